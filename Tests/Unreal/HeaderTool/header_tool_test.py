#!/usr/bin/env python3
# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""Tests of the header tool: what it accepts, and for each rule a header that breaks it, with the line."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from headertool import lexer, parser, rules

TOOL = Path(__file__).with_name("header_tool.py")

HEAD = '#pragma once\n#include "CoreMinimal.h"\n#include "Foo.generated.h"\n'  # Lines 1 to 3.

GOOD = (
	HEAD
	+ '''
class UBar;
struct FPlain { int NotReflected[3]; };
namespace NavCore { class GridMap; }

UENUM(BlueprintType)
enum class EFooResult : uint8
{
	Found UMETA(DisplayName = "Found it, (all)"),
	Failed = 3,
};

DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FOnFooDone, EFooResult, Result, const TArray<FVector>&, Points);
DECLARE_DYNAMIC_DELEGATE(FOnFooPinged);

USTRUCT(BlueprintType)
struct NAVPLUGIN_API FFooSettings
{
	GENERATED_BODY()

	/** How wide. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "Foo", meta = (ClampMin = "1", Units = "cm"))
	float Width = 100.0f;
	UPROPERTY(EditAnywhere, Category = "Foo")
	TMap<FName, FVector> Places;
	UPROPERTY()
	uint8 bFlag : 1;
	int64_t Plain = 0;
	bool operator==(const FFooSettings& Other) const { return Width == Other.Width; }
};

UINTERFACE(MinimalAPI, Blueprintable)
class UFooProvider : public UInterface
{
	GENERATED_BODY()
};
class IFooProvider
{
	GENERATED_BODY()
public:
	virtual float Provide() = 0;
};

/** Looks for things. */
UCLASS(Config = NavPlugin, ClassGroup = (Navigation), meta = (BlueprintSpawnableComponent))
class NAVPLUGIN_API UFooFinder final : public UActorComponent, public IFooProvider
{
	GENERATED_BODY()

public:
	UFooFinder();
	virtual float Provide() override { return Value < 0 ? 0.0f : Value; }

	UPROPERTY(BlueprintAssignable, Category = "Foo")
	FOnFooDone OnDone;
	UPROPERTY(EditAnywhere, Category = "Foo")
	TObjectPtr<UBarThing> Bar;
	UPROPERTY(EditAnywhere, Category = "Foo")
	TSubclassOf<ANavigationData> DataClass = nullptr;
#if WITH_EDITORONLY_DATA
	UPROPERTY(EditAnywhere, Category = "Foo")
	int32 Debug = 0;
#endif
#if WITH_EDITOR
	UFUNCTION(CallInEditor, Category = "Foo")
	void Rebuild();
#endif
	UFUNCTION(BlueprintCallable, Category = "Foo", meta = (WorldContext = "Context"))
	static bool Find(const UObject* Context, const FVector& From, UPARAM(ref) TArray<FVector>& Points,
		EFooResult& OutResult, float Radius = 10.f);
	UFUNCTION(BlueprintPure, Category = "Foo")
	FFooSettings GetSettings() const { return Settings; }
	UFUNCTION(BlueprintNativeEvent, Category = "Foo")
	void OnPing(FOnFooPinged Callback);

private:
	UPROPERTY(Transient)
	TArray<uint32> Cells;
	UPROPERTY()
	TObjectPtr<UEnum> Kind;
	UPROPERTY(BlueprintReadOnly, Category = "Foo", meta = (AllowPrivateAccess = "true"))
	FFooSettings Settings;
	template <class T> T* Make() { return nullptr; }
	TUniquePtr<FPlain> Hidden;
	float Value = 0;
};

UCLASS()
class UBarThing : public UObject
{
	GENERATED_BODY()
};
'''
)


def in_class(members, access="public", base="UObject", name="UFoo", specifiers=""):
	"""A class whose members start at line 9 of the file."""
	head = f"{HEAD}UCLASS({specifiers})\nclass {name} : public {base}\n"
	return f"{head}{{\n\tGENERATED_BODY()\n{access}:\n{members}\n}};\n"


def in_struct(members):
	"""A struct whose members start at line 8 of the file."""
	return f"{HEAD}USTRUCT(BlueprintType)\nstruct FFoo\n{{\n\tGENERATED_BODY()\n{members}\n}};\n"


