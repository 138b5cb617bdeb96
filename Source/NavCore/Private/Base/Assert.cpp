// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Base/Assert.h"

#include <atomic>
#include <cstdlib>

namespace NavCore
{
namespace Detail::AssertImpl
{
void AbortHandler(const AssertFailure&)
{
	std::abort();
}

std::atomic<AssertHandler> currentHandler{&AbortHandler};
} // namespace Detail::AssertImpl

AssertHandler SetAssertHandler(AssertHandler handler)
{
	return Detail::AssertImpl::currentHandler.exchange(
		handler != nullptr ? handler : &Detail::AssertImpl::AbortHandler);
}

void ReportAssertFailure(const AssertFailure& failure)
{
	Detail::AssertImpl::currentHandler.load()(failure);
}
} // namespace NavCore
