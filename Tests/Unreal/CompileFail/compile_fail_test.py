#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Tests of the driver of compile-failure cases: which cases it accepts, and which it catches.

usage: compile_fail_test.py COMPILER
"""

import sys
import tempfile
import unittest
from pathlib import Path

import compile_fail

COMPILER = ["c++"]

GOOD = """// expect: nowhere
int Number = 1;
#if MISUSE
int Other = nowhere;
#endif
"""


class CompileFailTest(unittest.TestCase):
	def judge(self, text):
		with tempfile.TemporaryDirectory() as name:
			folder = Path(name)
			(folder / "NavPlugin.flags").write_text("-std=c++20\n", encoding="utf-8")
			(folder / "Core.flags").write_text("-DNumber=\n", encoding="utf-8")
			case = folder / "Case.cpp"
			case.write_text(text, encoding="utf-8")
			return compile_fail.judge(case, folder, COMPILER)

	def test_a_misuse_that_fails_as_expected_passes(self):
		self.assertEqual(self.judge(GOOD), "")

	def test_one_of_several_messages_will_do(self):
		self.assertEqual(self.judge(GOOD.replace("nowhere\n", "unheard of | nowhere\n", 1)), "")

	def test_a_misuse_that_compiles_is_caught(self):
		self.assertIn("the misuse compiles", self.judge(GOOD.replace("= nowhere;", "= 2;")))

	def test_another_reason_is_caught(self):
		self.assertIn("for another reason", self.judge(GOOD.replace("expect: nowhere", "expect: unheard of")))

	def test_a_word_of_the_quoted_source_is_no_message(self):
		self.assertIn("for another reason", self.judge(GOOD.replace("expect: nowhere", "expect: Other =")))

	def test_a_case_that_never_compiles_is_caught(self):
		self.assertIn("even as it is meant", self.judge(GOOD.replace("= 1;", "= missing;")))

	def test_a_case_without_expectation_or_misuse_is_caught(self):
		self.assertIn("needs an expected message", self.judge(GOOD.replace("// expect", "// hope")))
		self.assertIn("needs an expected message", self.judge(GOOD.replace("#if MISUSE", "#if 0")))

	def test_flags_are_those_of_the_named_modules(self):
		self.assertIn("even as it is meant", self.judge("// modules: Core\n" + GOOD))


if __name__ == "__main__":
	COMPILER = sys.argv[1:]
	unittest.main(argv=sys.argv[:1])