PROPERTY = 'UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "X")'
FUNCTION = 'UFUNCTION(BlueprintCallable, Category = "X")'
EMPTY = "UCLASS()\nclass UFoo : public UObject\n{\n\tGENERATED_BODY()\n};\n"

# name: (text, line, part of the message)
BROKEN = {
	"no generated header": ("#pragma once\n" + EMPTY, 3, 'must include "Foo.generated.h"'),
	"generated header not last": (
		'#pragma once\n#include "Foo.generated.h"\n#include "Other.h"\n' + EMPTY, 3, "must be the last include"),
	"generated header of another file": (
		'#pragma once\n#include "Bar.generated.h"\n' + EMPTY, 2, 'is "Foo.generated.h"'),
	"generated header twice": (HEAD + '#include "Foo.generated.h"\n' + EMPTY, 4, "included twice"),
	"generated header for nothing": (HEAD + "struct FPlain { };\n", 3, "nothing here is reflected"),
	"no pragma once": ('#include "Foo.generated.h"\n' + EMPTY, 1, "#pragma once"),
	"type before the generated header": (
		"#pragma once\n" + EMPTY + '#include "Foo.generated.h"\n', 3, "stands before the generated header"),
	"type in a namespace": (HEAD + "namespace N\n{\n" + EMPTY + "}\n", 7, "global scope, not in N"),
	"type in a class": (HEAD + "class FOuter\n{\n" + EMPTY + "};\n", 7, "global scope, not in FOuter"),
	"type inside #if": (HEAD + "#if WITH_RECAST\n" + EMPTY + "#endif\n", 6, "inside #if WITH_RECAST"),
	"template": (HEAD + "UCLASS()\ntemplate <class T>\nclass UFoo : public UObject\n{\n};\n", 5, "template"),
	"no generated body": (HEAD + "UCLASS()\nclass UFoo : public UObject\n{\n};\n", 5, "GENERATED_BODY() is missing"),
	"generated body late": (
		HEAD + "UCLASS()\nclass UFoo : public UObject\n{\n\tint32 A = 0;\n\tGENERATED_BODY()\n};\n", 8,
		"must come first"),
	"generated body of a plain class": (
		HEAD + EMPTY + "class FPlain\n{\n\tGENERATED_BODY()\n};\n", 11, "has no UCLASS"),
	"object with the prefix of actors": (in_class("", name="AFoo"), 5, "starts with U"),
	"actor with the prefix of objects": (in_class("", base="ANavigationData"), 5, "starts with A"),
	"struct without F": (HEAD + "USTRUCT()\nstruct Foo\n{\n\tGENERATED_BODY()\n};\n", 5, "starts with F"),
	"enum without E": (HEAD + "UENUM()\nenum class Foo : uint8 { A };\n", 5, "starts with E"),
	"plain enum": (HEAD + "UENUM()\nenum EFoo { A };\n", 5, "enum class"),
	"wide enum for Blueprints": (HEAD + "UENUM(BlueprintType)\nenum class EFoo : int32 { A };\n", 5, "uint8"),
	"struct keyword after UCLASS": (HEAD + "UCLASS()\nstruct UFoo : public UObject { };\n", 5, "before a class"),
	"unknown base": (in_class("", base="UMystery"), 5, "not a known UCLASS"),
	"no base": (HEAD + "UCLASS()\nclass UFoo\n{\n\tGENERATED_BODY()\n};\n", 5, "needs a reflected base"),
	"two object bases": (in_class("", base="UObject, public UDataAsset"), 5, "only one base"),
	"interface without its class": (
		HEAD + "UINTERFACE()\nclass UFoo : public UInterface\n{\n\tGENERATED_BODY()\n};\n", 5, "IFoo is missing"),
	"name of the engine": (in_class("", name="UGridPathFollowingComponent"), 5, "type of the engine"),
	"two types of one name": (
		HEAD + EMPTY + "USTRUCT()\nstruct FFoo\n{\n\tGENERATED_BODY()\n};\n", 10, "clashes with UFoo"),
	"unknown class specifier": (in_class("", specifiers="Blueprintabel"), 4, 'unknown specifier "blueprintabel"'),
	"unknown property specifier": (in_class("UPROPERTY(EditEverywhere)\nint32 A = 0;"), 10, "unknown specifier"),
	"unknown function specifier": (in_class("UFUNCTION(BlueprintCalable)\nvoid A();"), 10, "unknown specifier"),
	"markup outside of a class": (HEAD + "UPROPERTY()\nint32 A = 0;\n", 4, "outside of a UCLASS"),
	"property in a version switch": (
		in_class("#if UE_VERSION_OLDER_THAN(5,5,0)\nUPROPERTY()\nint32 A = 0;\n#endif"), 11, "inside #if UE_VERSION"),
	"property in the else of an editor switch": (
		in_class("#if WITH_EDITORONLY_DATA\n#else\nUPROPERTY()\nint32 A = 0;\n#endif"), 12, "inside #if !(WITH"),
	"function in a shipping switch": (
		in_class("#if !UE_BUILD_SHIPPING\nUFUNCTION()\nvoid A();\n#endif"), 11, "inside #if !UE_BUILD_SHIPPING"),
	"no category on a property": (in_class("UPROPERTY(EditAnywhere)\nint32 A = 0;"), 10, "Category is missing"),
	"no category on a function": (in_class("UFUNCTION(BlueprintCallable)\nvoid A();"), 10, "Category is missing"),
	"empty category": (in_class('UPROPERTY(EditAnywhere, Category = "")\nint32 A = 0;'), 10, "Category is missing"),
	"two edit specifiers": (
		in_class('UPROPERTY(EditAnywhere, VisibleAnywhere, Category = "X")\nint32 A = 0;'), 10, "exclude each other"),
	"read-only and read-write": (
		in_class('UPROPERTY(BlueprintReadOnly, BlueprintReadWrite, Category = "X")\nint32 A = 0;'), 10, "exclude"),
	"private and exposed": (in_class(PROPERTY + "\nint32 A = 0;", access="private"), 10, "AllowPrivateAccess"),
	"static property": (in_class("UPROPERTY()\nstatic int32 A;"), 10, "must not be static"),
	"reference property": (in_class("UPROPERTY()\nint32& A;"), 10, "must not be a reference"),
	"std type": (in_class("UPROPERTY()\nstd::vector<int32> A;"), 10, "not a reflected type"),
	"size_t": (in_class("UPROPERTY()\nsize_t A = 0;"), 10, "not a reflected type"),
	"plain int": (in_class("UPROPERTY()\nint A = 0;"), 10, "not a reflected type"),
	"core type": (in_class("UPROPERTY()\nNavCore::Cell A;"), 10, "not a reflected type"),
	"shared pointer": (in_class("UPROPERTY()\nTSharedPtr<FVector> A;"), 10, "not a reflected type"),
	"path pointer": (in_class("UPROPERTY()\nFNavPathSharedPtr A;"), 10, "not a reflected type"),
	"unknown struct": (in_class("UPROPERTY()\nFMystery A;"), 10, "not a reflected type"),
	"pointer to a struct": (in_class("UPROPERTY()\nFVector* A = nullptr;"), 10, "only objects of a UCLASS"),
	"pointer to a pointer": (in_class("UPROPERTY()\nUObject** A = nullptr;"), 10, "pointer to a pointer"),
	"object by value": (in_class("UPROPERTY()\nUObject A;"), 10, "held by pointer"),
	"pointer to an unknown class": (in_class("UPROPERTY()\nTObjectPtr<UMystery> A;"), 10, "not a known UCLASS"),
	"nested arrays": (in_class("UPROPERTY()\nTArray<TArray<int32>> A;"), 10, "nested"),
	"array in a map": (in_class("UPROPERTY()\nTMap<FName, TArray<int32>> A;"), 10, "nested"),
	"map with one argument": (in_class("UPROPERTY()\nTMap<FName> A;"), 10, "takes 2"),
	"uint32 in Blueprints": (in_class(PROPERTY + "\nuint32 A = 0;"), 10, "Blueprints do not know"),
	"uint64 array in Blueprints": (in_class(PROPERTY + "\nTArray<uint64> A;"), 10, "Blueprints do not know"),
	"fixed array in Blueprints": (in_class(PROPERTY + "\nint32 A[4] = {};"), 10, "fixed arrays"),
	"struct that is no BlueprintType": (
		HEAD + "USTRUCT()\nstruct FPart\n{\n\tGENERATED_BODY()\n};\nUCLASS()\nclass UFoo : public UObject\n{\n\t"
		"GENERATED_BODY()\npublic:\n" + PROPERTY + "\nFPart A;\n};\n", 15, "not a BlueprintType"),
	"enum that is no BlueprintType": (
		HEAD + "UENUM()\nenum class EPart : uint8 { A };\n" + in_class(FUNCTION + "\nvoid A(EPart P);")[len(HEAD):],
		12, "not a BlueprintType"),
	"assignable that is no delegate": (
		in_class('UPROPERTY(BlueprintAssignable, Category = "X")\nint32 A = 0;'), 10, "multicast delegates"),
	"uninitialised struct member": (in_struct("UPROPERTY()\nfloat A;"), 9, "initial value"),
	"wide bit field": (in_struct("UPROPERTY()\nint64 A : 1;"), 9, "bit fields"),
	"function in a struct": (in_struct("UFUNCTION()\nvoid A();"), 9, "no UFUNCTIONs"),
	"overload": (in_class("UFUNCTION()\nvoid A();\nUFUNCTION()\nvoid A(int32 B);"), 12, "overloads"),
	"function named like a property": (
		in_class("UPROPERTY()\nint32 A = 0;\nUFUNCTION()\nvoid A();"), 12, "has the name of"),
	"template function": (in_class("UFUNCTION()\ntemplate <class T> void A();"), 10, "must not be a template"),
	"object pointer parameter": (in_class(FUNCTION + "\nvoid A(TObjectPtr<UObject> B);"), 10, "plain pointers"),
	"std parameter": (in_class(FUNCTION + "\nvoid A(std::string_view B);"), 10, "not a reflected type"),
	"uint32 parameter": (in_class(FUNCTION + "\nvoid A(uint32 B);"), 10, "Blueprints do not know"),
	"uint64 result": (in_class(FUNCTION + "\nuint64 A();"), 10, "Blueprints do not know"),
	"parameter without a name": (in_class(FUNCTION + "\nvoid A(int32);"), 10, "has no name"),
	"default of a container": (
		in_class(FUNCTION + "\nvoid A(const TArray<int32>& B = TArray<int32>());"), 10, "AutoCreateRefTerm"),
	"default of an output": (in_class(FUNCTION + "\nvoid A(int32& B = X);"), 10, "an output"),
	"world context that is no parameter": (
		in_class('UFUNCTION(BlueprintCallable, Category = "X", meta = (WorldContext = "Ctx"))\nvoid A();'),
		10, '"Ctx", which is no parameter'),
	"member in a function library": (
		in_class(FUNCTION + "\nvoid A();", base="UBlueprintFunctionLibrary"), 10, "are static"),
	"pure that returns nothing": (
		in_class('UFUNCTION(BlueprintPure, Category = "X")\nvoid A() const;'), 10, "returns nothing"),
	"body of an implementable event": (
		in_class('UFUNCTION(BlueprintImplementableEvent, Category = "X")\nvoid A() { }'), 10, "has no body"),
	"virtual native event": (
		in_class('UFUNCTION(BlueprintNativeEvent, Category = "X")\nvirtual void A();'), 10, "not virtual"),
	"delegate with too few parameters": (
		HEAD + "DECLARE_DYNAMIC_DELEGATE_TwoParams(FOnFoo, int32, A);\n", 4, "the macro is for 2"),
	"delegate without F": (HEAD + "DECLARE_DYNAMIC_DELEGATE(OnFoo);\n", 4, "starts with F"),
	"delegate of an odd type": (
		HEAD + "DECLARE_DYNAMIC_DELEGATE_OneParam(FOnFoo, uint16, A);\n", 4, "Blueprints do not know"),
	"multicast delegate as parameter": (
		HEAD + "DECLARE_DYNAMIC_MULTICAST_DELEGATE(FOnFoo);\n" + in_class(FUNCTION + "\nvoid A(FOnFoo B);")[len(HEAD):],
		11, "multicast delegate cannot be passed"),
	"open #if": (HEAD + "#if WITH_EDITOR\n" + EMPTY, 10, "never closed"),
	"stray brace": (HEAD + EMPTY + "}\n", 9, "closes nothing"),
	"file that ends early": (HEAD + "UCLASS()\nclass UFoo : public UObject\n{\n\tUPROPERTY(", 7, "ends inside"),
}


