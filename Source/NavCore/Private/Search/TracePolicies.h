// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Trace/TraceSink.h"
#include "Search/CostModel.h"

namespace NavCore::Detail
{
/** Inlines to nothing. */
struct NoTrace
{
	explicit NoTrace(TraceSink*) {}
	void On(TraceKind, PackedCell, PackedCell, std::uint64_t, std::uint64_t) const {}
};

class SinkTrace
{
public:
	explicit SinkTrace(TraceSink* sink) : sink_(sink) {}
	void On(TraceKind kind, PackedCell cell, PackedCell parent, std::uint64_t g, std::uint64_t f) const
	{
		sink_->OnEvent({kind, {cell.X(), cell.Y()}, {parent.X(), parent.Y()},
			Cost{static_cast<std::int64_t>(g)}, Cost{static_cast<std::int64_t>(f)}});
	}

private:
	TraceSink* sink_;
};
} // namespace NavCore::Detail
