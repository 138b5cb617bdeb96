// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionStore.h"

#include <bit>
#include <cstring>

namespace NavCore::Detail
{
namespace RegionStoreImpl
{
/** Entries that every list has room for beyond what a build put there. */
constexpr std::size_t LeastReserve = 1024;

template <class T>
std::size_t BytesOf(const std::vector<T>& values)
{
	return values.capacity() * sizeof(T);
}
} // namespace RegionStoreImpl

void RegionStore::Reset(std::int32_t width, std::int32_t height)
{
	width_ = width;
	height_ = height;
	columns_ = (width + SectorSide - 1) >> SectorShift;
	rows_ = (height + SectorSide - 1) >> SectorShift;
	sectors_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), Sector{});
	ClearGraph();
}

void RegionStore::ClearGraph()
{
	regionCount_ = 0;
	planeCount_ = 0;
	regions_.clear();
	links_.clear();
	sizes_.clear();
	freePlanes_.clear();
	freeLinks_.clear();
	freeComponents_.clear();
	for (std::vector<std::uint32_t>& blocks : freeRegions_)
	{
		blocks.clear();
	}
}

void RegionStore::ReserveForEdits()
{
	const auto reserve = [](auto& values)
	{
		values.reserve(values.size() + values.size() / 4 + RegionStoreImpl::LeastReserve);
	};
	reserve(regions_);
	reserve(links_);
	reserve(sizes_);
	freeLinks_.reserve(links_.size() / 8);
}

std::size_t RegionStore::Bytes() const
{
	using RegionStoreImpl::BytesOf;
	std::size_t bytes = BytesOf(sectors_) + BytesOf(planes_) + planes_.size() * sizeof(PlaneBlock) +
		BytesOf(regions_) + BytesOf(links_) + BytesOf(sizes_) + BytesOf(freePlanes_) + BytesOf(freeLinks_) +
		BytesOf(freeComponents_);
	for (const std::vector<std::uint32_t>& blocks : freeRegions_)
	{
		bytes += BytesOf(blocks);
	}
	return bytes;
}

bool RegionStore::AreLinked(std::uint32_t a, std::uint32_t b) const
{
	for (std::uint32_t link = regions_[a].firstLink; link != NoIndex; link = links_[link].next)
	{
		if (links_[link].target == b)
		{
			return true;
		}
	}
	return false;
}

void RegionStore::SetCell(std::uint32_t sector, std::int32_t x, std::int32_t y, bool open, std::uint32_t slot)
{
	std::uint32_t& row = sectors_[sector].open[static_cast<std::size_t>(y)];
	const std::uint32_t bit = 1U << x;
	row = open ? row | bit : row & ~bit;
	if (open)
	{
		WriteSlots(sector, y, x, x, slot);
	}
}

void RegionStore::PrepareSector(std::uint32_t index, const SectorRows& open, std::uint32_t slots)
{
	Sector& sector = sectors_[index];
	sector.open = open;
	ReserveRegions(sector, slots);
	PreparePlane(sector.lowPlane, slots > 1);
	PreparePlane(sector.highPlane, slots > 256);
}

void RegionStore::ReserveRegions(Sector& sector, std::uint32_t slots)
{
	sector.slots = static_cast<std::uint16_t>(slots);
	if (slots <= sector.capacity)
	{
		return;
	}
	if (sector.capacity > 0)
	{
		freeRegions_[static_cast<std::size_t>(std::countr_zero(sector.capacity))].push_back(
			sector.firstRegion);
	}
	sector.capacity = static_cast<std::uint16_t>(std::bit_ceil(slots));
	std::vector<std::uint32_t>& blocks =
		freeRegions_[static_cast<std::size_t>(std::countr_zero(sector.capacity))];
	if (blocks.empty())
	{
		sector.firstRegion = static_cast<std::uint32_t>(regions_.size());
		regions_.resize(regions_.size() + sector.capacity);
		return;
	}
	sector.firstRegion = blocks.back();
	blocks.pop_back();
}

