// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Convert/GridNavConvert.h"

#include "GridPathFixture.h"
#include "NavCore/Graph/Algorithms.h"
#include "UObject/Class.h"

#include <set>

TEST(GridNavConvert, EveryAlgorithmOfTheEnumerationIsInTheRegistryAndTheOtherWayRound)
{
	std::set<std::string_view> Named;
	const UEnum* Enum = StaticEnum<EGridNavAlgorithm>();
	for (uint8 Value = 1; Value <= static_cast<uint8>(EGridNavAlgorithm::Hpa); ++Value)
	{
		const std::string_view Name = UE::GridNav::ToAlgorithmName(static_cast<EGridNavAlgorithm>(Value));
		EXPECT_NE(NavCore::FindAlgorithm(Name), nullptr) << Name;
		Named.insert(Name);
		// Shown to designers as NavLab and the ini files spell it.
		const FString Shown = Enum->GetDisplayNameTextByValue(Value).ToString();
		EXPECT_EQ(std::string(TCHAR_TO_UTF8(*Shown)), Name);
	}
	for (const NavCore::AlgorithmInfo& Algorithm : NavCore::Algorithms())
	{
		EXPECT_TRUE(Named.contains(Algorithm.name)) << Algorithm.name;
	}
	EXPECT_TRUE(UE::GridNav::ToAlgorithmName(EGridNavAlgorithm::ProjectDefault).empty());
	EXPECT_TRUE(UE::GridNav::ToAlgorithmName(static_cast<EGridNavAlgorithm>(99)).empty());
}

TEST(GridNavConvert, OutcomesKeepTheirNames)
{
	for (int32 Value = 0; Value <= static_cast<int32>(NavCore::PathOutcome::OverLimit); ++Value)
	{
		const auto Outcome = static_cast<NavCore::PathOutcome>(Value);
		const FString Name(UE::GridNav::Describe(UE::GridNav::FromOutcome(Outcome)));
		EXPECT_EQ(std::string(TCHAR_TO_UTF8(*Name)), NavCore::Describe(Outcome));
	}
	EXPECT_EQ(UE::GridNav::FromSubmitError(NavCore::SubmitError::QueueFull), EGridPathOutcome::QueueFull);
	EXPECT_EQ(
		UE::GridNav::FromSubmitError(NavCore::SubmitError::TooManyGoals), EGridPathOutcome::InvalidRequest);
}

TEST(GridNavConvert, UnknownValuesBecomeTheDefault)
{
	EXPECT_EQ(UE::GridNav::ToTopology(static_cast<EGridNavTopology>(9)), NavCore::Topology::Octile);
	EXPECT_EQ(
		UE::GridNav::ToCornerRule(static_cast<EGridNavCornerRule>(9)), NavCore::CornerRule::NoneBlocked);
	EXPECT_EQ(UE::GridNav::ToPriority(static_cast<EGridPathPriority>(9)), NavCore::PathPriority::Normal);
	EXPECT_EQ(UE::GridNav::ToRepairPolicy(static_cast<EGridPathRepair>(9)), NavCore::RepairPolicy::Splice);
}

TEST(GridNavConvert, CostsAreLengthsOverNeutralTerrain)
{
	EXPECT_DOUBLE_EQ(UE::GridNav::ToWorldCost(NavCore::StraightCost, 100.0), 100.0);
	EXPECT_NEAR(UE::GridNav::ToWorldCost(NavCore::DiagonalCost, 100.0), 141.42136, 0.001);
}
