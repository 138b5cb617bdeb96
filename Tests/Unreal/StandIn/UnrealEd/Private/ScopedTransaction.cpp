// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ScopedTransaction.h"

#include "Editor.h"

FScopedTransaction::FScopedTransaction(const FText& SessionName, const bool bShouldActuallyTransact)
{
	if (bShouldActuallyTransact && GEditor != nullptr)
	{
		Index = GEditor->BeginTransaction(SessionName);
	}
}

FScopedTransaction::~FScopedTransaction()
{
	if (IsOutstanding() && GEditor != nullptr)
	{
		GEditor->EndTransaction();
	}
}

void FScopedTransaction::Cancel()
{
	if (IsOutstanding() && GEditor != nullptr)
	{
		GEditor->CancelTransaction(Index);
		Index = INDEX_NONE;
	}
}
