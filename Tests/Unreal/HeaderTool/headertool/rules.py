# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""The rules. Each function looks at one thing and reports with the line; check() runs them over all headers."""

from dataclasses import dataclass

from . import engine
from .typerules import TypeBook, check_type

BLUEPRINT_PROPERTY = ("BlueprintReadWrite", "BlueprintReadOnly", "BlueprintAssignable")
BLUEPRINT_FUNCTION = (
	"BlueprintCallable",
	"BlueprintPure",
	"BlueprintNativeEvent",
	"BlueprintImplementableEvent",
)
CONTAINERS = ("TArray", "TSet", "TMap")


@dataclass(frozen=True, order=True)
class Problem:
	path: str
	line: int
	message: str

	def __str__(self):
		return f"{self.path}({self.line}): error: {self.message}"


class Checker:
	def __init__(self, headers, needed=(), is_engine=False):
		self._headers = headers
		self._needed = needed
		self._is_engine = is_engine
		self._book = TypeBook([*needed, *headers])
		self._problems = []
		self._path = ""

	def run(self):
		for header in self._headers:
			self._path = header.path
			for line, message in header.errors:
				self._report(line, message)
			self._check_header(header)
			for made in header.types:
				self._check_reflected(header, made)
			for delegate in header.delegates:
				self._check_delegate(delegate)
		self._check_names()
		return sorted(set(self._problems))

	def _report(self, line, message):
		self._problems.append(Problem(self._path, line, message))

	# ---- files ----

	def _check_header(self, header):
		wanted = f"{header.stem}.generated.h"
		found = [include for include in header.includes if include.name.endswith(".generated.h")]
		if header.is_reflected and not header.has_pragma_once:
			self._report(1, "a header with reflected types needs #pragma once")
		if not header.is_reflected:
			for include in found:
				self._report(include.line, f"{include.name} is included, but nothing here is reflected")
			return
		if not found:
			first = min([t.line for t in header.types] + [d.line for d in header.delegates])
			self._report(first, f'a header with reflected types must include "{wanted}"')
			return
		for include in found:
			if include.name != wanted:
				self._report(include.line, f'the generated header of this file is "{wanted}"')
			if include.conditions:
				self._report(include.line, "the generated header must not stand inside #if")
		if len(found) > 1:
			self._report(found[1].line, "the generated header is included twice")
		after = [include for include in header.includes if include.line > found[0].line]
		if after:
			self._report(after[0].line, f'"{found[0].name}" must be the last include')
		before = [t for t in header.types if t.line < found[0].line]
		if before:
			self._report(before[0].line, f"{before[0].name} stands before the generated header")

	def _check_names(self):
		files = {}
		names = {}
		for header in self._needed:
			if header.is_reflected:
				files[header.stem.lower()] = header.path
			for made in [*header.types, *header.delegates]:
				names[made.name[1:].lower()] = (header.path, made.line, made.name)
		for header in self._headers:
			if header.is_reflected:
				other = files.setdefault(header.stem.lower(), header.path)
				if other != header.path:
					self._path = header.path
					self._report(1, f"{other} has the same file name: generated files would collide")
			for made in header.types:
				self._check_taken(names, header, made.name, made.line)
			for delegate in header.delegates:
				self._check_taken(names, header, delegate.name, delegate.line)

	def _check_taken(self, names, header, name, line):
		self._path = header.path
		bare = name[1:]
		other = names.setdefault(bare.lower(), (header.path, line, name))
		if (other[0], other[1]) != (header.path, line):
			self._report(line, f"{name} clashes with {other[2]} ({other[0]}, line {other[1]})")
		if self._is_engine:
			return
		engine_names = engine.CLASSES.keys() | engine.STRUCTS | engine.ENUMS
		if bare in engine.TAKEN_NAMES or bare in {known[1:] for known in engine_names}:
			self._report(line, f"{name} clashes with a type of the engine")

	# ---- types ----

	def _check_reflected(self, header, made):
		word = {"class": "UCLASS", "struct": "USTRUCT", "enum": "UENUM", "interface": "UINTERFACE"}[made.kind]
		if made.scope:
			self._report(made.line, f"{made.name}: a {word} stands at global scope, not in {made.scope}")
		if made.conditions:
			self._report(made.line, f"{made.name}: a {word} must not stand inside #if {made.conditions[-1]}")
		for specifier in made.markup.specifiers:
			if specifier not in engine.TYPE_SPECIFIERS[made.kind]:
				self._report(made.markup.line or made.line, f'{made.name}: unknown specifier "{specifier}"')
		if made.kind == "enum":
			self._check_enum(made)
			return
		self._check_prefix(made)
		self._check_bases(header, made)
		if made.generated_body_line == 0:
			self._report(made.line, f"{made.name}: GENERATED_BODY() is missing")
		elif not made.generated_body_is_first:
			self._report(made.generated_body_line, f"{made.name}: GENERATED_BODY() must come first")
		elif made.generated_macro != "GENERATED_BODY" and made.kind != "interface":
			self._report(made.generated_body_line, f"{made.name}: write GENERATED_BODY()")
		for item in made.properties:
			self._check_property(made, item)
		for function in made.functions:
			self._check_function(made, function)
		self._check_member_names(made)

	def _check_enum(self, made):
		if not made.name.startswith("E") or not made.name[1:2].isupper():
			self._report(made.line, f"{made.name}: the name of an enum starts with E")
		if not made.is_scoped_enum and not self._is_engine:
			self._report(made.line, f"{made.name}: write enum class")
		if not made.is_scoped_enum and not made.enum_type:
			self._report(made.line, f"{made.name}: name the underlying type")
		if made.markup.has("BlueprintType") and made.enum_type != "uint8":
			self._report(made.line, f"{made.name}: an enum for Blueprints is a uint8")
		if len(made.enumerators) != len(set(made.enumerators)):
			self._report(made.line, f"{made.name}: an enumerator is listed twice")

	def _check_prefix(self, made):
		wanted = "F"
		if made.kind == "interface":
			wanted = "U"
		elif made.kind == "class":
			wanted = "A" if self._book.is_actor(made.name) else "U"
		if not made.name.startswith(wanted) or not made.name[1:2].isupper():
			self._report(made.line, f"{made.name}: the name of this type starts with {wanted}")

	def _check_bases(self, header, made):
		if made.kind == "struct":
			if made.bases and not self._book.is_struct(made.bases[0]):
				self._report(made.line, f"{made.name}: the base {made.bases[0]} is not a USTRUCT")
			return
		if not made.bases:
			self._report(made.line, f"{made.name}: a {made.kind} needs a reflected base")
			return
		if not self._book.is_class(made.bases[0]):
			self._report(made.line, f"{made.name}: the first base, {made.bases[0]}, is not a known UCLASS")
		for base in made.bases[1:]:
			if self._book.is_class(base):
				self._report(made.line, f"{made.name}: only one base may be a UCLASS, and {base} is another")
		if made.kind == "interface":
			native = "I" + made.name[1:]
			if native not in header.native_interfaces:
				self._report(made.line, f"{made.name}: the class {native} is missing in this header")
			elif header.native_interfaces[native] == 0:
				self._report(made.line, f"{native}: GENERATED_BODY() is missing")

	def _check_member_names(self, made):
		seen = {}
		for member in [*made.properties, *made.functions]:
			other = seen.setdefault(member.name.lower(), member)
			if other is not member:
				what = "overloads" if type(other) is type(member) else "has the name of"
				self._report(
					member.line,
					f"{made.name}::{member.name} {what} the reflected member in line {other.line}",
				)

	# ---- members ----

	def _check_category(self, owner, member, exposed):
		if self._is_engine:
			return
		category = (member.markup.specifiers.get("category") or "").strip('"').strip()
		if exposed and not category:
			self._report(member.line, f"{owner.name}::{member.name}: Category is missing")

	def _check_property(self, owner, item):
		name = f"{owner.name}::{item.name}"
		markup = item.markup
		for condition in item.conditions:
			if condition != "WITH_EDITORONLY_DATA":
				self._report(item.line, f"{name}: a UPROPERTY must not stand inside #if {condition}")
		for specifier in markup.specifiers:
			if specifier not in engine.PROPERTY_SPECIFIERS:
				self._report(item.line, f'{name}: unknown specifier "{specifier}"')
		edits = sorted(engine.EDIT_SPECIFIERS & markup.specifiers.keys())
		if len(edits) > 1:
			self._report(item.line, f"{name}: {edits[0]} and {edits[1]} exclude each other")
		if markup.has("BlueprintReadWrite") and markup.has("BlueprintReadOnly"):
			self._report(item.line, f"{name}: BlueprintReadWrite and BlueprintReadOnly exclude each other")
		if item.is_static:
			self._report(item.line, f"{name}: a UPROPERTY must not be static")
		exposed = markup.has(*BLUEPRINT_PROPERTY)
		self._check_category(owner, item, exposed or bool(edits))
		allows_private = (markup.meta.get("allowprivateaccess") or "").strip('"').lower() == "true"
		readable = markup.has("BlueprintReadWrite", "BlueprintReadOnly")
		if item.access == "private" and readable and not allows_private:
			self._report(item.line, f"{name}: private, yet exposed to Blueprints; see AllowPrivateAccess")
		self._check_property_type(owner, item, exposed)

	def _check_property_type(self, owner, item, exposed):
		name = f"{owner.name}::{item.name}"
		delegate = self._book.delegate(item.type.base)
		if item.markup.has("BlueprintAssignable") and not (delegate and delegate.is_multicast):
			self._report(item.line, f"{name}: BlueprintAssignable is for dynamic multicast delegates")
			return
		if item.type.is_reference or item.type.is_rvalue:
			self._report(item.line, f"{name}: a UPROPERTY must not be a reference")
		if item.is_bitfield and item.type.base not in ("uint8", "uint32", "bool"):
			self._report(item.line, f"{name}: only uint8, uint32 and bool may be bit fields")
		if item.array_size and exposed:
			self._report(item.line, f"{name}: Blueprints know no fixed arrays")
		as_flag = item.is_bitfield and item.type.base == "uint32"
		for reason in check_type(self._book, item.type, exposed and not as_flag, in_function=False):
			self._report(item.line, f"{name}: {reason}")
		plain = item.type.base in engine.NUMBERS or self._book.is_enum(item.type.base) or item.type.pointers
		# A constructor may give the value; whether it does, this tool cannot see.
		needs_value = owner.kind == "struct" and not owner.constructors and not self._is_engine
		if needs_value and plain and not item.has_default and not item.is_bitfield:
			self._report(item.line, f"{name}: give it an initial value")

	def _check_function(self, owner, function):
		name = f"{owner.name}::{function.name}"
		markup = function.markup
		if owner.kind == "struct":
			self._report(function.line, f"{name}: a USTRUCT has no UFUNCTIONs")
		for condition in function.conditions:
			if condition != "WITH_EDITOR":
				self._report(function.line, f"{name}: a UFUNCTION must not stand inside #if {condition}")
		for specifier in markup.specifiers:
			if specifier not in engine.FUNCTION_SPECIFIERS:
				self._report(function.line, f'{name}: unknown specifier "{specifier}"')
		if function.is_template:
			self._report(function.line, f"{name}: a UFUNCTION must not be a template")
		exposed = markup.has(*BLUEPRINT_FUNCTION)
		self._check_category(owner, function, exposed or markup.has("CallInEditor"))
		is_library = self._book.derives_from(owner.name, "UBlueprintFunctionLibrary")
		if is_library and exposed and not function.is_static:
			self._report(function.line, f"{name}: the functions of a function library are static")
		self._check_event(name, function)
		returns_nothing = function.returns.base == "void" and function.returns.pointers == 0
		outputs = [p for p in function.parameters if _is_output(p)]
		if markup.has("BlueprintPure") and markup.specifiers["blueprintpure"] != "false":
			if returns_nothing and not outputs:
				self._report(function.line, f"{name}: BlueprintPure, yet it returns nothing")
		if not returns_nothing:
			for reason in check_type(self._book, function.returns, exposed, in_function=True):
				self._report(function.line, f"{name}: returns a type that {reason}")
		self._check_parameters(name, function, exposed)
		context = (markup.meta.get("worldcontext") or "").strip('"')
		if context and context not in {p.name for p in function.parameters}:
			self._report(function.line, f'{name}: WorldContext names "{context}", which is no parameter')

	def _check_event(self, name, function):
		markup = function.markup
		if markup.has("BlueprintImplementableEvent") and function.has_body:
			self._report(function.line, f"{name}: a BlueprintImplementableEvent has no body")
		if markup.has("BlueprintNativeEvent", "BlueprintImplementableEvent") and function.is_virtual:
			self._report(function.line, f"{name}: a Blueprint event is not virtual; _Implementation is")
		if markup.has("BlueprintNativeEvent", "BlueprintImplementableEvent") and function.is_static:
			self._report(function.line, f"{name}: a Blueprint event is not static")

	def _check_parameters(self, name, function, exposed):
		for parameter in function.parameters:
			if not parameter.name:
				self._report(function.line, f"{name}: a parameter has no name")
			for reason in check_type(self._book, parameter.type, exposed, in_function=True):
				self._report(function.line, f'{name}: the parameter "{parameter.name}" {reason}')
			if parameter.default and parameter.type.base in CONTAINERS:
				self._report(
					function.line,
					f'{name}: "{parameter.name}" is a container and has no default; see AutoCreateRefTerm',
				)
			if parameter.default and _is_output(parameter):
				self._report(function.line, f'{name}: "{parameter.name}" is an output and has no default')

	def _check_delegate(self, delegate):
		if not delegate.name.startswith("F") or not delegate.name[1:2].isupper():
			self._report(delegate.line, f"{delegate.name}: the name of a delegate starts with F")
		if delegate.conditions:
			self._report(
				delegate.line,
				f"{delegate.name}: a dynamic delegate must not stand inside #if {delegate.conditions[-1]}",
			)
		if len(delegate.parameters) != delegate.expected_count:
			self._report(
				delegate.line,
				f"{delegate.name}: {len(delegate.parameters)} parameters, and the macro is for "
				f"{delegate.expected_count}",
			)
		for parameter in delegate.parameters:
			if not parameter.name:
				self._report(delegate.line, f"{delegate.name}: type and name are two arguments of the macro")
			for reason in check_type(self._book, parameter.type, True, in_function=True):
				self._report(delegate.line, f'{delegate.name}: the parameter "{parameter.name}" {reason}')


def _is_output(parameter):
	return parameter.type.is_reference and not parameter.type.is_const and not parameter.is_in_out


def check(headers, needed=(), is_engine=False):
	"""All problems of a set of headers that are compiled together, in order. Those they need are only looked up."""
	return Checker(headers, needed, is_engine).run()
