// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Grid/FloorSorter.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace NavCore::Detail
{
FloorSorter::FloorSorter(const SurfaceSamples& samples, const FloorSettings& settings)
	: samples_(samples), area_(settings.area), maxFloors_(settings.maxFloors),
	  climbLimit_(settings.climbLimit), floorOf_(samples.Samples().size(), NoSample)
{
	const std::span<const SurfaceSample> all = samples_.Samples();
	for (std::size_t i = 0; i < all.size(); ++i)
	{
		for (const std::int32_t neighbor : samples_.NeighborsOf(static_cast<std::int32_t>(i)))
		{
			if (neighbor != NoSample)
			{
				const SurfaceSample& other = all[static_cast<std::size_t>(neighbor)];
				climbLimit_ = (std::max)(climbLimit_, std::abs(all[i].height - other.height));
			}
		}
	}
}

bool FloorSorter::Run()
{
	const std::span<const SurfaceSample> all = samples_.Samples();
	std::vector<std::int32_t> seeds(all.size());
	std::iota(seeds.begin(), seeds.end(), 0);
	std::stable_sort(seeds.begin(), seeds.end(),
		[&all](std::int32_t a, std::int32_t b)
		{ return all[static_cast<std::size_t>(a)].height < all[static_cast<std::size_t>(b)].height; });
	taken_.resize(static_cast<std::size_t>(area_.Area()));
	while (!seeds.empty())
	{
		if (floors_ == maxFloors_)
		{
			return false;
		}
		std::fill(taken_.begin(), taken_.end(), NoSample);
		for (const std::int32_t seed : seeds)
		{
			Grow(seed);
		}
		++floors_;
		std::erase_if(seeds,
			[this](std::int32_t seed) { return floorOf_[static_cast<std::size_t>(seed)] != NoSample; });
	}
	return true;
}

void FloorSorter::Grow(std::int32_t seed)
{
	const std::span<const SurfaceSample> all = samples_.Samples();
	const std::int32_t level = all[static_cast<std::size_t>(seed)].height;
	open_.assign(1, {0, seed});
	while (!open_.empty())
	{
		std::pop_heap(open_.begin(), open_.end(), &Candidate::IsLater);
		const std::int32_t sample = open_.back().sample;
		open_.pop_back();
		if (floorOf_[static_cast<std::size_t>(sample)] != NoSample || !Fits(sample))
		{
			continue;
		}
		floorOf_[static_cast<std::size_t>(sample)] = floors_;
		taken_[ColumnOf(all[static_cast<std::size_t>(sample)].cell)] = sample;
		for (const std::int32_t neighbor : samples_.NeighborsOf(sample))
		{
			if (neighbor != NoSample && floorOf_[static_cast<std::size_t>(neighbor)] == NoSample)
			{
				open_.push_back({std::abs(all[static_cast<std::size_t>(neighbor)].height - level), neighbor});
				std::push_heap(open_.begin(), open_.end(), &Candidate::IsLater);
			}
		}
	}
}

bool FloorSorter::Fits(std::int32_t sample) const
{
	const std::span<const SurfaceSample> all = samples_.Samples();
	const SurfaceSample& here = all[static_cast<std::size_t>(sample)];
	if (taken_[ColumnOf(here.cell)] != NoSample)
	{
		return false;
	}
	for (std::size_t side = 0; side < SideSteps.size(); ++side)
	{
		const Cell beside{here.cell.x + SideSteps[side].x, here.cell.y + SideSteps[side].y};
		const std::int32_t other = area_.Contains(beside) ? taken_[ColumnOf(beside)] : NoSample;
		if (other != NoSample && other != samples_.NeighborsOf(sample)[side] &&
			std::abs(all[static_cast<std::size_t>(other)].height - here.height) <= climbLimit_)
		{
			return false;
		}
	}
	return true;
}

std::size_t FloorSorter::ColumnOf(Cell cell) const
{
	return static_cast<std::size_t>(cell.y - area_.y) * static_cast<std::size_t>(area_.width) +
		static_cast<std::size_t>(cell.x - area_.x);
}
} // namespace NavCore::Detail
