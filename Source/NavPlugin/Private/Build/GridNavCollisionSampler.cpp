// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Build/GridNavCollisionSampler.h"

#include "Build/GridNavSlice.h"
#include "Components/PrimitiveComponent.h"
#include "Engine/HitResult.h"
#include "Engine/World.h"
#include "GridNavCompat.h"
#include "GridNavLog.h"
#include "NavCore/Grid/GridEdit.h"

namespace GridNavSampling
{
/** Sizes of a piece of work, each some 10 to 100 us: side of a gathered tile, cells traced, tested, rows
 * written. */
constexpr int32 TileCells = 32;
constexpr int32 TraceCells = 32;
constexpr int32 ShapeCells = 8;
constexpr int32 BandRows = 8;
/** Parts of a cell along a side that shapes other than boxes are tested against. */
constexpr int32 PartsPerSide = 4;
/** Floors above each other that a trace looks through, and components it may pass that are no floors. */
constexpr int32 MostHits = 16;
/** What only touches a part of a cell does not cover it. */
constexpr double TouchMargin = 0.01;

int64 CeilDivide(int64 Value, int64 Divisor)
{
	return (Value + Divisor - 1) / Divisor;
}
} // namespace GridNavSampling

FGridNavCollisionSampler::FGridNavCollisionSampler(UWorld& InWorld, const FGridNavBuildSettings& InSettings)
	: World(InWorld), Settings(InSettings), Found{NavCore::GridMap::Create(InSettings.Desc).Value()},
	  Ignored(SCENE_QUERY_STAT(GridNavSample), /*bInTraceComplex*/ false)
{
}

void FGridNavCollisionSampler::Begin(const NavCore::CellRect& Rect)
{
	check(Found.Walls.Covers(Rect) && !Rect.IsEmpty());
	Found.Rect = Rect;
	Found.Floors.Reset();
	Found.Floors.SetNumZeroed(static_cast<int32>(Rect.Area()));
	NoFloor.Init(false, Found.Floors.Num());
	CurrentShape = 0;
	Ignored = FCollisionQueryParams(SCENE_QUERY_STAT(GridNavSample), /*bInTraceComplex*/ false);
	Known.Reset();
	Boxes.Reset();
	Shapes.Reset();
	ShapeRuns.Reset();
	ShapeRuns.Add(0);
	Covered.Reset();
	Everywhere.clear();
	LowestFloor = TNumericLimits<double>::Max();
	HighestFloor = TNumericLimits<double>::Lowest();
	Stage = EStage::Gather;
	NextPiece = 0;
}

bool FGridNavCollisionSampler::Advance(FGridNavSlice& Slice)
{
	while (Stage != EStage::Done)
	{
		if (NextPiece == PiecesOf(Stage))
		{
			NextStage();
		}
		else if (Slice.Take())
		{
			DoPiece();
			++NextPiece;
		}
		else
		{
			return false;
		}
	}
	return true;
}

void FGridNavCollisionSampler::DoPiece()
{
	switch (Stage)
	{
	case EStage::Gather:
		return GatherTile(NextPiece);
	case EStage::Floors:
		return TraceFloors(NextPiece);
	case EStage::Shapes:
		return TestShape(NextPiece);
	case EStage::Walls:
		return WriteWalls(NextPiece);
	case EStage::Done:
		return;
	}
}

void FGridNavCollisionSampler::NextStage()
{
	Stage = static_cast<EStage>(static_cast<uint8>(Stage) + 1);
	NextPiece = 0;
	if (Stage == EStage::Walls)
	{
		ClassifyBoxes();
	}
}

int64 FGridNavCollisionSampler::PiecesOf(EStage InStage) const
{
	const NavCore::CellRect& Rect = Found.Rect;
	switch (InStage)
	{
	case EStage::Gather:
		return GridNavSampling::CeilDivide(Rect.width, GridNavSampling::TileCells) *
			GridNavSampling::CeilDivide(Rect.height, GridNavSampling::TileCells);
	case EStage::Floors:
		return GridNavSampling::CeilDivide(Rect.width, GridNavSampling::TraceCells) * Rect.height;
	case EStage::Shapes:
		return ShapeRuns.Last();
	case EStage::Walls:
		return GridNavSampling::CeilDivide(Rect.height, GridNavSampling::BandRows);
	case EStage::Done:
		break;
	}
	return 0;
}

