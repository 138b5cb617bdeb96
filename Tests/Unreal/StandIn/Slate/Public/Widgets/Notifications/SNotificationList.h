// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FNotificationInfo and SNotificationItem.
#pragma once

#include "Widgets/DeclarativeSyntaxSupport.h"

/** A message in the corner of the screen. */
class SNotificationItem : public SWidget
{
public:
	enum ECompletionState
	{
		CS_None,
		CS_Pending,
		CS_Success,
		CS_Fail
	};

	void SetText(const TAttribute<FText>& InText) { Text = InText; }
	void SetCompletionState(ECompletionState InState) { State = InState; }
	ECompletionState GetCompletionState() const { return State; }
	void ExpireAndFadeout() { bExpired = true; }
	void Fadeout() { bExpired = true; }

	virtual FText StandInText() const override { return Text.Get(FText()); }
	bool StandInIsExpired() const { return bExpired; }

private:
	TAttribute<FText> Text;
	ECompletionState State = CS_None;
	bool bExpired = false;
};

/** What a notification says, and for how long. */
struct FNotificationInfo
{
	explicit FNotificationInfo(const FText& InText) : Text(InText) {}

	TAttribute<FText> Text;
	float FadeInDuration = 0.5f;
	float FadeOutDuration = 2.0f;
	float ExpireDuration = 1.0f;
	bool bUseThrobber = false;
	bool bUseSuccessFailIcons = false;
	bool bFireAndForget = true;
};
