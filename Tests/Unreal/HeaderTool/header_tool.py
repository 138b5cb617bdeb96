#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Checks the reflection markup of Unreal modules, and generates the code behind it.

usage: header_tool.py FOLDER..
	header_tool.py --output DIR --module NAME [--engine] FOLDER.. [--needs FOLDER..]

Each folder is a module, with its headers anywhere below it; with --output, all folders belong to the module NAME.
Prints one line for each problem, as a compiler does, and exits 1 if there is one, 2 on bad usage.

	--output DIR  writes NAME's generated headers and sources to DIR, if there are no problems
	--needs ..    modules whose types NAME uses; their own markup is not checked
	--engine      the module plays a part of the engine: its names are the engine's, and no Category is asked for
"""

import re
import sys
from pathlib import Path

from headertool import output, parser, rules
from headertool.model import Header
from headertool.typerules import TypeBook

_MARKUP = re.compile(
	r"\b(?:UCLASS|USTRUCT|UENUM|UINTERFACE|UDELEGATE|UPROPERTY|UFUNCTION|GENERATED_\w*BODY|DECLARE_DYNAMIC_\w+)\s*\("
	r"|\.generated\.h"
)


class UsageError(Exception):
	pass


def read_header(path, module):
	"""Parses a header; one without markup needs no look at its declarations."""
	text = path.read_text(encoding="utf-8")
	if _MARKUP.search(text) is None:
		return Header(path.as_posix(), module)
	return parser.parse(path.as_posix(), module, text)


def read_module(folder, module=""):
	"""Reads the headers of a module, in the order of their names."""
	return [read_header(path, module or folder.name) for path in sorted(folder.rglob("*.h"))]


def read_arguments(arguments):
	"""Splits the command line into single options and lists of folders."""
	options = {"output": "", "module": "", "engine": False}
	folders = {"own": [], "needs": []}
	target = "own"
	rest = iter(arguments)
	for argument in rest:
		if argument in ("--output", "--module"):
			options[argument[2:]] = next(rest, "")
		elif argument == "--engine":
			options["engine"] = True
		elif argument == "--needs":
			target = "needs"
		elif argument.startswith("-"):
			raise UsageError(__doc__.strip())
		else:
			folders[target].append(Path(argument))
	if not folders["own"] or bool(options["output"]) != bool(options["module"]):
		raise UsageError(__doc__.strip())
	for folder in folders["own"] + folders["needs"]:
		if not folder.is_dir():
			raise UsageError(f"header_tool: {folder} is not a folder")
	return options, folders


def main(arguments):
	try:
		options, folders = read_arguments(arguments)
	except UsageError as error:
		print(error, file=sys.stderr)
		return 2
	headers = [header for folder in folders["own"] for header in read_module(folder, options["module"])]
	needed = [header for folder in folders["needs"] for header in read_module(folder)]
	problems = rules.check(headers, needed, is_engine=options["engine"])
	for problem in problems:
		print(problem)
	reflected = sum(len(header.types) + len(header.delegates) for header in headers)
	if problems or not options["output"]:
		print(f"{len(headers)} headers, {reflected} reflected types, {len(problems)} problems")
		return 1 if problems else 0
	book = TypeBook(needed + headers)
	output.write_module(Path(options["output"]), options["module"], headers, book, folders["own"])
	return 0


if __name__ == "__main__":
	sys.exit(main(sys.argv[1:]))