float FGridNavCollisionSampler::Progress() const
{
	// Shares of the stages in a level with a few obstacles that are not boxes.
	constexpr float Starts[] = {0.0f, 0.1f, 0.6f, 0.9f, 1.0f, 1.0f};
	const int32 Index = static_cast<int32>(Stage);
	const int64 Pieces = FMath::Max<int64>(PiecesOf(Stage), 1);
	const float Share = static_cast<float>(static_cast<double>(NextPiece) / static_cast<double>(Pieces));
	return Starts[Index] + (Starts[Index + 1] - Starts[Index]) * FMath::Min(Share, 1.0f);
}

FBox FGridNavCollisionSampler::CellBox(NavCore::Cell Cell) const
{
	const NavCore::GridPoint Center = Settings.Frame.Plane.CenterOf(Found.Walls, Cell);
	const double Half = Settings.Frame.Plane.cellSize / 2.0;
	return FBox(FVector(Center.x - Half, Center.y - Half, Settings.Frame.Bounds.Min.Z),
		FVector(Center.x + Half, Center.y + Half, Settings.Frame.Bounds.Max.Z));
}

int32 FGridNavCollisionSampler::IndexOf(NavCore::Cell Cell) const
{
	return (Cell.y - Found.Rect.y) * Found.Rect.width + (Cell.x - Found.Rect.x);
}

void FGridNavCollisionSampler::GatherTile(int64 Tile)
{
	const int64 Columns = GridNavSampling::CeilDivide(Found.Rect.width, GridNavSampling::TileCells);
	const NavCore::CellRect Cells =
		NavCore::CellRect{Found.Rect.x + static_cast<int32>(Tile % Columns) * GridNavSampling::TileCells,
			Found.Rect.y + static_cast<int32>(Tile / Columns) * GridNavSampling::TileCells,
			GridNavSampling::TileCells, GridNavSampling::TileCells}
			.Intersect(Found.Rect);
	// Both ends of two rows, since odd rows of hexagons reach farther to the right.
	FBox Box = CellBox({Cells.x, Cells.y}) + CellBox({Cells.Right() - 1, Cells.Bottom() - 1});
	Box += CellBox({Cells.Right() - 1, FMath::Max(Cells.y, Cells.Bottom() - 2)});
	OverlapBuffer.Reset();
	UE::GridNav::Compat::OverlapBox(
		World, OverlapBuffer, Box.GetCenter(), Box.GetExtent(), Settings.Channel, Ignored);
	for (const FOverlapResult& Overlap : OverlapBuffer)
	{
		if (UPrimitiveComponent* Component = Overlap.GetComponent())
		{
			AddObstacle(*Component);
		}
	}
}

void FGridNavCollisionSampler::AddObstacle(UPrimitiveComponent& Component)
{
	bool bKnown = false;
	Known.Add(&Component, &bKnown);
	if (bKnown || !IsGridNavObstacle(Component, Settings.Channel))
	{
		return;
	}
	TArray<FGridNavFootprint> Footprints;
	if (!GetGridNavFootprints(Component, Settings.Frame.Plane, Footprints))
	{
		const auto Cells = Settings.Frame.ToCells(Found.Walls, Component.Bounds.GetBox());
		const NavCore::CellRect Inside = Cells ? Cells.Value().Intersect(Found.Rect) : NavCore::CellRect{};
		if (!Inside.IsEmpty())
		{
			Shapes.Add({&Component, Inside, Component.Bounds.GetBox().Max.Z});
			ShapeRuns.Add(
				ShapeRuns.Last() + GridNavSampling::CeilDivide(Inside.Area(), GridNavSampling::ShapeCells));
		}
		return;
	}
	for (const FGridNavFootprint& Footprint : Footprints)
	{
		const auto Cells = NavCore::CoveredCells(Found.Walls, Footprint.Outline);
		const NavCore::CellRect Inside = Cells ? Cells.Value().Intersect(Found.Rect) : NavCore::CellRect{};
		if (!Inside.IsEmpty())
		{
			Boxes.Add({Footprint, Inside});
		}
	}
}

void FGridNavCollisionSampler::TraceFloors(int64 Run)
{
	const int64 Runs = GridNavSampling::CeilDivide(Found.Rect.width, GridNavSampling::TraceCells);
	const int32 Y = Found.Rect.y + static_cast<int32>(Run / Runs);
	const int32 First = Found.Rect.x + static_cast<int32>(Run % Runs) * GridNavSampling::TraceCells;
	const int32 Last = FMath::Min(First + GridNavSampling::TraceCells, Found.Rect.Right());
	for (int32 X = First; X < Last; ++X)
	{
		const int32 Index = IndexOf({X, Y});
		const bool bFloor = TraceFloor({X, Y}, Found.Floors[Index]);
		NoFloor[Index] = !bFloor;
		if (bFloor)
		{
			LowestFloor = FMath::Min(LowestFloor, Found.Floors[Index]);
			HighestFloor = FMath::Max(HighestFloor, Found.Floors[Index]);
		}
	}
}

