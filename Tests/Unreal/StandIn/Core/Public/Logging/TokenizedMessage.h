// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FTokenizedMessage, IMessageToken and FTextToken.
#pragma once

#include "Containers/Array.h"
#include "Internationalization/Text.h"
#include "Templates/SharedPointer.h"

namespace EMessageSeverity
{
enum Type : int
{
	Error = 1,
	PerformanceWarning = 2,
	Warning = 3,
	Info = 4,
};
} // namespace EMessageSeverity

/** A part of a message: a text, or something to click. */
class IMessageToken
{
public:
	virtual ~IMessageToken() = default;
	virtual const FText& ToText() const { return CachedText; }

protected:
	FText CachedText;
};

class FTextToken : public IMessageToken
{
public:
	static TSharedRef<FTextToken> Create(const FText& InMessage) { return MakeShared<FTextToken>(InMessage); }
	explicit FTextToken(const FText& InMessage) { CachedText = InMessage; }
};

/** A message made of parts. */
class FTokenizedMessage : public TSharedFromThis<FTokenizedMessage>
{
public:
	static TSharedRef<FTokenizedMessage> Create(
		EMessageSeverity::Type InSeverity, const FText& InMessageText = FText())
	{
		const TSharedRef<FTokenizedMessage> Message = MakeShared<FTokenizedMessage>();
		Message->Severity = InSeverity;
		if (!InMessageText.IsEmpty())
		{
			Message->AddToken(FTextToken::Create(InMessageText));
		}
		return Message;
	}

	TSharedRef<FTokenizedMessage> AddToken(const TSharedRef<IMessageToken>& InMessageToken)
	{
		Tokens.Add(InMessageToken);
		return AsShared();
	}
	const TArray<TSharedRef<IMessageToken>>& GetMessageTokens() const { return Tokens; }
	EMessageSeverity::Type GetSeverity() const { return Severity; }
	/** The parts with a blank between them. */
	FText ToText() const
	{
		FString Text;
		for (const TSharedRef<IMessageToken>& Token : Tokens)
		{
			Text += Text.IsEmpty() ? TEXT("") : TEXT(" ");
			Text += Token->ToText().ToString();
		}
		return FText::FromString(Text);
	}

private:
	TArray<TSharedRef<IMessageToken>> Tokens;
	EMessageSeverity::Type Severity = EMessageSeverity::Info;
};