def problems_of(text, path="Source/NavPlugin/Public/Foo.h"):
	return rules.check([parser.parse(path, "NavPlugin", text)])


class Accepts(unittest.TestCase):
	def test_a_header_with_one_of_everything(self):
		self.assertEqual([str(p) for p in problems_of(GOOD)], [])

	def test_what_it_read(self):
		header = parser.parse("Foo.h", "NavPlugin", GOOD)
		found = {made.name: made for made in header.types}
		self.assertEqual(
			list(found), ["EFooResult", "FFooSettings", "UFooProvider", "UFooFinder", "UBarThing"])
		self.assertEqual(found["EFooResult"].enumerators, ["Found", "Failed"])
		finder = found["UFooFinder"]
		self.assertEqual(finder.bases, ["UActorComponent", "IFooProvider"])
		self.assertEqual(finder.tooltip, "Looks for things.")
		self.assertEqual([f.name for f in finder.functions], ["Rebuild", "Find", "GetSettings", "OnPing"])
		find = finder.functions[1]
		self.assertEqual([p.name for p in find.parameters], ["Context", "From", "Points", "OutResult", "Radius"])
		self.assertEqual([p.is_in_out for p in find.parameters], [False, False, True, False, False])
		self.assertEqual(find.parameters[4].default, "10.f")
		width = found["FFooSettings"].properties[0]
		self.assertEqual((width.tooltip, width.markup.meta["units"]), ("How wide.", '"cm"'))
		self.assertEqual([d.is_multicast for d in header.delegates], [True, False])