bool FGridNavCollisionSampler::TraceFloor(NavCore::Cell Cell, double& OutFloor)
{
	const FBox& Bounds = Settings.Frame.Bounds;
	const FVector Middle = CellBox(Cell).GetCenter();
	const FVector Top(Middle.X, Middle.Y, Bounds.Max.Z);
	// A floor that lies on the bottom of the box counts.
	const FVector Bottom(Middle.X, Middle.Y, Bounds.Min.Z - 1.0);
	FCollisionQueryParams Params = Ignored;
	FHitResult Hit;
	bool bFound = false;
	bool bFlat = false;
	for (int32 Hits = 0; Hits < GridNavSampling::MostHits; ++Hits)
	{
		if (!World.LineTraceSingleByChannel(Hit, Top, Bottom, Settings.Channel, Params))
		{
			break;
		}
		const UPrimitiveComponent* Component = Hit.GetComponent();
		if (Component == nullptr)
		{
			break;
		}
		Params.AddIgnoredComponent(Component);
		if (!IsGridNavObstacle(*Component, Settings.Channel))
		{
			Ignored.AddIgnoredComponent(Component);
		}
		else if (!Hit.bStartPenetrating)
		{
			OutFloor = Hit.ImpactPoint.Z;
			bFlat = Hit.ImpactNormal.Z >= Settings.MinFloorNormalZ;
			bFound = true;
			if (Settings.Floor == EGridNavFloor::Highest)
			{
				break;
			}
		}
	}
	if (!bFound)
	{
		OutFloor = Bounds.Min.Z;
		return !Settings.bRequireFloor;
	}
	return bFlat;
}

void FGridNavCollisionSampler::TestShape(int64 Run)
{
	while (Run >= ShapeRuns[CurrentShape + 1])
	{
		++CurrentShape;
	}
	const FShapeCells& Shape = Shapes[CurrentShape];
	const UPrimitiveComponent* Component = Shape.Component.Get();
	if (Component == nullptr)
	{
		// It went away since it was gathered.
		return;
	}
	const int64 First = (Run - ShapeRuns[CurrentShape]) * GridNavSampling::ShapeCells;
	const int64 Last = FMath::Min<int64>(First + GridNavSampling::ShapeCells, Shape.Cells.Area());
	for (int64 Position = First; Position < Last; ++Position)
	{
		const NavCore::Cell Cell{Shape.Cells.x + static_cast<int32>(Position % Shape.Cells.width),
			Shape.Cells.y + static_cast<int32>(Position / Shape.Cells.width)};
		// Most cells of a floor end here.
		if (Shape.MaxZ > Found.Floors[IndexOf(Cell)] + Settings.AgentMaxStep)
		{
			TestCell(*Component, Cell);
		}
	}
}

void FGridNavCollisionSampler::TestCell(const UPrimitiveComponent& Shape, NavCore::Cell Cell)
{
	const double Floor = Found.Floors[IndexOf(Cell)];
	FBox Box = CellBox(Cell);
	Box.Min.Z = Floor + Settings.AgentMaxStep;
	Box.Max.Z = FMath::Max<double>(Floor + Settings.Frame.AgentHeight, Box.Min.Z + 1.0);
	if (!Overlaps(Box, Shape))
	{
		return;
	}
	const NavCore::GridPoint Corner = Settings.Frame.Plane.ToGrid(Box.Min.X, Box.Min.Y);
	const double Side = Settings.Frame.Plane.cellSize / GridNavSampling::PartsPerSide;
	for (int32 Part = 0; Part < GridNavSampling::PartsPerSide * GridNavSampling::PartsPerSide; ++Part)
	{
		const int32 X = Part % GridNavSampling::PartsPerSide;
		const int32 Y = Part / GridNavSampling::PartsPerSide;
		const FVector Min(Box.Min.X + X * Side, Box.Min.Y + Y * Side, Box.Min.Z);
		const FVector Max(Min.X + Side, Min.Y + Side, Box.Max.Z);
		if (Overlaps(FBox(Min, Max), Shape))
		{
			const double Share = 1.0 / GridNavSampling::PartsPerSide;
			const NavCore::GridPoint From{Corner.x + X * Share, Corner.y + Y * Share};
			Covered.Add({Cell, NavCore::Obstacle::Box(From, {From.x + Share, From.y + Share})});
		}
	}
}

