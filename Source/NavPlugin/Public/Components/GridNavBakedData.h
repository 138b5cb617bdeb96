// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Engine/DataAsset.h"
#include "GridNavTypes.h"
#include "Misc/Optional.h"

#include "GridNavBakedData.generated.h"

class UAssetImportData;

/** How a baked grid came out of an archive. */
enum class EGridNavBlobState : uint8
{
	/** Nothing was baked. */
	Empty,
	/** The bytes are there. Whether they are sound is found out when they are decoded. */
	Loaded,
	/** The archive ended early, or names a size that it cannot hold. */
	Truncated,
	/** Saved by a later version of the plugin. */
	Newer,
};

/** What people see of a baked grid, and what it was made with. */
struct FGridNavBakeSummary
{
	/** None when the bytes are sound; else why they are of no use. */
	EGridNavBuildFailure Failure = EGridNavBuildFailure::None;
	FText Reason;
	FIntPoint Size = FIntPoint(0, 0);
	double CellSize = 0.0;
	/** Relative to the component. */
	FBox Bounds = FBox(ForceInit);
	float AgentRadius = 0.0f;
	float AgentHeight = 0.0f;
	EGridNavSource Source = EGridNavSource::Collision;
	EGridNavTopology Topology = EGridNavTopology::Octile;
	EGridNavCornerRule CornerRule = EGridNavCornerRule::NoneBlocked;
};

/** A baked grid as bytes, with the same form in a component and in an asset. See GridNavBake.h for what is in
 * it. */
struct NAVPLUGIN_API FGridNavBakedBlob
{
	TArray<uint8> Bytes;
	EGridNavBlobState State = EGridNavBlobState::Empty;

	/** Reads or writes the bytes with their version and size. Damage ends in the state, never in an
	 * assertion. */
	void Serialize(FArchive& Ar);
	void Set(TArray<uint8>&& NewBytes);
	/** Decodes the bytes at the first call, and again after every change. Game thread. */
	const FGridNavBakeSummary& Summary() const;

private:
	mutable TOptional<FGridNavBakeSummary> Known;
};

/** What a MovingAI .map file does not say about the grid it becomes. */
USTRUCT(BlueprintType)
struct NAVPLUGIN_API FGridNavMapImport
{
	GENERATED_BODY()

	/** Side of a cell. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "cm"))
	float CellSize = 100.0f;

	/** Cost of swamp cells, 1 to 254; 0 = they are plain ground. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0", ClampMax = "254"))
	int32 SwampCost = 0;

	/** Agents cross water. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	bool bWaterPassable = false;

	/** When diagonal steps are allowed. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation")
	EGridNavCornerRule CornerRule = EGridNavCornerRule::NoneBlocked;

	/** Radius of the agents; up to half a cell comes free. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "0.0", Units = "cm"))
	float AgentRadius = 35.0f;

	/** Height of the agents. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = "AI|Grid Navigation",
		meta = (ClampMin = "1.0", Units = "cm"))
	float AgentHeight = 180.0f;
};

/** A grid that was built once and saved, so that a level has it at once when it is loaded. */
UCLASS(BlueprintType)
class NAVPLUGIN_API UGridNavBakedData : public UDataAsset
{
	GENERATED_BODY()

public:
	/** Cells along both sides when it was baked, for people. */
	UPROPERTY(VisibleAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation")
	FIntPoint GridSize = FIntPoint(0, 0);

	/** For a grid that comes from a .map file: change it and import again. */
	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "AI|Grid Navigation")
	FGridNavMapImport MapImport;

#if WITH_EDITORONLY_DATA
	/** The .map file that the grid was imported from; null for one that was baked in a level. */
	UPROPERTY(VisibleAnywhere, Instanced, Category = "AI|Grid Navigation")
	TObjectPtr<UAssetImportData> AssetImportData;
#endif

	/** Memory that the saved grid takes. */
	UFUNCTION(BlueprintPure, Category = "AI|Grid Navigation")
	int64 GetBakedBytes() const
	{
		return Blob.Bytes.Num();
	}

	virtual void Serialize(FArchive& Ar) override;
#if WITH_EDITOR
	virtual EDataValidationResult IsDataValid(class FDataValidationContext& Context) const override;
#endif

	/** Use UGridNavGraphComponent::BakeIntoAsset or UE::GridNav::ImportMap to fill it. */
	FGridNavBakedBlob Blob;
};
