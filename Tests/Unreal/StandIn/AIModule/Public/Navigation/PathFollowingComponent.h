// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UPathFollowingComponent and the fact sheet "Behaviour trees, blackboard, AI moves,
// EQS, StateTree", section 3.

#include "AITypes.h"
#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "NavigationData.h"
#include "UObject/ObjectMacros.h"

#include "PathFollowingComponent.generated.h"

class UNavMovementComponent;

namespace EPathFollowingStatus
{
enum Type : int
{
	Idle,
	Waiting,
	Paused,
	Moving,
};
} // namespace EPathFollowingStatus

namespace EPathFollowingResult
{
enum Type : int
{
	Success,
	Blocked,
	OffPath,
	Aborted,
	Skipped_DEPRECATED,
	Invalid,
};
} // namespace EPathFollowingResult

namespace FPathFollowingResultFlags
{
typedef uint16 Type;

inline constexpr Type None = 0;
inline constexpr Type Success = 1 << 0;
inline constexpr Type Blocked = 1 << 1;
inline constexpr Type OffPath = 1 << 2;
inline constexpr Type UserAbort = 1 << 3;
inline constexpr Type OwnerFinished = 1 << 4;
inline constexpr Type InvalidPath = 1 << 5;
inline constexpr Type MovementStop = 1 << 6;
inline constexpr Type NewRequest = 1 << 7;
inline constexpr Type ForcedScript = 1 << 8;
inline constexpr Type AlreadyAtGoal = 1 << 9;
} // namespace FPathFollowingResultFlags

struct AIMODULE_API FPathFollowingResult
{
	EPathFollowingResult::Type Code;
	FPathFollowingResultFlags::Type Flags;

	FPathFollowingResult() : Code(EPathFollowingResult::Invalid), Flags(FPathFollowingResultFlags::None) {}
	FPathFollowingResult(FPathFollowingResultFlags::Type InFlags);
	FPathFollowingResult(EPathFollowingResult::Type ResultCode, FPathFollowingResultFlags::Type ExtraFlags);

	bool HasFlag(FPathFollowingResultFlags::Type Flag) const { return (Flags & Flag) != 0; }
	bool IsSuccess() const { return HasFlag(FPathFollowingResultFlags::Success); }
	bool IsInterrupted() const
	{
		return HasFlag(FPathFollowingResultFlags::UserAbort | FPathFollowingResultFlags::NewRequest);
	}
	bool IsFailure() const { return !IsSuccess() && !IsInterrupted(); }
};

namespace EPathFollowingRequestResult
{
enum Type : int
{
	Failed,
	AlreadyAtGoal,
	RequestSuccessful
};
} // namespace EPathFollowingRequestResult

struct FPathFollowingRequestResult
{
	FAIRequestID MoveId;
	TEnumAsByte<EPathFollowingRequestResult::Type> Code;

	FPathFollowingRequestResult() : Code(EPathFollowingRequestResult::Failed) {}
	operator EPathFollowingRequestResult::Type() const { return Code.GetValue(); }
};

enum class EPathFollowingVelocityMode : uint8
{
	Reset,
	Keep,
};

/** Walks the pawn of a controller along a path, whatever navigation data it came from. */
UCLASS(Config = Engine)
class AIMODULE_API UPathFollowingComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	DECLARE_MULTICAST_DELEGATE_TwoParams(FMoveComplete, FAIRequestID, const FPathFollowingResult&);

	UPathFollowingComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/** Called once for each request that was accepted, at its end. */
	FMoveComplete OnRequestFinished;

	virtual void OnUnregister() override;
	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

	/** Finds the movement component of the pawn. */
	virtual void Initialize();
	virtual void Cleanup();

	/** Begins to follow the path, ending the request before. Returns an invalid identifier if it cannot. */
	virtual FAIRequestID RequestMove(const FAIMoveRequest& RequestData, FNavPathSharedPtr InPath);
	FAIRequestID RequestMoveWithImmediateFinish(EPathFollowingResult::Type Result,
		EPathFollowingVelocityMode VelocityMode = EPathFollowingVelocityMode::Reset);

	/** Ends the request, if it is the one under way. */
	virtual void AbortMove(const UObject& Instigator, FPathFollowingResultFlags::Type AbortFlags,
		FAIRequestID RequestID = FAIRequestID::CurrentRequest,
		EPathFollowingVelocityMode VelocityMode = EPathFollowingVelocityMode::Reset);

	bool HasReached(const FAIMoveRequest& MoveRequest) const;
	EPathFollowingStatus::Type GetStatus() const { return Status; }
	FAIRequestID GetCurrentRequestId() const { return CurrentRequestId; }
	const FNavPathSharedPtr GetPath() const { return Path; }
	bool HasValidPath() const { return Path.IsValid() && Path->IsValid(); }
	uint32 GetCurrentPathIndex() const { return static_cast<uint32>(MoveSegmentStartIndex); }
	uint32 GetNextPathIndex() const { return static_cast<uint32>(MoveSegmentEndIndex); }
	FVector GetCurrentTargetLocation() const;

protected:
	virtual void OnPathFinished(const FPathFollowingResult& Result);
	virtual void OnPathUpdated() {}
	virtual bool HandlePathUpdateEvent();
	virtual void SetMoveSegment(int32 SegmentStartIndex);
	virtual void FollowPathSegment(float DeltaTime);
	virtual void UpdatePathSegment();
	virtual void OnSegmentFinished() {}
	virtual int32 DetermineStartingPathPoint(const FNavigationPath* ConsideredPath) const;
	void OnPathEvent(FNavigationPath* InPath, ENavPathEvent::Type Event);

	FNavPathSharedPtr Path;
	FAIMoveRequest CurrentMoveRequest;

	UPROPERTY(Transient)
	TObjectPtr<UNavMovementComponent> MovementComp;

private:
	void Reset();
	void FinishRequest(const FPathFollowingResult& Result, EPathFollowingVelocityMode VelocityMode);
	/** Those who listen, and the brain. */
	void TellOfTheEnd(FAIRequestID FinishedId, const FPathFollowingResult& Result);
	bool HasReachedCurrentTarget(const FVector& CurrentLocation) const;
	float GetAcceptanceRadius(const FAIMoveRequest& MoveRequest) const;
	bool UpdateBlockDetection(float DeltaTime);
	static FAIRequestID GetNextRequestId();

	FDelegateHandle PathEventHandle;
	FAIRequestID CurrentRequestId;
	EPathFollowingStatus::Type Status;
	int32 MoveSegmentStartIndex;
	int32 MoveSegmentEndIndex;
	FVector LastProgressLocation;
	float TimeWithoutProgress;
};
