// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/MapSnapshot.h"

#include "Graph/DirtyTiles.h"
#include "Graph/EditQueue.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <atomic>
#include <utility>
#include <vector>

namespace NavCore
{
namespace Detail::MapSnapshotImpl
{
/** A snapshot with what it takes to bring it up to date. */
struct Copy
{
	explicit Copy(NavGraph graph) : snapshot(std::move(graph)) {}

	MapSnapshot snapshot;
	DirtyTiles dirty;
	/**
	 * Somebody holds it. Cleared by the last one to let go, on whatever thread that is: what he read was read
	 * before the owner, who looks here, writes again.
	 */
	std::atomic<bool> held{false};
};

/** Ends a hold, and keeps the copy alive for as long as it lasts. */
struct LetGo
{
	std::shared_ptr<Copy> copy;

	void operator()(const MapSnapshot*) const { copy->held.store(false, std::memory_order_release); }
};

constexpr TerrainTable SameCosts()
{
	TerrainTable table{};
	for (std::size_t cost = 0; cost < table.size(); ++cost)
	{
		table[cost] = static_cast<std::uint8_t>(cost);
	}
	return table;
}

/** Whether copying cells is enough to make the copy equal to the live map. */
bool HasLayersOf(const GridMap& copy, const GridMap& live)
{
	return copy.Bounds() == live.Bounds() && copy.GetTopology() == live.GetTopology() &&
		copy.GetCornerRule() == live.GetCornerRule() && copy.HasTerrain() == live.HasTerrain() &&
		copy.HasHeight() == live.HasHeight() && copy.ClimbLimit() == live.ClimbLimit() &&
		copy.HasClearance() == live.HasClearance() && copy.ClearanceLimit() == live.ClearanceLimit() &&
		(copy.Jumps() != nullptr || live.Jumps() == nullptr);
}
} // namespace Detail::MapSnapshotImpl

class SnapshotPublisher::Impl
{
public:
	explicit Impl(const SnapshotOptions& options)
		: parts_(options.parts), costs_(options.costs.value_or(Detail::MapSnapshotImpl::SameCosts()))
	{
	}

	void Note(const GridChange& change)
	{
		if (change.IsEmpty())
		{
			return;
		}
		isComplete_ = isComplete_ && change.VersionBefore() == notedVersion_;
		notedVersion_ = change.VersionAfter();
		for (const CopyPointer& copy : copies_)
		{
			const CellRect bounds = copy->snapshot.Map().Bounds();
			for (const CellRect& rect : change.Rects())
			{
				const CellRect known = rect.Intersect(bounds);
				if (!known.IsEmpty())
				{
					copy->dirty.Add(known);
				}
			}
		}
	}

	bool Publish(const GridMap& live, WorkBudget& budget)
	{
		FollowVersion(live);
		if (current_ != nullptr && current_->LiveVersion() == live.Version() &&
			Detail::MapSnapshotImpl::HasLayersOf(current_->Map(), live))
		{
			return true;
		}
		if (next_ == nullptr || !Detail::MapSnapshotImpl::HasLayersOf(next_->snapshot.Map(), live))
		{
			next_ = FindSpare(live);
		}
		CopyPointer next = next_ != nullptr ? next_ : Clone(live);
		if (next == next_ && (!CopyCells(live, *next, budget) || !next->snapshot.graph_.Repair(budget)))
		{
			return false;
		}
		next_ = nullptr;
		next->snapshot.liveVersion_ = live.Version();
		next->held.store(true, std::memory_order_relaxed);
		const MapSnapshot* snapshot = &next->snapshot;
		current_ =
			std::shared_ptr<const MapSnapshot>(snapshot, Detail::MapSnapshotImpl::LetGo{std::move(next)});
		++counters_.published;
		DropSurplus();
		return true;
	}

	[[nodiscard]] const std::shared_ptr<const MapSnapshot>& Current() const { return current_; }
	[[nodiscard]] const SnapshotCounters& Counters() const { return counters_; }
	[[nodiscard]] std::size_t CopyCount() const { return copies_.size(); }
	[[nodiscard]] std::size_t Bytes() const
	{
		std::size_t bytes = 0;
		for (const CopyPointer& copy : copies_)
		{
			bytes += sizeof(Detail::MapSnapshotImpl::Copy) + copy->snapshot.Bytes() + copy->dirty.Bytes();
		}
		return bytes;
	}

private:
	using CopyPointer = std::shared_ptr<Detail::MapSnapshotImpl::Copy>;

	/** After edits that nobody told of, every cell may differ. */
	void FollowVersion(const GridMap& live)
	{
		if (isComplete_ && live.Version() == notedVersion_)
		{
			return;
		}
		for (const CopyPointer& copy : copies_)
		{
			copy->dirty.Add(copy->snapshot.Map().Bounds());
		}
		notedVersion_ = live.Version();
		isComplete_ = true;
	}

