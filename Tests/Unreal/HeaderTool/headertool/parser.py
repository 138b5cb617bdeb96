# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Finds reflected declarations in a header. Like Unreal Header Tool it reads declarations, not all of C++."""

from . import lexer
from .model import (
	Delegate,
	Function,
	Header,
	Markup,
	Parameter,
	Property,
	ReflectedType,
	TypeName,
)

TYPE_MARKUP = {"UCLASS": "class", "USTRUCT": "struct", "UENUM": "enum", "UINTERFACE": "interface"}
BODY_MACROS = {
	"GENERATED_BODY",
	"GENERATED_UCLASS_BODY",
	"GENERATED_USTRUCT_BODY",
	"GENERATED_UINTERFACE_BODY",
	"GENERATED_IINTERFACE_BODY",
}
PARAMETER_COUNTS = {
	"": 0,
	"OneParam": 1,
	"TwoParams": 2,
	"ThreeParams": 3,
	"FourParams": 4,
	"FiveParams": 5,
	"SixParams": 6,
	"SevenParams": 7,
	"EightParams": 8,
	"NineParams": 9,
}


class ParseError(Exception):
	def __init__(self, line, message):
		super().__init__(message)
		self.line = line


class _Scope:
	def __init__(self, kind, name="", reflected=None, access="public"):
		self.kind = kind  # "namespace", "class", "block"
		self.name = name
		self.reflected = reflected
		self.access = access
		self.members_seen = 0


