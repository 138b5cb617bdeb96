// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Query/GridPathRequest.h"

class UGridPathSubsystem;

/**
 * One request of a behavior tree node, and its live path if it is kept: an inbox that the node looks into
 * when it ticks, so that nothing is called back in a node that is not active any more. Cancels when it is
 * emptied or destroyed.
 */
class FGridPathWatch
{
public:
	FGridPathWatch() = default;
	FGridPathWatch(const FGridPathWatch&) = delete;
	FGridPathWatch& operator=(const FGridPathWatch&) = delete;
	~FGridPathWatch() { Reset(); }

	/** Asks; what was asked before is cancelled. It may be answered when the call returns. */
	void Ask(UGridPathSubsystem* Paths, const FGridPathRequest& Request);
	void Reset();

	bool IsEmpty() const { return !Inbox.IsValid(); }
	bool IsAnswered() const { return Inbox.IsValid() && Inbox->bIsAnswered; }
	/** The outcome with the path as it is now; Pending before the answer, NoPath after it was lost. */
	const FGridPathResult& GetResult() const { return Inbox->Result; }
	/** The path is another one than at the last call. */
	bool TakeChange();
	/** Lets go of a live path and keeps what is known. */
	void Release();
	void SetProgress(const FVector& Location);

private:
	struct FInbox
	{
		FGridPathResult Result;
		bool bIsAnswered = false;
		bool bHasChanged = false;
	};

	TSharedPtr<FInbox> Inbox;
	FGridPathHandle Handle;
	TWeakObjectPtr<UGridPathSubsystem> Subsystem;
};
