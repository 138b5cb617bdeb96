// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "GridPathWait.h"

#include "Query/GridPathSubsystem.h"

FGridPathWait::FGridPathWait(UGridPathSubsystem& InPaths) : Paths(&InPaths) {}

FGridPathWait::~FGridPathWait()
{
	if (UGridPathSubsystem* Subsystem = HasEnded() ? nullptr : Paths.Get())
	{
		Subsystem->Cancel(Handle);
	}
}

TSharedRef<FGridPathWait> FGridPathWait::Start(UGridPathSubsystem& Subsystem, const FGridPathRequest& Request)
{
	const TSharedRef<FGridPathWait> Wait = MakeShareable(new FGridPathWait(Subsystem));
	// Weak: nobody listens any more once the instance data is gone.
	const TWeakPtr<FGridPathWait> Weak = Wait;
	Wait->Handle = Subsystem.Request(Request,
		FOnGridPathEvent::CreateLambda(
			[Weak](EGridPathEvent Event, const FGridPathResult& Told)
			{
				const TSharedPtr<FGridPathWait> Pinned = Weak.Pin();
				if (Pinned.IsValid() && Event == EGridPathEvent::Ended)
				{
					Pinned->Result = Told;
				}
			}));
	return Wait;
}
