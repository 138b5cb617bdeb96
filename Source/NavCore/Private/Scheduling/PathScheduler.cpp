// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Scheduling/PathScheduler.h"

#include "NavCore/Base/Assert.h"
#include "Scheduling/PathSchedulerImpl.h"

#include <algorithm>

namespace NavCore
{
PathScheduler::PathScheduler(NavWorld& world, const SchedulerSettings& settings)
	: impl_(std::make_unique<Impl>(world, settings))
{
}

PathScheduler::~PathScheduler()
{
	if (impl_->IsDelivering())
	{
		// A callback of ours is on the stack and reads our memory; Tick deletes it on the way out.
		impl_.release()->Orphan();
	}
}

void PathScheduler::Warm()
{
	impl_->Warm();
}

Result<PathHandle, SubmitError> PathScheduler::Submit(const PathRequest& request)
{
	return impl_->Submit(request);
}

bool PathScheduler::Cancel(PathHandle handle)
{
	return impl_->Cancel(handle);
}

bool PathScheduler::Retire(PathHandle handle)
{
	return impl_->Retire(handle);
}

std::size_t PathScheduler::ReleaseOwner(OwnerId owner)
{
	return impl_->ReleaseOwner(owner);
}

GridError PathScheduler::Edit(const MapEdit& edit)
{
	return impl_->Edit(edit);
}

void PathScheduler::Tick(WorkBudget& budget, PathListener& listener, WorkExecutor* executor)
{
	NAVCORE_ASSERT(!impl_->IsDelivering(), "a callback of a tick called Tick");
	if (impl_->IsDelivering())
	{
		return;
	}
	Impl* const impl = impl_.get();
	impl->Tick(budget, executor);
	if (!impl->Deliver(*this, listener))
	{
		delete impl;
	}
}

bool PathScheduler::SetProgress(PathHandle handle, Cell at)
{
	return impl_->SetProgress(handle, at);
}

const Path* PathScheduler::PathOf(PathHandle handle) const
{
	const Detail::RequestRecord* record = impl_->Find(handle);
	return record != nullptr && !record->path.IsEmpty() ? &record->path : nullptr;
}

PathOutcome PathScheduler::OutcomeOf(PathHandle handle) const
{
	const Detail::RequestRecord* record = impl_->Find(handle);
	return record != nullptr ? record->outcome : PathOutcome::Pending;
}

std::size_t PathScheduler::VisitLivePaths(LivePathVisitor& visitor, std::size_t firstSlot) const
{
	return impl_->VisitLivePaths(visitor, firstSlot);
}

bool PathScheduler::IsIdle() const
{
	return impl_->IsIdle();
}

const SchedulerStats& PathScheduler::Stats() const
{
	return impl_->Stats();
}

std::size_t PathScheduler::Bytes() const
{
	return impl_->Bytes();
}
} // namespace NavCore