class Parser:
	def __init__(self, path, module, text):
		self._lexed = lexer.lex(text)
		self._tokens = self._lexed.tokens
		self._at = 0
		self._scopes = []
		self.header = Header(
			path,
			module,
			includes=self._lexed.includes,
			errors=list(self._lexed.errors),
			has_pragma_once=self._lexed.has_pragma_once,
		)

	# ---- tokens ----

	def _peek(self, ahead=0):
		index = self._at + ahead
		return self._tokens[index] if index < len(self._tokens) else None

	def _text(self, ahead=0):
		token = self._peek(ahead)
		return token.text if token else ""

	def _next(self):
		token = self._peek()
		if token is None:
			last = self._tokens[-1].line if self._tokens else 1
			raise ParseError(last, "the file ends inside a declaration")
		self._at += 1
		return token

	def _expect(self, text):
		token = self._next()
		if token.text != text:
			raise ParseError(token.line, f'expected "{text}" and found "{token.text}"')
		return token

	def _accept(self, text):
		if self._text() == text:
			self._at += 1
			return True
		return False

	def _inside(self, opening, closing):
		"""The tokens between two brackets, which are read too."""
		self._expect(opening)
		depth = 1
		inside = []
		while True:
			token = self._next()
			depth += (token.text == opening) - (token.text == closing)
			if depth == 0:
				return inside
			inside.append(token)

	def _skip_template(self):
		"""Reads the <...> after the word template."""
		depth = 0
		while True:
			token = self._next()
			depth += token.text.count("<") - (token.text.count(">") if token.text != "->" else 0)
			if depth <= 0:
				return

	# ---- the file ----

	def parse(self):
		try:
			while self._peek() is not None:
				self._declaration()
		except ParseError as error:
			self.header.errors.append((error.line, str(error)))
		return self.header

	def _declaration(self):
		token = self._peek()
		text = token.text
		scope = self._scopes[-1] if self._scopes else None
		in_reflected = scope is not None and scope.reflected is not None
		if text in TYPE_MARKUP:
			self._reflected_type(TYPE_MARKUP[text])
		elif text == "UDELEGATE":
			self._next()
			self._markup()
		elif text.startswith("DECLARE_DYNAMIC_") and self._text(1) == "(":
			self._delegate()
		elif text in ("UPROPERTY", "UFUNCTION"):
			self._member(scope)
		elif text in BODY_MACROS:
			self._generated_body(scope)
		elif in_reflected and text in ("public", "protected", "private") and self._text(1) == ":":
			scope.access = text
			self._at += 2
		elif text == "namespace":
			self._namespace()
		elif text == "template":
			self._next()
			self._skip_template()
		elif text in ("class", "struct", "union"):
			self._plain_type(text)
		elif text == "enum":
			self._plain_enum()
		elif text == "{":
			self._next()
			self._scopes.append(_Scope("block"))
		elif text == "}":
			self._next()
			if not self._scopes:
				raise ParseError(token.line, 'a "}" closes nothing')
			self._scopes.pop()
		else:
			if in_reflected:
				scope.members_seen += 1
				self._note_constructor(scope.reflected)
			self._statement()

	def _note_constructor(self, made):
		"""Remembers which constructors a reflected class writes itself; the others are generated."""
		ahead = 0
		while self._text(ahead) in ("explicit", "inline", "FORCEINLINE", "virtual") or self._text(ahead).endswith("_API"):
			ahead += 1
		if self._text(ahead) == "~" and self._text(ahead + 1) == made.name:
			made.has_destructor = True
		elif self._text(ahead) == made.name and self._text(ahead + 1) == "(":
			first = self._text(ahead + 2) if self._text(ahead + 2) != "const" else self._text(ahead + 3)
			if first in (")", "void"):
				made.constructors.add("default")
			elif first == "FObjectInitializer":
				made.constructors.add("initializer")

	def _statement(self):
		"""Skips to the end of a declaration that nobody asked about."""
		depth = 0
		while self._peek() is not None:
			text = self._text()
			if depth == 0 and text == "}":
				return
			if depth == 0 and text == "{":
				self._inside("{", "}")
				self._accept(";")
				return
			self._next()
			depth += (text == "(") - (text == ")")
			if depth == 0 and text in (";", ":"):
				return

	def _namespace(self):
		self._next()
		name = ""
		while self._text() not in ("{", ";", "="):
			name += self._next().text
		if self._text() == "{":
			self._next()
			self._scopes.append(_Scope("namespace", name or "(anonymous)"))
		else:
			self._statement()

	def _type_head(self):
		"""Reads API macro, attributes and name after class or struct."""
		api = ""
		while True:
			if self._text() == "[":
				self._inside("[", "]")
			elif self._text() == "alignas":
				self._next()
				self._inside("(", ")")
			elif self._text().endswith("_API") or self._text() == "MINIMAL_API":
				api = self._next().text
			else:
				break
		name = self._next()
		self._accept("final")
		return api, name

	def _bases(self):
		bases = []
		if not self._accept(":"):
			return bases
		while self._text() != "{":
			self._accept("virtual")
			if self._text() in ("public", "protected", "private"):
				self._next()
			bases.append(str(self._type()))
			if not self._accept(","):
				break
		return bases

	def _plain_type(self, keyword):
		line = self._next().line
		if self._text() in ("{",):
			self._next()
			self._scopes.append(_Scope("class"))
			return
		_, name = self._type_head()
		if self._text() in (":", "{"):
			self._bases()
			self._expect("{")
			scope = _Scope("class", name.text, access="private" if keyword == "class" else "public")
			self._scopes.append(scope)
			if name.text.startswith("I") and name.text[1:2].isupper():
				self.header.native_interfaces.setdefault(name.text, 0)
		else:
			del line
			self._statement()

	def _plain_enum(self):
		self._next()
		while self._text() not in ("{", ";"):
			self._next()
		if self._text() == "{":
			self._inside("{", "}")
		self._accept(";")

	def _generated_body(self, scope):
		token = self._next()
		self._inside("(", ")")
		self._accept(";")
		if scope is None or scope.kind != "class":
			self.header.errors.append((token.line, f"{token.text}() outside of a class"))
			return
		if scope.reflected is not None:
			scope.reflected.generated_body_line = token.line
			scope.reflected.generated_macro = token.text
			scope.reflected.generated_body_is_first = scope.members_seen == 0
			if scope.reflected.kind != "struct" and token.text == "GENERATED_BODY":
				scope.access = "private"
		elif scope.name in self.header.native_interfaces:
			self.header.native_interfaces[scope.name] = token.line
		else:
			self.header.errors.append(
				(token.line, f"{token.text}() in {scope.name}, which has no UCLASS or USTRUCT before it")
			)

	# ---- reflected types ----

	def _where(self):
		return "::".join(scope.name or "a block" for scope in self._scopes)

	def _reflected_type(self, kind):
		start = self._next()
		markup = self._markup(start.line)
		scope = self._where()
		if self._text() == "template":
			raise ParseError(self._peek().line, f"a template cannot have {start.text}")
		made = ReflectedType(kind, "", markup, start.line, start.conditions, scope, tooltip=start.comment)
		if kind == "enum":
			self._enum(made)
			return
		keyword = self._next()
		wanted = "struct" if kind == "struct" else "class"
		if keyword.text != wanted:
			raise ParseError(keyword.line, f'{start.text} must stand before a {wanted}, not "{keyword.text}"')
		made.api, name = self._type_head()
		made.name = name.text
		made.line = name.line
		made.bases = self._bases()
		self._expect("{")
		self.header.types.append(made)
		access = "public" if kind == "struct" else "private"
		self._scopes.append(_Scope("class", made.name, made, access))

	def _enum(self, made):
		if self._accept("namespace"):
			# The old form: namespace EFoo { enum Type : int { .. }; }
			made.enum_namespace = self._next().text
			self._expect("{")
		self._expect("enum")
		made.is_scoped_enum = self._accept("class") or self._accept("struct")
		_, name = self._type_head()
		made.name = made.enum_namespace or name.text
		made.line = name.line
		made.enum_cpp_name = f"{made.enum_namespace}::{name.text}" if made.enum_namespace else name.text
		if self._accept(":"):
			made.enum_type = str(self._type())
		self._enumerators(made, _Slice(self._inside("{", "}")))
		self._accept(";")
		if made.enum_namespace:
			self._expect("}")
		self.header.types.append(made)

	def _enumerators(self, made, inner):
		while inner.peek() is not None:
			name = inner.next()
			made.enumerators.append(name.text)
			meta = {"tooltip": _quoted(name.comment)} if name.comment else {}
			while inner.peek() is not None and inner.text() != ",":
				if inner.text() == "UMETA":
					_read_specifiers(inner.balanced(), meta, meta)
				elif inner.text() == "(":
					inner.rewind_for_balanced()
				else:
					inner.next()
			made.enumerator_meta[name.text] = meta
			if inner.peek() is not None:
				inner.expect(",")

	# ---- markup ----

	def _markup(self, line=0):
		inside = self._inside("(", ")")
		markup = Markup(line=line)
		_read_specifiers(inside, markup.specifiers, markup.meta)
		return markup

	def _member(self, scope):
		start = self._next()
		markup = self._markup(start.line)
		if scope is None or scope.reflected is None:
			raise ParseError(start.line, f"{start.text} outside of a UCLASS, USTRUCT or UINTERFACE")
		scope.members_seen += 1
		if start.text == "UPROPERTY":
			scope.reflected.properties.append(self._property(start, markup, scope))
		else:
			scope.reflected.functions.append(self._function(start, markup, scope))

	def _property(self, start, markup, scope):
		is_static = False
		while self._text() in ("static", "mutable", "inline"):
			is_static = self._next().text == "static" or is_static
		made_type = self._type()
		name = self._next()
		if name.kind != "name":
			raise ParseError(name.line, f'expected the name of a property and found "{name.text}"')
		made = Property(
			name.text, made_type, markup, name.line, scope.access, start.conditions, is_static=is_static
		)
		made.tooltip = start.comment
		while self._text() == "[":
			made.array_size = " ".join(t.text for t in self._inside("[", "]")) or "?"
		if self._accept(":"):
			made.is_bitfield = True
			self._next()
		if self._text() == "{":
			made.has_default = True
			self._inside("{", "}")
		elif self._accept("="):
			made.has_default = True
			start_of_default = self._at
			while self._text() != ";":
				if self._text() == "{":
					self._inside("{", "}")
				else:
					self._next()
			made.default = " ".join(token.text for token in self._tokens[start_of_default : self._at])
		self._expect(";")
		return made

	def _function(self, start, markup, scope):
		flags = {"static": False, "virtual": False, "inline": False, "FORCEINLINE": False, "constexpr": False}
		is_template = False
		while True:
			if self._text() in flags:
				flags[self._next().text] = True
			elif self._text() == "template":
				is_template = True
				self._next()
				self._skip_template()
			elif self._text() == "[":
				self._inside("[", "]")
			elif self._text().endswith("_API"):
				self._next()
			else:
				break
		returns = self._type()
		name = self._next()
		if name.kind != "name":
			raise ParseError(name.line, f'expected the name of a function and found "{name.text}"')
		made = Function(name.text, returns, [], markup, name.line, scope.access, start.conditions)
		made.tooltip = start.comment
		made.is_static = flags["static"]
		made.is_virtual = flags["virtual"]
		made.is_template = is_template
		made.parameters = self._parameters()
		while self._text() not in (";", "{"):
			token = self._next()
			made.is_const = made.is_const or token.text == "const"
			made.is_virtual = made.is_virtual or token.text in ("override", "final")
		if self._text() == "{":
			made.has_body = True
			self._inside("{", "}")
			self._accept(";")
		else:
			self._expect(";")
		return made

	def _parameters(self):
		inner = _Slice(self._inside("(", ")"))
		made = []
		while inner.peek() is not None:
			in_out = False
			if inner.text() == "UPARAM":
				words = inner.balanced()
				in_out = any(t.text.lower() == "ref" for t in words)
			made_type = _read_type(inner)
			name = inner.next().text if inner.peek() and inner.peek().kind == "name" else ""
			default = ""
			if inner.text() == "=":
				inner.next()
				default = inner.until_comma()
			made.append(Parameter(name, made_type, default, in_out))
			if inner.peek() is not None:
				inner.expect(",")
		return made

	def _type(self):
		return _read_type(self)

	# The part of the reader that _read_type needs.
	def peek(self):
		return self._peek()

	def text(self, ahead=0):
		return self._text(ahead)

	def next(self):
		return self._next()

	# ---- delegates ----

	def _delegate(self):
		macro = self._next()
		rest = macro.text.removeprefix("DECLARE_DYNAMIC_")
		is_multicast = rest.startswith("MULTICAST_")
		rest = rest.removeprefix("MULTICAST_")
		if not (rest == "DELEGATE" or rest.startswith("DELEGATE_")):
			# Sparse and thread-safe variants are not for plugins like ours.
			raise ParseError(macro.line, f"{macro.text} is not supported")
		rest = rest.removeprefix("DELEGATE").removeprefix("_")
		has_return = rest.startswith("RetVal")
		rest = rest.removeprefix("RetVal").removeprefix("_")
		if rest not in PARAMETER_COUNTS:
			raise ParseError(macro.line, f"{macro.text} is not a delegate macro")
		inner = _Slice(self._inside("(", ")"))
		self._accept(";")
		returns = None
		if has_return:
			returns = _read_type(inner)
			inner.expect(",")
		name = inner.next().text
		made = Delegate(name, [], macro.line, is_multicast, conditions=macro.conditions, returns=returns)
		made.expected_count = PARAMETER_COUNTS[rest]
		while inner.peek() is not None:
			inner.expect(",")
			made_type = _read_type(inner)
			parameter = ""
			if inner.text() == ",":
				inner.next()
				parameter = inner.next().text if inner.peek() else ""
			made.parameters.append(Parameter(parameter, made_type))
		if self._where():
			self.header.errors.append((macro.line, f"{name}: a dynamic delegate stands at global scope"))
		self.header.delegates.append(made)