void RegionStore::PreparePlane(std::uint32_t& plane, bool wanted)
{
	if (wanted == (plane != NoIndex))
	{
		return;
	}
	if (!wanted)
	{
		freePlanes_.push_back(plane);
		plane = NoIndex;
		return;
	}
	if (freePlanes_.empty())
	{
		plane = planeCount_++;
		if (plane / BlockPlanes == planes_.size())
		{
			planes_.push_back(std::make_unique<PlaneBlock>());
		}
		return;
	}
	plane = freePlanes_.back();
	freePlanes_.pop_back();
}

void RegionStore::WriteSlots(
	std::uint32_t index, std::int32_t y, std::int32_t first, std::int32_t last, std::uint32_t slot)
{
	const Sector& sector = sectors_[index];
	const std::size_t place = static_cast<std::size_t>((y << SectorShift) + first);
	const auto count = static_cast<std::size_t>(last - first + 1);
	if (sector.lowPlane != NoIndex)
	{
		std::memset(PlaneAt(sector.lowPlane) + place, static_cast<int>(slot & 0xFFU), count);
	}
	if (sector.highPlane != NoIndex)
	{
		std::memset(PlaneAt(sector.highPlane) + place, static_cast<int>(slot >> 8), count);
	}
}

std::uint32_t RegionStore::AddComponent()
{
	if (freeComponents_.empty())
	{
		sizes_.push_back(0);
		return static_cast<std::uint32_t>(sizes_.size() - 1);
	}
	const std::uint32_t component = freeComponents_.back();
	freeComponents_.pop_back();
	return component;
}

void RegionStore::AddRegion(std::uint32_t region, std::uint32_t component)
{
	regions_[region] = {component, NoIndex};
	++sizes_[component];
	++regionCount_;
}

std::uint32_t RegionStore::ReleaseRegion(std::uint32_t region)
{
	std::uint32_t released = 0;
	for (std::uint32_t link = regions_[region].firstLink; link != NoIndex;)
	{
		const std::uint32_t next = links_[link].next;
		Detach(links_[link].target, link ^ 1U);
		freeLinks_.push_back(link >> 1);
		link = next;
		++released;
	}
	--sizes_[regions_[region].component];
	--regionCount_;
	regions_[region] = {};
	return released;
}

void RegionStore::SetComponent(std::uint32_t region, std::uint32_t component)
{
	--sizes_[regions_[region].component];
	++sizes_[component];
	regions_[region].component = component;
}

void RegionStore::SweepComponent(std::uint32_t component)
{
	if (sizes_[component] == 0)
	{
		freeComponents_.push_back(component);
	}
}

void RegionStore::AddLink(std::uint32_t a, std::uint32_t b)
{
	std::uint32_t link = static_cast<std::uint32_t>(links_.size());
	if (freeLinks_.empty())
	{
		links_.resize(links_.size() + 2);
	}
	else
	{
		link = freeLinks_.back() << 1;
		freeLinks_.pop_back();
	}
	const auto attach = [this](std::uint32_t owner, std::uint32_t half, std::uint32_t target)
	{
		const std::uint32_t first = regions_[owner].firstLink;
		links_[half] = {target, first, NoIndex};
		if (first != NoIndex)
		{
			links_[first].previous = half;
		}
		regions_[owner].firstLink = half;
	};
	attach(a, link, b);
	attach(b, link ^ 1U, a);
}

void RegionStore::Detach(std::uint32_t owner, std::uint32_t link)
{
	const RegionLink& half = links_[link];
	(half.previous == NoIndex ? regions_[owner].firstLink : links_[half.previous].next) = half.next;
	if (half.next != NoIndex)
	{
		links_[half.next].previous = half.previous;
	}
}
} // namespace NavCore::Detail
