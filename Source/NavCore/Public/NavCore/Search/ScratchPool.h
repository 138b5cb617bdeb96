// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Search/SearchScratch.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace NavCore
{
/**
 * Hands out scratch to searches that run side by side and keeps it warm between them.
 *
 * At most maxScratches exist, each with an equal share of maxBytes; past that Acquire answers null and
 * the caller waits. Not thread safe: the thread that owns the scheduler owns the pool.
 */
class NAVCORE_EXPORT ScratchPool
{
public:
	explicit ScratchPool(std::size_t maxScratches, std::size_t maxBytes = SearchScratch::NoLimit);

	[[nodiscard]] SearchScratch* Acquire();
	/** Takes back what Acquire gave; null and strangers are ignored. */
	void Release(SearchScratch* scratch);

	[[nodiscard]] std::size_t InUse() const { return all_.size() - idle_.size(); }
	[[nodiscard]] std::size_t Bytes() const;

private:
	std::size_t maxScratches_;
	std::size_t bytesEach_;
	std::vector<std::unique_ptr<SearchScratch>> all_;
	std::vector<SearchScratch*> idle_;
};
} // namespace NavCore
