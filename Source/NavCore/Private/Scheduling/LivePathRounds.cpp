// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The rounds of LivePaths::Check: tiles, stretches of paths, paths.
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Path/PathSteps.h"
#include "Scheduling/LivePaths.h"

#include <algorithm>
#include <bit>

namespace NavCore::Detail
{
namespace LivePathRoundsImpl
{
/** What one unit of the budget pays for. */
constexpr std::int32_t TilesPerUnit = 16;
constexpr std::int32_t RejectsPerUnit = 8;
constexpr std::int64_t StepsPerUnit = 64;
constexpr std::size_t WordsPerUnit = 64;
/** Longest stretch of a suspect path that is walked in one piece. */
constexpr std::int32_t PieceSteps = 256;
constexpr std::int32_t PieceRuns = 16;

/** What may make a step illegal. */
bool CanBreak(ChangeKind kinds)
{
	return Includes(
		kinds, ChangeKind::Blocked | ChangeKind::Height | ChangeKind::Clearance | ChangeKind::Links);
}

CellRect BoxOf(Cell a, Cell b)
{
	return {(std::min)(a.x, b.x), (std::min)(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y) + 1};
}

bool Overlap(const CellRect& a, const CellRect& b)
{
	return !a.Intersect(b).IsEmpty();
}
} // namespace LivePathRoundsImpl

bool LivePaths::Check(const GridMap& map, WorkBudget& budget, std::vector<LiveNotice>& outNotices)
{
	while (!IsIdle())
	{
		const std::int64_t quantum = budget.NextQuantum();
		if (quantum == 0)
		{
			return false;
		}
		std::int64_t used = 0;
		while (used < quantum && !IsIdle())
		{
			used += WorkPiece(map, outNotices);
		}
		budget.Spend(used);
	}
	return true;
}

void LivePaths::StartRound()
{
	std::swap(pending_, spreading_);
	pending_.clear();
	tileChanges_.clear();
	spreadIndex_ = 0;
	spreadStarted_ = false;
	examined_ = 0;
	inTile_ = false;
	reportWord_ = 0;
	phase_ = Phase::Spread;
}

std::int64_t LivePaths::WorkPiece(const GridMap& map, std::vector<LiveNotice>& outNotices)
{
	switch (phase_)
	{
	case Phase::Rest:
		StartRound();
		return 0;
	case Phase::Spread:
		return SpreadPiece();
	case Phase::Examine:
		return ExaminePiece(map);
	case Phase::Report:
		return ReportPiece(map, outNotices);
	}
	return 1;
}

std::int64_t LivePaths::SpreadPiece()
{
	if (spreadIndex_ == spreading_.size())
	{
		phase_ = Phase::Examine;
		return 0;
	}
	const Change& change = spreading_[spreadIndex_];
	if (!spreadStarted_)
	{
		spreadStarted_ = true;
		spreadReach_ = MaxClearance();
		spread_ = TileSpread(store_, change.rect, spreadReach_);
	}
	for (std::int32_t i = 0; i < LivePathRoundsImpl::TilesPerUnit && !spread_.IsDone(); ++i)
	{
		MarkTile(spread_.Take(), change);
	}
	if (spread_.IsDone())
	{
		spreadStarted_ = false;
		++spreadIndex_;
	}
	return 1;
}

std::int32_t LivePaths::MaxClearance() const
{
	std::size_t most = clearances_.size() - 1;
	while (most > 1 && clearances_[most] == 0)
	{
		--most;
	}
	return static_cast<std::int32_t>(most);
}

void LivePaths::MarkTile(std::uint32_t tile, const Change& change)
{
	if (store_.FirstInTile(tile) == NoItem)
	{
		return;
	}
	// A step looks at cells one beyond where it starts, and at the room around these.
	const CellRect touched = store_.TileRect(tile).Inflate(spreadReach_).Intersect(change.rect);
	if (touched.IsEmpty())
	{
		return;
	}
	std::uint32_t& place = placeOfTile_[tile];
	if (place >= tileChanges_.size() || tileChanges_[place].tile != tile)
	{
		place = static_cast<std::uint32_t>(tileChanges_.size());
		tileChanges_.push_back({tile, ChangeKind::None, {}});
	}
	TileChange& marked = tileChanges_[place];
	marked.kinds = marked.kinds | change.kinds;
	marked.touched = marked.touched.Union(touched);
}

std::int64_t LivePaths::ExaminePiece(const GridMap& map)
{
	if (examined_ == tileChanges_.size())
	{
		phase_ = Phase::Report;
		return 0;
	}
	const TileChange& change = tileChanges_[examined_];
	if (!inTile_)
	{
		inTile_ = true;
		store_.examineCursor = store_.FirstInTile(change.tile);
	}
	for (std::int32_t rejects = 0; rejects < LivePathRoundsImpl::RejectsPerUnit; ++rejects)
	{
		if (store_.examineCursor == NoItem)
		{
			inTile_ = false;
			++examined_;
			return 1;
		}
		TileVisit& visit = store_.Visit(store_.examineCursor);
		store_.examineCursor = visit.nextInTile;
		++counters_.visitsExamined;
		// A step is concerned by its own cells and those beside it, and by the room around them.
		const CellRect hit = change.touched.Inflate((std::max)(std::int32_t{visit.clearance}, 1) - 1);
		if (LivePathRoundsImpl::Overlap(store_.BoxOf(visit), hit))
		{
			return 1 + Examine(map, visit, hit, change.kinds) / LivePathRoundsImpl::StepsPerUnit;
		}
	}
	return 1;
}

/** Returns the steps and runs looked at. */
std::int64_t LivePaths::Examine(const GridMap& map, TileVisit& visit, const CellRect& hit, ChangeKind kinds)
{
	using LivePathRoundsImpl::BoxOf;
	using LivePathRoundsImpl::Overlap;
	const std::uint32_t slot = visit.path;
	LiveRecord& record = store_.Record(slot);
	const RunJudge judge(map, record.clearance);
	const bool canBreak = LivePathRoundsImpl::CanBreak(kinds) && !record.suspect;
	const std::uint32_t end = store_.EndOf(visit);
	StoredPlace place = record.at.step > visit.start.step ? record.at : visit.start;
	bool concerned = hit.Contains(place.cell);
	bool broken = canBreak && hit.Contains(place.cell) && !judge.CanStand(place.cell);
	std::int64_t looked = 0;
	std::int64_t cost = 0;
	while (place.step < end)
	{
		const std::int32_t steps =
			(std::min)(store_.StepsToTarget(place), static_cast<std::int32_t>(end - place.step));
		++looked;
		// A link concerns the cell from which it leads; where it leads to, another visit begins.
		const Cell last = store_.IsAtLink(place) ? place.cell : store_.CellAhead(place, steps);
		if (Overlap(BoxOf(place.cell, last), hit))
		{
			concerned = true;
			looked += canBreak ? steps : 0;
			broken =
				broken || (canBreak && store_.LegalSteps(slot, place, steps, judge, map, links_) < steps);
		}
		if (map.HasTerrain())
		{
			cost += store_.CostOf(slot, place, steps, judge);
			looked += steps;
		}
		store_.Move(place, steps);
	}
	if (map.HasTerrain() && cost != visit.cost)
	{
		record.toGo += cost - visit.cost;
		visit.cost = cost;
		Touch(slot);
	}
	if (broken || (concerned && record.brokenStep != NoItem))
	{
		record.suspect = true;
		Touch(slot);
	}
	return looked;
}

std::int64_t LivePaths::ReportPiece(const GridMap& map, std::vector<LiveNotice>& outNotices)
{
	for (std::size_t i = 0; i < LivePathRoundsImpl::WordsPerUnit; ++i, ++reportWord_)
	{
		if (reportWord_ >= touched_.size() || touchedCount_ == 0)
		{
			phase_ = Phase::Rest;
			return 1;
		}
		if (touched_[reportWord_] == 0)
		{
			continue;
		}
		const auto bit = static_cast<std::size_t>(std::countr_zero(touched_[reportWord_]));
		const auto slot = static_cast<std::uint32_t>(reportWord_ * 64 + bit);
		const std::optional<BrokenStep> brokenBefore = BrokenStepOf(slot);
		std::int64_t units = 1;
		if (!store_.Record(slot).suspect || WalkSuspect(map, slot, units))
		{
			Untouch(slot);
			Tell(slot, brokenBefore, outNotices);
		}
		return units;
	}
	return 1;
}

bool LivePaths::WalkSuspect(const GridMap& map, std::uint32_t slot, std::int64_t& outUnits)
{
	using LivePathRoundsImpl::PieceSteps;
	LiveRecord& record = store_.Record(slot);
	if (suspect_ != slot || suspectAt_.step < record.at.step)
	{
		suspect_ = slot;
		suspectAt_ = record.at;
		++counters_.pathsWalked;
	}
	const RunJudge judge(map, record.clearance);
	StoredPlace& place = suspectAt_;
	std::int32_t left = PieceSteps;
	std::int32_t runs = LivePathRoundsImpl::PieceRuns;
	bool broken = false;
	for (; !broken && place.step < record.steps && left > 0 && runs > 0; --runs)
	{
		const std::int32_t steps = (std::min)(store_.StepsToTarget(place), left);
		const std::int32_t legal =
			judge.CanStand(place.cell) ? store_.LegalSteps(slot, place, steps, judge, map, links_) : 0;
		store_.Move(place, legal);
		left -= legal;
		broken = legal < steps;
	}
	outUnits += (PieceSteps - left) / LivePathRoundsImpl::StepsPerUnit;
	if (!broken && place.step < record.steps)
	{
		return false;
	}
	record.suspect = false;
	record.brokenStep = broken ? place.step : NoItem;
	if (broken)
	{
		record.brokenCell =
			judge.CanStand(place.cell) && place.step < record.steps ? store_.CellAhead(place, 1) : place.cell;
	}
	suspect_ = NoItem;
	return true;
}

void LivePaths::Tell(
	std::uint32_t slot, const std::optional<BrokenStep>& brokenBefore, std::vector<LiveNotice>& outNotices)
{
	LiveRecord& record = store_.Record(slot);
	LiveNotice notice{{slot, record.serial}, record.tag, LiveNoticeKind::Blocked, {}, {}, {}};
	if (const std::optional<BrokenStep> broken = BrokenStepOf(slot))
	{
		if (broken != brokenBefore)
		{
			notice.broken = *broken;
			outNotices.push_back(notice);
			++counters_.notices;
		}
		return;
	}
	if (record.toGo > record.toldToGo)
	{
		notice.kind = LiveNoticeKind::CostChanged;
		notice.toGo = {record.toGo};
		notice.toGoBefore = {record.toldToGo};
		outNotices.push_back(notice);
		++counters_.notices;
	}
	record.toldToGo = record.toGo;
}
} // namespace NavCore::Detail
