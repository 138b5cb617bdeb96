// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of FPropertyEditorModule.
#pragma once

#include "CoreMinimal.h"
#include "Modules/ModuleInterface.h"
#include "PropertyEditorDelegates.h"

/** Knows how the details panels of classes look. */
class FPropertyEditorModule : public IModuleInterface
{
public:
	/** By the name of the class without its prefix letter. */
	virtual void RegisterCustomClassLayout(
		FName ClassName, FOnGetDetailCustomizationInstance DetailLayoutDelegate);
	virtual void UnregisterCustomClassLayout(FName ClassName);
	/** After one or more of the above: open panels are laid out anew. */
	virtual void NotifyCustomizationModuleChanged();

	// Not the engine's.
	const FOnGetDetailCustomizationInstance* StandInFind(FName ClassName) const
	{
		return Layouts.Find(ClassName);
	}
	int32 StandInLayouts() const { return Layouts.Num(); }

private:
	TMap<FName, FOnGetDetailCustomizationInstance> Layouts;
};
