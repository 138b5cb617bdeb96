// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of Engine/EngineTypes.h: world types, collision channels and responses, life cycle
// and attachment enums (subsystem-threading.md 1, navigation.md 8).
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/TimerHandle.h"

#include "EngineTypes.generated.h"

namespace EWorldType
{
/** What a world is for. */
enum Type
{
	None,
	Game,
	Editor,
	/** Play in editor. */
	PIE,
	EditorPreview,
	GamePreview,
	GameRPC,
	Inactive,
};
} // namespace EWorldType

namespace EEndPlayReason
{
/** Why something stops playing. */
enum Type : int
{
	Destroyed,
	LevelTransition,
	EndPlayInEditor,
	RemovedFromWorld,
	Quit,
};
} // namespace EEndPlayReason

namespace EComponentMobility
{
enum Type : int
{
	Static,
	Stationary,
	Movable,
};
} // namespace EComponentMobility

/** What collision asks about. The game's own channels come after the engine's. */
UENUM()
enum ECollisionChannel : int
{
	ECC_WorldStatic,
	ECC_WorldDynamic,
	ECC_Pawn,
	ECC_Visibility,
	ECC_Camera,
	ECC_PhysicsBody,
	ECC_Vehicle,
	ECC_Destructible,
	ECC_EngineTraceChannel1,
	ECC_EngineTraceChannel2,
	ECC_EngineTraceChannel3,
	ECC_EngineTraceChannel4,
	ECC_EngineTraceChannel5,
	ECC_EngineTraceChannel6,
	ECC_GameTraceChannel1,
	ECC_GameTraceChannel2,
	ECC_GameTraceChannel3,
	ECC_GameTraceChannel4,
	ECC_GameTraceChannel5,
	ECC_GameTraceChannel6,
	ECC_GameTraceChannel7,
	ECC_GameTraceChannel8,
	ECC_GameTraceChannel9,
	ECC_GameTraceChannel10,
	ECC_GameTraceChannel11,
	ECC_GameTraceChannel12,
	ECC_GameTraceChannel13,
	ECC_GameTraceChannel14,
	ECC_GameTraceChannel15,
	ECC_GameTraceChannel16,
	ECC_GameTraceChannel17,
	ECC_GameTraceChannel18,
	ECC_MAX,
};

enum ECollisionResponse : int
{
	ECR_Ignore,
	ECR_Overlap,
	ECR_Block,
	ECR_MAX,
};

namespace ECollisionEnabled
{
enum Type : int
{
	NoCollision,
	QueryOnly,
	PhysicsOnly,
	QueryAndPhysics,
	ProbeOnly,
	QueryAndProbe,
};
} // namespace ECollisionEnabled

/** True when traces, sweeps and overlaps see it. */
inline bool CollisionEnabledHasQuery(ECollisionEnabled::Type CollisionEnabled)
{
	return CollisionEnabled == ECollisionEnabled::QueryOnly ||
		CollisionEnabled == ECollisionEnabled::QueryAndPhysics ||
		CollisionEnabled == ECollisionEnabled::QueryAndProbe;
}

/** A response for each channel. */
struct ENGINE_API FCollisionResponseContainer
{
	/** Blocks every channel. */
	FCollisionResponseContainer();
	explicit FCollisionResponseContainer(ECollisionResponse DefaultResponse);

	bool SetResponse(ECollisionChannel Channel, ECollisionResponse NewResponse);
	bool SetAllChannels(ECollisionResponse NewResponse);
	ECollisionResponse GetResponse(ECollisionChannel Channel) const;

private:
	uint8 Responses[ECC_MAX];
};

enum class ETeleportType : uint8
{
	None,
	TeleportPhysics,
	ResetPhysics,
};

enum class EUpdateTransformFlags : int32
{
	None = 0x0,
	SkipPhysicsUpdate = 0x1,
	PropagateFromParent = 0x2,
	OnlyUpdateIfUsingSocket = 0x4,
};
ENUM_CLASS_FLAGS(EUpdateTransformFlags);

enum class EAttachmentRule : uint8
{
	KeepRelative,
	KeepWorld,
	SnapToTarget,
};

enum class EDetachmentRule : uint8
{
	KeepRelative,
	KeepWorld,
};

/** What happens to a transform when it is attached. */
struct ENGINE_API FAttachmentTransformRules
{
	static FAttachmentTransformRules KeepRelativeTransform;
	static FAttachmentTransformRules KeepWorldTransform;
	static FAttachmentTransformRules SnapToTargetNotIncludingScale;
	static FAttachmentTransformRules SnapToTargetIncludingScale;

	FAttachmentTransformRules(EAttachmentRule InRule, bool bInWeldSimulatedBodies);
	FAttachmentTransformRules(EAttachmentRule InLocationRule, EAttachmentRule InRotationRule,
		EAttachmentRule InScaleRule, bool bInWeldSimulatedBodies);

	EAttachmentRule LocationRule;
	EAttachmentRule RotationRule;
	EAttachmentRule ScaleRule;
	bool bWeldSimulatedBodies;
};

/** What happens to a transform when it is detached. */
struct ENGINE_API FDetachmentTransformRules
{
	static FDetachmentTransformRules KeepRelativeTransform;
	static FDetachmentTransformRules KeepWorldTransform;

	FDetachmentTransformRules(EDetachmentRule InRule, bool bInCallModify);

	EDetachmentRule LocationRule;
	EDetachmentRule RotationRule;
	EDetachmentRule ScaleRule;
	bool bCallModify;
};

/** What to do when a spawned actor would be stuck. The stand-in always spawns. */
enum class ESpawnActorCollisionHandlingMethod : uint8
{
	Undefined,
	AlwaysSpawn,
	AdjustIfPossibleButAlwaysSpawn,
	AdjustIfPossibleButDontSpawnIfColliding,
	DontSpawnIfColliding,
};

/** When a pawn gets a controller of its own. */
enum class EAutoPossessAI : uint8
{
	Disabled,
	PlacedInWorld,
	Spawned,
	PlacedInWorldOrSpawned,
};
