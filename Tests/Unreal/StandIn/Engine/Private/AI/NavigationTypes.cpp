// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/Navigation/NavigationTypes.h"

#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
#include "AI/Navigation/NavigationDirtyArea.h"
#endif
#include "GameFramework/Actor.h"

DEFINE_LOG_CATEGORY_STATIC(LogNavigationDirtyArea, Warning, All);

uint32 FNavPathType::NextUniqueId = 0;

const FNavAgentProperties FNavAgentProperties::DefaultProperties;

bool FNavAgentProperties::IsEquivalent(const FNavAgentProperties& Other, float Precision) const
{
	return FMath::Abs(AgentRadius - Other.AgentRadius) < Precision &&
		FMath::Abs(AgentHeight - Other.AgentHeight) < Precision;
}

bool FNavAgentProperties::IsNavDataMatching(const FNavAgentProperties& Other) const
{
	return PreferredNavData == Other.PreferredNavData || PreferredNavData.IsNull() ||
		Other.PreferredNavData.IsNull();
}

void FNavAgentProperties::SetPreferredNavData(TSubclassOf<AActor> NavDataClass)
{
	PreferredNavData = FSoftClassPath(NavDataClass.Get());
}

FVector FNavAgentProperties::GetExtent() const
{
	return IsValid() ? FVector(AgentRadius, AgentRadius, AgentHeight / 2) : FVector::ZeroVector;
}

FNavDataConfig::FNavDataConfig(float Radius, float Height)
	: FNavAgentProperties(Radius, Height), Name(TEXT("Default")), Color(140, 255, 0, 164),
	  DefaultQueryExtent(50.f, 50.f, 250.f)
{
}

void FNavDataConfig::SetNavDataClass(UClass* InNavDataClass)
{
	NavDataClass = TSoftClassPtr<AActor>(InNavDataClass);
}

void FNavDataConfig::SetNavDataClass(TSoftClassPtr<AActor> InNavDataClass)
{
	NavDataClass = InNavDataClass;
}

bool FNavDataConfig::operator==(const FNavDataConfig& Other) const
{
	return Name == Other.Name && NavDataClass == Other.NavDataClass && IsEquivalent(Other) &&
		IsNavDataMatching(Other);
}

bool FNavDataConfig::IsValid() const
{
	return FNavAgentProperties::IsValid() && NavDataClass.Get() != nullptr;
}

FString FNavDataConfig::GetDescription() const
{
	return FString::Printf(
		TEXT("Name %s class %s agent radius %.1f"), *Name.ToString(), *NavDataClass.ToString(), AgentRadius);
}

#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
FNavigationDirtyArea::FNavigationDirtyArea(
	const FBox& InBounds, int32 InFlags, UObject* const InOptionalSourceObject)
#else
FNavigationDirtyArea::FNavigationDirtyArea(
	const FBox& InBounds, ENavigationDirtyFlag InFlags, UObject* const InOptionalSourceObject)
#endif
	: Bounds(InBounds), OptionalSourceObject(InOptionalSourceObject), Flags(InFlags)
{
	if (!Bounds.IsValid || Bounds.Min.ContainsNaN() || Bounds.Max.ContainsNaN())
	{
		UE_LOG(LogNavigationDirtyArea, Warning, TEXT("A dirty area was given bounds that are not valid."));
	}
}
