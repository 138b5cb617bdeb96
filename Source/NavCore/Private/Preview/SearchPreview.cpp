// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Preview/SearchPreview.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace NavCore
{
namespace Detail::SearchPreviewImpl
{
double Ratio(double second, double first)
{
	return first > 0.0 ? second / first : 0.0;
}

bool SameCells(const Path& a, const Path& b)
{
	std::vector<Cell> cellsOfA;
	std::vector<Cell> cellsOfB;
	ExpandToCells(a, cellsOfA);
	ExpandToCells(b, cellsOfB);
	return cellsOfA == cellsOfB;
}
} // namespace Detail::SearchPreviewImpl

SearchPreview::SearchPreview(const RecordingLimits& limitsOfEach)
	: sides_{RecordedSearch(limitsOfEach), RecordedSearch(limitsOfEach)}
{
}

GraphParts SearchPreview::PartsFor(const PreviewQuery& query)
{
	GraphParts parts = GraphParts::None;
	for (const AlgorithmInfo* algorithm : query.algorithms)
	{
		parts = algorithm != nullptr ? parts | algorithm->uses : parts;
	}
	return parts;
}

void SearchPreview::SetMap(std::shared_ptr<const MapSnapshot> map)
{
	for (RecordedSearch& side : sides_)
	{
		side.Clear();
	}
	map_ = std::move(map);
	Restart();
}

void SearchPreview::SetQuery(const PreviewQuery& query)
{
	if (query == query_)
	{
		return;
	}
	query_ = query;
	followsEnd_ = true;
	Restart();
}

void SearchPreview::Restart()
{
	SearchRequest request;
	request.start = query_.start;
	request.goal = query_.goal;
	request.clearance = query_.clearance;
	request.allowPartial = query_.allowPartial;
	for (std::size_t side = 0; side < Sides; ++side)
	{
		if (map_ && query_.algorithms[side] != nullptr)
		{
			sides_[side].Begin(map_->Context(), *query_.algorithms[side], request);
		}
		else
		{
			sides_[side].Clear();
		}
	}
}

bool SearchPreview::Advance(WorkBudget& budget)
{
	// Following costs less than searching, so it cannot keep the searches from going on for ever.
	if (ShowPosition(budget) && !HasEnded())
	{
		Search(budget);
		return ShowPosition(budget) && HasEnded();
	}
	return HasEnded() && Side(0).Step() == StepOf(0) && Side(1).Step() == StepOf(1);
}

bool SearchPreview::ShowPosition(WorkBudget& budget)
{
	bool shown = true;
	for (std::size_t side = 0; side < Sides; ++side)
	{
		shown = sides_[side].SeekStep(StepOf(side), budget) && shown;
	}
	return shown;
}

void SearchPreview::Search(WorkBudget& budget)
{
	if (!sides_[0].HasEnded() && !sides_[1].HasEnded())
	{
		WorkBudget half = budget.Share(500);
		static_cast<void>(sides_[0].Advance(half));
		budget.Spend(half.Used());
	}
	else
	{
		static_cast<void>(sides_[0].Advance(budget));
	}
	static_cast<void>(sides_[1].Advance(budget));
}

bool SearchPreview::HasEnded() const
{
	return sides_[0].HasEnded() && sides_[1].HasEnded();
}

std::size_t SearchPreview::LongerSide() const
{
	return sides_[1].StepCount() > sides_[0].StepCount() ? 1 : 0;
}

std::size_t SearchPreview::Length() const
{
	return sides_[LongerSide()].StepCount();
}

std::size_t SearchPreview::Position() const
{
	return followsEnd_ ? Length() : (std::min)(position_, Length());
}

void SearchPreview::Seek(std::size_t position)
{
	followsEnd_ = position >= Length();
	position_ = position;
}

void SearchPreview::SeekExpansions(std::int32_t count)
{
	const RecordedSearch& longer = sides_[LongerSide()];
	std::size_t position = Position();
	for (std::int32_t done = 0; done < count; ++done)
	{
		position = longer.NextExpansion(position);
	}
	for (std::int32_t done = 0; done > count; --done)
	{
		position = longer.PreviousExpansion(position);
	}
	Seek(position);
}

std::size_t SearchPreview::StepOf(std::size_t side) const
{
	const std::size_t steps = sides_[side].StepCount();
	const std::size_t length = Length();
	if (pace_ == PreviewPace::Steps || length == 0)
	{
		return (std::min)(Position(), steps);
	}
	// Rounded to the nearest step. The limits of recordings keep the product within 64 bits.
	const std::uint64_t product = std::uint64_t{Position()} * steps;
	return static_cast<std::size_t>((product + length / 2) / length);
}

PreviewComparison SearchPreview::Compare() const
{
	const RecordedSearch& first = sides_[0];
	const RecordedSearch& second = sides_[1];
	PreviewComparison comparison;
	if (first.Algorithm() == nullptr || second.Algorithm() == nullptr || !HasEnded())
	{
		return comparison;
	}
	comparison.expansionRatio = Detail::SearchPreviewImpl::Ratio(
		static_cast<double>(second.Counters().expanded), static_cast<double>(first.Counters().expanded));
	comparison.bothFound = first.Status() == SearchStatus::Found && second.Status() == SearchStatus::Found;
	if (comparison.bothFound)
	{
		comparison.costRatio =
			Detail::SearchPreviewImpl::Ratio(static_cast<double>(second.GetPath().cost.units),
				static_cast<double>(first.GetPath().cost.units));
		comparison.lengthRatio =
			Detail::SearchPreviewImpl::Ratio(second.GetPath().Length(), first.GetPath().Length());
		comparison.samePath = Detail::SearchPreviewImpl::SameCells(first.GetPath(), second.GetPath());
	}
	return comparison;
}

std::size_t SearchPreview::Bytes() const
{
	return sides_[0].Bytes() + sides_[1].Bytes();
}
} // namespace NavCore
