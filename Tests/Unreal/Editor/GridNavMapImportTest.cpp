// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// MovingAI .map files become assets, and grids become .map files again.
#include "Components/GridNavGraphActor.h"
#include "Components/GridNavGraphComponent.h"
#include "Components/GridNavMapText.h"
#include "EditorFramework/AssetImportData.h"
#include "Engine/World.h"
#include "Import/GridNavImportLog.h"
#include "Import/GridNavMapExporter.h"
#include "Import/GridNavMapFactory.h"
#include "Logging/MessageLog.h"
#include "Misc/FeedbackContext.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Misc/StringOutputDevice.h"
#include "StandIn/TestEditor.h"
#include "StandIn/TestWorld.h"
#include "UObject/Package.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <deque>
#include <limits>
#include <string>

namespace
{
const char* const SwampMap = "type octile\nheight 3\nwidth 4\nmap\n.@.S\n..TS\nG@W.\n";

/** A .map file that lasts for one test. */
class FMapFile
{
public:
	explicit FMapFile(const std::string& Text, const TCHAR* Extension = TEXT("map"))
	{
		static int32 Number = 0;
		Path = FPaths::Combine(UTF8_TO_TCHAR(testing::TempDir().c_str()),
			FString::Printf(TEXT("GridNavImport%d.%s"), ++Number, Extension));
		Write(Text);
	}
	~FMapFile() { std::remove(TCHAR_TO_UTF8(*Path)); }
	FMapFile(const FMapFile&) = delete;
	FMapFile& operator=(const FMapFile&) = delete;

	void Write(const std::string& Text) const
	{
		TArray<uint8> Bytes;
		Bytes.Append(reinterpret_cast<const uint8*>(Text.data()), static_cast<int32>(Text.size()));
		EXPECT_TRUE(FFileHelper::SaveArrayToFile(Bytes, *Path));
	}

	FString Path;
};

/** The editor with a factory and an exporter in it, as when files are dropped into the content browser. */
class FImporter
{
public:
	FImporter() : Factory(NewObject<UGridNavMapFactory>()), Exporter(NewObject<UGridNavMapExporter>())
	{
		GWarn->StandInTakeErrors();
		FMessageLog::StandInTake(UE::GridNav::ImportLog);
	}

	UGridNavBakedData* Import(const FMapFile& File)
	{
		bool bCanceled = true;
		UObject* const Asset = Factory->FactoryCreateFile(UGridNavBakedData::StaticClass(),
			GetTransientPackage(), FName(*FString::Printf(TEXT("Imported%d"), ++Count)), RF_Public, File.Path,
			nullptr, GWarn, bCanceled);
		EXPECT_FALSE(bCanceled);
		return Kept.emplace_back(Cast<UGridNavBakedData>(Asset)).Get();
	}

	std::string Export(UObject& Object)
	{
		FStringOutputDevice Text;
		return Exporter->ExportText(nullptr, &Object, TEXT("map"), Text, GWarn)
			? std::string(TCHAR_TO_UTF8(*Text))
			: std::string("not exported");
	}

	/** The one message since the last time, also told to whoever imports; empty when there is none. */
	static FString TakeMessage()
	{
		const TArray<TSharedRef<FTokenizedMessage>> Messages =
			FMessageLog::StandInTake(UE::GridNav::ImportLog);
		EXPECT_LE(Messages.Num(), 1);
		return Messages.IsEmpty() ? FString() : Messages[0]->ToText().ToString();
	}

