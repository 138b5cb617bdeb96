#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Tests of the check of ini files: what it accepts, and for each rule a file that breaks it, with the line."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from headertool import parser
from headertool.config import Checker, IniFile

TOOL = Path(__file__).with_name("config_check.py")

HEADER = '''#pragma once
#include "CoreMinimal.h"
#include "FooSettings.generated.h"

UENUM()
enum class EFooUnit : uint8
{
	Time,
	Work,
};

UCLASS(Config = Foo, DefaultConfig)
class UFooSettings : public UDeveloperSettings
{
	GENERATED_BODY()

public:
	UPROPERTY(Config, EditAnywhere, Category = "Foo")
	EFooUnit Unit = EFooUnit::Work;
	UPROPERTY(Config, EditAnywhere, Category = "Foo", meta = (ClampMin = "20.0", ClampMax = "100.0"))
	float Budget = 50.0f;
	UPROPERTY(Config, EditAnywhere, Category = "Foo", meta = (ClampMin = "0"))
	int32 Workers = 0;
	UPROPERTY(Config, EditAnywhere, Category = "Foo")
	bool bShare = true;
	UPROPERTY(Config, EditAnywhere, Category = "Foo")
	FString Folder = TEXT("Maps");
	UPROPERTY(EditAnywhere, Category = "Foo")
	int32 NotSaved = 1;
};
'''

GOOD = """; Defaults.
[/Script/Mod.FooSettings]
Unit=Work
Budget=50.0
Workers=0
bShare=True
Folder=Maps
"""


def problems(text, path="Config/DefaultFoo.ini"):
	header = parser.parse("FooSettings.h", "Mod", HEADER)
	assert not header.errors, header.errors
	return Checker([header]).check(IniFile(path, text))


class ConfigCheckTest(unittest.TestCase):
	def expect(self, problem_line, part, text, path="Config/DefaultFoo.ini"):
		found = problems(text, path)
		self.assertEqual(len(found), 1, found)
		self.assertTrue(found[0].startswith(f"{path}:{problem_line}: "), found)
		self.assertIn(part, found[0])

	def test_a_sound_file_has_no_problems(self):
		self.assertEqual(problems(GOOD), [])

	def test_a_section_names_a_class_of_its_module(self):
		for section in ("/Script/Mod.BarSettings", "/Script/Other.FooSettings"):
			self.expect(1, "there is no class", f"[{section}]\nUnit=Work\n")
		self.expect(1, "is not the section of a class", "[FooSettings]\nUnit=Work\n")

	def test_the_class_reads_this_file(self):
		self.expect(2, "reads the category Foo, not Bar", GOOD, "Config/DefaultBar.ini")

	def test_a_key_is_a_setting(self):
		self.expect(8, "is no property of UFooSettings", GOOD + "Colour=Red\n")
		self.expect(8, "is not marked Config", GOOD + "NotSaved=1\n")
		self.expect(8, "is given twice", GOOD + "bShare=True\n")

	def test_every_setting_is_there(self):
		self.expect(2, "Workers is a setting", GOOD.replace("Workers=0\n", ""))

	def test_values_parse(self):
		self.expect(3, "is none of Time, Work", GOOD.replace("Unit=Work", "Unit=Money"))
		self.expect(4, "is not a number", GOOD.replace("50.0", "much"))
		self.expect(5, "is not an integer", GOOD.replace("Workers=0", "Workers=0.5"))
		self.expect(5, "does not fit into int32", GOOD.replace("Workers=0", "Workers=2147483648"))
		self.expect(6, "is not True or False", GOOD.replace("True", "yes"))

	def test_values_lie_within_their_limits(self):
		self.expect(4, "is beyond its limit", GOOD.replace("50.0", "19.9"))
		self.expect(4, "is beyond its limit", GOOD.replace("50.0", "100.5"))
		self.expect(5, "is beyond its limit", GOOD.replace("Workers=0", "Workers=-1"))

	def test_values_are_those_of_the_code(self):
		self.expect(3, "is Time here", GOOD.replace("Unit=Work", "Unit=Time"))
		self.expect(4, "is 60.0 here", GOOD.replace("50.0", "60.0"))
		self.expect(5, "is 1 here", GOOD.replace("Workers=0", "Workers=1"))
		self.expect(6, "is False here", GOOD.replace("True", "False"))
		self.expect(7, "is Files here", GOOD.replace("Maps", "Files"))

	def test_lines_mean_something(self):
		self.expect(8, "neither a section nor a value", GOOD + "words\n")
		self.expect(1, "neither a section nor a value", "Unit=Work\n" + GOOD.replace("; Defaults.\n", ""))


class CommandLineTest(unittest.TestCase):
	def run_tool(self, ini):
		with tempfile.TemporaryDirectory() as name:
			folder = Path(name)
			(folder / "Config").mkdir()
			(folder / "Mod").mkdir()
			(folder / "Config/DefaultFoo.ini").write_text(ini, encoding="utf-8")
			(folder / "Config/FilterPlugin.ini").write_text("[FilterPlugin]\n/README.md\n", encoding="utf-8")
			(folder / "Mod/FooSettings.h").write_text(HEADER, encoding="utf-8")
			return subprocess.run(
				[sys.executable, "-B", TOOL, folder / "Config", folder / "Mod"],
				capture_output=True,
				text=True,
				check=False,
			)

	def test_a_sound_folder_passes(self):
		done = self.run_tool(GOOD)
		self.assertEqual(done.returncode, 0, done.stdout)
		self.assertIn("1 files, 5 values, 0 problems", done.stdout)

	def test_a_problem_fails(self):
		self.assertEqual(self.run_tool(GOOD + "Colour=Red\n").returncode, 1)

	def test_nothing_to_check_fails(self):
		self.assertEqual(self.run_tool("").returncode, 1)

	def test_bad_usage_is_told_apart(self):
		done = subprocess.run([sys.executable, "-B", TOOL], capture_output=True, text=True, check=False)
		self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
	unittest.main()
