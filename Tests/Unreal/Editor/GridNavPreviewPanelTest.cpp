// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The window of the search preview.
#include "Preview/SGridNavPreviewPanel.h"

#include "Framework/Application/SlateApplication.h"
#include "GridNavPreviewFixture.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"
#include "Widgets/Input/SComboBox.h"
#include "Widgets/Input/SSlider.h"

#include <cstdio>

namespace
{
/** A panel on a built grid. */
class FPanelLevel : public FPreviewLevel
{
public:
	FPanelLevel() : Panel(SNew(SGridNavPreviewPanel, Shared)) {}

	std::string Read() const { return ToText(StandIn::ReadWidgets(Panel.ToSharedRef())); }
	bool Shows(const char* Text) const { return Read().find(Text) != std::string::npos; }
	bool Press(const TCHAR* Text) const { return StandIn::ClickWidget(Panel.ToSharedRef(), Text); }

	TSharedPtr<SGridNavPreviewPanel> Panel;
};
} // namespace

TEST(GridNavPreviewPanel, IsOfferedInTheToolsMenuWhileTheModuleIsLoaded)
{
	const StandIn::FTestEditor Editor;
	ASSERT_EQ(FGlobalTabmanager::Get()->StandInFind(FGridNavPreviewTab::TabName), nullptr);
	{
		const FLoadedEditorModule Module;
		const FTabSpawnerEntry* const Entry =
			FGlobalTabmanager::Get()->StandInFind(FGridNavPreviewTab::TabName);
		ASSERT_NE(Entry, nullptr);
		EXPECT_EQ(ToText(Entry->DisplayName), "Grid Nav Search Preview");
		EXPECT_EQ(ToText(Entry->Group->GetDisplayName()), "Tools");
		const TSharedPtr<SDockTab> Tab = FGlobalTabmanager::Get()->TryInvokeTab(FGridNavPreviewTab::TabName);
		ASSERT_TRUE(Tab.IsValid());
		EXPECT_NE(ToText(StandIn::ReadWidgets(Tab.ToSharedRef())).find("Select a grid"), std::string::npos);
	}
	// Unloading closed the open tab.
	EXPECT_EQ(FGlobalTabmanager::Get()->StandInFind(FGridNavPreviewTab::TabName), nullptr);
}

TEST(GridNavPreviewPanel, ThereIsNoneWithoutWindows)
{
	{
		const StandIn::FTestEditor Editor(StandIn::EEditorKind::Commandlet);
		const FLoadedEditorModule Module;
		EXPECT_EQ(FGlobalTabmanager::Get()->StandInFind(FGridNavPreviewTab::TabName), nullptr);
	}
	FSlateApplication::StandInSetInitialized(false);
	{
		const StandIn::FTestEditor Editor;
		const FLoadedEditorModule Module;
		EXPECT_EQ(FGlobalTabmanager::Get()->StandInFind(FGridNavPreviewTab::TabName), nullptr);
	}
	FSlateApplication::StandInSetInitialized(true);
}

TEST(GridNavPreviewPanel, LeadsFromStepToStep)
{
	FPanelLevel Level;
	EXPECT_TRUE(Level.Shows("Pick a start and a goal."));
	ASSERT_TRUE(Level.Press(TEXT("Pick Start")));
	EXPECT_TRUE(Level.Shows("Click on the grid: start."));
	EXPECT_TRUE(Level.ClickCell(1, 1));
	EXPECT_TRUE(Level.Shows("Click on the grid: goal."));
	EXPECT_TRUE(Level.ClickCell(18, 18));
	ASSERT_TRUE(Level.Finish());
	EXPECT_TRUE(Level.Shows("Step ")) << Level.Read();
	EXPECT_TRUE(Level.Shows("found, ")) << Level.Read();
}

TEST(GridNavPreviewPanel, OffersEveryAlgorithmTwice)
{
	FPanelLevel Level;
	// Two combo boxes show the names of the sides; each has an option for every algorithm and one for none.
	EXPECT_TRUE(Level.Shows("sga"));
	EXPECT_TRUE(Level.Shows("astar"));
	EXPECT_EQ(Level.Panel->GetOptions().Num(), static_cast<int32>(NavCore::Algorithms().size()) + 1);
	ASSERT_TRUE(Level.Panel->GetCombo(1)->StandInPick(Level.Panel->GetOptions().Num() - 1));
	EXPECT_EQ(
		Level.Preview.GetAlgorithm(1), FString(UTF8_TO_TCHAR(NavCore::Algorithms().back().name.data())));
	ASSERT_TRUE(Level.Panel->GetCombo(1)->StandInPick(0));
	EXPECT_TRUE(Level.Preview.GetAlgorithm(1).IsEmpty());
	EXPECT_TRUE(Level.Shows("(none)"));
}

