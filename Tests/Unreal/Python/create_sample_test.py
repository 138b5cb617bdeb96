# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Runs the script that makes the sample level against a strict stand-in for the editor."""

import importlib.util
import pathlib
import sys
import unittest

from fake_unreal import Component, FakeEditor, make_module
from reflected_names import python_name, read_classes

ROOT = pathlib.Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "Content" / "Python" / "create_grid_nav_sample.py"
CLASSES = read_classes(ROOT / "Source" / "NavPlugin" / "Public")


def load_script(editor, name="create_grid_nav_sample"):
    sys.modules["unreal"] = make_module(editor)
    spec = importlib.util.spec_from_file_location(name, SCRIPT)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def kinds(editor):
    """How many actors of each class the open level holds."""
    counts = {}
    for actor in editor.actors:
        name = actor._values["class_name"]
        counts[name] = counts.get(name, 0) + 1
    return counts


def part(editor, class_name, part_name):
    actors = [actor for actor in editor.actors if actor._values["class_name"] == class_name]
    return actors[0]._values["parts"][part_name]


class CreateSample(unittest.TestCase):
    def test_makes_a_level_with_everything_in_it(self):
        editor = FakeEditor(CLASSES)
        script = load_script(editor)
        self.assertTrue(script.main())
        self.assertEqual(editor.open_level, script.LEVEL_PATH)
        self.assertEqual(kinds(editor), {
            "StaticMeshActor": 1 + len(script.WALLS), "GridNavGraphActor": 1, "NavMeshBoundsVolume": 1,
            "GridNavDemo": 1, "DirectionalLight": 1, "SkyLight": 1, "PlayerStart": 1})
        self.assertEqual(editor.saved, [script.LEVEL_PATH])
        self.assertEqual(editor.errors, [])

    def test_the_grid_covers_the_floor_and_is_built(self):
        editor = FakeEditor(CLASSES)
        script = load_script(editor)
        script.main()
        graph = part(editor, "GridNavGraphActor", "graph")
        self.assertEqual(graph.get_editor_property("extent").x, script.FLOOR_HALF_SIZE)
        self.assertEqual(graph.get_editor_property("cell_size"), script.CELL_SIZE)
        self.assertEqual(graph._values["calls"], ["build"])

    def test_walls_stand_on_the_floor_and_leave_ways_around(self):
        editor = FakeEditor(CLASSES)
        script = load_script(editor)
        script.main()
        for actor in editor.actors:
            if not actor.get_actor_label().startswith("Wall"):
                continue
            values = actor._values
            self.assertAlmostEqual(values["location"].z - 50.0 * values["scale"].z, 0.0)
            self.assertEqual(values["parts"]["static_mesh_component"]._values["mesh"].path,
                             "/Engine/BasicShapes/Cube")
            reach = abs(values["location"].y) + 50.0 * values["scale"].y
            self.assertLess(reach, script.FLOOR_HALF_SIZE)

    def test_running_it_again_replaces_what_it_made_and_nothing_else(self):
        editor = FakeEditor(CLASSES)
        script = load_script(editor)
        script.main()
        before = kinds(editor)
        # Somebody else's actor in the level.
        unreal = sys.modules["unreal"]
        with unreal.ScopedEditorTransaction("by hand"):
            other = unreal.get_editor_subsystem(unreal.EditorActorSubsystem).spawn_actor_from_class(
                unreal.PlayerStart, unreal.Vector(), unreal.Rotator())
        self.assertTrue(script.main())
        self.assertIn(other, editor.actors)
        editor.actors.remove(other)
        self.assertEqual(kinds(editor), before)
        self.assertEqual(len(editor.levels), 1)

    def test_every_step_leaves_a_line_in_the_log(self):
        editor = FakeEditor(CLASSES)
        script = load_script(editor)
        script.main()
        self.assertTrue(all(line.startswith("GridNavSample: ") for line in editor.lines))
        for word in ("made", "floor", "grid", "navmesh", "demo", "lights", "saved"):
            self.assertTrue(any(word in line for line in editor.lines), word)

    def test_without_the_plugin_it_says_so_and_touches_nothing(self):
        editor = FakeEditor(CLASSES, plugin_enabled=False)
        script = load_script(editor)
        with self.assertRaisesRegex(RuntimeError, "is NavPlugin enabled"):
            script.main()
        self.assertEqual(editor.levels, {})

    def test_a_level_that_cannot_be_saved_is_an_error(self):
        editor = FakeEditor(CLASSES)
        editor.can_save = False
        script = load_script(editor)
        self.assertFalse(script.main())
        self.assertEqual(len(editor.errors), 1)

    def test_importing_it_does_nothing_and_executing_it_makes_the_level(self):
        editor = FakeEditor(CLASSES)
        load_script(editor)
        self.assertEqual(editor.levels, {})
        load_script(editor, "__main__")
        self.assertEqual(len(editor.levels), 1)

    def test_it_says_how_to_run_it(self):
        script = load_script(FakeEditor(CLASSES))
        self.assertIn("How to run it", script.__doc__)


class Strictness(unittest.TestCase):
    """The stand-in refuses what the editor would."""

    def setUp(self):
        self.editor = FakeEditor(CLASSES)
        self.graph = Component(self.editor, CLASSES["GridNavGraphComponent"])

    def test_unknown_attributes_raise(self):
        module = make_module(self.editor)
        with self.assertRaises(AttributeError):
            module.EditorLevelLibrary
        with self.assertRaises(AttributeError):
            self.graph.rebuild()
        with self.assertRaises(AttributeError):
            self.graph.cell_size = 5.0

    def test_properties_are_those_of_the_headers(self):
        self.graph.set_editor_property("cell_size", 50.0)
        for name in ("CellSize", "b_automatic_edits", "cellsize", "work"):
            with self.assertRaises(AttributeError):
                self.graph.set_editor_property(name, 1.0)

    def test_values_have_the_type_of_the_header(self):
        with self.assertRaises(TypeError):
            self.graph.set_editor_property("extent", 5.0)
        with self.assertRaises(TypeError):
            self.graph.set_editor_property("cell_size", True)

    def test_names_are_spelled_as_python_spells_them(self):
        self.assertEqual(python_name("bBuildOnBeginPlay"), "build_on_begin_play")
        self.assertEqual(python_name("MaxBuildPiecesPerFrame"), "max_build_pieces_per_frame")
        self.assertIn("get_graph_component", CLASSES["GridNavGraphActor"].functions)
        self.assertIn("side_cells", CLASSES["GridNavDemo"].properties)


if __name__ == "__main__":
    unittest.main()
