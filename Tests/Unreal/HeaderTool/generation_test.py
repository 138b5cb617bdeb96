#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Tests of the code that the header tool generates: which files, when they change, and that they compile."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).with_name("header_tool.py")
STANDIN = Path(__file__).parents[1] / "StandIn"
COMPILER = os.environ.get("CXX") or shutil.which("g++") or shutil.which("clang++")

LAMP = '''#pragma once
#include "CoreMinimal.h"
#include "UObject/Interface.h"
#include "UObject/NoExportTypes.h"
#include "UObject/Object.h"
#include "Lamp.generated.h"

class USocket;

UENUM(BlueprintType)
enum class ELampState : uint8
{
	/** Dark, "really". */
	Off,
	On UMETA(DisplayName = "Lit"),
};

DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FLampSwitched, USocket*, Socket, const TArray<FVector>&, Rays);
DECLARE_DYNAMIC_DELEGATE_OneParam(FLampAsked, ELampState, State);

USTRUCT(BlueprintType)
struct FLampShade
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = "Lamp", meta = (ClampMin = "0"))
	int32 Sizes[2] = {1, 2};
	UPROPERTY()
	uint8 bOpen : 1 = true;
};

USTRUCT()
struct FLampTallShade : public FLampShade
{
	GENERATED_BODY()

	UPROPERTY()
	TMap<FName, TObjectPtr<USocket>> Sockets;
};

UINTERFACE()
class UShiny : public UInterface
{
	GENERATED_BODY()
};
class IShiny
{
	GENERATED_BODY()

public:
	virtual float GetShine() const = 0;
};

/** Gives light. */
UCLASS(Config = Game)
class ULamp : public UObject, public IShiny
{
	GENERATED_BODY()

public:
	virtual float GetShine() const override { return 1.0f; }

	UFUNCTION(BlueprintCallable, Category = "Lamp")
	bool Switch(ELampState To, USocket*& OutSocket, UPARAM(ref) TArray<FVector>& Rays, const FString& Why = TEXT("x"));
	UFUNCTION(BlueprintPure, Category = "Lamp")
	static const FLampShade& GetShade(const USocket* Socket);
	UFUNCTION(BlueprintCallable, Category = "Lamp")
	void Ask(FLampAsked Callback) const;
	UFUNCTION(BlueprintNativeEvent, Category = "Lamp")
	int32 CountMoths(int32 Past) const;
	UFUNCTION(BlueprintImplementableEvent, Category = "Lamp")
	void OnBroken();
	UPROPERTY(BlueprintAssignable, Category = "Lamp")
	FLampSwitched OnSwitched;

private:
	UPROPERTY(Config)
	double Watts = 40.0;
	UPROPERTY()
	TObjectPtr<USocket> Socket;
	UPROPERTY()
	TArray<FLampTallShade> Shades;
#if WITH_EDITORONLY_DATA
	UPROPERTY()
	int32 OnlyInTheEditor = 0;
#endif
#if WITH_EDITOR
	UFUNCTION(CallInEditor, Category = "Lamp")
	void NotHere();
#endif
	UFUNCTION()
	void Hidden() {}
};
'''

SOCKET = '''#pragma once
#include "Lamp.h"
#include "Socket.generated.h"

UCLASS()
class USocket : public ULamp
{
	GENERATED_BODY()

public:
	explicit USocket(const FObjectInitializer& ObjectInitializer);
	virtual ~USocket() override;
};

UCLASS()
class USocketCover : public USocket
{
	GENERATED_BODY()

public:
	USocketCover() : USocket(FObjectInitializer::Get()) {}
};

UCLASS()
class USocketGoldCover : public USocketCover
{
	GENERATED_BODY()
};
'''

SOCKET_SOURCE = '#include "Socket.h"\n#include UE_INLINE_GENERATED_CPP_BY_NAME(Socket)\n'


class Module:
	"""A module in a folder of its own, and what the tool makes of it."""

	def __init__(self, folder, files):
		self.source = Path(folder, "Source")
		self.output = Path(folder, "Generated")
		self.source.mkdir()
		for name, text in files.items():
			self.write(name, text)

	def write(self, name, text):
		Path(self.source, name).write_text(text, encoding="utf-8")

	def run(self, *more):
		command = [sys.executable, "-B", str(TOOL), "--output", str(self.output), "--module", "Lights"]
		return subprocess.run([*command, str(self.source), *more], capture_output=True, text=True, check=False)

	def read(self, name):
		return Path(self.output, name).read_text(encoding="utf-8")

	def files(self):
		return sorted(path.name for path in self.output.iterdir())

	def times(self):
		return {path.name: path.stat().st_mtime_ns for path in self.output.iterdir()}

	def compile(self, *sources):
		modules = [STANDIN / name / "Public" for name in ("Core", "CoreUObject")]
		flags = "-std=c++20 -fsyntax-only -fno-exceptions -fno-rtti -Wall -Wextra -Wshadow -Wundef -Woverloaded-virtual"
		flags += " -Wno-unused-parameter -Werror -DNAVPLUGIN_STANDIN_ENGINE_MINOR=5 -DUE_BUILD_SHIPPING=0"
		includes = [f"-I{folder}" for folder in (*modules, self.source, self.output)]
		done = [
			subprocess.run([COMPILER, *flags.split(), *includes, "-xc++", str(source)], capture_output=True,
				text=True, check=False)
			for source in sources
		]
		return "".join(run.stderr for run in done)


