// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/RegionCommit.h"

namespace NavCore::Detail
{
namespace RegionCommitImpl
{
void WriteCells(RegionStore& store, const RegionScratchData& scratch, const DraftSector& draft)
{
	if (store.SectorAt(draft.sector).lowPlane == NoIndex)
	{
		return;
	}
	for (std::size_t y = 0; y < SectorSide; ++y)
	{
		for (std::uint32_t i = draft.labels.rowRuns[y]; i < draft.labels.rowRuns[y + 1]; ++i)
		{
			const SectorRun run = scratch.runs[i];
			store.WriteSlots(draft.sector, static_cast<std::int32_t>(y), run.first, run.last,
				scratch.nodes[draft.firstNode + run.label].slot);
		}
	}
}

/** Gives new regions the slots of old ones that they share cells with, then any; returns slots in use. */
std::uint32_t AssignSlots(const RegionStore& store, RegionScratchData& scratch, const DraftSector& draft)
{
	const std::uint32_t first = store.SectorAt(draft.sector).firstRegion;
	const std::uint32_t count = draft.labels.labelCount;
	if (count == 1)
	{
		scratch.nodes[draft.firstNode].slot = 0;
		return 1;
	}
	std::vector<std::uint32_t>& taken = scratch.stack;
	taken.assign(static_cast<std::size_t>(SectorSide) * SectorSide / 32, 0);
	std::uint32_t slots = 0;
	const auto take = [&](std::uint32_t node, std::uint32_t slot)
	{
		taken[slot / 32] |= 1U << slot % 32;
		scratch.nodes[node].slot = slot;
		slots = slot + 1 > slots ? slot + 1 : slots;
	};
	for (std::uint32_t i = 0; i < draft.overlapCount; ++i)
	{
		const RegionOverlap overlap = scratch.overlaps[draft.firstOverlap + i];
		const std::uint32_t slot = scratch.oldRegions[overlap.old].region - first;
		// Slots past the number of regions are given up, so that their number stays low.
		if (slot < count && scratch.nodes[overlap.node].slot == NoIndex &&
			(taken[slot / 32] >> slot % 32 & 1U) == 0)
		{
			take(overlap.node, slot);
		}
	}
	std::uint32_t slot = 0;
	for (std::uint32_t node = draft.firstNode; node < draft.firstNode + count; ++node)
	{
		if (scratch.nodes[node].slot == NoIndex)
		{
			while ((taken[slot / 32] >> slot % 32 & 1U) != 0)
			{
				++slot;
			}
			take(node, slot);
		}
	}
	return slots;
}
} // namespace RegionCommitImpl

void CommitSameRegions(RegionStore& store, RegionScratchData& scratch, const DraftSector& draft)
{
	const Sector& sector = store.SectorAt(draft.sector);
	for (std::uint32_t i = 0; i < draft.overlapCount; ++i)
	{
		const RegionOverlap overlap = scratch.overlaps[draft.firstOverlap + i];
		scratch.nodes[overlap.node].slot = scratch.oldRegions[overlap.old].region - sector.firstRegion;
	}
	store.PrepareSector(draft.sector, draft.labels.open, sector.slots);
	RegionCommitImpl::WriteCells(store, scratch, draft);
}

bool RegionCommit::Advance(WorkMeter& meter)
{
	using Step = CommitProgress::Step;
	CommitProgress& progress = scratch_.commit;
	// Components that lose all their old regions stay until the new ones are in.
	std::vector<std::uint32_t>& emptied = scratch_.turns;
	if (progress.step == Step::Release)
	{
		if (progress.cursor == 0)
		{
			emptied.clear();
		}
		if (!meter.Each(progress.cursor, scratch_.oldRegions.size(),
				[this](std::size_t i) { return Release(scratch_.oldRegions[i]); }))
		{
			return false;
		}
		progress.step = Step::Sectors;
	}
	if (progress.step == Step::Sectors)
	{
		if (!meter.Each(progress.cursor, scratch_.sectors.size(),
				[this](std::size_t i) { return WriteSector(scratch_.sectors[i]); }))
		{
			return false;
		}
		progress.step = Step::Sweep;
	}
	if (progress.step == Step::Sweep)
	{
		const auto sweep = [this, &emptied](std::size_t i)
		{
			store_.SweepComponent(emptied[i]);
			return 1;
		};
		if (!meter.Each(progress.cursor, emptied.size(), sweep))
		{
			return false;
		}
		progress.step = Step::Links;
	}
	if (progress.step == Step::Links)
	{
		const auto add = [this](std::size_t i)
		{
			store_.AddLink(
				RegionOfNode(scratch_.links[2 * i].target), RegionOfNode(scratch_.links[2 * i + 1].target));
			return 2;
		};
		if (!meter.Each(progress.cursor, scratch_.links.size() / 2, add))
		{
			return false;
		}
		progress.step = Step::Splits;
	}
	if (progress.step == Step::Splits)
	{
		if (!AdvanceSplits(meter))
		{
			return false;
		}
		progress.step = Step::Merges;
	}
	if (progress.step == Step::Merges)
	{
		if (!AdvanceMerges(meter))
		{
			return false;
		}
		progress.step = Step::Done;
	}
	return true;
}

std::int64_t RegionCommit::Release(const OldRegion& old)
{
	const std::uint32_t component = store_.RegionOf(old.region).component;
	const std::uint32_t links = store_.ReleaseRegion(old.region);
	if (store_.ComponentSize(component) == 0)
	{
		scratch_.turns.push_back(component);
	}
	return 1 + 2 * std::int64_t{links};
}

std::int64_t RegionCommit::WriteSector(const DraftSector& draft)
{
	store_.PrepareSector(
		draft.sector, draft.labels.open, RegionCommitImpl::AssignSlots(store_, scratch_, draft));
	RegionCommitImpl::WriteCells(store_, scratch_, draft);
	const std::uint32_t first = store_.SectorAt(draft.sector).firstRegion;
	for (std::uint32_t i = 0; i < draft.labels.labelCount; ++i)
	{
		DraftNode& node = scratch_.nodes[draft.firstNode + i];
		node.region = first + node.slot;
		store_.AddRegion(node.region, node.component != NoIndex ? node.component : store_.AddComponent());
	}
	return draft.labels.Steps();
}

std::uint32_t RegionCommit::RegionOfNode(std::uint32_t node) const
{
	return (node & DraftBit) != 0 ? scratch_.nodes[node & ~DraftBit].region : node;
}

bool RegionCommit::AdvanceSplits(WorkMeter& meter)
{
	CommitProgress& progress = scratch_.commit;
	for (; progress.cursor < scratch_.groups.size(); ++progress.cursor)
	{
		if (!meter.MayGoOn())
		{
			return false;
		}
		meter.Charge(1);
		const SplitGroup& group = scratch_.groups[progress.cursor];
		if (!group.exhausted)
		{
			continue;
		}
		if (progress.node == NoIndex)
		{
			progress.node = group.firstDone;
			progress.to = store_.AddComponent();
		}
		while (progress.node != NoIndex)
		{
			if (!meter.MayGoOn())
			{
				return false;
			}
			meter.Charge(2);
			const std::uint32_t region = RegionOfNode(progress.node);
			const std::uint32_t old = store_.RegionOf(region).component;
			store_.SetComponent(region, progress.to);
			store_.SweepComponent(old);
			progress.node = scratch_.MarkOf(progress.node).next;
		}
	}
	progress.cursor = 0;
	return true;
}

bool RegionCommit::AdvanceMerges(WorkMeter& meter)
{
	CommitProgress& progress = scratch_.commit;
	for (; progress.cursor < scratch_.links.size(); progress.cursor += 2)
	{
		if (!meter.MayGoOn() || !AdvanceRecolouring(meter))
		{
			return false;
		}
		meter.Charge(1);
		const std::uint32_t a = RegionOfNode(scratch_.links[progress.cursor].target);
		const std::uint32_t b = RegionOfNode(scratch_.links[progress.cursor + 1].target);
		const std::uint32_t componentA = store_.RegionOf(a).component;
		const std::uint32_t componentB = store_.RegionOf(b).component;
		if (componentA == componentB)
		{
			continue;
		}
		const bool keepA = store_.ComponentSize(componentA) >= store_.ComponentSize(componentB);
		progress.from = keepA ? componentB : componentA;
		progress.to = keepA ? componentA : componentB;
		store_.SetComponent(keepA ? b : a, progress.to);
		scratch_.stack.assign(1, keepA ? b : a);
	}
	return AdvanceRecolouring(meter);
}

bool RegionCommit::AdvanceRecolouring(WorkMeter& meter)
{
	CommitProgress& progress = scratch_.commit;
	if (progress.from == NoIndex)
	{
		return true;
	}
	std::vector<std::uint32_t>& stack = scratch_.stack;
	while (!stack.empty())
	{
		if (!meter.MayGoOn())
		{
			return false;
		}
		const std::uint32_t region = stack.back();
		stack.pop_back();
		std::int64_t links = 0;
		for (std::uint32_t link = store_.RegionOf(region).firstLink; link != NoIndex;
			 link = store_.LinkAt(link).next, ++links)
		{
			const std::uint32_t other = store_.LinkAt(link).target;
			if (store_.RegionOf(other).component == progress.from)
			{
				store_.SetComponent(other, progress.to);
				stack.push_back(other);
			}
		}
		meter.Charge(2 + 2 * links);
	}
	store_.SweepComponent(progress.from);
	progress.from = NoIndex;
	return true;
}
} // namespace NavCore::Detail
