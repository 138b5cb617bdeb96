// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Graph/Algorithms.h"
#include "Scheduling/HashChains.h"
#include "Scheduling/PagedPool.h"
#include "Scheduling/RequestTable.h"
#include "Scheduling/WaitQueue.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** What the path of a job is for. */
enum class JobKind : std::uint8_t
{
	Answer,   // Requests that have not ended.
	Replan,   // A live path that an edit blocked.
	Shortcut, // A live path that an edit may have made longer than need be.
};

/** One search and everybody who waits for it. Requests that ask for the same share one. */
struct SearchJob
{
	JobKind kind = JobKind::Answer;
	const AlgorithmInfo* algorithm = nullptr;
	/** Where the search begins: the start of the request, or the end of the leg that was handed out. */
	Cell from;
	/** The first goal cell; the whole goal is that of any member. */
	Cell goal;
	ProfileId profile = 0;
	WaitKey key;
	SlotIndex firstMember = NoSlot;
	SlotIndex lastMember = NoSlot;
	std::uint32_t memberCount = 0;
	/** The lane that works on it; NoSlot while it waits. */
	SlotIndex lane = NoSlot;
	/** The lane whose path it waits for, to join it. */
	SlotIndex leader = NoSlot;
	/** The path that it can join now. */
	std::uint32_t nearPath = NoItem;
	/** How often an edit made it begin anew. */
	std::uint32_t restarts = 0;
	/** A short detour, or a field, has been tried and will not do. */
	bool needsSearch = false;
	/** How often the agent was elsewhere when its new path was there. */
	std::uint32_t misses = 0;
	/** It ran out of memory beside others, and runs alone now. */
	bool needsAllMemory = false;
	/** Members hold leg; what is found is joined to its end. */
	bool hasLeg = false;
	/** Found holds a path from `from` to the goal that only needs to be smoothed. */
	bool hasFound = false;
	/** One cell stands for a set of goals, because there was no time to find the best of them. */
	bool isCoarseGoal = false;
	/** One of several goals was searched for, on a map with links. */
	bool triedOneGoal = false;
	PathQuality quality = PathQuality::Full;
	Path leg;
	Path found;
	/** What searches for it did before they began anew. */
	SearchCounters counters;

	/** Nothing has been found yet that begins elsewhere than at the end of a leg. */
	[[nodiscard]] bool CanTakeLeg() const
	{
		return kind == JobKind::Answer && lane == NoSlot && !hasLeg && !hasFound && nearPath == NoItem;
	}
	/** Edits have interrupted it so often that it goes on in spite of them and checks what it found. */
	[[nodiscard]] bool IsSteadfast() const { return restarts >= 3; }
};

/** A path that was found for an agent nearby, kept for as long as jobs may join it. */
struct NearPath
{
	/** Every cell, as it was found; its cost is that of the path which the agent nearby received. */
	Path path;
	bool isCoarse = false;
	std::uint32_t users = 0;
	std::uint32_t next = NoItem;
};

/** Jobs, who waits for them, and in which order they are served. */
class JobTable
{
public:
	explicit JobTable(RequestTable& requests) : requests_(requests) {}

	/** Finds a job that answers the request too, or makes one; it waits in the queue. True if it joined one.
	 */
	bool Enlist(RequestRecord& record, const AlgorithmInfo& algorithm, const WaitKey& key);
	/** Makes a job that nobody else can join. */
	void EnlistAlone(
		RequestRecord& record, const AlgorithmInfo& algorithm, JobKind kind, Cell from, const WaitKey& key);
	/** Takes the request out of its job. A job that nobody waits for any more is gone: its slot, else NoSlot.
	 */
	SlotIndex Leave(RequestRecord& record);

	/** The first in the queue, which leaves it. */
	[[nodiscard]] SlotIndex PopNext();
	/** Takes a job out of the line that somebody else works for. */
	void Withdraw(SlotIndex job)
	{
		queue_.Remove(job);
		goals_.Remove(job);
	}
	/** Puts a job that was popped back in line. */
	void Requeue(SlotIndex job) { queue_.Push(job, jobs_[job].key); }
	/** A job in line lets others go first; harmless for one that is not in line. */
	void Postpone(SlotIndex job, std::uint32_t ticks)
	{
		if (queue_.Holds(job))
		{
			queue_.Remove(job);
			jobs_[job].key.dueTick += ticks;
			Requeue(job);
		}
	}
	/** Nobody may join any more: what it will answer has been decided. */
	void CloseToOthers(SlotIndex job) { identical_.Remove(job); }
	void Remove(SlotIndex job);

	/** A path for others to join; lend it before anything else happens. */
	[[nodiscard]] std::uint32_t AddNear() { return near_.Take(); }
	[[nodiscard]] NearPath& Near(std::uint32_t index) { return near_[index]; }
	[[nodiscard]] const NearPath& Near(std::uint32_t index) const { return near_[index]; }
	void Lend(SlotIndex job, std::uint32_t nearPath);
	/** Harmless when the job has none. */
	void ReturnNear(SlotIndex job);

	[[nodiscard]] SearchJob& At(SlotIndex job) { return jobs_[job]; }
	[[nodiscard]] const SearchJob& At(SlotIndex job) const { return jobs_[job]; }
	[[nodiscard]] const WaitQueue& Queue() const { return queue_; }
	/** Jobs that wait for one goal, oldest first; compare with SameGoal. */
	[[nodiscard]] SlotIndex FirstTo(const SearchJob& job) const
	{
		return goals_.First(GoalHash(job.goal, job.profile));
	}
	[[nodiscard]] SlotIndex NextTo(SlotIndex job) const { return goals_.Next(job); }
	[[nodiscard]] const PathRequest& RequestOf(const SearchJob& job) const
	{
		return requests_.At(job.firstMember).request;
	}
	[[nodiscard]] std::size_t Bytes() const;

private:
	[[nodiscard]] SlotIndex Allocate();
	void AddMember(SlotIndex job, RequestRecord& record);
	[[nodiscard]] SlotIndex FindIdentical(
		std::uint64_t hash, const RequestRecord& record, const AlgorithmInfo& algorithm) const;
	[[nodiscard]] static std::uint64_t GoalHash(Cell goal, ProfileId profile);
	[[nodiscard]] static std::uint64_t QueryHash(const PathRequest& request, const AlgorithmInfo& algorithm);

	RequestTable& requests_;
	std::vector<SearchJob> jobs_;
	std::vector<SlotIndex> free_;
	WaitQueue queue_;
	HashChains identical_;
	HashChains goals_;
	PagedPool<NearPath> near_;
};

/** Whether one path answers both, but for what becomes of it afterwards. */
[[nodiscard]] bool SameGoal(const PathGoal& a, const PathGoal& b);
/** Whether one path answers both but for where it begins. */
[[nodiscard]] bool DifferOnlyInStart(const PathRequest& a, const PathRequest& b);
} // namespace NavCore::Detail
