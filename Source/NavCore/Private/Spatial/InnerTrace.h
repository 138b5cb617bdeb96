// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Trace/TraceSink.h"

namespace NavCore::Detail
{
/** Passes the steps of an inner search on; where a query starts and ends is for the outer one to say. */
class InnerTrace final : public TraceSink
{
public:
	void Attach(TraceSink* sink) { sink_ = sink; }
	[[nodiscard]] TraceSink* AsSink() { return sink_ != nullptr ? this : nullptr; }
	void OnEvent(const TraceEvent& event) override
	{
		if (event.kind != TraceKind::Source && event.kind != TraceKind::Destination)
		{
			sink_->OnEvent(event);
		}
	}

private:
	TraceSink* sink_ = nullptr;
};
} // namespace NavCore::Detail
