# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""What the engine would show of our headers to Python: classes with their properties and functions."""

import pathlib
import re

CLASS = re.compile(r"UCLASS\(.*?\)\s*class\s+\w+\s+([UA])(\w+)\s*:\s*public\s+(\w+)", re.S)
MEMBER = re.compile(r"UPROPERTY\(((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*)\)\s*([^;=]+?)\s*(?:=[^;]*)?;", re.S)
FUNCTION = re.compile(
    r"UFUNCTION\(((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*)\)\s*(?:virtual\s+)?[\w:<>*&, ]+?[\s*&](\w+)\(", re.S)


def python_name(name):
    """bBuildOnBeginPlay is build_on_begin_play, GetGraphComponent is get_graph_component."""
    if re.match(r"b[A-Z]", name):
        name = name[1:]
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


class ReflectedClass:
    """One class: its name without the prefix letter, what can be edited and what can be called."""

    def __init__(self, name, base):
        self.name = name
        self.base = base
        # Python name -> type as written.
        self.properties = {}
        self.functions = set()


def read_classes(folder):
    """All classes of the headers below a folder, by name."""
    classes = {}
    for header in sorted(pathlib.Path(folder).rglob("*.h")):
        text = re.sub(r"/\*.*?\*/|//[^\n]*", "", header.read_text(encoding="utf-8"), flags=re.S)
        starts = list(CLASS.finditer(text))
        for index, start in enumerate(starts):
            end = starts[index + 1].start() if index + 1 < len(starts) else len(text)
            body = text[start.end():end]
            found = ReflectedClass(start.group(2), start.group(3)[1:])
            for member in MEMBER.finditer(body):
                kind, name = member.group(2).rsplit(None, 1)
                if "EditAnywhere" in member.group(1):
                    found.properties[python_name(name)] = kind
            for function in FUNCTION.finditer(body):
                if "Blueprint" in function.group(1):
                    found.functions.add(python_name(function.group(2)))
            classes[found.name] = found
    return classes
