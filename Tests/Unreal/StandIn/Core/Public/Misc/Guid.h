// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 10 (custom versions), and the API page of FGuid.
#pragma once

#include "Containers/UnrealString.h"

/** How a Guid is written. */
enum class EGuidFormats
{
	Digits,
	DigitsWithHyphens,
};

/** 128 bits that name something for ever. */
struct FGuid
{
	uint32 A = 0;
	uint32 B = 0;
	uint32 C = 0;
	uint32 D = 0;

	constexpr FGuid() = default;
	constexpr FGuid(uint32 InA, uint32 InB, uint32 InC, uint32 InD) : A(InA), B(InB), C(InC), D(InD) {}

	constexpr bool IsValid() const { return (A | B | C | D) != 0; }
	void Invalidate() { *this = FGuid(); }
	constexpr bool operator==(const FGuid& Other) const = default;
	bool operator<(const FGuid& Other) const;
	FString ToString(EGuidFormats Format = EGuidFormats::Digits) const;
	/** From 32 hexadecimal digits, with or without hyphens. */
	static bool Parse(const FString& Text, FGuid& OutGuid);
	static FGuid NewGuid();

	friend uint32 GetTypeHash(const FGuid& Guid)
	{
		return HashCombine(HashCombine(Guid.A, Guid.B), HashCombine(Guid.C, Guid.D));
	}
	friend FArchive& operator<<(FArchive& Ar, FGuid& Guid);
};