class _Slice:
	"""Reads from a list of tokens that was cut out before."""

	def __init__(self, tokens):
		self._tokens = tokens
		self._at = 0

	def peek(self):
		return self._tokens[self._at] if self._at < len(self._tokens) else None

	def text(self, ahead=0):
		index = self._at + ahead
		return self._tokens[index].text if index < len(self._tokens) else ""

	def next(self):
		if self.peek() is None:
			line = self._tokens[-1].line if self._tokens else 1
			raise ParseError(line, "a list of parameters ends early")
		self._at += 1
		return self._tokens[self._at - 1]

	def expect(self, text):
		token = self.next()
		if token.text != text:
			raise ParseError(token.line, f'expected "{text}" and found "{token.text}"')

	def balanced(self):
		"""Reads a word and the brackets behind it; returns what is inside."""
		self.next()
		self.expect("(")
		depth = 1
		inside = []
		while depth:
			token = self.next()
			depth += (token.text == "(") - (token.text == ")")
			inside.append(token)
		return inside[:-1]

	def rewind_for_balanced(self):
		"""Skips brackets that no word stands before."""
		self._at -= 1
		self.balanced()

	def until_comma(self):
		depth = 0
		text = ""
		while self.peek() is not None:
			if depth == 0 and self.text() == ",":
				break
			token = self.next()
			depth += (token.text in "({[") - (token.text in ")}]")
			text += token.text
		return text


