# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Cuts a C++ header into tokens, with lines, comments and the preprocessor conditions around each token."""

import re
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Token:
	text: str
	line: int
	kind: str  # "name", "number", "string", "symbol"
	conditions: tuple = ()
	comment: str = ""  # The comment right before it.


@dataclass(frozen=True)
class Include:
	name: str
	line: int
	conditions: tuple = ()


@dataclass
class LexedHeader:
	tokens: list = field(default_factory=list)
	includes: list = field(default_factory=list)
	has_pragma_once: bool = False
	errors: list = field(default_factory=list)  # (line, message)


_TOKEN = re.compile(
	r"""
	(?P<space>[ \t\r\f\v]+|\\\n)
	| (?P<newline>\n)
	| (?P<line_comment>//[^\n]*)
	| (?P<block_comment>/\*.*?\*/)
	| (?P<directive>^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
	| (?P<string>(?:u8|L|u|U)?"(?:[^"\\\n]|\\.)*")
	| (?P<char>'(?:[^'\\\n]|\\.)+')
	| (?P<number>\.?\d(?:[\w.']|[eEpP][+-])*)
	| (?P<name>[A-Za-z_]\w*)
	| (?P<symbol>::|->|<<|[-+*/%&|^!=<>]=|&&|\|\||\+\+|--|\.\.\.|[^\s\w])
	""",
	re.VERBOSE | re.MULTILINE | re.DOTALL,
)


def _clean_comment(text):
	text = re.sub(r"^/\*+|\*+/$", "", text.strip())
	lines = [re.sub(r"^\s*(\*|//+)\s?", "", line).strip() for line in text.split("\n")]
	return " ".join(line for line in lines if line)


def lex(text):
	"""Returns a LexedHeader. Never raises: unbalanced conditions become errors."""
	header = LexedHeader()
	conditions = []
	line = 1
	position = 0
	comment = ""
	comment_end = 0
	while position < len(text):
		match = _TOKEN.match(text, position)
		if match is None:
			header.errors.append((line, f"cannot read {text[position]!r}"))
			position += 1
			continue
		kind = match.lastgroup
		piece = match.group()
		if kind in ("line_comment", "block_comment"):
			cleaned = _clean_comment(piece)
			goes_on = comment and kind == "line_comment" and comment_end == line - 1
			comment = f"{comment} {cleaned}" if goes_on else cleaned
			comment_end = line + piece.count("\n")
		elif kind == "directive":
			_directive(header, piece, line, conditions)
			comment = ""
		elif kind not in ("space", "newline"):
			header.tokens.append(
				Token(piece, line, "symbol" if kind == "char" else kind, tuple(conditions), comment)
			)
			comment = ""
		line += piece.count("\n")
		position = match.end()
	if conditions:
		header.errors.append((line, f"#if {conditions[-1]} is never closed"))
	return header


def _directive(header, piece, line, conditions):
	body = re.sub(r"\\\n", " ", piece)
	body = re.sub(r"//.*|/\*.*?\*/", "", body).strip()[1:].strip()
	word, _, rest = body.partition(" ")
	rest = rest.strip()
	if word in ("if", "ifdef", "ifndef"):
		prefix = {"if": "", "ifdef": "defined ", "ifndef": "!defined "}[word]
		conditions.append(prefix + rest)
	elif word in ("elif", "else", "endif"):
		if not conditions:
			header.errors.append((line, f"#{word} without #if"))
			return
		before = conditions.pop()
		if word != "endif":
			conditions.append(rest if word == "elif" else f"!({before})")
	elif word == "pragma" and rest == "once":
		header.has_pragma_once = True
	elif body.startswith("include"):
		found = re.match(r'include\s*[<"]([^>"]+)[>"]', body)
		if found:
			header.includes.append(Include(found.group(1), line, tuple(conditions)))
