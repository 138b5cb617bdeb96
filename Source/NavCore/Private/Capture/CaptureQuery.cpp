// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Capture/CaptureFile.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Search/WorkBudget.h"

#include <memory>

namespace NavCore
{
namespace Detail::CaptureQueryImpl
{
/** FNV-1a over numbers of 64 bits. */
class Hash
{
public:
	void Add(std::uint64_t value)
	{
		for (int i = 0; i < 8; ++i)
		{
			state_ = (state_ ^ ((value >> (8 * i)) & 0xFFU)) * 0x100000001B3ULL;
		}
	}
	[[nodiscard]] std::uint64_t Value() const { return state_; }

private:
	std::uint64_t state_ = 0xCBF29CE484222325ULL;
};
} // namespace Detail::CaptureQueryImpl

std::uint64_t DigestOf(SearchStatus status, const Path& path)
{
	Detail::CaptureQueryImpl::Hash hash;
	hash.Add(static_cast<std::uint64_t>(status));
	hash.Add(static_cast<std::uint64_t>(path.cost.units));
	std::vector<Cell> cells;
	ExpandToCells(path, cells);
	for (const Cell cell : cells)
	{
		hash.Add(static_cast<std::uint32_t>(cell.x));
		hash.Add(static_cast<std::uint32_t>(cell.y));
	}
	// Nothing is added for paths without, so that their digests stay what they were.
	for (const PathLink& link : path.links)
	{
		hash.Add(link.link);
	}
	return hash.Value();
}

CapturedQuery CaptureQuery(const SearchContext& context, const AlgorithmInfo& info,
	const SearchRequest& request, SearchScratch& scratch)
{
	const std::unique_ptr<PathSearch> search = info.create(scratch);
	SearchStatus status = search->Begin(context, request);
	while (status == SearchStatus::Running)
	{
		WorkBudget unlimited;
		status = search->Advance(unlimited);
	}
	CapturedQuery query;
	query.algorithm = info.name;
	query.request = request;
	query.request.trace = nullptr;
	query.status = status;
	query.cost = search->GetPath().cost;
	query.expanded = search->Counters().expanded;
	query.hadLinks = context.links != nullptr;
	query.digest = DigestOf(status, search->GetPath());
	return query;
}
} // namespace NavCore
