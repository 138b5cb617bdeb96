// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Framework/Notifications/NotificationManager.h"

FSlateNotificationManager& FSlateNotificationManager::Get()
{
	static FSlateNotificationManager Manager;
	return Manager;
}

TSharedPtr<SNotificationItem> FSlateNotificationManager::AddNotification(const FNotificationInfo& Info)
{
	const TSharedRef<SNotificationItem> Item = MakeShared<SNotificationItem>();
	Item->SetText(Info.Text);
	Shown.Add(Item);
	return Item;
}

TArray<TSharedRef<SNotificationItem>> FSlateNotificationManager::StandInTake()
{
	TArray<TSharedRef<SNotificationItem>> Taken = MoveTemp(Shown);
	Shown.Reset();
	return Taken;
}
