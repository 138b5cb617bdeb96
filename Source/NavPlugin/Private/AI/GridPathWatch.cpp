// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridPathWatch.h"

#include "Query/GridPathSubsystem.h"

void FGridPathWatch::Ask(UGridPathSubsystem* Paths, const FGridPathRequest& Request)
{
	Reset();
	Inbox = MakeShared<FInbox>();
	Subsystem = Paths;
	if (Paths == nullptr)
	{
		Inbox->Result.Outcome = EGridPathOutcome::NoGrid;
		Inbox->bIsAnswered = Inbox->bHasChanged = true;
		return;
	}
	const TWeakPtr<FInbox> Weak = Inbox;
	Handle = Paths->Request(Request,
		FOnGridPathEvent::CreateLambda(
			[Weak](EGridPathEvent Event, const FGridPathResult& Result)
			{
				const TSharedPtr<FInbox> Pinned = Weak.Pin();
				// First legs do not say where the path ends, and Blocked is followed by what comes of it.
				if (!Pinned.IsValid() || Event == EGridPathEvent::FirstLeg ||
					Event == EGridPathEvent::Blocked)
				{
					return;
				}
				Pinned->Result = Result;
				Pinned->bIsAnswered = Pinned->bHasChanged = true;
			}));
}

void FGridPathWatch::Release()
{
	UGridPathSubsystem* Paths = Subsystem.Get();
	const FGridPathHandle Asked = Handle;
	Handle = FGridPathHandle();
	if (Paths != nullptr && Asked.IsValid())
	{
		Paths->Cancel(Asked);
	}
}

void FGridPathWatch::Reset()
{
	Inbox.Reset();
	Release();
}

bool FGridPathWatch::TakeChange()
{
	const bool bHasChanged = Inbox.IsValid() && Inbox->bHasChanged;
	if (bHasChanged)
	{
		Inbox->bHasChanged = false;
	}
	return bHasChanged;
}

void FGridPathWatch::SetProgress(const FVector& Location)
{
	UGridPathSubsystem* Paths = Subsystem.Get();
	if (Paths != nullptr && Handle.IsValid())
	{
		Paths->SetProgress(Handle, Location);
	}
}
