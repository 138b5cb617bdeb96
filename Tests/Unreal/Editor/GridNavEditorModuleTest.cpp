// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ComponentVisualizer.h"
#include "Components/GridNavGraphComponent.h"
#include "CoreMinimal.h"
#include "Editor/UnrealEdEngine.h"
#include "Modules/ModuleManager.h"
#include "PropertyEditorModule.h"
#include "StandIn/TestEditor.h"
#include "UnrealEdGlobals.h"

#include <gtest/gtest.h>

namespace
{
const FName EditorModule(TEXT("NavPluginEditor"));

int32 NumLayouts()
{
	const FPropertyEditorModule* Properties =
		FModuleManager::LoadModulePtr<FPropertyEditorModule>(TEXT("PropertyEditor"));
	return Properties->StandInLayouts();
}
} // namespace

TEST(GridNavEditorModule, RegistersAndTakesEverythingBackTwice)
{
	const StandIn::FTestEditor Editor;
	for (int32 Round = 0; Round < 2; ++Round)
	{
		ASSERT_EQ(NumLayouts(), 0);
		ASSERT_NE(FModuleManager::Get().LoadModule(EditorModule), nullptr);
		EXPECT_EQ(NumLayouts(), 1);
		EXPECT_TRUE(GUnrealEd->FindComponentVisualizer(UGridNavGraphComponent::StaticClass()).IsValid());
		EXPECT_TRUE(FModuleManager::Get().UnloadModule(EditorModule));
		EXPECT_EQ(NumLayouts(), 0);
		EXPECT_FALSE(GUnrealEd->FindComponentVisualizer(UGridNavGraphComponent::StaticClass()).IsValid());
	}
}

TEST(GridNavEditorModule, ACommandletHasNoViewportsToDrawInto)
{
	const StandIn::FTestEditor Editor(StandIn::EEditorKind::Commandlet);
	ASSERT_EQ(GUnrealEd, nullptr);
	ASSERT_NE(FModuleManager::Get().LoadModule(EditorModule), nullptr);
	EXPECT_EQ(NumLayouts(), 1);
	EXPECT_TRUE(FModuleManager::Get().UnloadModule(EditorModule));
	EXPECT_EQ(NumLayouts(), 0);
}
