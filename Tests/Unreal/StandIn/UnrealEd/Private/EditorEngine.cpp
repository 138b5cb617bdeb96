// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Editor/EditorEngine.h"

#include "Editor.h"
#include "Transaction.h"

UEditorEngine* GEditor = nullptr;

int32 UEditorEngine::BeginTransaction(const FText& Description)
{
	check(IsInGameThread());
	if (Depth++ == 0)
	{
		Active = MakeShared<StandIn::FTransaction>(Description);
		GUndo = Active.Get();
	}
	return Depth - 1;
}

int32 UEditorEngine::EndTransaction()
{
	checkf(Depth > 0, TEXT("No transaction is open"));
	if (--Depth == 0)
	{
		if (Active.IsValid() && !Active->IsEmpty())
		{
			UndoList.Add(Active.ToSharedRef());
			RedoList.Reset();
		}
		Active.Reset();
		GUndo = nullptr;
	}
	return Depth;
}

void UEditorEngine::CancelTransaction(int32 Index)
{
	checkf(Depth > Index, TEXT("No such transaction is open"));
	Depth = Index;
	if (Depth == 0)
	{
		Active.Reset();
		GUndo = nullptr;
	}
}

bool UEditorEngine::UndoTransaction(bool bCanRedo)
{
	if (Depth > 0 || UndoList.IsEmpty())
	{
		return false;
	}
	const TSharedRef<StandIn::FTransaction> Last = UndoList.Pop();
	Last->Swap();
	if (bCanRedo)
	{
		RedoList.Add(Last);
	}
	return true;
}

bool UEditorEngine::RedoTransaction()
{
	if (Depth > 0 || RedoList.IsEmpty())
	{
		return false;
	}
	const TSharedRef<StandIn::FTransaction> Last = RedoList.Pop();
	Last->Swap();
	UndoList.Add(Last);
	return true;
}

FText UEditorEngine::StandInLastTransaction() const
{
	return UndoList.IsEmpty() ? FText() : UndoList.Last()->GetTitle();
}

void UEditorEngine::StandInForgetTransactions()
{
	UndoList.Reset();
	RedoList.Reset();
}
