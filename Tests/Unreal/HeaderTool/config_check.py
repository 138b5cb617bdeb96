#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Checks the ini files of a plugin against the classes that they configure.

usage: config_check.py CONFIG_FOLDER MODULE_FOLDER..

Every Default*.ini of the folder is read; each of its sections must name a class of the modules, hold all settings of
it, and give each the value it has in the code. Prints one line for each problem and exits 1 if there is one, 2 on bad
usage.
"""

import sys
from pathlib import Path

from header_tool import read_module
from headertool.config import Checker, IniFile


def main(arguments):
	folders = [Path(argument) for argument in arguments]
	if len(folders) < 2 or not all(folder.is_dir() for folder in folders):
		print(__doc__.strip(), file=sys.stderr)
		return 2
	checker = Checker([header for folder in folders[1:] for header in read_module(folder)])
	files = sorted(folders[0].glob("Default*.ini"))
	problems = []
	values = 0
	for path in files:
		ini = IniFile(path.as_posix(), path.read_text(encoding="utf-8"))
		values += len(ini.values)
		problems += checker.check(ini)
	for problem in problems:
		print(problem)
	print(f"{len(files)} files, {values} values, {len(problems)} problems")
	return 1 if problems or not values else 0


if __name__ == "__main__":
	sys.exit(main(sys.argv[1:]))
