// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Trace/TraceSink.h"

#include <cstddef>
#include <span>
#include <vector>

namespace NavCore
{
/** Keeps the events of a search for drawing and export, up to a limit; later ones are only counted. */
class TraceRecorder final : public TraceSink
{
public:
	static constexpr std::size_t DefaultLimit = 4'000'000;

	explicit TraceRecorder(std::size_t limit = DefaultLimit) : limit_(limit) {}

	void OnEvent(const TraceEvent& event) override
	{
		if (events_.size() < limit_)
		{
			events_.push_back(event);
		}
		else
		{
			++dropped_;
		}
	}

	[[nodiscard]] std::span<const TraceEvent> Events() const { return events_; }
	[[nodiscard]] std::size_t Dropped() const { return dropped_; }
	void Clear()
	{
		events_.clear();
		dropped_ = 0;
	}

private:
	std::size_t limit_;
	std::size_t dropped_ = 0;
	std::vector<TraceEvent> events_;
};
} // namespace NavCore
