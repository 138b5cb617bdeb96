#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Compiles a case twice: as it is meant, and with MISUSE, which the compiler must reject for the reason given.

usage: compile_fail.py FLAGS_FOLDER CASE.cpp COMPILER [FLAG..]

A case names in comments what the message must hold, with | between texts of which one will do, and the modules that it
may include if they are not those of the plugin:

	// expect: FormatHasTooFewArguments
	// modules: Core

FLAGS_FOLDER holds the flags of each module, one a line, in files like Core.flags. Exits 1 when a case does not behave
as it says, 2 on bad usage.
"""

import re
import subprocess
import sys
from pathlib import Path

PLUGIN = "NavPlugin"


def read_case(text):
	"""The alternatives of the expected message, and the modules."""
	expected = re.search(r"^// expect: (.+)$", text, re.MULTILINE)
	modules = re.search(r"^// modules: (.+)$", text, re.MULTILINE)
	alternatives = [part.strip() for part in expected.group(1).split("|")] if expected else []
	return alternatives, modules.group(1).split() if modules else [PLUGIN]


def compile_case(compiler, flags, path, misuse):
	command = [*compiler, *flags, "-fsyntax-only", f"-DMISUSE={misuse}", str(path)]
	return subprocess.run(command, capture_output=True, text=True, check=False)


def judge(path, flags_folder, compiler):
	"""What is wrong with a case; empty when nothing is."""
	text = path.read_text(encoding="utf-8")
	alternatives, modules = read_case(text)
	if not alternatives or "#if MISUSE" not in text:
		return f"{path}: a case needs an expected message and a misuse"
	flags = []
	for module in modules:
		flags += (flags_folder / f"{module}.flags").read_text(encoding="utf-8").split("\n")
	flags = [flag for flag in flags if flag]
	meant = compile_case(compiler, flags, path, 0)
	if meant.returncode != 0:
		return f"{path}: does not compile even as it is meant:\n{meant.stderr}"
	misused = compile_case(compiler, flags, path, 1)
	if misused.returncode == 0:
		return f"{path}: the misuse compiles"
	# Not the source that compilers quote below their messages.
	errors = [line for line in misused.stderr.splitlines() if " error: " in line or " note: " in line]
	if not any(alternative in line for line in errors for alternative in alternatives):
		return f"{path}: the misuse fails for another reason than {' | '.join(alternatives)}:\n{misused.stderr}"
	return ""


def main(arguments):
	if len(arguments) < 3 or not Path(arguments[0]).is_dir() or not Path(arguments[1]).is_file():
		print(__doc__.strip(), file=sys.stderr)
		return 2
	fault = judge(Path(arguments[1]), Path(arguments[0]), arguments[2:])
	if fault:
		print(fault)
	return 1 if fault else 0


if __name__ == "__main__":
	sys.exit(main(sys.argv[1:]))
