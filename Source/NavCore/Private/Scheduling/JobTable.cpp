// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/JobTable.h"

#include "NavCore/Base/Assert.h"

namespace NavCore::Detail
{
namespace JobTableImpl
{
std::uint64_t Pack(Cell cell)
{
	return static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x)) << 32 |
		static_cast<std::uint32_t>(cell.y);
}

Cell FirstGoalCell(const PathGoal& goal)
{
	return goal.kind == GoalKind::AnyOf && !goal.cells.empty() ? goal.cells.front() : goal.cell;
}
} // namespace JobTableImpl

bool DifferOnlyInStart(const PathRequest& a, const PathRequest& b)
{
	return a.profile == b.profile && SameGoal(a.goal, b.goal) && a.allowPartial == b.allowPartial &&
		a.smooth == b.smooth && a.firstLeg == b.firstLeg && a.maxExpansions == b.maxExpansions;
}

bool SameGoal(const PathGoal& a, const PathGoal& b)
{
	if (a.kind != b.kind)
	{
		return false;
	}
	switch (a.kind)
	{
	case GoalKind::Cell:
		return a.cell == b.cell;
	case GoalKind::Radius:
		return a.cell == b.cell && a.radius == b.radius;
	case GoalKind::AnyOf:
		return a.cells == b.cells;
	}
	return false;
}

bool JobTable::Enlist(RequestRecord& record, const AlgorithmInfo& algorithm, const WaitKey& key)
{
	const PathRequest& request = record.request;
	const std::uint64_t hash = QueryHash(request, algorithm);
	const SlotIndex known = FindIdentical(hash, record, algorithm);
	if (known != NoSlot)
	{
		AddMember(known, record);
		if (key < jobs_[known].key)
		{
			jobs_[known].key = key;
			if (queue_.Holds(known))
			{
				queue_.Remove(known);
				Requeue(known);
			}
		}
		return true;
	}
	const SlotIndex slot = Allocate();
	SearchJob& job = jobs_[slot];
	job.kind = JobKind::Answer;
	job.algorithm = &algorithm;
	job.from = request.start;
	job.goal = JobTableImpl::FirstGoalCell(request.goal);
	job.profile = request.profile;
	job.key = key;
	AddMember(slot, record);
	if (request.trace == nullptr)
	{
		identical_.Insert(hash, slot);
		goals_.Insert(GoalHash(job.goal, job.profile), slot);
	}
	Requeue(slot);
	return false;
}

void JobTable::EnlistAlone(
	RequestRecord& record, const AlgorithmInfo& algorithm, JobKind kind, Cell from, const WaitKey& key)
{
	const SlotIndex slot = Allocate();
	SearchJob& job = jobs_[slot];
	job.kind = kind;
	job.algorithm = &algorithm;
	job.from = from;
	job.goal = JobTableImpl::FirstGoalCell(record.request.goal);
	job.profile = record.request.profile;
	job.key = key;
	AddMember(slot, record);
	Requeue(slot);
}

SlotIndex JobTable::Leave(RequestRecord& record)
{
	const SlotIndex slot = record.job;
	if (slot == NoSlot)
	{
		return NoSlot;
	}
	SearchJob& job = jobs_[slot];
	const SlotIndex before = record.memberBefore;
	const SlotIndex after = record.memberAfter;
	(before == NoSlot ? job.firstMember : requests_.At(before).memberAfter) = after;
	(after == NoSlot ? job.lastMember : requests_.At(after).memberBefore) = before;
	record.job = NoSlot;
	record.memberBefore = NoSlot;
	record.memberAfter = NoSlot;
	--job.memberCount;
	if (job.memberCount > 0)
	{
		return NoSlot;
	}
	return slot;
}

SlotIndex JobTable::PopNext()
{
	const SlotIndex slot = queue_.Pop();
	goals_.Remove(slot);
	return slot;
}

void JobTable::Remove(SlotIndex slot)
{
	NAVCORE_ASSERT(jobs_[slot].memberCount == 0, "a job with members goes");
	queue_.Remove(slot);
	identical_.Remove(slot);
	goals_.Remove(slot);
	ReturnNear(slot);
	free_.push_back(slot);
}