def _read_type(reader):
	"""Reads a type with its arguments, pointers and references."""
	is_const = False
	while reader.text() in ("const", "class", "struct", "enum", "typename"):
		is_const = reader.next().text == "const" or is_const
	first = reader.next()
	if first.kind != "name":
		raise ParseError(first.line, f'expected a type and found "{first.text}"')
	base = first.text
	if base in ("unsigned", "signed"):
		while reader.text() in ("int", "long", "short", "char"):
			base += " " + reader.next().text
	while reader.text() == "::":
		reader.next()
		base += "::" + reader.next().text
	made = TypeName(base)
	if reader.text() == "<":
		reader.next()
		while reader.text() != ">":
			if reader.peek() and reader.peek().kind == "number":
				made.arguments.append(TypeName(reader.next().text))
			else:
				made.arguments.append(_read_type(reader))
			if reader.text() == ",":
				reader.next()
			elif reader.text() != ">":
				raise ParseError(first.line, f"cannot read the arguments of {base}")
		reader.next()
	while reader.text() in ("const", "*", "&", "&&"):
		symbol = reader.next().text
		is_const = is_const or symbol == "const"
		made.pointers += symbol == "*"
		made.is_reference = made.is_reference or symbol == "&"
		made.is_rvalue = made.is_rvalue or symbol == "&&"
	made.is_const = is_const
	return made


def _read_specifiers(tokens, specifiers, meta):
	"""Reads Name, Name=Value and Name=(..), separated by commas; meta=(..) goes into a list of its own."""
	reader = _Slice(tokens)
	while reader.peek() is not None:
		name = reader.next()
		if name.kind not in ("name", "string"):
			raise ParseError(name.line, f'expected a specifier and found "{name.text}"')
		key = name.text.strip('"').lower()
		value = None
		if reader.text() == "=":
			reader.next()
			if reader.text() == "(":
				inside = _Slice(reader._tokens[reader._at - 1 :]).balanced()
				reader._at += len(inside) + 2
				value = inside
			else:
				value = reader.until_comma()
		if key == "meta" and isinstance(value, list):
			_read_specifiers(value, meta, meta)
		else:
			specifiers[key] = " ".join(t.text for t in value) if isinstance(value, list) else value
		if reader.peek() is not None:
			reader.expect(",")


def _quoted(text):
	"""A comment as the string literal that markup would hold."""
	escaped = text.replace("\\", "\\\\").replace('"', '\\"')
	return f'"{escaped}"'


def parse(path, module, text):
	return Parser(path, module, text).parse()
