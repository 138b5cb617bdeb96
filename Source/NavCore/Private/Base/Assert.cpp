// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Base/Assert.h"

#include <atomic>
#include <cstdlib>

namespace NavCore
{
namespace Detail::Assert
{
void AbortHandler(const AssertFailure&)
{
	std::abort();
}

std::atomic<AssertHandler> currentHandler{&AbortHandler};
} // namespace Detail::Assert

AssertHandler SetAssertHandler(AssertHandler handler)
{
	return Detail::Assert::currentHandler.exchange(
		handler != nullptr ? handler : &Detail::Assert::AbortHandler);
}

void ReportAssertFailure(const AssertFailure& failure)
{
	Detail::Assert::currentHandler.load()(failure);
}
} // namespace NavCore
