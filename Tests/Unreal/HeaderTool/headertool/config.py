# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Holds ini files against the classes they configure: sections, keys, values and their limits."""

import re

_SCRIPT = re.compile(r"/Script/(\w+)\.(\w+)$")
_INTEGERS = {
	"int8": (-(2**7), 2**7 - 1),
	"int16": (-(2**15), 2**15 - 1),
	"int32": (-(2**31), 2**31 - 1),
	"int64": (-(2**63), 2**63 - 1),
	"uint8": (0, 2**8 - 1),
	"uint16": (0, 2**16 - 1),
	"uint32": (0, 2**32 - 1),
	"uint64": (0, 2**64 - 1),
}
_TEXTS = {"FString", "FName", "FText"}


class IniFile:
	"""The lines of an ini file that mean something: (line, section) and (line, section, key, value)."""

	def __init__(self, path, text):
		self.path = path
		self.sections = []
		self.values = []
		self.problems = []
		section = None
		for number, raw in enumerate(text.splitlines(), 1):
			line = raw.strip()
			if not line or line.startswith(";"):
				continue
			if line.startswith("[") and line.endswith("]"):
				section = line[1:-1]
				self.sections.append((number, section))
			elif "=" not in line or section is None:
				self.problems.append(f"{path}:{number}: neither a section nor a value of one")
			else:
				key, value = line.split("=", 1)
				self.values.append((number, section, key.strip(), value.strip()))


def category_of(path):
	"""DefaultNavPlugin.ini holds the category NavPlugin."""
	name = path.rsplit("/", 1)[-1].removesuffix(".ini")
	return name.removeprefix("Default").removeprefix("Base")


class Checker:
	def __init__(self, headers):
		self._classes = {}
		self._enums = {}
		for header in headers:
			for made in header.types:
				if made.kind == "class":
					self._classes[(header.module, made.name[1:])] = made
				elif made.kind == "enum":
					self._enums[made.name] = made

	def check(self, ini):
		"""Everything that is wrong with a file, as lines with file and line."""
		problems = list(ini.problems)
		for line, section in ini.sections:
			fault = self._section_fault(section, category_of(ini.path))
			if fault:
				problems.append(f"{ini.path}:{line}: {fault}")
		seen = set()
		for line, section, key, value in ini.values:
			made = self._class_of(section)
			if made is None:
				continue
			fault = "is given twice" if (section, key) in seen else self._value_fault(made, key, value)
			seen.add((section, key))
			if fault:
				problems.append(f"{ini.path}:{line}: {key} {fault}")
		for line, section in ini.sections:
			for missing in self._missing(section, seen):
				problems.append(f"{ini.path}:{line}: {missing} is a setting, but its default is not here")
		return problems

	def _class_of(self, section):
		match = _SCRIPT.match(section)
		return self._classes.get(match.groups()) if match else None

	def _section_fault(self, section, category):
		if not _SCRIPT.match(section):
			return f"[{section}] is not the section of a class, /Script/Module.Class"
		made = self._class_of(section)
		if made is None:
			return f"there is no class for [{section}]"
		config = made.markup.specifiers.get("config") or ""
		return "" if config == category else f"{made.name} reads the category {config or 'of nobody'}, not {category}"

	def _missing(self, section, seen):
		made = self._class_of(section)
		settings = [item for item in made.properties if item.markup.has("Config")] if made else []
		return [item.name for item in settings if (section, item.name) not in seen]

	def _value_fault(self, made, key, value):
		found = [item for item in made.properties if item.name == key]
		if not found:
			return f"is no property of {made.name}"
		item = found[0]
		if not item.markup.has("Config"):
			return "is not marked Config, so Unreal does not read it"
		fault = self._type_fault(item, value) or self._limit_fault(item, value)
		if not fault and item.default and self._plain(item, item.default) != self._plain(item, value):
			fault = f"is {value} here and {item.default} in {made.name}"
		return fault

	def _type_fault(self, item, value):
		base = item.type.base
		if base == "bool":
			return "" if value in ("True", "False") else f"is not True or False: {value}"
		if base in _INTEGERS:
			if not re.fullmatch(r"-?\d+", value):
				return f"is not an integer: {value}"
			low, high = _INTEGERS[base]
			return "" if low <= int(value) <= high else f"does not fit into {base}: {value}"
		if base in ("float", "double"):
			return "" if re.fullmatch(r"-?\d+(\.\d+)?", value) else f"is not a number: {value}"
		if base in self._enums:
			names = self._enums[base].enumerators
			return "" if value in names else f"is none of {', '.join(names)}: {value}"
		return "" if base in _TEXTS else f"has a type that ini files of ours do not hold: {item.type}"

	@staticmethod
	def _limit_fault(item, value):
		for name, breaks in (("clampmin", lambda a, b: a < b), ("clampmax", lambda a, b: a > b)):
			limit = item.markup.meta.get(name)
			if limit is not None and breaks(float(value), float(limit.strip('"'))):
				return f"is beyond its limit of {limit}: {value}"
		return ""

	@staticmethod
	def _plain(item, text):
		"""A value or a default initialiser, brought to one form."""
		text = text.replace(" ", "")
		if item.type.base in ("float", "double"):
			return float(text.rstrip("fF"))
		if item.type.base in _INTEGERS:
			return int(text.replace("'", ""))
		if item.type.base == "bool":
			return text.lower()
		return text.rsplit("::", 1)[-1].removeprefix("TEXT(").removesuffix(")").strip('"')
