// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT

// Which navigation data there is, and which agent gets which.

#include "Engine/World.h"
#include "EngineUtils.h"
#include "NavAreas/NavArea.h"
#include "NavigationSystem.h"

DEFINE_LOG_CATEGORY_STATIC(LogNavigationRegistration, Log, All);

int32 UNavigationSystemV1::FindSupportedAgent(const FNavDataConfig& Config, const UClass* NavDataClass) const
{
	for (int32 Index = 0; Index < SupportedAgents.Num(); ++Index)
	{
		const FNavDataConfig& Agent = SupportedAgents[Index];
		if (Agent.GetNavDataClass<ANavigationData>() == NavDataClass && Agent.IsEquivalent(Config) &&
			Agent.IsNavDataMatching(Config))
		{
			return Index;
		}
	}
	return INDEX_NONE;
}

UNavigationSystemV1::ERegistrationResult UNavigationSystemV1::RegisterNavData(ANavigationData* NavData)
{
	check(IsInGameThread());
	if (NavData == nullptr)
	{
		return RegistrationError;
	}
	if (!IsValid(NavData) || NavData->IsActorBeingDestroyed())
	{
		return RegistrationFailed_DataPendingKill;
	}
	if (NavData->IsRegistered())
	{
		return RegistrationSuccessful;
	}
	if (!NavData->GetConfig().IsValid() && SupportedAgents.Num() == 1)
	{
		NavData->SetConfig(SupportedAgents[0]);
	}
	FNavDataConfig Config;
	NavData->FillConfig(Config);
	const int32 AgentIndex = FindSupportedAgent(Config, NavData->GetClass());
	if (AgentIndex == INDEX_NONE)
	{
		return RegistrationFailed_AgentNotValid;
	}
	if (AgentToNavData[AgentIndex].IsValid())
	{
		return RegistrationFailed_AgentAlreadySupported;
	}
	AcceptNavData(*NavData, AgentIndex);
	return RegistrationSuccessful;
}

void UNavigationSystemV1::AcceptNavData(ANavigationData& NavData, int32 AgentIndex)
{
	const FNavDataConfig& Agent = SupportedAgents[AgentIndex];
	AgentToNavData[AgentIndex] = &NavData;
	NavData.SetConfig(Agent);
	NavData.SetSupportsDefaultAgent(Agent.Name == GetDefaultSupportedAgentConfig().Name);
	NavData.ProcessNavAreas(NavAreaClasses, AgentIndex);
	NavDataSet.AddUnique(&NavData);
	NavData.OnRegistered();
	ChooseMainNavData();
	OnNavDataRegisteredEvent.Broadcast(&NavData);
}

void UNavigationSystemV1::UnregisterNavData(ANavigationData* NavData)
{
	check(IsInGameThread());
	if (NavData == nullptr)
	{
		return;
	}
	// A worker may be searching it.
	PostponeAsyncQueries();
	NavDataSet.Remove(NavData);
	for (TWeakObjectPtr<ANavigationData>& Served : AgentToNavData)
	{
		if (Served.Get() == NavData)
		{
			Served.Reset();
		}
	}
	if (MainNavData == NavData)
	{
		MainNavData = nullptr;
		ChooseMainNavData();
	}
	NavData->OnUnregistered();
}

void UNavigationSystemV1::RequestRegistrationDeferred(ANavigationData& NavData)
{
	NavDataRegistrationQueue.AddUnique(&NavData);
}

void UNavigationSystemV1::RegisterNavigationDataInstances()
{
	for (TActorIterator<ANavigationData> It(GetWorld()); It; ++It)
	{
		if (!It->IsRegistered())
		{
			RequestRegistrationDeferred(**It);
		}
	}
}

void UNavigationSystemV1::ProcessRegistrationCandidates()
{
	const TArray<TWeakObjectPtr<ANavigationData>> Candidates = MoveTemp(NavDataRegistrationQueue);
	NavDataRegistrationQueue.Reset();
	for (const TWeakObjectPtr<ANavigationData>& Candidate : Candidates)
	{
		ANavigationData* NavData = Candidate.Get();
		if (NavData == nullptr || NavData->IsRegistered())
		{
			continue;
		}
		const ERegistrationResult Result = RegisterNavData(NavData);
		if (Result != RegistrationSuccessful && Result != RegistrationFailed_DataPendingKill)
		{
			// Nobody will ever ask it anything.
			UE_LOG(LogNavigationRegistration, Warning, TEXT("%s was not registered (%d) and is destroyed."),
				*NavData->GetName(), static_cast<int32>(Result));
			NavData->CleanUpAndMarkPendingKill();
		}
	}
}

