// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the fact sheet "Navigation API facts", sections 1 and 3 to 5, and the API pages of the types below.

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/ObjectMacros.h"
#include "UObject/SoftObjectPath.h"
#include "UObject/SoftObjectPtr.h"
#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
#include "UObject/WeakObjectPtrTemplates.h"
#endif

#include "NavigationTypes.generated.h"

class AActor;
class UObject;

#define INVALID_NAVNODEREF (0)
#define INVALID_NAVQUERYID uint32(0)
#define INVALID_NAVDATA uint32(0)

/** A node of navigation data; 0 is none. */
typedef uint64 NavNodeRef;

namespace ENavigationQueryResult
{
enum Type : int
{
	Invalid,
	Error,
	Fail,
	Success
};
} // namespace ENavigationQueryResult

namespace ENavPathEvent
{
enum Type : int
{
	Cleared,
	NewPath,
	UpdatedDueToGoalMoved,
	UpdatedDueToNavigationChanged,
	Invalidated,
	RePathFailed,
	MetaPathUpdate,
	Custom,
};
} // namespace ENavPathEvent

namespace ENavPathUpdateType
{
enum Type : int
{
	GoalMoved,
	NavigationChanged,
	MetaPathUpdate,
	Custom,
};
} // namespace ENavPathUpdateType

/** A place on navigation data. */
struct FNavLocation
{
	FVector Location;
	NavNodeRef NodeRef;

	FNavLocation() : Location(FVector::ZeroVector), NodeRef(INVALID_NAVNODEREF) {}
	explicit FNavLocation(const FVector& InLocation, NavNodeRef InNodeRef = INVALID_NAVNODEREF)
		: Location(InLocation), NodeRef(InNodeRef)
	{
	}

	bool HasNodeRef() const { return NodeRef != INVALID_NAVNODEREF; }
};

struct FNavPathPoint : public FNavLocation
{
	uint32 Flags;

	FNavPathPoint() : Flags(0) {}
	FNavPathPoint(const FVector& InLocation, NavNodeRef InNodeRef = INVALID_NAVNODEREF, uint32 InFlags = 0)
		: FNavLocation(InLocation, InNodeRef), Flags(InFlags)
	{
	}
};

/** Which kind of path it is: what casts between paths go by. */
struct FNavPathType
{
	explicit FNavPathType(const FNavPathType* Parent = nullptr) : Id(++NextUniqueId), ParentType(Parent) {}

	bool IsA(const FNavPathType& Other) const
	{
		return Id == Other.Id || (ParentType != nullptr && ParentType->IsA(Other));
	}

	bool operator==(const FNavPathType& Other) const { return Id == Other.Id; }

protected:
	ENGINE_API static uint32 NextUniqueId;

	uint32 Id;
	const FNavPathType* ParentType;
};

struct FNavigationProjectionWork
{
	const FVector Point;
	FNavLocation OutLocation;
	FBox ProjectionLimit;
	uint32 bHintProjection2D : 1;
	uint32 bResult : 1;
	uint32 bIsValid : 1;

	explicit FNavigationProjectionWork(
		const FVector& StartPoint, const FBox& CustomProjectionLimits = FBox(ForceInit))
		: Point(StartPoint), ProjectionLimit(CustomProjectionLimits), bHintProjection2D(false),
		  bResult(false), bIsValid(true)
	{
	}
};

struct FRayStartEnd
{
	const FVector RayStart;
	const FVector RayEnd;

	FRayStartEnd(const FVector& InRayStart, const FVector& InRayEnd) : RayStart(InRayStart), RayEnd(InRayEnd)
	{
	}
};

struct FNavigationRaycastWork : FRayStartEnd
{
	/** Where the ray was stopped, or its end. */
	FNavLocation HitLocation;
	bool bDidHit;

	FNavigationRaycastWork(const FVector& InRayStart, const FVector& InRayEnd)
		: FRayStartEnd(InRayStart, InRayEnd), HitLocation(InRayEnd), bDidHit(false)
	{
	}
};

