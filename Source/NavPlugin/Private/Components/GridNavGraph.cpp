// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Components/GridNavGraph.h"

#include "Convert/GridNavConvert.h"

#include <vector>

namespace GridNavGraphPrivate
{
/** First and one past the last cell of a row that a span in grid space has a length in common with. */
TPair<int32, int32> CellSpan(double Min, double Max, int32 Cells)
{
	const double Last = static_cast<double>(Cells);
	const double First = FMath::Clamp(FMath::FloorToDouble(Min), 0.0, Last);
	// A span without a length counts as a point.
	const double End = Max > Min ? FMath::CeilToDouble(Max) : FMath::FloorToDouble(Min) + 1.0;
	return {static_cast<int32>(First), static_cast<int32>(FMath::Clamp(End, First, Last))};
}
/** Adds a profile for the agent of the frame and for each other radius. */
NavCore::NavWorld WithProfiles(
	NavCore::NavWorld&& World, const FGridNavFrame& Frame, TConstArrayView<float> ExtraRadii)
{
	const auto AddRadius = [&](float Radius)
	{
		NavCore::AgentProfile Profile;
		const uint8 Most = FMath::Max<uint8>(World.Map().ClearanceLimit(), 1);
		Profile.clearance = FMath::Min(FGridNavGraph::ClearanceFor(Frame, Radius), Most);
		Profile.cornerRule = World.Map().GetCornerRule();
		// A radius too many shares the widest profile there is; see ProfileFor.
		(void)World.AddProfile(Profile);
	};
	AddRadius(Frame.AgentRadius);
	for (const float Radius : ExtraRadii)
	{
		AddRadius(Radius);
	}
	return MoveTemp(World);
}
} // namespace GridNavGraphPrivate

double FGridNavFrame::HeightUnit() const
{
	constexpr double MostUnits = 32000.0;
	const double Tallest = Bounds.IsValid != 0 ? Bounds.Max.Z - Bounds.Min.Z : 0.0;
	return FMath::Max(1.0, FMath::CeilToDouble(Tallest / MostUnits));
}

std::int16_t FGridNavFrame::ToHeightUnits(double Height) const
{
	const double Units = FMath::RoundToDouble(Height / HeightUnit());
	return static_cast<std::int16_t>(
		FMath::Clamp<double>(Units, TNumericLimits<int16>::Min(), TNumericLimits<int16>::Max()));
}

FGridNavFrame FGridNavFrame::Shifted(const FVector& Offset) const
{
	FGridNavFrame Moved = *this;
	Moved.Plane.originX += Offset.X;
	Moved.Plane.originY += Offset.Y;
	Moved.BaseZ += Offset.Z;
	Moved.Bounds = Bounds.ShiftBy(Offset);
	return Moved;
}

NavCore::Result<NavCore::CellRect, NavCore::GridError> FGridNavFrame::ToCells(
	const NavCore::GridMap& Map, const FBox& Box) const
{
	if (Box.IsValid == 0 || Box.Min.ContainsNaN() || Box.Max.ContainsNaN())
	{
		return NavCore::Failure{NavCore::GridError::NotFinite};
	}
	const NavCore::GridPoint Min =
		Plane.ToGrid(FMath::Min(Box.Min.X, Box.Max.X), FMath::Min(Box.Min.Y, Box.Max.Y));
	const NavCore::GridPoint Max =
		Plane.ToGrid(FMath::Max(Box.Min.X, Box.Max.X), FMath::Max(Box.Min.Y, Box.Max.Y));
	// Odd rows of hexagons stand half a cell to the right, so one column more to the left may be touched.
	const double Shift = Map.GetTopology() == NavCore::Topology::Hex ? 0.5 : 0.0;
	const auto [Left, Right] = GridNavGraphPrivate::CellSpan(Min.x - Shift, Max.x, Map.Width());
	const auto [Top, Bottom] = GridNavGraphPrivate::CellSpan(Min.y, Max.y, Map.Height());
	const NavCore::CellRect Rect{Left, Top, Right - Left, Bottom - Top};
	if (Rect.IsEmpty())
	{
		return NavCore::Failure{NavCore::GridError::CellOutOfRange};
	}
	return Rect;
}

NavCore::Result<NavCore::Cell, NavCore::GridError> FGridNavSurface::ToCell(
	const NavCore::GridMap& Map, const FVector& Location) const
{
	if (Location.ContainsNaN())
	{
		return NavCore::Failure{NavCore::GridError::NotFinite};
	}
	return Frame.Plane.ToCell(Map, Location.X, Location.Y);
}

