// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FSlateNotificationManager.
#pragma once

#include "CoreMinimal.h"
#include "Widgets/Notifications/SNotificationList.h"

/** Shows notifications. */
class SLATE_API FSlateNotificationManager
{
public:
	static FSlateNotificationManager& Get();

	/** Null where there is no screen. */
	TSharedPtr<SNotificationItem> AddNotification(const FNotificationInfo& Info);

	/** All that were shown since the last call, oldest first. Not the engine's. */
	TArray<TSharedRef<SNotificationItem>> StandInTake();

private:
	TArray<TSharedRef<SNotificationItem>> Shown;
};
