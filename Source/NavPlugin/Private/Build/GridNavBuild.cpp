// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavBuild.h"

#include "Build/GridNavCollisionSampler.h"
#include "Build/GridNavMeshSampler.h"
#include "Build/GridNavSlice.h"
#include "Components/GridNavBakedData.h"
#include "Convert/GridNavConvert.h"
#include "Settings/GridNavSettings.h"

namespace GridNavBuilding
{
/** Share of the progress that sampling makes up. */
constexpr float SamplingShare = 0.8f;
} // namespace GridNavBuilding

TUniquePtr<FGridNavSampler> MakeGridNavSampler(
	UWorld& World, EGridNavSource Source, const FGridNavBuildSettings& Settings)
{
	if (Source == EGridNavSource::Collision)
	{
		return MakeUnique<FGridNavCollisionSampler>(World, Settings);
	}
	if (Source == EGridNavSource::NavMesh)
	{
		if (const ANavigationData* Mesh = FGridNavMeshSampler::FindMesh(World))
		{
			return MakeUnique<FGridNavMeshSampler>(*Mesh, Settings);
		}
	}
	return nullptr;
}

FGridNavBuild::FGridNavBuild(
	UWorld& World, const FGridNavBuildSettings& InSettings, const FGridNavBakedBlob* Blob)
	: Settings(InSettings), Sampler(MakeGridNavSampler(World, InSettings.Source, InSettings)),
	  Assembly(MakeShared<FGridNavAssembly, ESPMode::ThreadSafe>(
		  InSettings, UE::GridNav::ToSchedulerSettings(UGridNavSettings::Read())))
{
	if (Sampler.IsValid())
	{
		Sampler->Begin({0, 0, Settings.Desc.width, Settings.Desc.height});
	}
	else if (Settings.Source == EGridNavSource::NavMesh)
	{
		Refuse(EGridNavBuildFailure::NoNavMesh, TEXT("the world has no navmesh to build from"));
	}
	else if (Settings.Source == EGridNavSource::Baked)
	{
		TakeBlob(Blob);
	}
}

void FGridNavBuild::TakeBlob(const FGridNavBakedBlob* Blob)
{
	switch (Blob != nullptr ? Blob->State : EGridNavBlobState::Empty)
	{
	case EGridNavBlobState::Empty:
		return Refuse(EGridNavBuildFailure::NoBakedData, TEXT("nothing was baked"));
	case EGridNavBlobState::Truncated:
		return Refuse(EGridNavBuildFailure::BadBakedData, TEXT("the baked grid was cut short"));
	case EGridNavBlobState::Newer:
		return Refuse(
			EGridNavBuildFailure::NewerBakedData, TEXT("the baked grid was saved by a later version"));
	case EGridNavBlobState::Loaded:
		// A copy: whoever owns the bytes may go away, or bake anew, while the worker reads them.
		return Assembly->SetBaked(TArray<uint8>(Blob->Bytes));
	}
}

FGridNavBuild::~FGridNavBuild()
{
	Assembly->Cancel();
	if (bLaunched)
	{
		Task.Wait();
	}
}

void FGridNavBuild::Refuse(EGridNavBuildFailure InFailure, const TCHAR* InReason)
{
	Assembly->Failure = InFailure;
	Assembly->Reason = InReason;
}

bool FGridNavBuild::Advance(FGridNavSlice& Slice)
{
	check(IsInGameThread());
	if (!bLaunched)
	{
		if (Sampler.IsValid() && !Sampler->Advance(Slice))
		{
			return false;
		}
		Launch();
	}
	if (Slice.IsEndless())
	{
		Task.Wait();
	}
	return Task.IsCompleted();
}

void FGridNavBuild::Launch()
{
	if (Sampler.IsValid())
	{
		Assembly->SetSample(MoveTemp(Sampler->Sample()));
		Sampler.Reset();
	}
	Task = UE::Tasks::Launch(
		UE_SOURCE_LOCATION, [Work = Assembly] { Work->Run(); }, UE::Tasks::ETaskPriority::BackgroundNormal);
	bLaunched = true;
}

float FGridNavBuild::Progress() const
{
	if (bLaunched)
	{
		return GridNavBuilding::SamplingShare +
			(1.0f - GridNavBuilding::SamplingShare) * Assembly->Progress();
	}
	return Sampler.IsValid() ? GridNavBuilding::SamplingShare * Sampler->Progress() : 0.0f;
}