FVector FGridNavSurface::ToWorld(const NavCore::GridMap& Map, NavCore::Cell Cell) const
{
	const NavCore::GridPoint Center = Frame.Plane.CenterOf(Map, Cell);
	return FVector(Center.x, Center.y, FloorZ(Cell));
}

double FGridNavSurface::FloorZ(NavCore::Cell Cell) const
{
	// Callers may ask about cells off the grid, which have the floor of the bounds.
	const bool bKnown = Cell.x >= 0 && Cell.x < Width && Cell.y >= 0;
	const int64 Index = bKnown ? static_cast<int64>(Cell.y) * Width + Cell.x : int64{INDEX_NONE};
	return Index >= 0 && Index < Heights.Num() ? Frame.BaseZ + Heights[static_cast<int32>(Index)]
											   : Frame.BaseZ;
}

FGridNavGraph::FGridNavGraph(NavCore::NavWorld&& InWorld, FGridNavSurface&& InSurface,
	TConstArrayView<float> ExtraRadii, const NavCore::SchedulerSettings& Settings)
	: NavWorld(GridNavGraphPrivate::WithProfiles(MoveTemp(InWorld), InSurface.Frame, ExtraRadii)),
	  PathScheduler(NavWorld, Settings), Walls(NavWorld.Map()),
	  CurrentSurface(MakeShared<const FGridNavSurface, ESPMode::ThreadSafe>(MoveTemp(InSurface)))
{
	NavWorld.SetObserver(this);
	for (int32 Id = 0; Id < static_cast<int32>(NavWorld.ProfileCount()); ++Id)
	{
		ProfileClearances.Add(NavWorld.Profile(static_cast<NavCore::ProfileId>(Id)).clearance);
	}
}

FGridNavGraph::~FGridNavGraph()
{
	NavWorld.SetObserver(nullptr);
}

uint8 FGridNavGraph::ClearanceFor(const FGridNavFrame& Frame, float AgentRadius)
{
	if (Frame.bWallsKeepRadius && AgentRadius <= Frame.AgentRadius)
	{
		return 1;
	}
	// In the middle of a cell with free neighbors all around, half a cell and one cell for each of them are
	// free.
	const double Kept = Frame.bWallsKeepRadius ? Frame.AgentRadius : 0.0;
	const double Cells = (AgentRadius - Kept) / Frame.Plane.cellSize - 0.5;
	// A float radius that is meant to be a multiple of the cell must not cost another cell.
	const double Needed = 1.0 + FMath::Max(0.0, FMath::CeilToDouble(Cells - 1e-6));
	return static_cast<uint8>(FMath::Clamp(Needed, 1.0, static_cast<double>(NavCore::MaxClearanceLimit)));
}

NavCore::ProfileId FGridNavGraph::ProfileFor(float AgentRadius) const
{
	const uint8 Needed = ClearanceFor(Frame(), AgentRadius > 0.0f ? AgentRadius : Frame().AgentRadius);
	int32 Best = 0;
	for (int32 Id = 1; Id < ProfileClearances.Num(); ++Id)
	{
		const bool bWideEnough = ProfileClearances[Id] >= Needed;
		const bool bBestIs = ProfileClearances[Best] >= Needed;
		const bool bNarrower = ProfileClearances[Id] < ProfileClearances[Best];
		if (bWideEnough ? !bBestIs || bNarrower : !bBestIs && !bNarrower)
		{
			Best = Id;
		}
	}
	return static_cast<NavCore::ProfileId>(Best);
}

NavCore::Result<NavCore::Cell, NavCore::GridError> FGridNavGraph::ToCell(const FVector& Location) const
{
	return CurrentSurface->ToCell(Map(), Location);
}

FVector FGridNavGraph::ToWorld(NavCore::Cell Cell) const
{
	return CurrentSurface->ToWorld(Map(), Cell);
}

EGridNavEditResult FGridNavGraph::Edit(const FBox& Box, NavCore::MapEditKind Kind, int32 Value)
{
	const NavCore::Result<NavCore::CellRect, NavCore::GridError> Rect = Frame().ToCells(Map(), Box);
	return Rect ? EditCells(Rect.Value(), Kind, Value) : UE::GridNav::FromEditError(Rect.Error());
}