class Generates(unittest.TestCase):
	def setUp(self):
		folder = tempfile.TemporaryDirectory()
		self.addCleanup(folder.cleanup)
		self.module = Module(
			folder.name,
			{"Lamp.h": LAMP, "Socket.h": SOCKET, "Socket.cpp": SOCKET_SOURCE, "Plain.h": "#pragma once\n"},
		)

	def run_clean(self, *more):
		done = self.module.run(*more)
		self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

	def test_a_header_and_a_source_for_each_reflected_header(self):
		self.run_clean()
		expected = [f"{stem}.{kind}" for stem in ("Lamp", "Socket") for kind in ("gen.cpp", "generated.h")]
		self.assertEqual(self.module.files(), sorted([*expected, "Lights.init.gen.cpp"]))

	@unittest.skipUnless(COMPILER, "needs a compiler")
	def test_it_all_compiles_without_a_warning_alone_and_merged(self):
		self.run_clean()
		merged = Path(self.module.source, "Merged.cpp")
		merged.write_text('#include "Socket.gen.cpp"\n#include "Lamp.gen.cpp"\n', encoding="utf-8")
		sources = [self.module.output / "Lights.init.gen.cpp", self.module.source / "Socket.cpp", merged]
		self.assertEqual(self.module.compile(*sources), "")

	@unittest.skipUnless(COMPILER, "needs a compiler")
	def test_what_follows_the_body_is_private_and_objects_cannot_be_copied(self):
		self.run_clean()
		use = '#include "Lamp.h"\nvoid Use(ULamp& A) { A.StaticClass(); %s }\n'
		for statement, message in {
			"ULamp B(A);": "deleted",
			"(void)A.Watts;": "private",
			"new UShiny(A);": "no matching",
		}.items():
			with self.subTest(statement):
				self.module.write("Use.cpp", use % statement)
				self.assertIn(message, self.module.compile(self.module.source / "Use.cpp"))

	def test_sources_that_the_module_includes_itself_are_not_compiled_twice(self):
		self.run_clean()
		self.assertNotIn('"Socket.gen.cpp"', self.module.read("Lights.init.gen.cpp"))
		self.module.write("Socket.cpp", '#include "Socket.h"\n')
		self.run_clean()
		self.assertIn('"Socket.gen.cpp"', self.module.read("Lights.init.gen.cpp"))

	def test_a_second_run_touches_nothing(self):
		self.run_clean()
		before = self.module.times()
		self.run_clean()
		self.assertEqual(self.module.times(), before)

	def test_a_change_touches_only_what_comes_of_it(self):
		self.run_clean()
		before = self.module.times()
		self.module.write("Socket.h", SOCKET + "\n// A comment at the end changes nothing.\n")
		self.run_clean()
		self.assertEqual(self.module.times(), before)
		self.module.write("Socket.h", SOCKET.replace("#pragma once\n", "#pragma once\n\n"))
		self.run_clean()
		after = self.module.times()
		self.assertEqual([name for name in before if before[name] != after[name]], ["Socket.generated.h"])

	def test_files_of_headers_that_are_gone_are_removed(self):
		self.run_clean()
		Path(self.module.source, "Socket.h").unlink()
		self.module.write("Socket.cpp", "")
		self.module.write("Lamp.h", LAMP.replace("USocket", "UObject").replace("class UObject;", ""))
		self.run_clean()
		self.assertEqual(self.module.files(), ["Lamp.gen.cpp", "Lamp.generated.h", "Lights.init.gen.cpp"])

	def test_a_problem_stops_it_before_anything_is_written(self):
		self.module.write("Socket.h", SOCKET.replace("GENERATED_BODY()", "", 1))
		done = self.module.run()
		self.assertEqual(done.returncode, 1)
		self.assertRegex(done.stdout, r"Socket\.h\(6\): error: USocket: GENERATED_BODY\(\) is missing")
		self.assertFalse(self.module.output.exists())

	def test_types_of_modules_it_needs_are_known_and_taken(self):
		with tempfile.TemporaryDirectory() as other:
			Path(other, "House.h").write_text(
				'#pragma once\n#include "House.generated.h"\nUCLASS()\nclass UHouse : public UObject\n'
				"{\n\tGENERATED_BODY()\npublic:\n\tUPROPERTY(EditAnywhere)\n\tint32 NoCategory = 0;\n};\n",
				encoding="utf-8",
			)
			socket = SOCKET.replace("class USocket : public ULamp", "class USocket : public UHouse")
			self.module.write("Socket.h", socket)
			self.assertIn("UHouse, is not a known UCLASS", self.module.run().stdout)
			self.run_clean("--needs", other)
			self.assertIn("UHouse::StaticClass", self.module.read("Socket.gen.cpp"))
			self.module.write("Socket.h", SOCKET.replace("USocketCover", "UHouse"))
			self.assertIn("UHouse clashes with UHouse", self.module.run("--needs", other).stdout)

	def test_rules_for_plugins_do_not_hold_for_the_engine(self):
		self.module.write("Lamp.h", LAMP.replace('Category = "Lamp", ', ""))
		self.assertIn("Category is missing", self.module.run().stdout)
		self.run_clean("--engine")

	def test_bad_usage(self):
		command = [sys.executable, "-B", str(TOOL), "--output", str(self.module.output), str(self.module.source)]
		self.assertEqual(subprocess.run(command, capture_output=True, check=False).returncode, 2)
		self.assertEqual(self.module.run("--needs", "no-such-folder").returncode, 2)
		self.assertEqual(self.module.run("--nonsense").returncode, 2)


if __name__ == "__main__":
	unittest.main()