	StandIn::FTestEditor Editor;
	TStrongObjectPtr<UGridNavMapFactory> Factory;
	TStrongObjectPtr<UGridNavMapExporter> Exporter;
	/** Worlds that go away collect garbage. */
	std::deque<TStrongObjectPtr<UGridNavBakedData>> Kept;
	/** Names of assets are taken once. */
	static inline int32 Count = 0;
};

/** The rows of a .map text, whatever its header. */
std::string RowsOf(const std::string& Text)
{
	return Text.substr(Text.find("map\n") + 4);
}

/** The walls of the grid that a component builds from an asset. */
std::string BuildFrom(UGridNavBakedData& Asset)
{
	StandIn::FTestWorld World;
	AGridNavGraphActor* const Actor = World->SpawnActor<AGridNavGraphActor>();
	UGridNavGraphComponent& Graph = *Actor->GetGraphComponent();
	Graph.Source = EGridNavSource::Baked;
	Graph.BakedData = &Asset;
	Graph.Build();
	Graph.FinishBuild();
	std::string Rows;
	const FIntPoint Size = Graph.GetGridSize();
	for (int32 Y = 0; Y < Size.Y; ++Y)
	{
		for (int32 X = 0; X < Size.X; ++X)
		{
			Rows += Graph.IsCellBlocked(FIntPoint(X, Y)) ? '@' : '.';
		}
		Rows += '\n';
	}
	return Rows;
}
} // namespace

TEST(GridNavMapImport, MakesAnAssetThatAComponentCanBuildFrom)
{
	FImporter Importer;
	const FMapFile File(SwampMap);
	ASSERT_TRUE(Importer.Factory->FactoryCanImport(File.Path));
	UGridNavBakedData* const Asset = Importer.Import(File);
	ASSERT_NE(Asset, nullptr);
	EXPECT_EQ(Asset->GridSize, FIntPoint(4, 3));
	EXPECT_EQ(FImporter::TakeMessage(), TEXT(""));
	EXPECT_EQ(BuildFrom(*Asset), ".@..\n..@.\n.@@.\n");
}

TEST(GridNavMapImport, TakesOnlyMapFiles)
{
	FImporter Importer;
	EXPECT_TRUE(Importer.Factory->FactoryCanImport(TEXT("C:/Maps/arena.MAP")));
	EXPECT_FALSE(Importer.Factory->FactoryCanImport(TEXT("C:/Maps/arena.umap")));
	EXPECT_FALSE(Importer.Factory->FactoryCanImport(TEXT("arena.map.scen")));
	ASSERT_EQ(Importer.Factory->Formats.Num(), 1);
	EXPECT_EQ(Importer.Factory->Formats[0], TEXT("map;MovingAI map"));
	EXPECT_EQ(Importer.Factory->SupportedClass, UGridNavBakedData::StaticClass());
}

TEST(GridNavMapImport, ARoundTripIsEqualCellForCell)
{
	FImporter Importer;
	for (const char* Text : {SwampMap, "type tile\nheight 2\nwidth 2\nmap\n.@\n@.\n",
			 "type hex\nheight 3\nwidth 3\nmap\n...\n.@.\n...\n"})
	{
		UGridNavBakedData* const First = Importer.Import(FMapFile(Text));
		ASSERT_NE(First, nullptr);
		const std::string Exported = Importer.Export(*First);
		UGridNavBakedData* const Second = Importer.Import(FMapFile(Exported));
		ASSERT_NE(Second, nullptr) << Exported;
		// The bytes hold every cell with its layers and the frame.
		EXPECT_EQ(First->Blob.Bytes, Second->Blob.Bytes);
		EXPECT_EQ(Importer.Export(*Second), Exported);
	}
}

TEST(GridNavMapImport, TheProjectsOwnMapsSurviveARoundTrip)
{
	FImporter Importer;
	for (const TCHAR* Name : {TEXT("caves-128"), TEXT("maze-128"), TEXT("pseudo-rts-128")})
	{
		TArray<uint8> Bytes;
		ASSERT_TRUE(FFileHelper::LoadFileToArray(
			Bytes, *FString::Printf(TEXT("%s/%s.map"), UTF8_TO_TCHAR(NAVPLUGIN_CONTENT_MAPS), Name)));
		const std::string Text(reinterpret_cast<const char*>(Bytes.GetData()), Bytes.Num());
		UGridNavBakedData* const Asset = Importer.Import(FMapFile(Text));
		ASSERT_NE(Asset, nullptr);
		EXPECT_EQ(Asset->GridSize, FIntPoint(128, 128));
		EXPECT_EQ(Importer.Import(FMapFile(Importer.Export(*Asset)))->Blob.Bytes, Asset->Blob.Bytes);
	}
}

