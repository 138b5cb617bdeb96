// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Regions/RegionSplit.h"

namespace NavCore::Detail
{
RegionSplit::RegionSplit(const RegionStore& store, const RegionDraft& draft, RegionScratchData& scratch)
	: store_(store), draft_(draft), scratch_(scratch)
{
}

bool RegionSplit::Advance(WorkMeter& meter)
{
	using Step = SplitProgress::Step;
	SplitProgress& progress = scratch_.split;
	if (progress.step == Step::Pieces)
	{
		// Pieces first, so that they take the first turns and gather their neighbours.
		const auto add = [this](std::size_t i)
		{
			const DraftSector& draft = scratch_.sectors[i];
			AddPieces(draft);
			return 1 + std::int64_t{draft.oldCount} + draft.overlapCount;
		};
		if (!meter.Each(progress.cursor, scratch_.sectors.size(), add))
		{
			return false;
		}
		progress.step = Step::Links;
	}
	if (progress.step == Step::Links)
	{
		const auto add = [this](std::size_t i)
		{
			return 1 + AddLinkDifferences(scratch_.oldRegions[i]);
		};
		if (!meter.Each(progress.cursor, scratch_.oldRegions.size(), add))
		{
			return false;
		}
		progress.step = Step::Groups;
	}
	if (progress.step == Step::Groups)
	{
		const auto add = [this](std::size_t i)
		{
			Adjust(FindCluster(scratch_.groups[i].cluster), 1);
			scratch_.turns.push_back(static_cast<std::uint32_t>(i));
			return 1;
		};
		if (!meter.Each(progress.cursor, scratch_.groups.size(), add))
		{
			return false;
		}
		progress.step = Step::Turns;
	}
	if (progress.step == Step::Turns)
	{
		if (!AdvanceTurns(meter))
		{
			return false;
		}
		progress.step = Step::Done;
	}
	return true;
}

bool RegionSplit::AdvanceTurns(WorkMeter& meter)
{
	SplitProgress& progress = scratch_.split;
	std::vector<std::uint32_t>& turns = scratch_.turns;
	while (progress.unresolved > 0)
	{
		for (; progress.cursor < turns.size(); ++progress.cursor)
		{
			if (!meter.MayGoOn())
			{
				return false;
			}
			meter.Charge(1);
			const std::uint32_t group = turns[progress.cursor];
			if (scratch_.groups[group].parent != group || scratch_.groups[group].exhausted)
			{
				continue;
			}
			// A resolved cluster waits: a group of another one may still reach it.
			for (; progress.steps < StepsATurn && NeedsWork(group); ++progress.steps)
			{
				if (!meter.MayGoOn())
				{
					return false;
				}
				meter.Charge(2 + 2 * Expand(group));
			}
			progress.steps = 0;
			turns[progress.kept++] = group;
		}
		turns.resize(progress.kept);
		progress.kept = 0;
		progress.cursor = 0;
	}
	return true;
}

bool RegionSplit::NeedsWork(std::uint32_t group)
{
	return !scratch_.groups[group].exhausted &&
		scratch_.clusters[FindCluster(scratch_.groups[group].cluster)].active > 1;
}

std::uint32_t RegionSplit::ExhaustedGroupOf(std::uint32_t node)
{
	const std::uint32_t group = scratch_.MarkOf(node).group;
	if (group == NoGroup)
	{
		return NoGroup;
	}
	const std::uint32_t root = FindGroup(group);
	return scratch_.groups[root].exhausted ? root : NoGroup;
}

bool RegionSplit::HasExhaustedGroups() const
{
	for (std::size_t i = 0; i < scratch_.groups.size(); ++i)
	{
		if (scratch_.groups[i].parent == i && scratch_.groups[i].exhausted)
		{
			return true;
		}
	}
	return false;
}

void RegionSplit::AddPieces(const DraftSector& draft)
{
	for (std::uint32_t i = 0; i < draft.oldCount; ++i)
	{
		OldRegion& old = scratch_.oldRegions[draft.firstOld + i];
		old.cluster = old.pieces != 1 ? AddCluster() : NoIndex;
	}
	for (std::uint32_t i = 0; i < draft.overlapCount; ++i)
	{
		const RegionOverlap overlap = scratch_.overlaps[draft.firstOverlap + i];
		const std::uint32_t cluster = scratch_.oldRegions[overlap.old].cluster;
		if (cluster != NoIndex)
		{
			AddSource(DraftBit | overlap.node, cluster);
		}
	}
}

std::int64_t RegionSplit::AddLinkDifferences(OldRegion& old)
{
	std::int64_t links = 0;
	const std::uint32_t here = DraftBit | old.node;
	for (std::uint32_t link = store_.RegionOf(old.region).firstLink; link != NoIndex;
		 link = store_.LinkAt(link).next, ++links)
	{
		const std::uint32_t target = store_.LinkAt(link).target;
		const NodeMark& mark = scratch_.MarkOf(target);
		const bool replaced = mark.group == ReplacedGroup;
		if (replaced && target < old.region)
		{
			continue;
		}
		const OldRegion* other = replaced ? &scratch_.oldRegions[mark.next] : nullptr;
		const std::uint32_t there = other != nullptr ? DraftBit | other->node : target;
		const std::uint32_t otherCluster = other != nullptr ? other->cluster : NoIndex;
		if (old.cluster != NoIndex && otherCluster != NoIndex)
		{
			UniteClusters(old.cluster, otherCluster);
		}
		else if (old.cluster != NoIndex)
		{
			AddSource(there, old.cluster);
		}
		else if (otherCluster != NoIndex)
		{
			AddSource(here, otherCluster);
		}
		else if (!draft_.AreLinked(here, there))
		{
			const std::uint32_t cluster = AddCluster();
			AddSource(here, cluster);
			AddSource(there, cluster);
		}
	}
	return links;
}

std::uint32_t RegionSplit::AddCluster()
{
	const auto cluster = static_cast<std::uint32_t>(scratch_.clusters.size());
	scratch_.clusters.push_back({cluster, 0});
	return cluster;
}

void RegionSplit::AddSource(std::uint32_t node, std::uint32_t cluster)
{
	NodeMark& mark = scratch_.MarkOf(node);
	if (mark.group != NoGroup)
	{
		UniteClusters(scratch_.groups[mark.group].cluster, cluster);
		return;
	}
	mark.group = static_cast<std::uint32_t>(scratch_.groups.size());
	mark.next = NoIndex;
	SplitGroup& group = scratch_.groups.emplace_back();
	group.parent = mark.group;
	group.cluster = cluster;
	group.firstOpen = node;
	group.lastOpen = node;
}

std::uint32_t RegionSplit::FindGroup(std::uint32_t group)
{
	std::vector<SplitGroup>& groups = scratch_.groups;
	while (groups[group].parent != group)
	{
		groups[group].parent = groups[groups[group].parent].parent;
		group = groups[group].parent;
	}
	return group;
}

std::uint32_t RegionSplit::FindCluster(std::uint32_t cluster)
{
	std::vector<SplitCluster>& clusters = scratch_.clusters;
	while (clusters[cluster].parent != cluster)
	{
		clusters[cluster].parent = clusters[clusters[cluster].parent].parent;
		cluster = clusters[cluster].parent;
	}
	return cluster;
}

void RegionSplit::UniteClusters(std::uint32_t a, std::uint32_t b)
{
	a = FindCluster(a);
	b = FindCluster(b);
	if (a == b)
	{
		return;
	}
	const std::uint32_t moved = scratch_.clusters[b].active;
	Adjust(b, -static_cast<std::int32_t>(moved));
	scratch_.clusters[b].parent = a;
	Adjust(a, static_cast<std::int32_t>(moved));
}

void RegionSplit::Adjust(std::uint32_t cluster, std::int32_t by)
{
	std::uint32_t& active = scratch_.clusters[cluster].active;
	const bool before = active > 1;
	active = static_cast<std::uint32_t>(static_cast<std::int32_t>(active) + by);
	const bool after = active > 1;
	scratch_.split.unresolved += (after ? 1U : 0U) - (before ? 1U : 0U);
}

std::int64_t RegionSplit::Expand(std::uint32_t group)
{
	std::int64_t links = 0;
	const std::uint32_t node = scratch_.groups[group].firstOpen;
	{
		SplitGroup& own = scratch_.groups[group];
		NodeMark& mark = scratch_.MarkOf(node);
		own.firstOpen = mark.next;
		own.lastOpen = own.firstOpen == NoIndex ? NoIndex : own.lastOpen;
		mark.next = NoIndex;
		Append(own.firstDone, own.lastDone, node, node);
	}
	if ((node & DraftBit) == 0)
	{
		for (std::uint32_t link = store_.RegionOf(node).firstLink; link != NoIndex;
			 link = store_.LinkAt(link).next, ++links)
		{
			Visit(store_.LinkAt(link).target, group);
		}
	}
	for (std::uint32_t link = scratch_.MarkOf(node).firstLink; link != NoIndex;
		 link = scratch_.links[link].next, ++links)
	{
		Visit(scratch_.links[link].target, group);
	}
	SplitGroup& own = scratch_.groups[group];
	if (own.firstOpen == NoIndex)
	{
		own.exhausted = true;
		Adjust(FindCluster(own.cluster), -1);
	}
	return links;
}

void RegionSplit::Visit(std::uint32_t node, std::uint32_t group)
{
	NodeMark& mark = scratch_.MarkOf(node);
	if (mark.group == ReplacedGroup)
	{
		return;
	}
	if (mark.group == NoGroup)
	{
		mark.group = group;
		mark.next = NoIndex;
		SplitGroup& own = scratch_.groups[group];
		Append(own.firstOpen, own.lastOpen, node, node);
		return;
	}
	const std::uint32_t other = FindGroup(mark.group);
	if (other != group)
	{
		UniteGroups(group, other);
	}
}

void RegionSplit::UniteGroups(std::uint32_t into, std::uint32_t from)
{
	SplitGroup& kept = scratch_.groups[into];
	SplitGroup& gone = scratch_.groups[from];
	UniteClusters(kept.cluster, gone.cluster);
	Adjust(FindCluster(kept.cluster), -1);
	gone.parent = into;
	Append(kept.firstOpen, kept.lastOpen, gone.firstOpen, gone.lastOpen);
	Append(kept.firstDone, kept.lastDone, gone.firstDone, gone.lastDone);
}

void RegionSplit::Append(
	std::uint32_t& first, std::uint32_t& last, std::uint32_t node, std::uint32_t nodeLast)
{
	if (node == NoIndex)
	{
		return;
	}
	(first == NoIndex ? first : scratch_.MarkOf(last).next) = node;
	last = nodeLast;
}
} // namespace NavCore::Detail