bool FGridNavCollisionSampler::Overlaps(const FBox& Box, const UPrimitiveComponent& Shape)
{
	const FVector Margin = FVector(GridNavSampling::TouchMargin * Settings.Frame.Plane.cellSize / 2.0);
	const FVector Half = (Box.GetExtent() - Margin).ComponentMax(FVector(0.01));
	OverlapBuffer.Reset();
	UE::GridNav::Compat::OverlapBox(World, OverlapBuffer, Box.GetCenter(), Half, Settings.Channel, Ignored);
	return OverlapBuffer.ContainsByPredicate(
		[&Shape](const FOverlapResult& Overlap) { return Overlap.GetComponent() == &Shape; });
}

bool FGridNavCollisionSampler::IsInTheWay(const FGridNavFootprint& Footprint, double Floor) const
{
	return Footprint.MaxZ > Floor + Settings.AgentMaxStep &&
		Footprint.MinZ < Floor + Settings.Frame.AgentHeight;
}

void FGridNavCollisionSampler::ClassifyBoxes()
{
	for (FBoxObstacle& Box : Boxes)
	{
		// Between the extremes a box that is in the way at both of them is in the way everywhere.
		Box.bAll = IsInTheWay(Box.Footprint, LowestFloor) && IsInTheWay(Box.Footprint, HighestFloor);
		Box.bAny = Box.bAll;
		const bool bTooLow = Box.Footprint.MaxZ <= LowestFloor + Settings.AgentMaxStep;
		const bool bTooHigh = Box.Footprint.MinZ >= HighestFloor + Settings.Frame.AgentHeight;
		if (!Box.bAll && !bTooLow && !bTooHigh)
		{
			Box.bAll = true;
			for (int32 Y = Box.Cells.y; Y < Box.Cells.Bottom(); ++Y)
			{
				for (int32 X = Box.Cells.x; X < Box.Cells.Right(); ++X)
				{
					const int32 Index = IndexOf({X, Y});
					const bool bInTheWay = IsInTheWay(Box.Footprint, Found.Floors[Index]);
					// Cells without a floor are blocked anyway.
					Box.bAny = Box.bAny || (bInTheWay && !NoFloor[Index]);
					Box.bAll = Box.bAll && (bInTheWay || NoFloor[Index]);
				}
			}
		}
		if (Box.bAny && Box.bAll)
		{
			Everywhere.push_back(Box.Footprint.Outline);
		}
	}
	for (const FCoveredPart& Part : Covered)
	{
		Everywhere.push_back(Part.Outline);
	}
}

void FGridNavCollisionSampler::WriteWalls(int64 Band)
{
	const NavCore::CellRect Rows =
		NavCore::CellRect{Found.Rect.x, Found.Rect.y + static_cast<int32>(Band) * GridNavSampling::BandRows,
			Found.Rect.width, GridNavSampling::BandRows}
			.Intersect(Found.Rect);
	NavCore::GridEdit Edit(Found.Walls);
	ensure(NavCore::RebuildRect(Edit, Rows, Everywhere, Settings.Threshold) == NavCore::GridError::None);
	WriteMixedCells(Edit, Rows);
	for (int32 Y = Rows.y; Y < Rows.Bottom(); ++Y)
	{
		for (int32 X = Rows.x; X < Rows.Right(); ++X)
		{
			if (NoFloor[IndexOf({X, Y})])
			{
				(void)Edit.SetWalkable({X, Y}, false);
			}
		}
	}
	Edit.Commit();
}

void FGridNavCollisionSampler::WriteMixedCells(NavCore::GridEdit& Edit, const NavCore::CellRect& Rows)
{
	std::vector<NavCore::Obstacle> Here;
	for (const FBoxObstacle& Mixed : Boxes)
	{
		const NavCore::CellRect Cells =
			Mixed.bAny && !Mixed.bAll ? Mixed.Cells.Intersect(Rows) : NavCore::CellRect{};
		for (int32 Y = Cells.y; Y < Cells.Bottom(); ++Y)
		{
			for (int32 X = Cells.x; X < Cells.Right(); ++X)
			{
				Here.clear();
				const double Floor = Found.Floors[IndexOf({X, Y})];
				for (const FBoxObstacle& Box : Boxes)
				{
					if (Box.Cells.Contains({X, Y}) && IsInTheWay(Box.Footprint, Floor))
					{
						Here.push_back(Box.Footprint.Outline);
					}
				}
				for (const FCoveredPart& Part : Covered)
				{
					if (Part.Cell == NavCore::Cell{X, Y})
					{
						Here.push_back(Part.Outline);
					}
				}
				ensure(NavCore::RebuildRect(Edit, {X, Y, 1, 1}, Here, Settings.Threshold) ==
					NavCore::GridError::None);
			}
		}
	}
}
