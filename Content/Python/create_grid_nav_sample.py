# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Creates a sample level for the grid navigation of NavPlugin.

The level holds a floor, walls with gaps, a Grid Nav Graph that covers them, bounds for a navmesh beside it, the
Grid Nav Demo with its agents, lights and a player start. Press Play to see it work; open Tools > Grid Nav Search
Preview to look into single searches.

How to run it, in an editor with the plugins "Python Editor Script Plugin" and "Editor Scripting Utilities":
  - Output Log, with the prompt set to Python:   import create_grid_nav_sample as s; s.main()
  - or, from Tools > Execute Python Script, this file.

It can be run again at any time: what it made before is replaced, what others put into the level stays. The level
is saved as LEVEL_PATH.
"""

import unreal

LEVEL_PATH = "/Game/GridNavSample/GridNavSample"
# Marks the actors that belong to the script.
TAG = "GridNavSample"

FLOOR_HALF_SIZE = 5000.0
FLOOR_THICKNESS = 20.0
WALL_HEIGHT = 200.0
CELL_SIZE = 100.0
# Beside the floor: the demo brings a floor of its own.
DEMO_LOCATION = (0.0, 16000.0, 0.0)
DEMO_SIDE_CELLS = 96
DEMO_AGENTS = 300

# Center and half size of each wall in cm, seen from above.
WALLS = [
    ((-2000.0, 1000.0), (100.0, 3500.0)),
    ((0.0, -1500.0), (100.0, 3000.0)),
    ((2000.0, 1000.0), (100.0, 3500.0)),
    ((3400.0, -2800.0), (900.0, 100.0)),
    ((-3600.0, -3000.0), (700.0, 700.0)),
    ((3600.0, 3200.0), (500.0, 900.0)),
]


def log(text):
    unreal.log("GridNavSample: " + text)


def load_plugin_class(name):
    """A class of the plugin by its reflected name; a clear error when the plugin is not enabled."""
    path = "/Script/NavPlugin." + name
    found = unreal.load_class(None, path)
    if found is None:
        raise RuntimeError("GridNavSample: there is no class " + path + "; is NavPlugin enabled?")
    return found


def open_level():
    """Loads the sample level, or makes it."""
    levels = unreal.get_editor_subsystem(unreal.LevelEditorSubsystem)
    if unreal.EditorAssetLibrary.does_asset_exist(LEVEL_PATH):
        opened = levels.load_level(LEVEL_PATH)
        log("opened " + LEVEL_PATH)
    else:
        opened = levels.new_level(LEVEL_PATH)
        log("made " + LEVEL_PATH)
    if not opened:
        raise RuntimeError("GridNavSample: the level " + LEVEL_PATH + " cannot be opened")


def remove_old_actors():
    """Takes out what an earlier run made."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    old = [actor for actor in actors.get_all_level_actors() if actor.actor_has_tag(TAG)]
    for actor in old:
        actors.destroy_actor(actor)
    if old:
        log("removed {} actors of an earlier run".format(len(old)))


def spawn(actor_class, label, location=(0.0, 0.0, 0.0), rotation=(0.0, 0.0, 0.0)):
    """An actor that belongs to the script. The rotation is pitch, yaw and roll."""
    actors = unreal.get_editor_subsystem(unreal.EditorActorSubsystem)
    pitch, yaw, roll = rotation
    actor = actors.spawn_actor_from_class(
        actor_class, unreal.Vector(*location), unreal.Rotator(roll=roll, pitch=pitch, yaw=yaw))
    if actor is None:
        raise RuntimeError("GridNavSample: " + label + " cannot be placed")
    actor.set_actor_label(label)
    actor.set_editor_property("tags", [unreal.Name(TAG)])
    return actor


def spawn_box(label, center, half_size):
    """A box of the engine's unit cube, which is 100 cm wide."""
    actor = spawn(unreal.StaticMeshActor, label, center)
    actor.static_mesh_component.set_static_mesh(unreal.load_asset("/Engine/BasicShapes/Cube"))
    actor.set_actor_scale3d(unreal.Vector(*(side / 50.0 for side in half_size)))
    return actor


def place_floor_and_walls():
    thickness = 0.5 * FLOOR_THICKNESS
    spawn_box("Floor", (0.0, 0.0, -thickness), (FLOOR_HALF_SIZE, FLOOR_HALF_SIZE, thickness))
    for number, (center, half_size) in enumerate(WALLS, start=1):
        spawn_box(
            "Wall {}".format(number), (*center, 0.5 * WALL_HEIGHT), (*half_size, 0.5 * WALL_HEIGHT))
    log("placed a floor and {} walls".format(len(WALLS)))


def place_grid():
    actor = spawn(load_plugin_class("GridNavGraphActor"), "Grid Nav Graph")
    graph = actor.get_graph_component()
    graph.set_editor_property("extent", unreal.Vector(FLOOR_HALF_SIZE, FLOOR_HALF_SIZE, 500.0))
    graph.set_editor_property("cell_size", CELL_SIZE)
    graph.set_editor_property("build_on_begin_play", True)
    graph.set_editor_property("automatic_edits", True)
    # So that the search preview has a grid before anybody plays.
    graph.build()
    log("placed a grid of {0} x {0} cells".format(int(2.0 * FLOOR_HALF_SIZE / CELL_SIZE)))


def place_navmesh_bounds():
    # The brush of a new volume is a cube of 200 cm.
    bounds = spawn(unreal.NavMeshBoundsVolume, "Navmesh Bounds")
    bounds.set_actor_scale3d(unreal.Vector(FLOOR_HALF_SIZE / 100.0, FLOOR_HALF_SIZE / 100.0, 5.0))
    log("placed bounds for a navmesh beside the grid")


def place_demo():
    demo = spawn(load_plugin_class("GridNavDemo"), "Grid Nav Demo", DEMO_LOCATION)
    demo.set_editor_property("side_cells", DEMO_SIDE_CELLS)
    demo.set_editor_property("agents", DEMO_AGENTS)
    log("placed the demo with {} agents".format(DEMO_AGENTS))


def place_lights_and_start():
    spawn(unreal.DirectionalLight, "Sun", (0.0, 0.0, 3000.0), (-50.0, 30.0, 0.0))
    spawn(unreal.SkyLight, "Sky Light", (0.0, 0.0, 3000.0))
    spawn(unreal.PlayerStart, "Player Start", (-4500.0, 0.0, 120.0))
    log("placed lights and a player start")


def main():
    """Makes the level anew; True when it was saved."""
    # Before anything is touched: without the plugin there is nothing to show.
    load_plugin_class("GridNavGraphActor")
    load_plugin_class("GridNavDemo")
    open_level()
    with unreal.ScopedEditorTransaction("Create Grid Nav Sample"):
        remove_old_actors()
        place_floor_and_walls()
        place_grid()
        place_navmesh_bounds()
        place_demo()
        place_lights_and_start()
    saved = unreal.get_editor_subsystem(unreal.LevelEditorSubsystem).save_current_level()
    if saved:
        log("saved " + LEVEL_PATH + "; press Play")
    else:
        unreal.log_error("GridNavSample: " + LEVEL_PATH + " was not saved")
    return saved


if __name__ == "__main__":
    main()