void UNavigationSystemV1::SpawnMissingNavigationData()
{
	for (int32 AgentIndex = 0; AgentIndex < SupportedAgents.Num(); ++AgentIndex)
	{
		if (AgentToNavData[AgentIndex].IsValid() || !IsThereAnywhereToBuildNavigation(AgentIndex))
		{
			continue;
		}
		if (ANavigationData* NavData = CreateNavigationDataInstance(SupportedAgents[AgentIndex]))
		{
			// Spawning may have put it in line; it is taken at once.
			NavDataRegistrationQueue.Remove(NavData);
			if (RegisterNavData(NavData) == RegistrationSuccessful)
			{
				NavData->RebuildAll();
			}
		}
	}
}

ANavigationData* UNavigationSystemV1::CreateNavigationDataInstance(const FNavDataConfig& NavConfig)
{
	const TSubclassOf<ANavigationData> NavDataClass = NavConfig.GetNavDataClass<ANavigationData>();
	if (NavDataClass == nullptr)
	{
		UE_LOG(LogNavigationRegistration, Error, TEXT("Agent %s has no class of navigation data."),
			*NavConfig.Name.ToString());
		return nullptr;
	}
	if (!NavDataClass.GetDefaultObject()->CanSpawnOnRebuild())
	{
		return nullptr;
	}
	ANavigationData* NavData = GetWorld()->SpawnActor<ANavigationData>(NavDataClass.Get());
	if (NavData != nullptr)
	{
		NavData->SetConfig(NavConfig);
	}
	return NavData;
}

void UNavigationSystemV1::ChooseMainNavData()
{
	if (MainNavData != nullptr)
	{
		return;
	}
	for (ANavigationData* NavData : NavDataSet)
	{
		if (NavData->CanBeMainNavData() && (MainNavData == nullptr || NavData->IsSupportingDefaultAgent()))
		{
			MainNavData = NavData;
		}
	}
}

ANavigationData* UNavigationSystemV1::GetDefaultNavDataInstance(
	FNavigationSystem::ECreateIfMissing CreateNewIfNoneFound)
{
	check(IsInGameThread());
	ChooseMainNavData();
	if (MainNavData == nullptr && CreateNewIfNoneFound == FNavigationSystem::Create && bWorldInitDone)
	{
		SpawnMissingNavigationData();
	}
	return MainNavData;
}

ANavigationData* UNavigationSystemV1::GetNavDataForAgentName(const FName AgentName) const
{
	for (int32 Index = 0; Index < AgentToNavData.Num(); ++Index)
	{
		if (SupportedAgents[Index].Name == AgentName)
		{
			return AgentToNavData[Index].Get();
		}
	}
	return nullptr;
}

ANavigationData* UNavigationSystemV1::GetNavDataForProps(const FNavAgentProperties& AgentProperties)
{
	return GetNavDataForProps(AgentProperties, FVector::ZeroVector);
}

const ANavigationData* UNavigationSystemV1::GetNavDataForProps(
	const FNavAgentProperties& AgentProperties) const
{
	return GetNavDataForProps(AgentProperties, FVector::ZeroVector);
}

namespace
{
/** How well an agent of one size is served by data of another: data that is too small is worse than any
 * other. */
float GetMisfit(float Wanted, float Supported)
{
	constexpr float TooSmall = 1.e6f;
	return Supported >= Wanted ? Supported - Wanted : TooSmall + (Wanted - Supported);
}
} // namespace

ANavigationData* UNavigationSystemV1::GetNavDataForProps(
	const FNavAgentProperties& AgentProperties, const FVector& AgentLocation, const FVector& Extent) const
{
	if (SupportedAgents.Num() <= 1)
	{
		return MainNavData;
	}
	ANavigationData* Best = nullptr;
	float BestRadius = 0.f;
	float BestHeight = 0.f;
	for (int32 Index = 0; Index < AgentToNavData.Num(); ++Index)
	{
		const FNavDataConfig& Agent = SupportedAgents[Index];
		ANavigationData* NavData = AgentToNavData[Index].Get();
		if (NavData == nullptr || !Agent.IsNavDataMatching(AgentProperties))
		{
			continue;
		}
		const float Radius = GetMisfit(AgentProperties.AgentRadius, Agent.AgentRadius);
		const float Height = bSkipAgentHeightCheckWhenPickingNavData
			? 0.f
			: GetMisfit(AgentProperties.AgentHeight, Agent.AgentHeight);
		// Of equals the one that is listed first.
		if (Best == nullptr || Radius < BestRadius || (Radius == BestRadius && Height < BestHeight))
		{
			Best = NavData;
			BestRadius = Radius;
			BestHeight = Height;
		}
	}
	return Best != nullptr ? Best : MainNavData.Get();
}