USTRUCT(BlueprintType)
struct FMovementProperties
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	uint8 bCanCrouch : 1;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	uint8 bCanJump : 1;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	uint8 bCanWalk : 1;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	uint8 bCanSwim : 1;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	uint8 bCanFly : 1;

	FMovementProperties()
		: bCanCrouch(false), bCanJump(false), bCanWalk(false), bCanSwim(false), bCanFly(false)
	{
	}
};

/** What an agent is like and which navigation data it would rather use. Sizes are -1 when not given. */
USTRUCT(BlueprintType)
struct ENGINE_API FNavAgentProperties : public FMovementProperties
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	float AgentRadius;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	float AgentHeight;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	float AgentStepHeight;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = MovementProperties)
	float NavWalkingSearchHeightScale;

	UPROPERTY(EditAnywhere, Category = MovementProperties)
	FSoftClassPath PreferredNavData;

	static const FNavAgentProperties DefaultProperties;

	explicit FNavAgentProperties(float Radius = -1.f, float Height = -1.f)
		: AgentRadius(Radius), AgentHeight(Height), AgentStepHeight(-1.f), NavWalkingSearchHeightScale(0.5f)
	{
	}

	bool IsValid() const { return AgentRadius >= 0 && AgentHeight >= 0; }
	bool HasStepHeightOverride() const { return AgentStepHeight >= 0.f; }

	/** Whether radius and height are the same, within the precision. */
	bool IsEquivalent(const FNavAgentProperties& Other, float Precision = 5.f) const;

	/** Whether the preferred navigation data, where both name one, is the same. */
	bool IsNavDataMatching(const FNavAgentProperties& Other) const;

	void SetPreferredNavData(TSubclassOf<AActor> NavDataClass);
	FVector GetExtent() const;
};

/** A supported agent: its properties, and the class of navigation data that serves it. */
USTRUCT(BlueprintType)
struct ENGINE_API FNavDataConfig : public FNavAgentProperties
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = Display)
	FName Name;

	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = Display)
	FColor Color;

	/** How far from a point to look for navigation data, when the caller does not say. */
	UPROPERTY(EditAnywhere, BlueprintReadWrite, Category = Querying)
	FVector DefaultQueryExtent;

	explicit FNavDataConfig(float Radius = 35.f, float Height = 144.f);

	void SetNavDataClass(UClass* InNavDataClass);
	void SetNavDataClass(TSoftClassPtr<AActor> InNavDataClass);

	template <typename T = AActor>
	TSubclassOf<T> GetNavDataClass() const
	{
		return TSubclassOf<T>(NavDataClass.Get());
	}

	bool operator==(const FNavDataConfig& Other) const;
	bool IsValid() const;
	FString GetDescription() const;

protected:
	UPROPERTY(EditAnywhere, Category = Generation)
	TSoftClassPtr<AActor> NavDataClass;
};

#if NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4

namespace ENavigationDirtyFlag
{
enum Type : int
{
	Geometry = 1 << 0,
	DynamicModifier = 1 << 1,
	UseAgentHeight = 1 << 2,
	NavigationBounds = 1 << 3,
	All = Geometry | DynamicModifier
};
} // namespace ENavigationDirtyFlag

/** A part of the world in which navigation has to be built again. */
struct FNavigationDirtyArea
{
	FBox Bounds;
	TWeakObjectPtr<UObject> OptionalSourceObject;
	int32 Flags;

	FNavigationDirtyArea() : Bounds(ForceInit), Flags(0) {}
	ENGINE_API FNavigationDirtyArea(
		const FBox& InBounds, int32 InFlags, UObject* const InOptionalSourceObject = nullptr);

	bool HasFlag(ENavigationDirtyFlag::Type Flag) const { return (Flags & Flag) != 0; }
	bool operator==(const FNavigationDirtyArea& Other) const
	{
		return Flags == Other.Flags && Bounds.Equals(Other.Bounds);
	}
};

#endif // NAVPLUGIN_STANDIN_ENGINE_MINOR <= 4
