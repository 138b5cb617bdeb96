// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/RegionBuild.h"

namespace NavCore::Detail
{
bool RegionBuild::Advance(WorkMeter& meter)
{
	using Step = BuildProgress::Step;
	BuildProgress& progress = scratch_.build;
	if (progress.step == Step::Clear)
	{
		const auto clear = [this](std::size_t sector)
		{
			store_.ClearSector(static_cast<std::uint32_t>(sector));
			return 2;
		};
		if (!meter.Each(progress.cursor, store_.SectorCount(), clear))
		{
			return false;
		}
		store_.ClearGraph();
		// All regions stand in component 0 until the links are there.
		static_cast<void>(store_.AddComponent());
		progress.step = Step::Sectors;
	}
	if (progress.step == Step::Sectors)
	{
		if (!meter.Each(progress.cursor, store_.SectorCount(),
				[this](std::size_t sector) { return LabelSector(static_cast<std::uint32_t>(sector)); }))
		{
			return false;
		}
		progress.step = Step::Links;
	}
	if (progress.step == Step::Links)
	{
		if (!meter.Each(progress.cursor, store_.SectorCount(),
				[this](std::size_t sector) { return LinkSector(static_cast<std::uint32_t>(sector)); }))
		{
			return false;
		}
		scratch_.stack.clear();
		progress.step = Step::Components;
	}
	if (progress.step == Step::Components)
	{
		if (!AdvanceComponents(meter))
		{
			return false;
		}
		store_.SweepComponent(0);
		store_.ReserveForEdits();
		scratch_.marks.resize(store_.RegionReserve());
		progress.step = Step::Done;
	}
	return true;
}

std::int64_t RegionBuild::LabelSector(std::uint32_t sector)
{
	const Cell origin = store_.SectorOrigin(sector);
	SectorLabels labels;
	std::vector<SectorRun>& runs = scratch_.runs;
	runs.clear();
	Detail::LabelSector(moves_, origin, map_.Bounds(), ReadSectorRows(map_, origin), runs, labels);
	store_.PrepareSector(sector, labels.open, labels.labelCount);
	for (std::uint32_t slot = 0; slot < labels.labelCount; ++slot)
	{
		store_.AddRegion(store_.SectorAt(sector).firstRegion + slot, 0);
	}
	for (std::size_t y = 0; labels.labelCount > 1 && y < SectorSide; ++y)
	{
		for (std::uint32_t i = labels.rowRuns[y]; i < labels.rowRuns[y + 1]; ++i)
		{
			store_.WriteSlots(
				sector, static_cast<std::int32_t>(y), runs[i].first, runs[i].last, runs[i].label);
		}
	}
	return 2 * labels.Steps();
}

std::int64_t RegionBuild::LinkSector(std::uint32_t index)
{
	using Side = SectorSideOf;
	struct Step
	{
		Side side;
		std::int32_t dx;
		std::int32_t dy;
	};
	constexpr std::array<Step, 4> sides{
		{{Side::East, 1, 0}, {Side::South, 0, 1}, {Side::SouthEast, 1, 1}, {Side::SouthWest, -1, 1}}};
	std::int64_t steps = SectorSide;
	const Cell origin = store_.SectorOrigin(index);
	const Sector& sector = store_.SectorAt(index);
	for (const Step& step : sides)
	{
		const Cell otherOrigin{origin.x + step.dx * SectorSide, origin.y + step.dy * SectorSide};
		if (!store_.Contains(otherOrigin))
		{
			continue;
		}
		const Sector& other = store_.SectorAt(store_.SectorOf(otherOrigin));
		ForEachCrossing(moves_, sector.open, other.open, step.side,
			[&](Cell here, Cell there)
			{
				const std::uint32_t a = sector.firstRegion + store_.SlotAt(sector, here.x, here.y);
				const std::uint32_t b = other.firstRegion + store_.SlotAt(other, there.x, there.y);
				++steps;
				if (moves_.CanClimb(Cell{origin.x + here.x, origin.y + here.y},
						Cell{otherOrigin.x + there.x, otherOrigin.y + there.y}) &&
					!store_.AreLinked(a, b))
				{
					store_.AddLink(a, b);
				}
			});
	}
	return steps;
}

bool RegionBuild::AdvanceComponents(WorkMeter& meter)
{
	std::vector<std::uint32_t>& stack = scratch_.stack;
	std::size_t& next = scratch_.build.cursor;
	while (!stack.empty() || next < store_.RegionCapacity())
	{
		if (!meter.MayGoOn())
		{
			return false;
		}
		if (stack.empty())
		{
			const auto region = static_cast<std::uint32_t>(next++);
			if (store_.RegionOf(region).component == 0)
			{
				store_.SetComponent(region, store_.AddComponent());
				stack.push_back(region);
			}
			meter.Charge(1);
			continue;
		}
		const std::uint32_t from = stack.back();
		stack.pop_back();
		std::int64_t links = 0;
		for (std::uint32_t link = store_.RegionOf(from).firstLink; link != NoIndex;
			 link = store_.LinkAt(link).next, ++links)
		{
			const std::uint32_t to = store_.LinkAt(link).target;
			if (store_.RegionOf(to).component == 0)
			{
				store_.SetComponent(to, store_.RegionOf(from).component);
				stack.push_back(to);
			}
		}
		meter.Charge(2 + 2 * links);
	}
	return true;
}
} // namespace NavCore::Detail
