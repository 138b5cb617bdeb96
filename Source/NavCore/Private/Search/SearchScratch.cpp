// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Search/SearchScratch.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/ScratchPool.h"
#include "Search/ScratchData.h"

#include <algorithm>

namespace NavCore
{
SearchScratch::SearchScratch(std::size_t maxBytes) : data_(std::make_unique<Detail::ScratchData>(maxBytes)) {}

SearchScratch::~SearchScratch() = default;

std::size_t SearchScratch::Bytes() const
{
	return data_->memory.Used();
}

void SearchScratch::Warm(const GridMap& map)
{
	const auto positions = static_cast<std::size_t>(map.Rows().Position(0, map.Height()));
	if (map.Jumps() != nullptr)
	{
		data_->jumps.nodes.Warm(positions);
	}
	data_->narrow.nodes.Warm(positions);
}

void SearchScratch::Release()
{
	data_->narrow.nodes.Release();
	data_->narrow.open.Release();
	data_->wide.nodes.Release();
	data_->wide.open.Release();
	data_->jumps.nodes.Release();
	data_->jumps.open.Release();
	data_->field.Release();
	if (data_->hierarchy)
	{
		data_->hierarchy->Release();
	}
}

ScratchPool::ScratchPool(std::size_t maxScratches, std::size_t maxBytes)
	: maxScratches_((std::max)(maxScratches, std::size_t{1})),
	  bytesEach_(maxBytes == SearchScratch::NoLimit ? maxBytes : maxBytes / maxScratches_)
{
	all_.reserve(maxScratches_);
	idle_.reserve(maxScratches_);
}

SearchScratch* ScratchPool::Acquire()
{
	if (!idle_.empty())
	{
		SearchScratch* scratch = idle_.back();
		idle_.pop_back();
		return scratch;
	}
	if (all_.size() == maxScratches_)
	{
		return nullptr;
	}
	all_.push_back(std::make_unique<SearchScratch>(bytesEach_));
	return all_.back().get();
}

void ScratchPool::Release(SearchScratch* scratch)
{
	const bool ours = std::any_of(all_.begin(), all_.end(),
		[scratch](const std::unique_ptr<SearchScratch>& known) { return known.get() == scratch; });
	if (ours && std::find(idle_.begin(), idle_.end(), scratch) == idle_.end())
	{
		idle_.push_back(scratch);
	}
}

std::size_t ScratchPool::Bytes() const
{
	std::size_t bytes = 0;
	for (const std::unique_ptr<SearchScratch>& scratch : all_)
	{
		bytes += scratch->Bytes();
	}
	return bytes;
}
} // namespace NavCore
