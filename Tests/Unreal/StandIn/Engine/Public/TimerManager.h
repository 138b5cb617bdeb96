// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FTimerManager. Game thread only.
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"

class UGameInstance;

DECLARE_DELEGATE(FTimerDelegate);

/** Calls back after a while. One for each game instance, ticked by its world; stands still while paused. */
class ENGINE_API FTimerManager
{
public:
	FTimerManager() = default;
	FTimerManager(const FTimerManager&) = delete;
	FTimerManager& operator=(const FTimerManager&) = delete;

	void Tick(float DeltaTime);

	/** Sets a timer anew, whatever the handle named before. A rate of at most zero only clears it. */
	template <class UserClass>
	void SetTimer(FTimerHandle& InOutHandle, UserClass* InObj, void (UserClass::*InTimerMethod)(),
		float InRate, bool InbLoop = false, float InFirstDelay = -1.0f)
	{
		Set(InOutHandle, FTimerDelegate::CreateUObject(InObj, InTimerMethod), InRate, InbLoop, InFirstDelay);
	}

	void SetTimer(FTimerHandle& InOutHandle, FTimerDelegate const& InDelegate, float InRate, bool InbLoop,
		float InFirstDelay = -1.0f)
	{
		Set(InOutHandle, InDelegate, InRate, InbLoop, InFirstDelay);
	}

	/** In the next frame. */
	template <class UserClass>
	FTimerHandle SetTimerForNextTick(UserClass* InObj, void (UserClass::*InTimerMethod)())
	{
		return SetTimerForNextTick(FTimerDelegate::CreateUObject(InObj, InTimerMethod));
	}

	FTimerHandle SetTimerForNextTick(FTimerDelegate const& InDelegate);

	/** Also makes the handle invalid. */
	void ClearTimer(FTimerHandle& InHandle);
	void ClearAllTimersForObject(void const* Object);

	bool IsTimerActive(FTimerHandle InHandle) const { return Find(InHandle) != nullptr; }
	bool TimerExists(FTimerHandle InHandle) const { return Find(InHandle) != nullptr; }
	/** Seconds; -1 when there is no such timer. */
	float GetTimerRemaining(FTimerHandle InHandle) const;

private:
	struct FTimer
	{
		uint64 Id = 0;
		FTimerDelegate Delegate;
		double Due = 0.0;
		float Rate = 0.0f;
		bool bLoop = false;
		/** Set while this frame was already ticked, or for the next one: not before the next tick. */
		uint64 NotInFrame = 0;
	};

	void Set(
		FTimerHandle& InOutHandle, const FTimerDelegate& Delegate, float Rate, bool bLoop, float FirstDelay);
	const FTimer* Find(FTimerHandle Handle) const;
	void Remove(uint64 Id);
	/** The timer that is due first; -1 for none. */
	int32 FindDue() const;

	TArray<FTimer> Timers;
	double Time = 0.0;
	uint64 Frame = 1;
	uint64 LastId = 0;
};
