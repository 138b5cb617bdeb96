// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FScopedSlowTask.
#pragma once

#include "Internationalization/Text.h"
#include "Templates/Function.h"

/** Shows the progress of work that blocks the editor, for as long as it lives. */
struct FScopedSlowTask
{
	explicit FScopedSlowTask(
		float InAmountOfWork, const FText& InDefaultMessage = FText(), bool bInEnabled = true);
	~FScopedSlowTask();
	FScopedSlowTask(const FScopedSlowTask&) = delete;
	FScopedSlowTask& operator=(const FScopedSlowTask&) = delete;

	void MakeDialog(bool bShowCancelButton = false, bool bAllowInPIE = false);
	void MakeDialogDelayed(float Threshold, bool bShowCancelButton = false, bool bAllowInPIE = false);
	/** The work that comes now; what came before is done. More than was announced is an error. */
	void EnterProgressFrame(float ExpectedWorkThisFrame = 1.0f, const FText& Text = FText());
	bool ShouldCancel() const;

	float TotalAmountOfWork;
	float CompletedWork = 0.0f;
	float CurrentFrameScope = 0.0f;

private:
	bool bEnabled;
	bool bHasDialog = false;
	bool bCanCancel = false;
};

namespace StandIn
{
/** Presses the cancel button of any slow task once it has entered so many frames; negative = never. */
void CancelSlowTasksAfter(int32 Frames);
/** Frames that slow tasks with a dialog have entered since the last call. */
int32 TakeSlowTaskFrames();
} // namespace StandIn