TEST(GridNavMapImport, SwampIsPlainGroundUnlessItHasACost)
{
	FImporter Importer;
	const FMapFile File(SwampMap);
	UGridNavBakedData* const Asset = Importer.Import(File);
	ASSERT_NE(Asset, nullptr);
	EXPECT_EQ(RowsOf(Importer.Export(*Asset)), ".@..\n..@.\n.@@.\n");

	Asset->MapImport.SwampCost = 7;
	ASSERT_EQ(Importer.Factory->Reimport(Asset), EReimportResult::Succeeded);
	EXPECT_EQ(RowsOf(Importer.Export(*Asset)), ".@.S\n..@S\n.@@.\n");
	EXPECT_EQ(FImporter::TakeMessage(), TEXT(""));
	FGridNavMapText Map;
	FText Error;
	ASSERT_TRUE(UE::GridNav::ExportMap(*Asset, Map, Error));
	EXPECT_EQ(Map.SwampCost, 7);
	EXPECT_TRUE(Map.LeftOut.IsEmpty());
}

TEST(GridNavMapImport, WaterIsBlockedUnlessItIsPassable)
{
	FImporter Importer;
	const FMapFile File(SwampMap);
	UGridNavBakedData* const Asset = Importer.Import(File);
	ASSERT_NE(Asset, nullptr);
	Asset->MapImport.bWaterPassable = true;
	ASSERT_EQ(Importer.Factory->Reimport(Asset), EReimportResult::Succeeded);
	EXPECT_EQ(RowsOf(Importer.Export(*Asset)), ".@..\n..@.\n.@..\n");
}

TEST(GridNavMapImport, BadFilesGiveAnErrorAndNoAsset)
{
	struct FBadFile
	{
		const char* Text;
		const TCHAR* Reason;
	};
	const FBadFile BadFiles[] = {
		{"", TEXT("")},
		{"not a map at all", TEXT("1: ")},
		{"type octile\nheight 3\nwidth 4\nmap\n....\n", TEXT("")},
		{"type octile\nheight 1\nwidth 4\nmap\n.....\n", TEXT("5: ")},
		{"type octile\nheight 1\nwidth 4\nmap\n.?..\n", TEXT("5: ")},
		{"type octile\nheight 2000000000\nwidth 2000000000\nmap\n..\n", TEXT("")},
		{"type octile\nheight -1\nwidth 4\nmap\n", TEXT("2: ")},
	};
	FImporter Importer;
	for (const FBadFile& Bad : BadFiles)
	{
		SCOPED_TRACE(Bad.Text);
		const FMapFile File(Bad.Text);
		EXPECT_EQ(Importer.Import(File), nullptr);
		EXPECT_EQ(FindObject<UGridNavBakedData>(
					  GetTransientPackage(), *FString::Printf(TEXT("Imported%d"), Importer.Count)),
			nullptr);
		const FString Message = FImporter::TakeMessage();
		// File, line where there is one, and a reason in words.
		EXPECT_TRUE(Message.StartsWith(File.Path + TEXT(":") + Bad.Reason)) << TCHAR_TO_UTF8(*Message);
		EXPECT_GT(Message.Len(), File.Path.Len() + 8);
		EXPECT_EQ(GWarn->StandInTakeErrors(), TArray<FString>{Message});
	}
}

TEST(GridNavMapImport, AMissingFileGivesAnErrorAndNoAsset)
{
	FImporter Importer;
	FString Path;
	{
		const FMapFile File(SwampMap);
		Path = File.Path;
	}
	bool bCanceled = false;
	EXPECT_EQ(Importer.Factory->FactoryCreateFile(UGridNavBakedData::StaticClass(), GetTransientPackage(),
				  TEXT("Missing"), RF_Public, Path, nullptr, nullptr, bCanceled),
		nullptr);
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("cannot be read")));
}

