// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Scheduling/LivePaths.h"

#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Path/PathSteps.h"

#include <algorithm>
#include <limits>

namespace NavCore::Detail
{
namespace LivePathsImpl
{
/** Steps ahead of the agent among which its new place is looked for. */
constexpr std::uint32_t ProgressWindow = 64;
/** King moves by which an agent may stand beside its path. */
constexpr std::int32_t ProgressTolerance = 2;
/** Changes kept apart while they wait; more share a rectangle. */
constexpr std::size_t MaxPending = 256;

constexpr ChangeKind AllKinds = ChangeKind::Opened | ChangeKind::Blocked | ChangeKind::Terrain |
	ChangeKind::Height | ChangeKind::Clearance | ChangeKind::Links;

/** What may make another way cheaper. */
bool CanOpen(ChangeKind kinds)
{
	return Includes(
		kinds, ChangeKind::Opened | ChangeKind::Terrain | ChangeKind::Height | ChangeKind::Clearance);
}

/** A path of this map that is not empty and leads from point to point in runs and over its links. */
bool IsWellFormed(const GridMap& map, const Path& path)
{
	auto link = path.links.begin();
	for (std::size_t i = 0; i < path.points.size(); ++i)
	{
		const bool linked = i > 0 && link != path.links.end() && link->point + 1 == i;
		link += linked ? 1 : 0;
		if (!map.Contains(path.points[i]) || (i > 0 && !linked && !IsRun(path.points[i - 1], path.points[i])))
		{
			return false;
		}
	}
	return !path.IsEmpty() && link == path.links.end();
}
} // namespace LivePathsImpl

LivePaths::LivePaths(const GridMap& map, const LivePathLimits& limits)
	: store_(map), shortcuts_(store_, limits.shortcutReach, limits.shortcutGainPermille), limits_(limits),
	  version_(map.Version())
{
	const std::int64_t tiles = std::int64_t{store_.TilesAcross()} * store_.TilesDown();
	placeOfTile_.assign(static_cast<std::size_t>(tiles), 0);
	pending_.reserve(LivePathsImpl::MaxPending);
	spreading_.reserve(LivePathsImpl::MaxPending);
}

Result<LivePathId, LivePathError> LivePaths::Add(
	const GridMap& map, const Path& path, std::uint8_t clearance, std::uint64_t tag, WorkBudget& budget)
{
	if (store_.RecordCount() >= limits_.maxPaths)
	{
		return Failure{LivePathError::TooMany};
	}
	const std::uint32_t slot = store_.TakeRecord();
	const std::size_t words = store_.RecordsMade() / 64 + 1;
	if (touched_.size() < words)
	{
		touched_.resize(words * 2, 0);
	}
	LiveRecord& record = store_.Record(slot);
	record.clearance = clearance;
	record.tag = tag;
	++clearances_[clearance];
	const LivePathError error = Store(slot, map, path, budget);
	if (error != LivePathError::None)
	{
		return Failure{error};
	}
	return LivePathId{slot, record.serial};
}

LivePathError LivePaths::Replace(LivePathId id, const GridMap& map, const Path& path, WorkBudget& budget)
{
	if (!Contains(id))
	{
		return LivePathError::SpentId;
	}
	Untouch(id.slot);
	shortcuts_.Forget(id.slot);
	store_.Empty(id.slot);
	return Store(id.slot, map, path, budget);
}

LivePathError LivePaths::Store(std::uint32_t slot, const GridMap& map, const Path& path, WorkBudget& budget)
{
	LiveRecord& record = store_.Record(slot);
	if (!LivePathsImpl::IsWellFormed(map, path))
	{
		Discard(slot);
		return LivePathError::BadPath;
	}
	suspect_ = suspect_ == slot ? NoItem : suspect_;
	const std::size_t visits = store_.Fill(slot, path, RunJudge(map, record.clearance));
	budget.Spend(1 + static_cast<std::int64_t>(visits + path.points.size() / 16));
	if (store_.UsedBytes() > limits_.maxBytes)
	{
		Discard(slot);
		return LivePathError::OverMemory;
	}
	record.brokenStep = NoItem;
	record.suspect = path.mapVersion != map.Version();
	if (record.suspect)
	{
		record.toldToGo = path.cost.units;
		Touch(slot);
	}
	return LivePathError::None;
}

bool LivePaths::Remove(LivePathId id)
{
	const bool known = Contains(id);
	if (known)
	{
		Discard(id.slot);
	}
	return known;
}

void LivePaths::Discard(std::uint32_t slot)
{
	Untouch(slot);
	shortcuts_.Forget(slot);
	suspect_ = suspect_ == slot ? NoItem : suspect_;
	--clearances_[store_.Record(slot).clearance];
	store_.GiveRecord(slot);
}

ProgressAnswer LivePaths::SetProgress(LivePathId id, const GridMap& map, Cell at)
{
	if (!Contains(id))
	{
		return ProgressAnswer::SpentId;
	}
	LiveRecord& record = store_.Record(id.slot);
	StoredPlace place = record.at;
	const std::uint32_t end = (std::min)(record.steps, place.step + LivePathsImpl::ProgressWindow);
	// Squared, and none within the tolerance yet.
	constexpr std::int64_t none = (std::numeric_limits<std::int64_t>::max)();
	std::int64_t nearest = none;
	std::uint32_t step = 0;
	while (nearest > 0)
	{
		const std::int64_t dx = std::abs(std::int64_t{place.cell.x} - at.x);
		const std::int64_t dy = std::abs(std::int64_t{place.cell.y} - at.y);
		if ((std::max)(dx, dy) <= LivePathsImpl::ProgressTolerance && dx * dx + dy * dy < nearest)
		{
			nearest = dx * dx + dy * dy;
			step = place.step;
		}
		if (place.step == end)
		{
			break;
		}
		store_.Move(place, 1);
	}
	if (nearest == none)
	{
		return ProgressAnswer::OffPath;
	}
	store_.Walk(id.slot, step - record.at.step, RunJudge(map, record.clearance));
	if (record.brokenStep != NoItem && record.brokenStep < step)
	{
		// The agent got through; there may be other breaks ahead.
		record.brokenStep = NoItem;
		record.suspect = true;
		Touch(id.slot);
	}
	return nearest == 0 ? ProgressAnswer::OnPath : ProgressAnswer::BesidePath;
}

void LivePaths::Note(const GridMap& map, const GridChange& change)
{
	const auto add = [this](const Change& part)
	{
		if (LivePathsImpl::CanOpen(part.kinds))
		{
			shortcuts_.Note(part.rect);
		}
		if (pending_.size() < LivePathsImpl::MaxPending)
		{
			pending_.push_back(part);
			return;
		}
		pending_.back().rect = pending_.back().rect.Union(part.rect);
		pending_.back().kinds = pending_.back().kinds | part.kinds;
	};
	if (change.IsEmpty())
	{
		return;
	}
	if (change.VersionBefore() != version_)
	{
		add({map.Bounds(), LivePathsImpl::AllKinds});
	}
	for (const CellRect& rect : change.Rects())
	{
		add({rect, change.Kinds()});
	}
	version_ = change.VersionAfter();
}

std::optional<LivePathId> LivePaths::TakeShortcut()
{
	const std::uint32_t slot = shortcuts_.Take();
	if (slot == NoItem)
	{
		return std::nullopt;
	}
	return LivePathId{slot, store_.Record(slot).serial};
}

void LivePaths::Touch(std::uint32_t slot)
{
	std::uint64_t& word = touched_[slot / 64];
	const std::uint64_t bit = std::uint64_t{1} << (slot % 64);
	touchedCount_ += (word & bit) == 0 ? 1 : 0;
	word |= bit;
}

void LivePaths::Untouch(std::uint32_t slot)
{
	std::uint64_t& word = touched_[slot / 64];
	const std::uint64_t bit = std::uint64_t{1} << (slot % 64);
	touchedCount_ -= (word & bit) != 0 ? 1 : 0;
	word &= ~bit;
}

bool LivePaths::Contains(LivePathId id) const
{
	return id.serial != 0 && id.slot < store_.RecordsMade() && store_.Record(id.slot).used &&
		store_.Record(id.slot).serial == id.serial;
}

void LivePaths::CopyRest(LivePathId id, const GridMap& map, Path& outPath) const
{
	NAVCORE_ASSERT(Contains(id), "the id is spent");
	const LiveRecord& record = store_.Record(id.slot);
	const bool hex = map.GetTopology() == Topology::Hex;
	outPath.Clear();
	outPath.form = hex ? PathForm::Cells : PathForm::Waypoints;
	outPath.partial = record.partial;
	outPath.mapVersion = record.mapVersion;
	outPath.cost = {record.toGo};
	outPath.points.push_back(record.at.cell);
	for (StoredPlace place = record.at; place.step < record.steps;)
	{
		const Cell from = place.cell;
		const Cell target = store_.TargetOf(place);
		if (store_.IsAtLink(place))
		{
			const PathLink& link = store_.LinkAt(id.slot, place);
			outPath.links.push_back(
				{static_cast<std::uint32_t>(outPath.points.size() - 1), link.link, link.cost});
			store_.Move(place, 1);
			outPath.points.push_back(place.cell);
			continue;
		}
		const std::int32_t steps = hex ? 1 : RunLength(from, target);
		store_.Move(place, steps);
		const bool diagonal = !hex && from.x != target.x && from.y != target.y;
		(diagonal ? outPath.diagonalSteps : outPath.straightSteps) += steps;
		outPath.points.push_back(place.cell);
	}
}

std::optional<BrokenStep> LivePaths::BrokenStepOf(std::uint32_t slot) const
{
	const LiveRecord& record = store_.Record(slot);
	if (record.brokenStep == NoItem)
	{
		return std::nullopt;
	}
	return BrokenStep{record.brokenStep, record.brokenCell};
}

bool LivePaths::IsIdle() const
{
	return phase_ == Phase::Rest && pending_.empty() && touchedCount_ == 0;
}

std::size_t LivePaths::Bytes() const
{
	return store_.Bytes() + shortcuts_.Bytes() +
		(pending_.capacity() + spreading_.capacity()) * sizeof(Change) +
		tileChanges_.capacity() * sizeof(TileChange) + placeOfTile_.capacity() * sizeof(placeOfTile_[0]) +
		touched_.capacity() * sizeof(touched_[0]);
}
} // namespace NavCore::Detail
