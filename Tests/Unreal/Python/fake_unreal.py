# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""A strict stand-in for the module `unreal` of the editor: what is not here cannot be used.

Classes of the plugin have the properties and functions of its headers and no others; values are checked against
the types written there. Of the engine there is what the page of the Python API lists under the same names.
"""

import types

NUMBERS = (int, float)


class Vector:
    def __init__(self, x=0.0, y=0.0, z=0.0):
        self.x, self.y, self.z = float(x), float(y), float(z)


class Rotator:
    def __init__(self, roll=0.0, pitch=0.0, yaw=0.0):
        self.roll, self.pitch, self.yaw = float(roll), float(pitch), float(yaw)


class Name(str):
    pass


class StaticMesh:
    def __init__(self, path):
        self.path = path


class Strict:
    """No attributes but those of its class: a misspelled one raises, read or written."""

    __slots__ = ("_values", "_editor")


ENGINE_PROPERTIES = {"tags": list}
TYPES_OF = {"bool": bool, "int32": int, "float": NUMBERS, "FVector": Vector}


class Component(Strict):
    __slots__ = ()

    def __init__(self, editor, reflected):
        self._editor = editor
        self._values = {"class": reflected, "calls": []}

    def set_editor_property(self, name, value):
        reflected = self._values["class"]
        if name not in reflected.properties:
            raise AttributeError("{} has no property {}".format(reflected.name, name))
        wanted = TYPES_OF[reflected.properties[name]]
        if not isinstance(value, wanted) or (wanted is not bool and isinstance(value, bool)):
            raise TypeError("{}.{} takes no {}".format(reflected.name, name, type(value).__name__))
        self._values[name] = value

    def get_editor_property(self, name):
        return self._values[name]

    def __getattr__(self, name):
        reflected = self._values["class"]
        if name not in reflected.functions:
            raise AttributeError("{} has no function {}".format(reflected.name, name))
        return lambda: self._values["calls"].append(name)


class StaticMeshComponent(Strict):
    __slots__ = ()

    def __init__(self, editor):
        self._editor = editor
        self._values = {}

    def set_static_mesh(self, mesh):
        if not isinstance(mesh, StaticMesh):
            raise TypeError("not a static mesh")
        self._values["mesh"] = mesh
        return True


class Actor(Strict):
    """An actor in the level. Its class is an engine class by name, or one of the plugin."""

    __slots__ = ()

    def __init__(self, editor, class_name, reflected, location, rotation):
        self._editor = editor
        self._values = {"class_name": class_name, "reflected": reflected, "tags": [], "label": class_name,
                        "location": location, "rotation": rotation, "scale": Vector(1.0, 1.0, 1.0),
                        "parts": {}}
        if class_name == "StaticMeshActor":
            self._values["parts"]["static_mesh_component"] = StaticMeshComponent(editor)

    def set_actor_label(self, label, mark_dirty=True):
        self._values["label"] = label

    def get_actor_label(self):
        return self._values["label"]

    def set_actor_scale3d(self, scale):
        if not isinstance(scale, Vector):
            raise TypeError("not a vector")
        self._values["scale"] = scale

    def actor_has_tag(self, tag):
        return tag in self._values["tags"]

    def set_editor_property(self, name, value):
        if name in ENGINE_PROPERTIES:
            if not isinstance(value, ENGINE_PROPERTIES[name]):
                raise TypeError(name)
            self._values[name] = value
            return
        reflected = self._values["reflected"]
        if reflected is None:
            raise AttributeError("{} has no property {}".format(self._values["class_name"], name))
        own = self._values["parts"].setdefault("own", Component(self._editor, reflected))
        own.set_editor_property(name, value)

    def __getattr__(self, name):
        reflected = self._values["reflected"]
        if reflected is not None and name == "get_graph_component" and name in reflected.functions:
            parts = self._values["parts"]
            classes = self._editor.classes
            return lambda: parts.setdefault(
                "graph", Component(self._editor, classes["GridNavGraphComponent"]))
        if name in self._values["parts"]:
            return self._values["parts"][name]
        raise AttributeError("{} has no {}".format(self._values["class_name"], name))


class FakeEditor:
    """The editor that the module talks to: levels by path, the open one, and the log."""

    ENGINE_CLASSES = ("StaticMeshActor", "NavMeshBoundsVolume", "DirectionalLight", "SkyLight", "PlayerStart")

    def __init__(self, classes, plugin_enabled=True):
        self.classes = classes
        self.plugin_enabled = plugin_enabled
        self.levels = {}
        self.open_level = None
        self.saved = []
        self.lines = []
        self.errors = []
        self.transactions = []
        self.can_save = True

    @property
    def actors(self):
        return self.levels[self.open_level]


class PluginClass:
    def __init__(self, name):
        self.name = name


class EngineClass(PluginClass):
    pass


def make_level_subsystem(editor):
    class LevelEditorSubsystem(Strict):
        def new_level(self, asset_path):
            if asset_path in editor.levels:
                return False
            editor.levels[asset_path] = []
            editor.open_level = asset_path
            return True

        def load_level(self, asset_path):
            if asset_path not in editor.levels:
                return False
            editor.open_level = asset_path
            return True

        def save_current_level(self):
            if editor.can_save:
                editor.saved.append(editor.open_level)
            return editor.can_save

    return LevelEditorSubsystem


def make_actor_subsystem(editor):
    class EditorActorSubsystem(Strict):
        def get_all_level_actors(self):
            return list(editor.actors)

        def destroy_actor(self, actor):
            editor.actors.remove(actor)
            return True

        def spawn_actor_from_class(self, actor_class, location, rotation=None, transient=False):
            if not editor.transactions:
                raise RuntimeError("placed outside of a transaction: undo would miss it")
            if not isinstance(location, Vector) or not isinstance(rotation, Rotator):
                raise TypeError("location and rotation")
            reflected = None
            if not isinstance(actor_class, EngineClass):
                reflected = editor.classes[actor_class.name]
                if reflected.base != "Actor":
                    raise TypeError(actor_class.name + " is no actor")
            actor = Actor(editor, actor_class.name, reflected, location, rotation)
            editor.actors.append(actor)
            return actor

    return EditorActorSubsystem


def make_transaction(editor):
    class ScopedEditorTransaction:
        def __init__(self, text):
            self.text = text

        def __enter__(self):
            editor.transactions.append(self.text)
            return self

        def __exit__(self, *_):
            editor.transactions.pop()
            return False

    return ScopedEditorTransaction


def make_module(editor):
    """The module `unreal` for an editor."""
    module = types.ModuleType("unreal")

    def load_class(outer, name):
        prefix = "/Script/NavPlugin."
        found = name.startswith(prefix) and name[len(prefix):] in editor.classes
        return PluginClass(name[len(prefix):]) if found and editor.plugin_enabled else None

    def load_asset(name):
        return StaticMesh(name) if name.startswith("/Engine/BasicShapes/") else None

    class EditorAssetLibrary(Strict):
        @staticmethod
        def does_asset_exist(asset_path):
            return asset_path in editor.levels

    module.Vector, module.Rotator, module.Name = Vector, Rotator, Name
    module.EditorAssetLibrary = EditorAssetLibrary
    module.LevelEditorSubsystem = make_level_subsystem(editor)
    module.EditorActorSubsystem = make_actor_subsystem(editor)
    module.ScopedEditorTransaction = make_transaction(editor)
    subsystems = (module.LevelEditorSubsystem, module.EditorActorSubsystem)

    def get_editor_subsystem(subsystem):
        if subsystem not in subsystems:
            raise TypeError("no subsystem")
        return subsystem()

    module.get_editor_subsystem = get_editor_subsystem
    module.load_class, module.load_asset = load_class, load_asset
    module.log, module.log_error = editor.lines.append, editor.errors.append
    for name in FakeEditor.ENGINE_CLASSES:
        setattr(module, name, EngineClass(name))
    return module
