// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"

#include <gtest/gtest.h>

namespace StandInTests
{
static_assert(!std::is_convertible_v<const ANSICHAR*, FString>, "narrow text must be converted by name");
static_assert(!std::is_constructible_v<FString, const wchar_t*>);
static_assert(std::is_convertible_v<const TCHAR*, FName>);
static_assert(!std::is_constructible_v<FName, const ANSICHAR*>);
static_assert(!std::is_convertible_v<FString, FName>);
static_assert(!std::is_convertible_v<FString, FText> && !std::is_constructible_v<FText, FString>);
static_assert(!std::is_convertible_v<FString, const TCHAR*>);
static_assert(std::is_same_v<decltype(*FString()), const TCHAR*>);

TEST(CoreString, IsEmptyOrTerminated)
{
	FString Text;
	EXPECT_EQ(Text.Len(), 0);
	EXPECT_EQ(**Text, 0);
	Text = TEXT("ab");
	EXPECT_EQ(Text.Len(), 2);
	EXPECT_EQ((*Text)[2], 0);
	Text.AppendChar(u'c') += TEXT("de");
	EXPECT_EQ(Text, TEXT("abcde"));
	Text += *Text;
	EXPECT_EQ(Text, TEXT("abcdeabcde")) << "a string may be appended to itself";
	EXPECT_EQ(FString(static_cast<const TCHAR*>(nullptr)).Len(), 0);
}

TEST(CoreString, ComparesWithoutRegardToCaseUnlessTold)
{
	const FString Text = TEXT("Grid");
	EXPECT_TRUE(Text == TEXT("gRID"));
	EXPECT_FALSE(Text.Equals(TEXT("grid")));
	EXPECT_TRUE(Text.Equals(TEXT("grid"), ESearchCase::IgnoreCase));
	EXPECT_EQ(GetTypeHash(Text), GetTypeHash(FString(TEXT("GRID"))));
	EXPECT_TRUE(FString(TEXT("a")) < FString(TEXT("B")));
	EXPECT_TRUE(Text.StartsWith(TEXT("gr")));
	EXPECT_FALSE(Text.StartsWith(TEXT("gr"), ESearchCase::CaseSensitive));
	EXPECT_TRUE(Text.EndsWith(TEXT("id")));
	EXPECT_TRUE(Text.Contains(TEXT("RI")));
}

TEST(CoreString, CutsFindsAndReplaces)
{
	const FString Text = TEXT("one/two/three");
	EXPECT_EQ(Text.Left(3) + Text.Right(5), TEXT("onethree"));
	EXPECT_EQ(Text.Mid(4, 3), TEXT("two"));
	EXPECT_EQ(Text.Left(100), Text);
	EXPECT_EQ(Text.LeftChop(6), TEXT("one/two"));
	EXPECT_EQ(Text.RightChop(8), TEXT("three"));
	EXPECT_EQ(Text.Find(TEXT("/")), 3);
	EXPECT_EQ(Text.Find(TEXT("/"), ESearchCase::IgnoreCase, ESearchDir::FromEnd), 7);
	EXPECT_EQ(Text.Replace(TEXT("/"), TEXT(" and ")), TEXT("one and two and three"));
	EXPECT_EQ(Text.ToUpper(), Text);
	EXPECT_TRUE(Text.ToUpper().Equals(TEXT("ONE/TWO/THREE")));
	EXPECT_EQ(FString(TEXT("\t a b \n")).TrimStartAndEnd(), TEXT("a b"));
	FString Left;
	FString Right;
	EXPECT_TRUE(Text.Split(TEXT("/"), &Left, &Right));
	EXPECT_EQ(Left + TEXT("|") + Right, TEXT("one|two/three"));
	EXPECT_FALSE(Text.Split(TEXT("#"), &Left, &Right));
	TArray<FString> Parts;
	EXPECT_EQ(FString(TEXT("a,,b")).ParseIntoArray(Parts, TEXT(",")), 2);
	EXPECT_EQ(FString(TEXT("a,,b,")).ParseIntoArray(Parts, TEXT(","), false), 4);
	EXPECT_EQ(FString(TEXT("x\r\ny\n\nz")).ParseIntoArrayLines(Parts), 3);
	EXPECT_EQ(FString(TEXT("a")) / TEXT("b") / FString(TEXT("/c")), TEXT("a/b/c"));
	Left = TEXT("prefix_name");
	EXPECT_TRUE(Left.RemoveFromStart(TEXT("prefix_")));
	EXPECT_FALSE(Left.RemoveFromEnd(TEXT("_x")));
	EXPECT_EQ(Left, TEXT("name"));
}

TEST(CoreString, ReadsAndWritesNumbers)
{
	EXPECT_EQ(FString::FromInt(-12), TEXT("-12"));
	EXPECT_EQ(FString::SanitizeFloat(2.50), TEXT("2.5"));
	EXPECT_EQ(FString::SanitizeFloat(3.0), TEXT("3.0"));
	EXPECT_EQ(FString::SanitizeFloat(3.0, 0), TEXT("3"));
	EXPECT_EQ(FCString::Atoi(TEXT("42x")), 42);
	EXPECT_DOUBLE_EQ(FCString::Atod(TEXT("-1.5")), -1.5);
	EXPECT_TRUE(FString(TEXT("-1.5")).IsNumeric());
	EXPECT_FALSE(FString(TEXT("1.5.2")).IsNumeric());
	EXPECT_FALSE(FString(TEXT("-")).IsNumeric());
	EXPECT_TRUE(FString(TEXT("yes")).ToBool());
	EXPECT_FALSE(FString(TEXT("0")).ToBool());
	double Value = 0;
	LexFromString(Value, TEXT("0.25"));
	EXPECT_EQ(LexToString(Value), TEXT("0.250000"));
}

TEST(CoreString, ConvertsBetweenUtf8AndUtf16)
{
	const FString Text = UTF8_TO_TCHAR("gr\xc3\xbc\xc3\x9f \xf0\x9f\x97\xba");
	EXPECT_TRUE(Text.Equals(TEXT("gr\u00fc\u00df \U0001F5FA")));
	EXPECT_EQ(Text.Len(), 7) << "what lies beyond the first plane takes two";
	EXPECT_STREQ(TCHAR_TO_UTF8(*Text), "gr\xc3\xbc\xc3\x9f \xf0\x9f\x97\xba");
	EXPECT_EQ(FString(UTF8_TO_TCHAR("a\xffz\xc3")), TEXT("a?z?")) << "broken sequences stay visible";
	EXPECT_EQ(FUTF8ToTCHAR("abcdef", 3).Length(), 3);
}

TEST(CoreString, PrintfKnowsTheFlagsOfC)
{
	EXPECT_EQ(FString::Printf(TEXT("%d %5d|%-5d|%05d"), -1, 42, 42, 42), TEXT("-1    42|42   |00042"));
	EXPECT_EQ(FString::Printf(TEXT("%u %x %08X"), 7u, 255u, 0xabcdu), TEXT("7 ff 0000ABCD"));
	EXPECT_EQ(FString::Printf(TEXT("%lld %llu"), MIN_int64, MAX_uint64),
		TEXT("-9223372036854775808 18446744073709551615"));
	EXPECT_EQ(FString::Printf(TEXT("%.2f %g %+.1e"), 2.345f, 0.5, 12345.0), TEXT("2.35 0.5 +1.2e+04"));
	EXPECT_EQ(FString::Printf(TEXT("[%6s|%-6s|%.2s]"), TEXT("ab"), TEXT("cd"), TEXT("efg")),
		TEXT("[    ab|cd    |ef]"));
	EXPECT_EQ(FString::Printf(TEXT("%hs %c 100%%"), "narrow", TCHAR(u'x')), TEXT("narrow x 100%"));
	EXPECT_EQ(FString::Printf(TEXT("%*d|%.*f"), 4, 7, 1, 0.25), TEXT("   7|0.2"));
	EXPECT_EQ(FString::Printf(TEXT("%d %u"), int16(-3), uint8(200)), TEXT("-3 200"))
		<< "small integers widen";
	EXPECT_EQ(FString::Printf(TEXT("%s"), static_cast<const TCHAR*>(nullptr)), TEXT("(null)"));
	const int32 Value = 0;
	EXPECT_TRUE(FString::Printf(TEXT("%p"), &Value).StartsWith(TEXT("0x")));
	EXPECT_EQ(FString(TEXT("a")).Appendf(TEXT("%s%d"), *FString(TEXT("b")), 3), TEXT("ab3"));
}

TEST(CoreName, ComparesWithoutRegardToCase)
{
	const FName Name(TEXT("GridName"));
	EXPECT_TRUE(Name == FName(TEXT("gridname")));
	EXPECT_EQ(FName(TEXT("GRIDNAME")).ToString(), TEXT("GridName"));
	EXPECT_TRUE(FName(TEXT("GRIDNAME")).ToString().Equals(TEXT("GridName"))) << "as it was first written";
	EXPECT_TRUE(Name == TEXT("GridName"));
	EXPECT_FALSE(Name == FName(TEXT("OtherName")));
	EXPECT_EQ(GetTypeHash(Name), GetTypeHash(FName(TEXT("gridNAME"))));
	EXPECT_TRUE(FName(TEXT("Alpha")).LexicalLess(FName(TEXT("beta"))));
}

TEST(CoreName, KnowsNone)
{
	EXPECT_TRUE(FName().IsNone());
	EXPECT_TRUE(FName(NAME_None) == FName(TEXT("none")));
	EXPECT_TRUE(FName(TEXT("")).IsNone());
	EXPECT_EQ(FName().ToString(), TEXT("None"));
	EXPECT_TRUE(FName(TEXT("NobodyHasSaidThis"), FNAME_Find).IsNone());
}

TEST(CoreName, SplitsNumbersOff)
{
	const FName Tree(TEXT("Tree_3"));
	EXPECT_EQ(Tree.GetPlainNameString(), TEXT("Tree"));
	EXPECT_EQ(Tree.GetNumber(), 4);
	EXPECT_EQ(Tree.ToString(), TEXT("Tree_3"));
	EXPECT_TRUE(Tree == FName(FName(TEXT("Tree")), 4));
	EXPECT_EQ(FName(TEXT("Tree_03")).GetNumber(), 0) << "leading zeroes would be lost";
	EXPECT_EQ(FName(TEXT("Tree_0")).GetNumber(), 1);
	EXPECT_EQ(FName(TEXT("Tree_")).ToString(), TEXT("Tree_"));
	EXPECT_EQ(FName(TEXT("_5")).GetNumber(), 0);
}

#define LOCTEXT_NAMESPACE "StandInTests"
TEST(CoreText, ReadsAsItsSource)
{
	const FText Text = LOCTEXT("Key", "Grid");
	EXPECT_EQ(Text.ToString(), TEXT("Grid"));
	EXPECT_TRUE(FText::GetEmpty().IsEmpty());
	EXPECT_TRUE(FText::FromString(TEXT("Grid")).EqualTo(Text));
}
#undef LOCTEXT_NAMESPACE

TEST(CoreGuid, IsWrittenAndRead)
{
	const FGuid Guid(0x01234567, 0x89abcdef, 0, 0xffffffff);
	EXPECT_EQ(Guid.ToString(), TEXT("0123456789ABCDEF00000000FFFFFFFF"));
	EXPECT_EQ(Guid.ToString(EGuidFormats::DigitsWithHyphens), TEXT("01234567-89AB-CDEF-0000-0000FFFFFFFF"));
	FGuid Read;
	EXPECT_FALSE(Read.IsValid());
	EXPECT_TRUE(FGuid::Parse(TEXT("01234567-89AB-CDEF-0000-0000FFFFFFFF"), Read));
	EXPECT_TRUE(Read == Guid);
	EXPECT_FALSE(FGuid::Parse(TEXT("0123"), Read));
	EXPECT_FALSE(FGuid::Parse(TEXT("0123456789ABCDEF00000000FFFFFFFZ"), Read));
	EXPECT_FALSE(FGuid::NewGuid() == FGuid::NewGuid());
}
} // namespace StandInTests