	/** A copy that nobody holds; one that no longer fits the live map is thrown away. */
	[[nodiscard]] CopyPointer FindSpare(const GridMap& live)
	{
		for (auto it = copies_.begin(); it != copies_.end();)
		{
			if ((*it)->held.load(std::memory_order_acquire))
			{
				++it;
			}
			else if (Detail::MapSnapshotImpl::HasLayersOf((*it)->snapshot.Map(), live))
			{
				return *it;
			}
			else
			{
				it = copies_.erase(it);
			}
		}
		return nullptr;
	}

	[[nodiscard]] CopyPointer Clone(const GridMap& live)
	{
		NavGraph graph(live.Clone());
		{
			GridEdit edit(graph.MapForEdit());
			static_cast<void>(edit.CopyCells(live, live.Bounds(), costs_));
		}
		graph.Require(parts_);
		CopyPointer copy = std::make_shared<Detail::MapSnapshotImpl::Copy>(std::move(graph));
		copy->dirty.Reset(live.Width(), live.Height());
		copies_.push_back(copy);
		++counters_.clones;
		return copy;
	}

	/** Copies what is dirty, a piece at a time; true when nothing is left. */
	[[nodiscard]] bool CopyCells(const GridMap& live, Detail::MapSnapshotImpl::Copy& copy, WorkBudget& budget)
	{
		NavGraph& graph = copy.snapshot.graph_;
		Detail::EditPricing pricing;
		pricing.Add(graph.Map());
		while (!copy.dirty.IsEmpty())
		{
			if (budget.NextQuantum() == 0)
			{
				return false;
			}
			std::int64_t cost = 0;
			GridEdit edit(graph.MapForEdit());
			// As many tiles as a change lists apart, so that none drags in the cells between two of them.
			for (std::size_t i = 0; i < GridChange::MaxRects && cost < WorkBudget::QuantumExpansions; ++i)
			{
				if (copy.dirty.IsEmpty())
				{
					break;
				}
				const CellRect rect = copy.dirty.Take();
				[[maybe_unused]] const GridError error = edit.CopyCells(live, rect, costs_);
				NAVCORE_ASSERT(error == GridError::None, "both maps have the same size");
				counters_.cellsCopied += rect.Area();
				cost += pricing.CostOf(rect);
			}
			graph.Mark(edit.Commit());
			budget.Spend(cost);
		}
		return true;
	}

	/** The newest copies stay: they have the least to catch up on. */
	void DropSurplus()
	{
		std::size_t spare = 0;
		for (std::size_t i = copies_.size(); i > 0; --i)
		{
			const auto it = copies_.begin() + static_cast<std::ptrdiff_t>(i - 1);
			if (!(*it)->held.load(std::memory_order_acquire) && ++spare > SpareCopies)
			{
				copies_.erase(it);
			}
		}
	}

	GraphParts parts_;
	TerrainTable costs_;
	std::vector<CopyPointer> copies_;
	std::shared_ptr<const MapSnapshot> current_;
	/** The copy that is being brought up to date; nobody holds it. */
	CopyPointer next_;
	/** Version of the live map that the edits told of lead to, and whether none was left out. */
	std::uint64_t notedVersion_ = 0;
	bool isComplete_ = false;
	SnapshotCounters counters_;
};

SnapshotPublisher::SnapshotPublisher(const SnapshotOptions& options) : impl_(std::make_unique<Impl>(options))
{
}
SnapshotPublisher::~SnapshotPublisher() = default;
SnapshotPublisher::SnapshotPublisher(SnapshotPublisher&& other) noexcept = default;
SnapshotPublisher& SnapshotPublisher::operator=(SnapshotPublisher&& other) noexcept = default;

void SnapshotPublisher::Note(const GridChange& change)
{
	impl_->Note(change);
}

bool SnapshotPublisher::Publish(const GridMap& live, WorkBudget& budget)
{
	return impl_->Publish(live, budget);
}

std::shared_ptr<const MapSnapshot> SnapshotPublisher::Publish(const GridMap& live)
{
	WorkBudget budget;
	static_cast<void>(impl_->Publish(live, budget));
	return impl_->Current();
}

const std::shared_ptr<const MapSnapshot>& SnapshotPublisher::Current() const
{
	return impl_->Current();
}

const SnapshotCounters& SnapshotPublisher::Counters() const
{
	return impl_->Counters();
}

std::size_t SnapshotPublisher::CopyCount() const
{
	return impl_->CopyCount();
}

std::size_t SnapshotPublisher::Bytes() const
{
	return impl_->Bytes();
}
} // namespace NavCore
