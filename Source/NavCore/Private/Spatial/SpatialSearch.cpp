// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Spatial/SpatialSearch.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Regions/RegionMap.h"
#include "Search/AStar.h"
#include "Search/JumpPointSearch.h"
#include "Spatial/BoundedSearch.h"
#include "Spatial/SpatialWalk.h"

#include <utility>

namespace NavCore
{
namespace Detail
{
/** SGA* as published: one walk from start to goal. */
class SpatialSearch final : public PathSearch
{
public:
	SpatialSearch(std::unique_ptr<PathSearch> kernel, const SpatialOptions& options)
		: kernel_(std::move(kernel)), options_(options), walk_(*kernel_)
	{
	}

	[[nodiscard]] std::string_view ServedBy() const override
	{
		switch (options_.variant)
		{
		case SpatialVariant::First:
			return "sga1";
		case SpatialVariant::Second:
			return options_.trim == TrimRule::MaxDistance ? "sga2-dist" : "sga2-dev";
		case SpatialVariant::Third:
			return "sga3";
		case SpatialVariant::Bounded:
			break;
		}
		return "sga";
	}

protected:
	[[nodiscard]] SearchStatus OnBegin() override
	{
		if (Request().trace != nullptr)
		{
			Request().trace->OnEvent({TraceKind::Source, Request().start, Request().start, {}, {}});
			Request().trace->OnEvent({TraceKind::Destination, Request().goal, Request().goal, {}, {}});
		}
		walk_.Begin(Context(), Request(), options_, {.expansions = Request().maxExpansions});
		return SearchStatus::Running;
	}

	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override
	{
		const SearchStatus status = walk_.Advance(budget);
		counters_ = walk_.Counters();
		return status == SearchStatus::Running ? status : Finish(status);
	}

private:
	[[nodiscard]] SearchStatus Finish(SearchStatus status)
	{
		const bool found = status == SearchStatus::Found;
		if (found || Request().allowPartial)
		{
			walk_.TakePath(path_.points);
			MeasureCells(Map(), path_);
		}
		return found || !Request().allowPartial ? status : EndPartial(status);
	}

	std::unique_ptr<PathSearch> kernel_;
	SpatialOptions options_;
	SpatialWalk walk_;
};
} // namespace Detail

std::unique_ptr<PathSearch> CreateSpatialSearch(SearchScratch& scratch, const SpatialOptions& options)
{
	if (options.variant == SpatialVariant::Bounded)
	{
		return std::make_unique<Detail::BoundedSearch>(scratch, options);
	}
	auto kernel = options.kernel == InnerKernel::AStar ? Detail::CreateAStar(scratch)
													   : Detail::CreateJumpPointSearch(scratch);
	return std::make_unique<Detail::SpatialSearch>(std::move(kernel), options);
}
} // namespace NavCore
