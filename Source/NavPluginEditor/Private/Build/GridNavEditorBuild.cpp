// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavEditorBuild.h"

#include "Components/GridNavGraphComponent.h"
#include "Framework/Notifications/NotificationManager.h"
#include "GridNavEditorLog.h"
#include "HAL/PlatformProcess.h"
#include "Misc/ScopedSlowTask.h"
#include "ScopedTransaction.h"
#include "Widgets/Notifications/SNotificationList.h"

#define LOCTEXT_NAMESPACE "GridNavEditorBuild"

namespace GridNavEditorBuild
{
using UE::GridNavEditor::EBuildEnd;

/** Work between two looks at the cancel button, and the pause when only the worker has work. */
constexpr float SliceMilliseconds = 30.0f;
constexpr float PauseSeconds = 0.002f;

void Notify(const FText& Text, bool bGood)
{
	FNotificationInfo Info(Text);
	Info.ExpireDuration = bGood ? 3.0f : 6.0f;
	const TSharedPtr<SNotificationItem> Item = FSlateNotificationManager::Get().AddNotification(Info);
	if (Item.IsValid())
	{
		Item->SetCompletionState(bGood ? SNotificationItem::CS_Success : SNotificationItem::CS_Fail);
	}
}

/** Runs a build that was started to its end, or to the press of a button. */
void Run(const TWeakObjectPtr<UGridNavGraphComponent>& Weak)
{
	FScopedSlowTask Task(1.0f, LOCTEXT("Building", "Building the navigation grid..."));
	Task.MakeDialog(true);
	float Shown = 0.0f;
	// The dialog lets events in, and what they start may take the component along.
	while (Weak.IsValid() && Weak->GetState() == EGridNavState::Building)
	{
		const float Before = Weak->GetBuildProgress();
		if (Weak->ContinueBuild(SliceMilliseconds) && Weak->GetBuildProgress() <= Before)
		{
			FPlatformProcess::Sleep(PauseSeconds);
		}
		const float Progress = Weak.IsValid() ? FMath::Clamp(Weak->GetBuildProgress(), Shown, 1.0f) : 1.0f;
		Task.EnterProgressFrame(Progress - Shown);
		Shown = Progress;
		if (Task.ShouldCancel() && Weak.IsValid())
		{
			Weak->CancelBuild();
		}
	}
}

EBuildEnd EndOf(const TWeakObjectPtr<UGridNavGraphComponent>& Weak)
{
	if (!Weak.IsValid())
	{
		return EBuildEnd::Gone;
	}
	if (Weak->GetState() == EGridNavState::Ready)
	{
		return EBuildEnd::Ready;
	}
	return Weak->GetBuildFailure() == EGridNavBuildFailure::Cancelled ? EBuildEnd::Cancelled
																	  : EBuildEnd::Failed;
}

EBuildEnd Finish(const TWeakObjectPtr<UGridNavGraphComponent>& Weak)
{
	Run(Weak);
	const EBuildEnd End = EndOf(Weak);
	if (End == EBuildEnd::Ready)
	{
		const FIntPoint Size = Weak->GetGridSize();
		Notify(FText::Format(LOCTEXT("Built", "The grid is built: {0} x {1} cells."), Size.X, Size.Y), true);
	}
	else if (End == EBuildEnd::Failed)
	{
		Notify(FText::Format(
				   LOCTEXT("NotBuilt", "The grid could not be built: {0}."), Weak->GetBuildFailureReason()),
			false);
	}
	return End;
}

/** The ready grid shows the level, not an older bake of it. */
bool IsFresh(const UGridNavGraphComponent& Component)
{
	FGridNavGraphStatistics Statistics;
	return Component.GetStatistics(Statistics) && !Statistics.bFromBake;
}
} // namespace GridNavEditorBuild

namespace UE::GridNavEditor
{
EBuildEnd Build(UGridNavGraphComponent& Component)
{
	Component.Build();
	return GridNavEditorBuild::Finish(&Component);
}

void Clear(UGridNavGraphComponent& Component)
{
	Component.Clear();
}

bool Bake(UGridNavGraphComponent& Component)
{
	const TWeakObjectPtr<UGridNavGraphComponent> Weak = &Component;
	if (!GridNavEditorBuild::IsFresh(Component))
	{
		Component.BuildAnew();
		if (GridNavEditorBuild::Finish(Weak) != EBuildEnd::Ready)
		{
			return false;
		}
	}
	bool bBaked = false;
	{
		const FScopedTransaction Transaction(LOCTEXT("Bake", "Bake Navigation Grid"));
		bBaked =
			Weak->BakedData != nullptr ? Weak->BakeIntoAsset(Weak->BakedData) : Weak->BakeIntoComponent();
	}
	if (bBaked)
	{
		UE_LOG(LogGridNavEditor, Log, TEXT("%s: baked %d bytes"), *Weak->GetPathName(),
			Weak->GetBakedBlob().Bytes.Num());
		GridNavEditorBuild::Notify(
			FText::Format(LOCTEXT("Baked", "The grid is baked: {0}."),
				FText::AsMemory(static_cast<uint64>(Weak->GetBakedBlob().Bytes.Num()))),
			true);
	}
	else
	{
		GridNavEditorBuild::Notify(LOCTEXT("NotBaked", "The grid could not be baked."), false);
	}
	return bBaked;
}
} // namespace UE::GridNavEditor

#undef LOCTEXT_NAMESPACE
