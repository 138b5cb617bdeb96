// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/RequestTable.h"

#include "NavCore/Base/Assert.h"

namespace NavCore::Detail
{
RequestTable::RequestTable(std::size_t maxRequests, std::uint32_t firstSerial)
	: maxRequests_(maxRequests), firstSerial_(firstSerial)
{
}

RequestRecord* RequestTable::Add(const PathRequest& request)
{
	if (openCount_ + liveCount_ >= maxRequests_)
	{
		return nullptr;
	}
	if (free_.empty())
	{
		records_.push_back(std::make_unique<RequestRecord>());
		records_.back()->slot = static_cast<SlotIndex>(records_.size() - 1);
		records_.back()->serial = firstSerial_ - 1;
		free_.push_back(records_.back()->slot);
	}
	RequestRecord& record = *records_[free_.back()];
	free_.pop_back();
	record.request = request;
	record.serial = record.serial + 1 == 0 ? 1 : record.serial + 1;
	record.state = RequestState::Open;
	record.outcome = PathOutcome::Pending;
	record.quality = PathQuality::Full;
	record.hasLeg = false;
	record.hasProgress = false;
	record.path.Clear();
	record.waypoints.clear();
	record.partialReason = PartialReason::None;
	record.requestError = RequestError::None;
	record.counters = {};
	record.job = NoSlot;
	record.liveId = {};
	if (request.owner != 0)
	{
		owners_.Insert(HashOf(request.owner), record.slot);
	}
	++openCount_;
	return &record;
}

RequestRecord* RequestTable::Find(PathHandle handle)
{
	return const_cast<RequestRecord*>(static_cast<const RequestTable&>(*this).Find(handle));
}

const RequestRecord* RequestTable::Find(PathHandle handle) const
{
	if (!handle.IsValid() || handle.slot >= records_.size())
	{
		return nullptr;
	}
	const RequestRecord& record = *records_[handle.slot];
	const bool isNamed = record.state == RequestState::Open || record.state == RequestState::Live;
	return isNamed && record.serial == handle.serial ? &record : nullptr;
}

void RequestTable::BecomeLive(RequestRecord& record)
{
	NAVCORE_ASSERT(record.state == RequestState::Open, "only an open request ends");
	record.state = RequestState::Live;
	--openCount_;
	++liveCount_;
}

void RequestTable::Spend(RequestRecord& record)
{
	NAVCORE_ASSERT(record.job == NoSlot, "a job still works for the request");
	openCount_ -= record.state == RequestState::Open ? 1 : 0;
	liveCount_ -= record.state == RequestState::Live ? 1 : 0;
	record.state = RequestState::Spent;
	owners_.Remove(record.slot);
	spent_.push_back(record.slot);
}

void RequestTable::Recycle(std::size_t oldest)
{
	for (std::size_t i = 0; i < oldest; ++i)
	{
		records_[spent_[i]]->state = RequestState::Free;
		free_.push_back(spent_[i]);
	}
	spent_.erase(spent_.begin(), spent_.begin() + static_cast<std::ptrdiff_t>(oldest));
}

std::size_t RequestTable::Bytes() const
{
	std::size_t bytes = owners_.Bytes() + (free_.capacity() + spent_.capacity()) * sizeof(SlotIndex);
	for (const std::unique_ptr<RequestRecord>& record : records_)
	{
		bytes += sizeof(RequestRecord) + record->path.points.capacity() * sizeof(Cell) +
			record->waypoints.capacity() * sizeof(Cell) +
			record->request.goal.cells.capacity() * sizeof(Cell);
	}
	return bytes;
}
} // namespace NavCore::Detail