TEST(GridNavMapImport, TheFuzzCorpusIsImportedOrRefusedWithAReason)
{
	FImporter Importer;
	for (const TCHAR* Name : {TEXT("crlf"), TEXT("huge-header"), TEXT("no-last-newline"), TEXT("octile"),
			 TEXT("overflow"), TEXT("repeated-height"), TEXT("wide")})
	{
		TArray<uint8> Bytes;
		ASSERT_TRUE(FFileHelper::LoadFileToArray(
			Bytes, *FString::Printf(TEXT("%s/%s.map"), UTF8_TO_TCHAR(NAVPLUGIN_MAP_CORPUS), Name)));
		// Whole, cut anywhere, and with any byte broken.
		for (int32 Cut = 0; Cut <= FMath::Min(Bytes.Num(), 200); ++Cut)
		{
			for (int32 Variant = 0; Variant < 2; ++Variant)
			{
				TArray<uint8> Broken = Bytes;
				if (Variant == 0)
				{
					Broken.SetNum(Bytes.Num() - Cut);
				}
				else if (Broken.IsValidIndex(Cut))
				{
					Broken[Cut] ^= 0x55;
				}
				UGridNavBakedData* const Asset = NewObject<UGridNavBakedData>();
				FText Error;
				const bool bRead =
					UE::GridNav::ImportMap(Broken, TEXT("x.map"), FGridNavMapImport(), *Asset, Error);
				EXPECT_EQ(bRead, Error.IsEmpty());
				EXPECT_EQ(bRead, !Asset->Blob.Bytes.IsEmpty());
				EXPECT_EQ(bRead, Asset->GridSize != FIntPoint(0, 0));
			}
		}
	}
}

TEST(GridNavMapImport, SettingsThatMakeNoSenseAreRefused)
{
	FImporter Importer;
	const FMapFile File(SwampMap);
	UGridNavBakedData* const Asset = Importer.Import(File);
	ASSERT_NE(Asset, nullptr);
	const TArray<uint8> Before = Asset->Blob.Bytes;
	Asset->MapImport.CellSize = std::numeric_limits<float>::quiet_NaN();
	EXPECT_EQ(Importer.Factory->Reimport(Asset), EReimportResult::Failed);
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("1 cm")));
	Asset->MapImport.CellSize = 100.0f;
	Asset->MapImport.SwampCost = 255;
	EXPECT_EQ(Importer.Factory->Reimport(Asset), EReimportResult::Failed);
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("swamp cost")));
	EXPECT_EQ(Asset->Blob.Bytes, Before);
}

TEST(GridNavMapImport, TheEditorImportsAChangedFileAgain)
{
	FImporter Importer;
	const FMapFile File(SwampMap);
	UGridNavBakedData* const Asset = Importer.Import(File);
	ASSERT_NE(Asset, nullptr);
	ASSERT_TRUE(FReimportManager::Instance()->CanReimport(Asset));
	File.Write("type octile\nheight 1\nwidth 2\nmap\n.@\n");
	ASSERT_TRUE(FReimportManager::Instance()->Reimport(Asset));
	EXPECT_EQ(Asset->GridSize, FIntPoint(2, 1));
	EXPECT_EQ(BuildFrom(*Asset), ".@\n");
	// A file that got worse leaves the asset as it is.
	File.Write("type octile\nheight 9\n");
	EXPECT_FALSE(FReimportManager::Instance()->Reimport(Asset));
	EXPECT_NE(FImporter::TakeMessage(), TEXT(""));
	EXPECT_EQ(BuildFrom(*Asset), ".@\n");
}

TEST(GridNavMapImport, AnAssetCanBePointedToAnotherFile)
{
	FImporter Importer;
	UGridNavBakedData* const Asset = Importer.Import(FMapFile(SwampMap));
	ASSERT_NE(Asset, nullptr);
	const FMapFile Other("type octile\nheight 1\nwidth 1\nmap\n.\n");
	Importer.Factory->SetReimportPaths(Asset, {Other.Path});
	ASSERT_EQ(Importer.Factory->Reimport(Asset), EReimportResult::Succeeded);
	EXPECT_EQ(Asset->GridSize, FIntPoint(1, 1));
}

