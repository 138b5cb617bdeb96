#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Checks the reflection markup of Unreal modules.

usage: header_tool.py MODULE_FOLDER..

Each folder is a module, with its headers anywhere below it. Prints one line for each problem, as a compiler does, and
exits 1 if there is one, 2 on bad usage.
"""

import sys
from pathlib import Path

from headertool import parser, rules


def read_module(folder):
	"""Parses the headers of a module, in the order of their names."""
	found = []
	for path in sorted(folder.rglob("*.h")):
		text = path.read_text(encoding="utf-8")
		found.append(parser.parse(path.as_posix(), folder.name, text))
	return found


def main(arguments):
	folders = [Path(argument) for argument in arguments]
	if not folders or any(argument.startswith("-") for argument in arguments):
		print(__doc__.strip(), file=sys.stderr)
		return 2
	for folder in folders:
		if not folder.is_dir():
			print(f"header_tool: {folder} is not a folder", file=sys.stderr)
			return 2
	headers = [header for folder in folders for header in read_module(folder)]
	problems = rules.check(headers)
	for problem in problems:
		print(problem)
	reflected = sum(len(header.types) + len(header.delegates) for header in headers)
	print(f"{len(headers)} headers, {reflected} reflected types, {len(problems)} problems")
	return 1 if problems else 0


if __name__ == "__main__":
	sys.exit(main(sys.argv[1:]))
