// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/ScopedSlowTask.h"

#include "CoreGlobals.h"
#include "Math/UnrealMathUtility.h"

namespace StandInSlowTask
{
int32 CancelAfter = -1;
int32 Frames = 0;
int32 FramesOfTask = 0;
} // namespace StandInSlowTask

namespace StandIn
{
void CancelSlowTasksAfter(int32 Frames)
{
	StandInSlowTask::CancelAfter = Frames;
}

int32 TakeSlowTaskFrames()
{
	const int32 Taken = StandInSlowTask::Frames;
	StandInSlowTask::Frames = 0;
	return Taken;
}
} // namespace StandIn

FScopedSlowTask::FScopedSlowTask(float InAmountOfWork, const FText& InDefaultMessage, bool bInEnabled)
	: TotalAmountOfWork(InAmountOfWork), bEnabled(bInEnabled)
{
	check(IsInGameThread());
	StandInSlowTask::FramesOfTask = 0;
}

FScopedSlowTask::~FScopedSlowTask()
{
	check(IsInGameThread());
}

void FScopedSlowTask::MakeDialog(bool bShowCancelButton, bool bAllowInPIE)
{
	bHasDialog = bEnabled;
	bCanCancel = bHasDialog && bShowCancelButton;
}

void FScopedSlowTask::MakeDialogDelayed(float Threshold, bool bShowCancelButton, bool bAllowInPIE)
{
	// Time does not pass by itself here, so a test sees every dialog.
	MakeDialog(bShowCancelButton, bAllowInPIE);
}

void FScopedSlowTask::EnterProgressFrame(float ExpectedWorkThisFrame, const FText& Text)
{
	check(IsInGameThread());
	CompletedWork += CurrentFrameScope;
	CurrentFrameScope = ExpectedWorkThisFrame;
	ensureMsgf(CompletedWork + CurrentFrameScope <= TotalAmountOfWork * 1.001f + 0.001f,
		TEXT("A slow task has done more work than it announced"));
	StandInSlowTask::Frames += bHasDialog ? 1 : 0;
	++StandInSlowTask::FramesOfTask;
}

bool FScopedSlowTask::ShouldCancel() const
{
	return bCanCancel && StandInSlowTask::CancelAfter >= 0 &&
		StandInSlowTask::FramesOfTask >= StandInSlowTask::CancelAfter;
}
