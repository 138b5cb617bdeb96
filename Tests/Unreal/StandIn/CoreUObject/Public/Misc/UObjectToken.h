// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FUObjectToken.
#pragma once

#include "CoreMinimal.h"
#include "Logging/TokenizedMessage.h"
#include "UObject/WeakObjectPtr.h"

/** The name of an object in a message; a click selects it. */
class FUObjectToken : public IMessageToken
{
public:
	static TSharedRef<FUObjectToken> Create(const UObject* InObject, const FText& InLabelOverride = FText())
	{
		return MakeShared<FUObjectToken>(InObject, InLabelOverride);
	}
	FUObjectToken(const UObject* InObject, const FText& InLabelOverride) : Object(InObject)
	{
		const FString Name = InObject != nullptr ? InObject->GetName() : FString(TEXT("None"));
		CachedText = InLabelOverride.IsEmpty() ? FText::FromString(Name) : InLabelOverride;
	}

	const FWeakObjectPtr& GetObject() const { return Object; }

private:
	FWeakObjectPtr Object;
};
