// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Components/GridNavGraphActor.h"
#include "Components/GridNavGraphComponent.h"
#include "Components/GridNavProblems.h"
#include "CoreMinimal.h"
#include "StandIn/TestEditor.h"
#include "StandIn/TestWorld.h"

#include <gtest/gtest.h>

#include <string>

/** The editor module in an editor, for as long as it lives. */
class FLoadedEditorModule
{
public:
	FLoadedEditorModule();
	~FLoadedEditorModule();
};

/** A level in an editor, with the module loaded. Nothing is played. */
class FEditorLevel
{
public:
	explicit FEditorLevel(bool bFloor = true);

	/** A grid of 20 x 20 cells of 100 cm around a place, not built. */
	UGridNavGraphComponent& AddGraph(const FVector& Center = FVector::ZeroVector);

	StandIn::FTestEditor Editor;
	FLoadedEditorModule Module;
	StandIn::FTestWorld World;
};

/** The problems of a grid by their names, in order: "CellsTooCoarse! NoFloor"; errors have a mark. */
std::string ProblemsOf(const UGridNavGraphComponent& Graph);
std::string ToText(const FString& String);
std::string ToText(const FText& Text);
