// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Regions/RegionMap.h"

#include <vector>

namespace NavCore
{
namespace Detail::RegionComparisonImpl
{
/** A one-to-one mapping, found pair by pair. */
class Pairing
{
public:
	Pairing(std::size_t left, std::size_t right) : toRight_(left, NoIndex), toLeft_(right, NoIndex) {}

	/** False when one of the two is paired with another. */
	[[nodiscard]] bool Pair(std::uint32_t left, std::uint32_t right)
	{
		if (toRight_[left] == NoIndex && toLeft_[right] == NoIndex)
		{
			toRight_[left] = right;
			toLeft_[right] = left;
		}
		return toRight_[left] == right && toLeft_[right] == left;
	}
	[[nodiscard]] std::uint32_t ToRight(std::uint32_t left) const { return toRight_[left]; }

private:
	std::vector<std::uint32_t> toRight_;
	std::vector<std::uint32_t> toLeft_;
};

bool HaveSameLinks(const RegionStore& a, const RegionStore& b, const Pairing& regions)
{
	for (std::uint32_t region = 0; region < a.RegionCapacity(); ++region)
	{
		for (std::uint32_t link = a.RegionOf(region).firstLink; link != NoIndex; link = a.LinkAt(link).next)
		{
			if (!b.AreLinked(regions.ToRight(region), regions.ToRight(a.LinkAt(link).target)))
			{
				return false;
			}
		}
	}
	return true;
}
} // namespace Detail::RegionComparisonImpl

bool RegionMap::HasSameRegions(const RegionMap& other) const
{
	const Detail::RegionStore& a = store_;
	const Detail::RegionStore& b = other.store_;
	if (a.Width() != b.Width() || a.Height() != b.Height() || a.RegionCount() != b.RegionCount() ||
		a.LinkCount() != b.LinkCount() || a.ComponentCount() != b.ComponentCount())
	{
		return false;
	}
	Detail::RegionComparisonImpl::Pairing regions(a.RegionCapacity(), b.RegionCapacity());
	Detail::RegionComparisonImpl::Pairing components(a.ComponentCapacity(), b.ComponentCapacity());
	for (std::int32_t y = 0; y < a.Height(); ++y)
	{
		for (std::int32_t x = 0; x < a.Width(); ++x)
		{
			const std::uint32_t regionA = a.RegionAt({x, y});
			const std::uint32_t regionB = b.RegionAt({x, y});
			if ((regionA == Detail::NoIndex) != (regionB == Detail::NoIndex))
			{
				return false;
			}
			if (regionA != Detail::NoIndex &&
				(!regions.Pair(regionA, regionB) ||
					!components.Pair(a.RegionOf(regionA).component, b.RegionOf(regionB).component)))
			{
				return false;
			}
		}
	}
	return Detail::RegionComparisonImpl::HaveSameLinks(a, b, regions);
}
} // namespace NavCore
