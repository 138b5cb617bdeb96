// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "TimerManager.h"

void FTimerManager::Set(
	FTimerHandle& InOutHandle, const FTimerDelegate& Delegate, float Rate, bool bLoop, float FirstDelay)
{
	check(IsInGameThread());
	ClearTimer(InOutHandle);
	if (Rate <= 0.0f)
	{
		return;
	}
	FTimer Timer;
	Timer.Id = ++LastId;
	Timer.Delegate = Delegate;
	Timer.Due = Time + (FirstDelay >= 0.0f ? FirstDelay : Rate);
	Timer.Rate = Rate;
	Timer.bLoop = bLoop;
	Timer.NotInFrame = Frame;
	InOutHandle.Handle = Timer.Id;
	Timers.Add(MoveTemp(Timer));
}

FTimerHandle FTimerManager::SetTimerForNextTick(FTimerDelegate const& InDelegate)
{
	check(IsInGameThread());
	FTimer Timer;
	Timer.Id = ++LastId;
	Timer.Delegate = InDelegate;
	Timer.Due = Time;
	Timer.NotInFrame = Frame;
	FTimerHandle Handle;
	Handle.Handle = Timer.Id;
	Timers.Add(MoveTemp(Timer));
	return Handle;
}

void FTimerManager::ClearTimer(FTimerHandle& InHandle)
{
	check(IsInGameThread());
	Remove(InHandle.Handle);
	InHandle.Invalidate();
}

void FTimerManager::ClearAllTimersForObject(void const* Object)
{
	check(IsInGameThread());
	Timers.RemoveAll([Object](const FTimer& Timer) { return Timer.Delegate.IsBoundToObject(Object); });
}

float FTimerManager::GetTimerRemaining(FTimerHandle InHandle) const
{
	const FTimer* Timer = Find(InHandle);
	return Timer != nullptr ? static_cast<float>(FMath::Max(0.0, Timer->Due - Time)) : -1.0f;
}

void FTimerManager::Tick(float DeltaTime)
{
	check(IsInGameThread());
	++Frame;
	Time += DeltaTime;
	for (int32 Index = FindDue(); Index != INDEX_NONE; Index = FindDue())
	{
		FTimer& Timer = Timers[Index];
		const uint64 Id = Timer.Id;
		const FTimerDelegate Delegate = Timer.Delegate;
		// A slow frame makes up for what it missed.
		const int32 Calls =
			Timer.bLoop ? FMath::FloorToInt32((Time - Timer.Due) / static_cast<double>(Timer.Rate)) + 1 : 1;
		Timer.NotInFrame = Frame;
		Timer.Due += Calls * static_cast<double>(Timer.Rate);
		if (!Timer.bLoop)
		{
			Remove(Id);
		}
		const auto IsThere = [this, Id]
		{
			return Timers.ContainsByPredicate([Id](const FTimer& Other) { return Other.Id == Id; });
		};
		const bool bWasLoop = IsThere();
		for (int32 Call = 0; Call < Calls && (Call == 0 || !bWasLoop || IsThere()); ++Call)
		{
			// Whoever is called may clear this timer, or all of them.
			Delegate.ExecuteIfBound();
		}
		if (bWasLoop && !Delegate.IsBound())
		{
			Remove(Id);
		}
	}
}

const FTimerManager::FTimer* FTimerManager::Find(FTimerHandle Handle) const
{
	return Handle.IsValid()
		? Timers.FindByPredicate([Handle](const FTimer& Timer) { return Timer.Id == Handle.Handle; })
		: nullptr;
}

void FTimerManager::Remove(uint64 Id)
{
	Timers.RemoveAll([Id](const FTimer& Timer) { return Timer.Id == Id; });
}

int32 FTimerManager::FindDue() const
{
	int32 Best = INDEX_NONE;
	for (int32 Index = 0; Index < Timers.Num(); ++Index)
	{
		const FTimer& Timer = Timers[Index];
		const bool bDue = Timer.Due <= Time && Timer.NotInFrame != Frame;
		if (bDue && (Best == INDEX_NONE || Timer.Due < Timers[Best].Due))
		{
			Best = Index;
		}
	}
	return Best;
}
