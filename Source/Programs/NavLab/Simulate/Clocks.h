// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Search/WorkBudget.h"

namespace NavLab
{
/** Microseconds on the steady clock. */
[[nodiscard]] double WallUs();
/** Processor time of the calling thread in microseconds: what others on the machine do plays no part. */
[[nodiscard]] double ThreadCpuUs();
/** Memory of the process that is in use, in bytes; 0 where it cannot be told. */
[[nodiscard]] std::size_t ResidentBytes();

/** Adds the time of its life to a sum. */
class AddTimeTo
{
public:
	explicit AddTimeTo(double& sumUs) : sumUs_(sumUs), begin_(WallUs()) {}
	~AddTimeTo() { sumUs_ += WallUs() - begin_; }
	AddTimeTo(const AddTimeTo&) = delete;
	AddTimeTo& operator=(const AddTimeTo&) = delete;

private:
	double& sumUs_;
	double begin_;
};

class SteadyBudgetClock final : public NavCore::BudgetClock
{
public:
	[[nodiscard]] std::int64_t NowUs() override;
};
} // namespace NavLab