EGridNavEditResult FGridNavGraph::EditCells(
	const NavCore::CellRect& Rect, NavCore::MapEditKind Kind, int32 Value)
{
	check(IsInGameThread());
	// Cut by hand: a rectangle near the integer limits must not wrap around into the grid.
	const int64 Left = FMath::Clamp<int64>(Rect.x, 0, Map().Width());
	const int64 Top = FMath::Clamp<int64>(Rect.y, 0, Map().Height());
	const int64 Right = FMath::Clamp<int64>(int64{Rect.x} + Rect.width, Left, Map().Width());
	const int64 Bottom = FMath::Clamp<int64>(int64{Rect.y} + Rect.height, Top, Map().Height());
	const NavCore::CellRect Cut{static_cast<int32>(Left), static_cast<int32>(Top),
		static_cast<int32>(Right - Left), static_cast<int32>(Bottom - Top)};
	if (Cut.IsEmpty())
	{
		return EGridNavEditResult::OutsideGrid;
	}
	const bool bTerrain = Kind == NavCore::MapEditKind::Terrain;
	if (bTerrain && (Value < NavCore::TerrainNeutral || Value > NavCore::TerrainMax))
	{
		return EGridNavEditResult::BadTerrainCost;
	}
	const int32 Clamped =
		FMath::Clamp<int32>(Value, TNumericLimits<int16>::Min(), TNumericLimits<int16>::Max());
	const EGridNavEditResult Result = Queue({Kind, Cut, static_cast<std::int16_t>(Clamped)});
	if (Result != EGridNavEditResult::Queued)
	{
		return Result;
	}
	if (Kind == NavCore::MapEditKind::Block)
	{
		(void)Walls.Block(Cut);
	}
	else if (Kind == NavCore::MapEditKind::Unblock)
	{
		(void)Walls.Unblock(Cut);
	}
	return Result;
}

EGridNavEditResult FGridNavGraph::Queue(const NavCore::MapEdit& Edit)
{
	return UE::GridNav::FromEditError(PathScheduler.Edit(Edit));
}

void FGridNavGraph::OnMapChanged(NavCore::ProfileId Profile, const NavCore::GridChange& Change)
{
	OnChanged.Broadcast(Profile, Change);
}

int32 FGridNavGraph::ApplySample(const NavCore::GridMap& Sampled, const NavCore::CellRect& Rect)
{
	check(IsInGameThread());
	std::vector<NavCore::MapEdit> Edits;
	if (!ensure(Walls.Resample(Sampled, Rect, Edits) == NavCore::GridError::None))
	{
		return 0;
	}
	for (const NavCore::MapEdit& Edit : Edits)
	{
		ensure(Queue(Edit) == EGridNavEditResult::Queued);
	}
	return static_cast<int32>(Edits.size());
}

int32 FGridNavGraph::ApplyFloors(const NavCore::CellRect& Rect, TConstArrayView<double> Floors)
{
	check(IsInGameThread());
	check(Map().Covers(Rect) && Floors.Num() == Rect.Area());
	TSharedPtr<FGridNavSurface, ESPMode::ThreadSafe> Changed;
	int32 Edits = 0;
	for (int32 Index = 0; Index < Floors.Num(); ++Index)
	{
		const NavCore::Cell Cell{Rect.x + Index % Rect.width, Rect.y + Index / Rect.width};
		// Traces against the same floor may differ by a hair.
		if (FMath::Abs(CurrentSurface->FloorZ(Cell) - Floors[Index]) < 0.1)
		{
			continue;
		}
		if (!Changed.IsValid())
		{
			Changed = MakeShared<FGridNavSurface, ESPMode::ThreadSafe>(*CurrentSurface);
			Changed->Heights.SetNumZeroed(Map().Width() * Map().Height());
		}
		const double Height = Floors[Index] - Frame().BaseZ;
		Changed->Heights[Cell.y * Changed->Width + Cell.x] = static_cast<float>(Height);
		if (Map().HasHeight())
		{
			const std::int16_t Value = Frame().ToHeightUnits(Height);
			ensure(Queue({NavCore::MapEditKind::Height, {Cell.x, Cell.y, 1, 1}, Value}) ==
				EGridNavEditResult::Queued);
			++Edits;
		}
	}
	if (Changed.IsValid())
	{
		CurrentSurface = Changed.ToSharedRef();
	}
	return Edits;
}

void FGridNavGraph::Shift(const FVector& Offset)
{
	check(IsInGameThread());
	TSharedRef<FGridNavSurface, ESPMode::ThreadSafe> Moved =
		MakeShared<FGridNavSurface, ESPMode::ThreadSafe>(*CurrentSurface);
	Moved->Frame = Moved->Frame.Shifted(Offset);
	CurrentSurface = Moved;
}
