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

std::uint32_t RegionOfNode(const RegionScratchData& scratch, std::uint32_t node)
{
	return (node & DraftBit) != 0 ? scratch.nodes[node & ~DraftBit].region : node;
}

/** Every exhausted group becomes a component of its own. */
void SetSplitComponents(RegionStore& store, RegionScratchData& scratch)
{
	for (const SplitGroup& group : scratch.groups)
	{
		if (!group.exhausted)
		{
			continue;
		}
		const std::uint32_t component = store.AddComponent();
		for (std::uint32_t node = group.firstDone; node != NoIndex; node = scratch.MarkOf(node).next)
		{
			const std::uint32_t region = RegionOfNode(scratch, node);
			const std::uint32_t old = store.RegionOf(region).component;
			store.SetComponent(region, component);
			store.SweepComponent(old);
		}
	}
}

/** Gives every region of the component that hangs together with this one to another component. */
void Recolour(
	RegionStore& store, std::vector<std::uint32_t>& stack, std::uint32_t region, std::uint32_t component)
{
	const std::uint32_t old = store.RegionOf(region).component;
	store.SetComponent(region, component);
	stack.assign(1, region);
	while (!stack.empty())
	{
		const std::uint32_t from = stack.back();
		stack.pop_back();
		for (std::uint32_t link = store.RegionOf(from).firstLink; link != NoIndex;
			 link = store.LinkAt(link).next)
		{
			const std::uint32_t to = store.LinkAt(link).target;
			if (store.RegionOf(to).component == old)
			{
				store.SetComponent(to, component);
				stack.push_back(to);
			}
		}
	}
	store.SweepComponent(old);
}

/** The two ends of every new link belong together; the smaller component gives way. */
void MergeComponents(RegionStore& store, RegionScratchData& scratch)
{
	for (std::size_t i = 0; i < scratch.links.size(); i += 2)
	{
		const std::uint32_t a = RegionOfNode(scratch, scratch.links[i].target);
		const std::uint32_t b = RegionOfNode(scratch, scratch.links[i + 1].target);
		const std::uint32_t componentA = store.RegionOf(a).component;
		const std::uint32_t componentB = store.RegionOf(b).component;
		if (componentA == componentB)
		{
			continue;
		}
		const bool keepA = store.ComponentSize(componentA) >= store.ComponentSize(componentB);
		Recolour(store, scratch.stack, keepA ? b : a, keepA ? componentA : componentB);
	}
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

void CommitDraft(RegionStore& store, RegionScratchData& scratch)
{
	namespace Impl = RegionCommitImpl;
	// Components that lose all their old regions stay until the new ones are in.
	std::vector<std::uint32_t>& emptied = scratch.turns;
	emptied.clear();
	for (const OldRegion& old : scratch.oldRegions)
	{
		const std::uint32_t component = store.RegionOf(old.region).component;
		store.ReleaseRegion(old.region);
		if (store.ComponentSize(component) == 0)
		{
			emptied.push_back(component);
		}
	}
	for (const DraftSector& draft : scratch.sectors)
	{
		store.PrepareSector(draft.sector, draft.labels.open, Impl::AssignSlots(store, scratch, draft));
		Impl::WriteCells(store, scratch, draft);
		const std::uint32_t first = store.SectorAt(draft.sector).firstRegion;
		for (std::uint32_t i = 0; i < draft.labels.labelCount; ++i)
		{
			DraftNode& node = scratch.nodes[draft.firstNode + i];
			node.region = first + node.slot;
			store.AddRegion(node.region, node.component != NoIndex ? node.component : store.AddComponent());
		}
	}
	for (const std::uint32_t component : emptied)
	{
		store.SweepComponent(component);
	}
	for (std::size_t i = 0; i < scratch.links.size(); i += 2)
	{
		store.AddLink(Impl::RegionOfNode(scratch, scratch.links[i].target),
			Impl::RegionOfNode(scratch, scratch.links[i + 1].target));
	}
	Impl::SetSplitComponents(store, scratch);
	Impl::MergeComponents(store, scratch);
}
} // namespace NavCore::Detail
