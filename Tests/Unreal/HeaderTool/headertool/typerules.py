# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Which C++ types the reflection system and Blueprints accept."""

from . import engine

OBJECT_WRAPPERS = {"TObjectPtr", "TWeakObjectPtr", "TSoftObjectPtr", "TSubclassOf", "TSoftClassPtr"}
CONTAINERS = {"TArray": 1, "TSet": 1, "TMap": 2}
NEVER = {
	"TSharedPtr", "TSharedRef", "TWeakPtr", "TUniquePtr", "TFunction", "TFunctionRef", "TUniqueFunction",
	"TVariant", "TTuple", "TPair", "TArrayView", "TConstArrayView", "TQueue", "TPimplPtr", "FNavPathSharedPtr",
	"size_t", "long", "short", "int", "char", "unsigned", "auto", "decltype", "void",
}


class TypeBook:
	"""All reflected types: ours and the part of the engine's that we know."""

	def __init__(self, headers):
		types = [made for header in headers for made in header.types]
		self._bases = dict(engine.CLASSES)
		self._structs = {made.name: made for made in types if made.kind == "struct"}
		self._enums = {made.name: made for made in types if made.kind == "enum"}
		self._interfaces = {"I" + made.name[1:] for made in types if made.kind == "interface"}
		self._classes = {made.name: made for made in types if made.kind in ("class", "interface")}
		self._delegates = {d.name: d for header in headers for d in header.delegates}
		for made in types:
			if made.kind in ("class", "interface"):
				self._bases[made.name] = made.bases[0] if made.bases else ""

	def is_class(self, name):
		return name in self._bases

	def class_of(self, name):
		"""The parsed class; None for one of the engine that nobody parsed."""
		return self._classes.get(name)

	def derives_from(self, name, ancestor):
		steps = 0
		while name and steps < 100:
			if name == ancestor:
				return True
			name = self._bases.get(name, "")
			steps += 1
		return False

	def is_actor(self, name):
		return self.derives_from(name, "AActor")

	def is_struct(self, name):
		return name in self._structs or name in engine.STRUCTS

	def is_blueprint_struct(self, name):
		made = self._structs.get(name)
		return made.markup.has("BlueprintType") if made else name in engine.STRUCTS_FOR_BLUEPRINT

	def is_enum(self, name):
		return name in self._enums or name in engine.ENUMS

	def is_blueprint_enum(self, name):
		made = self._enums.get(name)
		return made.markup.has("BlueprintType") if made else name in engine.ENUMS

	def is_interface(self, name):
		return name in self._interfaces

	def delegate(self, name):
		return self._delegates.get(name)


def check_type(book, made, blueprint, in_function):
	"""Yields why a type is refused; nothing where it is accepted."""
	base = made.base
	if "::" in base or base in NEVER or base.startswith("std"):
		yield f"is {made}, which is not a reflected type"
	elif base in CONTAINERS:
		yield from _check_container(book, made, blueprint, in_function)
	elif base == "TOptional":
		yield f"is {made}, which Blueprints do not know" if blueprint else f"is {made}; avoid it"
	elif base == "TEnumAsByte":
		yield from _check_enum_as_byte(book, made)
	elif base == "TScriptInterface":
		if len(made.arguments) != 1 or not book.is_interface(made.arguments[0].base):
			yield f"is {made}, which needs a reflected interface"
	elif base in OBJECT_WRAPPERS:
		yield from _check_wrapper(book, made, in_function)
	elif made.pointers:
		yield from _check_pointer(book, made)
	else:
		yield from _check_value(book, made, blueprint, in_function)


def _check_container(book, made, blueprint, in_function):
	if made.pointers:
		yield f"is {made}: a pointer to a container is not a reflected type"
	if len(made.arguments) != CONTAINERS[made.base]:
		yield f"is {made}: {made.base} takes {CONTAINERS[made.base]} argument(s) here"
		return
	for argument in made.arguments:
		if argument.base in CONTAINERS:
			yield f"is {made}: containers cannot be nested; wrap the inner one in a USTRUCT"
		elif book.delegate(argument.base):
			yield f"is {made}: a container cannot hold delegates"
		else:
			yield from check_type(book, argument, blueprint, in_function=False)


def _check_enum_as_byte(book, made):
	inner = made.arguments[0].base.split("::")[0] if len(made.arguments) == 1 else ""
	if not book.is_enum(inner):
		yield f"is {made}, which needs a reflected enum"


def _check_wrapper(book, made, in_function):
	if in_function and made.base == "TObjectPtr":
		yield f"is {made}: functions take and return plain pointers to objects"
	if made.pointers:
		yield f"is {made}: a pointer to {made.base} is not a reflected type"
	if len(made.arguments) != 1:
		yield f"is {made}: {made.base} takes one argument"
	elif not book.is_class(made.arguments[0].base):
		yield f"is {made}: {made.arguments[0].base} is not a known UCLASS"


def _check_pointer(book, made):
	if made.pointers > 1:
		yield f"is {made}: a pointer to a pointer is not a reflected type"
	elif not book.is_class(made.base):
		yield f"is {made}: only objects of a UCLASS are pointed to"


def _check_value(book, made, blueprint, in_function):
	base = made.base
	if made.is_rvalue:
		yield f"is {made}: no rvalue references"
	if base in engine.NUMBERS:
		if blueprint and base not in engine.NUMBERS_FOR_BLUEPRINT:
			yield f"is {made}, which Blueprints do not know"
	elif base in engine.TEXTS:
		return
	elif book.is_struct(base):
		if blueprint and not book.is_blueprint_struct(base):
			yield f"is {made}, a struct that is not a BlueprintType"
	elif book.is_enum(base):
		if blueprint and not book.is_blueprint_enum(base):
			yield f"is {made}, an enum that is not a BlueprintType"
	elif book.delegate(base):
		if in_function and book.delegate(base).is_multicast:
			yield f"is {made}: a multicast delegate cannot be passed"
	elif book.is_class(base):
		yield f"is {made}: objects are held by pointer"
	else:
		yield f"is {made}, which is not a reflected type"
