// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Internationalization/Text.h"

#include "Math/UnrealMathUtility.h"

FText FText::AsNumber(int64 Value)
{
	FString Digits = FString::Printf(TEXT("%lld"), Value < 0 ? -Value : Value);
	for (int32 Place = Digits.Len() - 3; Place > 0; Place -= 3)
	{
		Digits = Digits.Left(Place) + TEXT(",") + Digits.RightChop(Place);
	}
	return FromString(Value < 0 ? TEXT("-") + Digits : Digits);
}

FText FText::AsNumber(double Value)
{
	if (!FMath::IsFinite(Value) || FMath::Abs(Value) > 1e15)
	{
		return FromString(FString::Printf(TEXT("%g"), Value));
	}
	const int64 Thousandths = static_cast<int64>(FMath::Abs(Value) * 1000.0 + 0.5);
	FString Text = AsNumber(Thousandths / 1000).ToString();
	if (Thousandths % 1000 != 0)
	{
		FString Fraction = FString::Printf(TEXT("%03d"), static_cast<int32>(Thousandths % 1000));
		while (Fraction.EndsWith(TEXT("0")))
		{
			Fraction = Fraction.Left(Fraction.Len() - 1);
		}
		Text += TEXT(".") + Fraction;
	}
	return FromString(Value < 0.0 && Thousandths != 0 ? TEXT("-") + Text : Text);
}

FText FText::AsPercent(double Value)
{
	return FromString(FString::Printf(TEXT("%.0f%%"), Value * 100.0));
}

FText FText::AsMemory(uint64 NumBytes)
{
	static const TCHAR* const Units[] = {TEXT("KiB"), TEXT("MiB"), TEXT("GiB"), TEXT("TiB")};
	if (NumBytes < 1024)
	{
		return FromString(FString::Printf(TEXT("%llu B"), NumBytes));
	}
	double Value = static_cast<double>(NumBytes) / 1024.0;
	int32 Unit = 0;
	for (; Value >= 1024.0 && Unit < 3; ++Unit)
	{
		Value /= 1024.0;
	}
	return FromString(
		AsNumber(FMath::RoundToDouble(Value * 10.0) / 10.0).ToString() + TEXT(" ") + Units[Unit]);
}

FText FText::FormatOrdered(const FText& Pattern, const FText* Values, int32 Num)
{
	FString Text = Pattern.ToString();
	for (int32 Index = 0; Index < Num; ++Index)
	{
		const FString Name = FString::Printf(TEXT("{%d}"), Index);
		ensureMsgf(Text.Contains(*Name), TEXT("The pattern has no place for a value: %s"), *Text);
		Text = Text.Replace(*Name, *Values[Index].ToString());
	}
	return FromString(Text);
}
