// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Links/LinkReach.h"

#include "NavCore/Links/LinkGraph.h"
#include "NavCore/Regions/RegionMap.h"

#include <algorithm>

namespace NavCore
{
void LinkReach::Update(const LinkGraph& links, const RegionMap& regions, bool linksChanged)
{
	oldSlotOfPort_.swap(slotOfPort_);
	slotOfPort_.clear();
	slots_.clear();
	components_.clear();
	for (const Cell port : links.Ports())
	{
		const std::uint32_t component = regions.ComponentOf(port);
		if (component != RegionMap::NoComponent)
		{
			slots_.push_back({component, 0});
		}
	}
	const auto less = [](const Numbered& a, const Numbered& b)
	{
		return a.component < b.component;
	};
	const auto same = [](const Numbered& a, const Numbered& b)
	{
		return a.component == b.component;
	};
	std::sort(slots_.begin(), slots_.end(), less);
	slots_.erase(std::unique(slots_.begin(), slots_.end(), same), slots_.end());
	for (Numbered& slot : slots_)
	{
		slot.slot = NoSlot;
	}
	// Slots are numbered by their first port: the numbers of components change from edit to edit, these do
	// not.
	for (const Cell port : links.Ports())
	{
		const Numbered wanted{regions.ComponentOf(port), 0};
		const auto slot = std::lower_bound(slots_.begin(), slots_.end(), wanted, less);
		if (slot == slots_.end() || slot->component != wanted.component)
		{
			slotOfPort_.push_back(NoSlot);
			continue;
		}
		if (slot->slot == NoSlot)
		{
			slot->slot = static_cast<std::uint32_t>(components_.size());
			components_.push_back(slot->component);
		}
		slotOfPort_.push_back(slot->slot);
	}
	if (linksChanged || slotOfPort_ != oldSlotOfPort_)
	{
		Close(links);
	}
	version_ = regions.MapVersion();
}

void LinkReach::Close(const LinkGraph& links)
{
	steps_.clear();
	for (const LinkEdge& edge : links.Edges())
	{
		const std::uint32_t from = slotOfPort_[edge.from];
		const std::uint32_t to = slotOfPort_[edge.to];
		if (from != NoSlot && to != NoSlot && from != to)
		{
			steps_.push_back(std::uint64_t{from} << 32 | to);
		}
	}
	std::sort(steps_.begin(), steps_.end());
	steps_.erase(std::unique(steps_.begin(), steps_.end()), steps_.end());
	rowWords_ = (components_.size() + 63) / 64;
	reached_.assign(rowWords_ * components_.size(), 0);
	for (std::uint32_t slot = 0; slot < components_.size(); ++slot)
	{
		Spread(slot);
	}
}

void LinkReach::Spread(std::uint32_t slot)
{
	std::uint64_t* row = reached_.data() + slot * rowWords_;
	open_.assign(1, slot);
	row[slot / 64] |= std::uint64_t{1} << (slot % 64);
	while (!open_.empty())
	{
		const std::uint32_t from = open_.back();
		open_.pop_back();
		auto step = std::lower_bound(steps_.begin(), steps_.end(), std::uint64_t{from} << 32);
		for (; step != steps_.end() && *step >> 32 == from; ++step)
		{
			const auto to = static_cast<std::uint32_t>(*step);
			const std::uint64_t bit = std::uint64_t{1} << (to % 64);
			if ((row[to / 64] & bit) == 0)
			{
				row[to / 64] |= bit;
				open_.push_back(to);
			}
		}
	}
}

bool LinkReach::Follows(const RegionMap& regions) const
{
	return version_ == regions.MapVersion();
}

bool LinkReach::AreConnected(const RegionMap& regions, Cell a, Cell b) const
{
	const std::uint32_t from = regions.ComponentOf(a);
	const std::uint32_t to = regions.ComponentOf(b);
	return from != RegionMap::NoComponent && to != RegionMap::NoComponent && Leads(from, to);
}

bool LinkReach::Leads(std::uint32_t from, std::uint32_t to) const
{
	if (from == to)
	{
		return true;
	}
	const std::uint32_t a = SlotOf(from);
	const std::uint32_t b = SlotOf(to);
	return a != NoSlot && b != NoSlot && (reached_[a * rowWords_ + b / 64] >> (b % 64) & 1) != 0;
}

void LinkReach::ListReached(std::uint32_t from, std::vector<std::uint32_t>& outComponents) const
{
	outComponents.push_back(from);
	const std::uint32_t slot = SlotOf(from);
	for (std::uint32_t other = 0; slot != NoSlot && other < components_.size(); ++other)
	{
		if (other != slot && (reached_[slot * rowWords_ + other / 64] >> (other % 64) & 1) != 0)
		{
			outComponents.push_back(components_[other]);
		}
	}
}

std::uint32_t LinkReach::SlotOf(std::uint32_t component) const
{
	const auto slot = std::lower_bound(slots_.begin(), slots_.end(), component,
		[](const Numbered& a, std::uint32_t wanted) { return a.component < wanted; });
	return slot != slots_.end() && slot->component == component ? slot->slot : NoSlot;
}

std::size_t LinkReach::Bytes() const
{
	return slots_.capacity() * sizeof(Numbered) +
		(components_.capacity() + slotOfPort_.capacity() + oldSlotOfPort_.capacity() + open_.capacity()) *
		sizeof(std::uint32_t) +
		(steps_.capacity() + reached_.capacity()) * sizeof(std::uint64_t);
}
} // namespace NavCore
