// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FScopedTransaction.
#pragma once

#include "CoreMinimal.h"

/** What happens while it lives is undone in one step. Within another one it is a part of that. */
class UNREALED_API FScopedTransaction
{
public:
	explicit FScopedTransaction(const FText& SessionName, const bool bShouldActuallyTransact = true);
	~FScopedTransaction();
	FScopedTransaction(const FScopedTransaction&) = delete;
	FScopedTransaction& operator=(const FScopedTransaction&) = delete;

	/** What happened does not go into the undo list; it is not put back. */
	void Cancel();
	/** False when no transaction was begun. */
	bool IsOutstanding() const { return Index >= 0; }

private:
	int32 Index = INDEX_NONE;
};