TEST(GridNavMapImport, WhatWasBakedInALevelHasNoFileToImport)
{
	FImporter Importer;
	UGridNavBakedData* const Asset = NewObject<UGridNavBakedData>();
	EXPECT_FALSE(FReimportManager::Instance()->CanReimport(Asset));
	EXPECT_EQ(Importer.Factory->Reimport(Asset), EReimportResult::Failed);
	EXPECT_EQ(Importer.Factory->Reimport(nullptr), EReimportResult::Failed);
}

TEST(GridNavMapExport, WritesAReadyComponent)
{
	FImporter Importer;
	StandIn::FTestWorld World;
	const FMapFile File(SwampMap);
	UGridNavGraphComponent& Graph = *World->SpawnActor<AGridNavGraphActor>()->GetGraphComponent();
	ASSERT_TRUE(Importer.Exporter->SupportsObject(&Graph));
	EXPECT_EQ(Importer.Export(Graph), "not exported");
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("not ready")));

	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = File.Path;
	Graph.SwampCost = 5;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_EQ(RowsOf(Importer.Export(Graph)), ".@.S\n..@S\n.@@.\n");

	const FMapFile Target("");
	ASSERT_TRUE(UGridNavMapExporter::ExportToFile(Graph, Target.Path));
	FString Written;
	ASSERT_TRUE(FFileHelper::LoadFileToString(Written, *Target.Path));
	EXPECT_EQ(std::string(TCHAR_TO_UTF8(*Written)), Importer.Export(Graph));
}

TEST(GridNavMapExport, SaysWhatTheFormatHasNoPlaceFor)
{
	FImporter Importer;
	StandIn::FTestWorld World;
	const FMapFile File(SwampMap);
	UGridNavGraphComponent& Graph = *World->SpawnActor<AGridNavGraphActor>()->GetGraphComponent();
	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = File.Path;
	Graph.SwampCost = 5;
	Graph.Build();
	Graph.FinishBuild();
	ASSERT_EQ(
		Graph.SetTerrainCost(FBox(Graph.GetGridBounds().Min, Graph.GetGridBounds().Min + FVector(50.0)), 9),
		EGridNavEditResult::Queued);
	World.Tick(10);
	// Of several costs the swamp's own is told, the other is named.
	EXPECT_EQ(RowsOf(Importer.Export(Graph)), ".@.S\n..@S\n.@@.\n");
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("1 terrain cost")));
}

TEST(GridNavMapExport, RefusesWhatIsNoGridOrIsDamaged)
{
	FImporter Importer;
	EXPECT_EQ(Importer.Export(*Importer.Factory), "not exported");
	EXPECT_NE(FImporter::TakeMessage(), TEXT(""));
	EXPECT_FALSE(Importer.Exporter->SupportsObject(Importer.Factory.Get()));

	UGridNavBakedData* const Asset = NewObject<UGridNavBakedData>();
	EXPECT_EQ(Importer.Export(*Asset), "not exported");
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("nothing is baked")));
	Asset->Blob.Set({1, 2, 3, 4, 5, 6, 7, 8, 9});
	EXPECT_EQ(Importer.Export(*Asset), "not exported");
	EXPECT_NE(FImporter::TakeMessage(), TEXT(""));
}

TEST(GridNavMapExport, AFileThatCannotBeWrittenGivesAnError)
{
	FImporter Importer;
	StandIn::FTestWorld World;
	const FMapFile File(SwampMap);
	UGridNavGraphComponent& Graph = *World->SpawnActor<AGridNavGraphActor>()->GetGraphComponent();
	Graph.Source = EGridNavSource::MapFile;
	Graph.MapFile = File.Path;
	Graph.Build();
	Graph.FinishBuild();
	EXPECT_FALSE(UGridNavMapExporter::ExportToFile(Graph, File.Path + TEXT("/grid.map")));
	EXPECT_TRUE(FImporter::TakeMessage().Contains(TEXT("cannot be written")));
}