void JobTable::Lend(SlotIndex slot, std::uint32_t nearPath)
{
	jobs_[slot].nearPath = nearPath;
	++near_[nearPath].users;
}

void JobTable::ReturnNear(SlotIndex slot)
{
	const std::uint32_t nearPath = jobs_[slot].nearPath;
	if (nearPath != NoItem && --near_[nearPath].users == 0)
	{
		near_.Give(nearPath);
	}
	jobs_[slot].nearPath = NoItem;
}

SlotIndex JobTable::Allocate()
{
	if (free_.empty())
	{
		jobs_.emplace_back();
		free_.push_back(static_cast<SlotIndex>(jobs_.size() - 1));
	}
	const SlotIndex slot = free_.back();
	free_.pop_back();
	SearchJob& job = jobs_[slot];
	// The leg keeps its memory.
	job.leg.Clear();
	job.lane = NoSlot;
	job.leader = NoSlot;
	job.restarts = 0;
	job.needsSearch = false;
	job.misses = 0;
	job.needsAllMemory = false;
	job.hasLeg = false;
	job.hasFound = false;
	job.isCoarseGoal = false;
	job.triedOneGoal = false;
	job.quality = PathQuality::Full;
	job.counters = {};
	job.firstMember = NoSlot;
	job.lastMember = NoSlot;
	job.memberCount = 0;
	return slot;
}

void JobTable::AddMember(SlotIndex slot, RequestRecord& record)
{
	SearchJob& job = jobs_[slot];
	record.job = slot;
	record.memberBefore = job.lastMember;
	record.memberAfter = NoSlot;
	(job.lastMember == NoSlot ? job.firstMember : requests_.At(job.lastMember).memberAfter) = record.slot;
	job.lastMember = record.slot;
	++job.memberCount;
}

SlotIndex JobTable::FindIdentical(
	std::uint64_t hash, const RequestRecord& record, const AlgorithmInfo& algorithm) const
{
	// A trace is a record of one request's own search.
	if (record.request.trace != nullptr)
	{
		return NoSlot;
	}
	for (SlotIndex slot = identical_.First(hash); slot != NoSlot; slot = identical_.Next(slot))
	{
		const SearchJob& job = jobs_[slot];
		const PathRequest& known = RequestOf(job);
		if (job.algorithm == &algorithm && known.start == record.request.start &&
			DifferOnlyInStart(known, record.request))
		{
			return slot;
		}
	}
	return NoSlot;
}

std::uint64_t JobTable::GoalHash(Cell goal, ProfileId profile)
{
	return MixHash(MixHash(0, JobTableImpl::Pack(goal)), profile);
}

std::uint64_t JobTable::QueryHash(const PathRequest& request, const AlgorithmInfo& algorithm)
{
	// The name, not the address: what a program does must not depend on where it was loaded.
	std::uint64_t hash = GoalHash(JobTableImpl::FirstGoalCell(request.goal), request.profile);
	hash = MixHash(hash, JobTableImpl::Pack(request.start));
	hash = MixHash(hash, static_cast<std::uint64_t>(request.maxExpansions));
	hash = MixHash(hash, static_cast<std::uint64_t>(static_cast<unsigned>(request.goal.kind)));
	return MixHash(hash, algorithm.name.size() * 256 + static_cast<unsigned char>(algorithm.name.front()));
}

std::size_t JobTable::Bytes() const
{
	std::size_t bytes = jobs_.capacity() * sizeof(SearchJob) + free_.capacity() * sizeof(SlotIndex) +
		queue_.Bytes() + identical_.Bytes() + goals_.Bytes() + near_.Bytes();
	for (std::size_t i = 0; i < near_.Made(); ++i)
	{
		bytes += near_[static_cast<std::uint32_t>(i)].path.points.capacity() * sizeof(Cell);
	}
	for (const SearchJob& job : jobs_)
	{
		bytes += (job.leg.points.capacity() + job.found.points.capacity()) * sizeof(Cell);
	}
	return bytes;
}
} // namespace NavCore::Detail