TEST(GridNavPreviewPanel, TheSliderScrubsBothSearches)
{
	FPanelLevel Level;
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	const TSharedPtr<SSlider> Slider = Level.Panel->GetSlider();
	EXPECT_FLOAT_EQ(Slider->GetValue(), 1.0f);
	Slider->StandInDrag(0.5f);
	ASSERT_TRUE(Level.Finish());
	EXPECT_NEAR(Slider->GetValue(), 0.5f, 0.05f);
	EXPECT_LT(Level.Preview.Model().Position(), Level.Preview.Model().Length());
	Slider->StandInDrag(0.0f);
	ASSERT_TRUE(Level.Finish());
	EXPECT_EQ(Level.Preview.Model().Side(0).Step(), 0U);
	EXPECT_EQ(Level.Preview.Model().Side(1).Step(), 0U);
}

TEST(GridNavPreviewPanel, PlaysPausesAndSteps)
{
	FPanelLevel Level;
	Level.Ask({1, 1}, {18, 18});
	ASSERT_TRUE(Level.Finish());
	ASSERT_TRUE(Level.Press(TEXT("Play")));
	EXPECT_TRUE(Level.Preview.IsPlaying());
	EXPECT_TRUE(Level.Shows("Pause"));
	ASSERT_TRUE(Level.Press(TEXT("Pause")));
	EXPECT_FALSE(Level.Preview.IsPlaying());
	const SIZE_T Before = Level.Preview.Model().Position();
	ASSERT_TRUE(Level.Press(TEXT("Step Forward")));
	EXPECT_GT(Level.Preview.Model().Position(), Before);
	ASSERT_TRUE(Level.Press(TEXT("Step Back")));
	EXPECT_EQ(Level.Preview.Model().Position(), Before);
}

TEST(GridNavPreviewPanel, ComparesTheTwo)
{
	FPanelLevel Level;
	Level.Preview.SetAlgorithm(0, TEXT("astar"));
	Level.Preview.SetAlgorithm(1, TEXT("dijkstra"));
	Level.Ask({1, 1}, {10, 18});
	ASSERT_TRUE(Level.Finish());
	EXPECT_TRUE(Level.Shows("times as many cells")) << Level.Read();
	ASSERT_TRUE(Level.Press(TEXT("End together")));
	EXPECT_EQ(Level.Preview.Model().Pace(), NavCore::PreviewPace::Share);
}

TEST(GridNavPreviewPanel, ExportsTheGridAsAMapFile)
{
	FPanelLevel Level;
	ASSERT_TRUE(Level.Press(TEXT("Export as .map")));
	const FString Path = FPaths::Combine(
		FPaths::ProjectSavedDir(), TEXT("GridNav"), Level.Graph.GetOwner()->GetName() + TEXT(".map"));
	EXPECT_TRUE(Level.Shows("Written: ")) << Level.Read();
	FString Text;
	ASSERT_TRUE(FFileHelper::LoadFileToString(Text, *Path));
	EXPECT_TRUE(Text.StartsWith(TEXT("type octile\nheight 20\nwidth 20\nmap\n")));
	Level.Graph.GetOwner()->Destroy();
	Level.World.Tick(2);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	ASSERT_TRUE(Level.Press(TEXT("Export as .map")));
	EXPECT_TRUE(Level.Shows("Select a grid"));
	std::remove(TCHAR_TO_UTF8(*Path));
}

TEST(GridNavPreviewPanel, TheGoneGridIsNoLongerDescribed)
{
	FPanelLevel Level;
	Level.Ask({1, 1}, {18, 18});
	Level.Graph.GetOwner()->Destroy();
	Level.World.Tick(2);
	CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
	EXPECT_TRUE(Level.Shows("Select a grid"));
}

TEST(GridNavPreviewPanel, ClosingItEndsTheWork)
{
	FPanelLevel Level;
	EXPECT_TRUE(Level.Preview.IsOpen());
	Level.Panel.Reset();
	EXPECT_FALSE(Level.Preview.IsOpen());
}
