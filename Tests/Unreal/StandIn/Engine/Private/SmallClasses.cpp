// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Classes that hardly do more than exist.
#include "Components/BrushComponent.h"
#include "Engine/DataAsset.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/Info.h"
#include "GameFramework/Volume.h"
#include "GameFramework/WorldSettings.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Kismet/GameplayStatics.h"

UDataAsset::UDataAsset(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

AInfo::AInfo(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

AWorldSettings::AWorldSettings(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) {}

float AWorldSettings::SetTimeDilation(float NewTimeDilation)
{
	TimeDilation = FMath::Clamp(NewTimeDilation, 0.0001f, 20.0f);
	return TimeDilation;
}

AVolume::AVolume(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	BrushComponent = CreateDefaultSubobject<UBrushComponent>(TEXT("BrushComponent0"));
	RootComponent = BrushComponent;
}

UBlueprintFunctionLibrary::UBlueprintFunctionLibrary(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

bool UGameplayStatics::SetGamePaused(const UObject* WorldContextObject, bool bPaused)
{
	UWorld* World =
		GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::LogAndReturnNull);
	// A client does not pause the others.
	const bool bMay = World != nullptr && World->GetNetMode() != NM_Client;
	if (bMay)
	{
		World->StandInSetPaused(bPaused);
	}
	return bMay;
}

bool UGameplayStatics::IsGamePaused(const UObject* WorldContextObject)
{
	const UWorld* World =
		GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::LogAndReturnNull);
	return World != nullptr && World->IsPaused();
}

void UGameplayStatics::SetGlobalTimeDilation(const UObject* WorldContextObject, float TimeDilation)
{
	const UWorld* World =
		GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::LogAndReturnNull);
	if (World != nullptr)
	{
		World->GetWorldSettings()->SetTimeDilation(TimeDilation);
	}
}
