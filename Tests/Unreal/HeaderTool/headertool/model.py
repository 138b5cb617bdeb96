# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""What the parser finds in headers: plain data, every piece with the line it stands on."""

from dataclasses import dataclass, field


@dataclass
class TypeName:
	"""A C++ type as written: TMap<FName, TObjectPtr<UFoo>> is a base with two arguments."""

	base: str
	arguments: list = field(default_factory=list)
	is_const: bool = False
	pointers: int = 0
	is_reference: bool = False
	is_rvalue: bool = False

	def __str__(self):
		inner = f"<{', '.join(str(a) for a in self.arguments)}>" if self.arguments else ""
		const = "const " if self.is_const else ""
		return f"{const}{self.base}{inner}{'*' * self.pointers}{'&' if self.is_reference else ''}"


@dataclass
class Markup:
	"""The inside of UPROPERTY(...) and the like. Keys are lower case; a bare word has the value None."""

	specifiers: dict = field(default_factory=dict)
	meta: dict = field(default_factory=dict)
	line: int = 0

	def has(self, *names):
		return any(name.lower() in self.specifiers for name in names)


@dataclass
class Property:
	name: str
	type: TypeName
	markup: Markup
	line: int
	access: str
	conditions: tuple = ()
	array_size: str = ""
	is_bitfield: bool = False
	has_default: bool = False
	default: str = ""  # As written behind the equals sign, in tokens.
	is_static: bool = False
	tooltip: str = ""


@dataclass
class Parameter:
	name: str
	type: TypeName
	default: str = ""
	is_in_out: bool = False


@dataclass
class Function:
	name: str
	returns: TypeName
	parameters: list
	markup: Markup
	line: int
	access: str
	conditions: tuple = ()
	is_static: bool = False
	is_virtual: bool = False
	is_const: bool = False
	is_template: bool = False
	has_body: bool = False
	tooltip: str = ""


@dataclass
class Delegate:
	name: str
	parameters: list
	line: int
	is_multicast: bool
	is_dynamic: bool = True
	expected_count: int = 0
	returns: TypeName = None
	conditions: tuple = ()


@dataclass
class ReflectedType:
	kind: str  # "class", "struct", "enum", "interface"
	name: str
	markup: Markup
	line: int
	conditions: tuple = ()
	scope: str = ""  # Where it stands, when that is not the global scope.
	api: str = ""
	bases: list = field(default_factory=list)
	properties: list = field(default_factory=list)
	functions: list = field(default_factory=list)
	generated_body_line: int = 0
	generated_body_is_first: bool = False
	generated_macro: str = ""
	enum_type: str = ""
	is_scoped_enum: bool = False
	enum_namespace: str = ""  # Of the old form, namespace EFoo { enum Type }.
	enum_cpp_name: str = ""
	enumerators: list = field(default_factory=list)
	enumerator_meta: dict = field(default_factory=dict)
	constructors: set = field(default_factory=set)  # Written by hand: "default", "initializer".
	has_destructor: bool = False
	tooltip: str = ""


@dataclass
class Header:
	path: str
	module: str
	includes: list = field(default_factory=list)
	types: list = field(default_factory=list)
	delegates: list = field(default_factory=list)
	native_interfaces: dict = field(default_factory=dict)  # IFoo -> line of its GENERATED_BODY, or 0
	errors: list = field(default_factory=list)
	has_pragma_once: bool = False

	@property
	def stem(self):
		return self.path.rsplit("/", 1)[-1].removesuffix(".h")

	@property
	def is_reflected(self):
		return bool(self.types or self.delegates)
