// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Path/Path.h"
#include "NavCore/Scheduling/PathEvent.h"
#include "NavCore/Scheduling/PathRequest.h"
#include "Scheduling/HashChains.h"
#include "Scheduling/LivePaths.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace NavCore::Detail
{
enum class RequestState : std::uint8_t
{
	Free,
	Open,  // Taken, and not ended.
	Live,  // Ended with a path that is kept up to date.
	Spent, // Its handle names nothing any more; kept until its last events are delivered.
};

/** One request from Submit until its handle is spent. Slots are reused with the memory of their paths. */
struct RequestRecord
{
	PathRequest request;
	SlotIndex slot = NoSlot;
	std::uint32_t serial = 0;
	RequestState state = RequestState::Free;
	PathOutcome outcome = PathOutcome::Pending;
	PathQuality quality = PathQuality::Full;
	/** Path is a first leg that was handed out, or announced to be. */
	bool hasLeg = false;
	/** The agent of a live path has told where it stands. */
	bool hasProgress = false;
	Cell progress;
	std::uint64_t submitTick = 0;
	/** Of a live path: the tick of the edit that its repair answers. */
	std::uint64_t editTick = 0;
	/** What was handed out last. */
	Path path;
	std::vector<Cell> waypoints;
	/** Under which edits are compared with the path; none until something was handed out. */
	LivePathId liveId;
	PartialReason partialReason = PartialReason::None;
	RequestError requestError = RequestError::None;
	SearchCounters counters;
	/** The job that works for it, and its neighbours in the list of that job's members. */
	SlotIndex job = NoSlot;
	SlotIndex memberBefore = NoSlot;
	SlotIndex memberAfter = NoSlot;

	[[nodiscard]] PathHandle Handle() const { return {slot, serial}; }
	/** Where the agent stands, as far as anybody has told. */
	[[nodiscard]] Cell Position() const { return hasProgress ? progress : request.start; }
};

/** Every request that has not been forgotten, by handle and by owner. Records never move. */
class RequestTable
{
public:
	RequestTable(std::size_t maxRequests, std::uint32_t firstSerial);

	/** Null when the table is full. */
	[[nodiscard]] RequestRecord* Add(const PathRequest& request);
	/** Null for a spent handle. */
	[[nodiscard]] RequestRecord* Find(PathHandle handle);
	[[nodiscard]] const RequestRecord* Find(PathHandle handle) const;
	[[nodiscard]] RequestRecord& At(SlotIndex slot) { return *records_[slot]; }
	[[nodiscard]] const RequestRecord& At(SlotIndex slot) const { return *records_[slot]; }

	void BecomeLive(RequestRecord& record);
	/** The handle is spent at once, its record lasts until Recycle. */
	void Spend(RequestRecord& record);
	/** How many records are spent, for Recycle to forget exactly these once their events are delivered. */
	[[nodiscard]] std::size_t SpentCount() const { return spent_.size(); }
	void Recycle(std::size_t oldest);

	/** The requests of one owner, oldest first; records of other owners with the same hash among them. */
	[[nodiscard]] SlotIndex FirstOf(OwnerId owner) const { return owners_.First(HashOf(owner)); }
	[[nodiscard]] SlotIndex NextOf(SlotIndex slot) const { return owners_.Next(slot); }

	[[nodiscard]] std::size_t OpenCount() const { return openCount_; }
	[[nodiscard]] std::size_t LiveCount() const { return liveCount_; }
	[[nodiscard]] std::size_t SlotCount() const { return records_.size(); }
	[[nodiscard]] std::size_t Bytes() const;

private:
	[[nodiscard]] static std::uint64_t HashOf(OwnerId owner) { return MixHash(0, owner); }

	std::size_t maxRequests_;
	std::uint32_t firstSerial_;
	std::vector<std::unique_ptr<RequestRecord>> records_;
	std::vector<SlotIndex> free_;
	std::vector<SlotIndex> spent_;
	HashChains owners_;
	std::size_t openCount_ = 0;
	std::size_t liveCount_ = 0;
};
} // namespace NavCore::Detail