class Refuses(unittest.TestCase):
	def test_each_broken_header_with_its_line(self):
		for name, (text, line, part) in BROKEN.items():
			with self.subTest(name):
				found = [p for p in problems_of(text) if part in p.message]
				shown = "\n".join(str(p) for p in problems_of(text))
				self.assertTrue(found, f"nothing says {part!r}; found:\n{shown}")
				self.assertEqual(found[0].line, line, shown)

	def test_the_same_file_name_in_two_modules(self):
		headers = [
			parser.parse("Source/A/Foo.h", "A", HEAD + EMPTY),
			parser.parse("Source/B/Foo.h", "B", HEAD + EMPTY.replace("UFoo", "UOther")),
		]
		self.assertIn("generated files would collide", str(rules.check(headers)[0]))

	def test_the_same_type_in_two_modules(self):
		headers = [
			parser.parse("Source/A/Foo.h", "A", HEAD + EMPTY),
			parser.parse("Source/B/Bar.h", "B", HEAD.replace("Foo", "Bar") + EMPTY),
		]
		self.assertEqual(rules.check(headers)[0].path, "Source/B/Bar.h")


class Lexer(unittest.TestCase):
	def test_markup_in_comments_strings_and_macros_does_not_count(self):
		text = '// UCLASS()\n/* UPROPERTY() */\n#define X UCLASS() \\\n  UENUM()\nconst char* A = "UCLASS()";\n'
		self.assertEqual([t.text for t in lexer.lex(text).tokens], ["const", "char", "*", "A", "=", '"UCLASS()"', ";"])

	def test_lines_survive_long_comments_and_continued_lines(self):
		text = "/*\n\n*/ A\n#define X \\\n  Y\nB"
		self.assertEqual([(t.text, t.line) for t in lexer.lex(text).tokens], [("A", 3), ("B", 6)])


class CommandLine(unittest.TestCase):
	def run_tool(self, *arguments):
		return subprocess.run(
			[sys.executable, str(TOOL), *arguments], capture_output=True, text=True, check=False)

	def test_problems_read_like_those_of_a_compiler(self):
		with tempfile.TemporaryDirectory() as folder:
			Path(folder, "Foo.h").write_text(in_class("UPROPERTY()\nsize_t A = 0;"), encoding="utf-8")
			done = self.run_tool(folder)
		self.assertEqual(done.returncode, 1)
		self.assertRegex(done.stdout.splitlines()[0], r"Foo\.h\(10\): error: UFoo::A: is size_t")

	def test_a_clean_module(self):
		with tempfile.TemporaryDirectory() as folder:
			Path(folder, "Foo.h").write_text(GOOD, encoding="utf-8")
			done = self.run_tool(folder)
		self.assertEqual((done.returncode, done.stdout), (0, "1 headers, 7 reflected types, 0 problems\n"))

	def test_bad_usage(self):
		self.assertEqual(self.run_tool().returncode, 2)
		missing = self.run_tool("no-such-folder")
		self.assertEqual((missing.returncode, "is not a folder" in missing.stderr), (2, True))


if __name__ == "__main__":
	unittest.main()
