// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridMap.h"
#include "Path/ChangeBoxes.h"
#include "Path/PathBends.h"
#include "Path/PathStrip.h"
#include "Path/SightWindow.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace NavCore::Detail
{
/** The kinds of round that string pulling makes along a path. */
enum class PullRound : std::uint8_t
{
	None,
	Far,     // Tries runs to cells beyond the window, from a cell in sixteen.
	Broad,   // Looks at all of the path in the window, from a cell in about sixteen.
	Corners, // Looks at the stretch ahead in the window, from the corners of the path.
	Ladder,  // Where there is no window: tries lines from every turn.
};

/**
 * Decides which round is next and which cells it looks from.
 *
 * Broad and corner rounds go on until neither has a changed place left to look at; then a far round must
 * find nothing on the path as it is.
 */
class PullRounds
{
public:
	/** Windowed: the map is looked at through a SightWindow. Narrow: the agent is. */
	void Attach(const GridMap& map, bool windowed, bool narrow)
	{
		windowed_ = windowed;
		usesFar_ = narrow || !windowed;
		bends_.Attach(map.GetTopology(), map.GetCornerRule());
		broad_.AddAll();
		corners_.AddAll();
		farIsDue_ = usesFar_;
		round_ = PullRound::None;
	}

	[[nodiscard]] PullRound Kind() const { return round_; }

	/** Chooses the next round; false when there is nothing left to look at. */
	[[nodiscard]] bool Start()
	{
		knownNear_ = 0;
		if (!windowed_)
		{
			round_ = PullRound::Ladder;
			return std::exchange(farIsDue_, false);
		}
		if ((round_ == PullRound::None && farIsDue_) || (broad_.IsEmpty() && corners_.IsEmpty()))
		{
			round_ = PullRound::Far;
			return std::exchange(farIsDue_, false);
		}
		const bool broad = broad_.IsAll() || corners_.IsEmpty();
		round_ = broad ? PullRound::Broad : PullRound::Corners;
		due_ = broad ? broad_ : corners_;
		(broad ? broad_ : corners_).Clear();
		return true;
	}

	/** Goes to the next cell that the round looks from; false if there is none. */
	[[nodiscard]] bool FindLookout(PathStrip& strip)
	{
		if (round_ == PullRound::Far)
		{
			strip.Skip(strip.HasBehind() ? (std::min)(FarSpacing, strip.Ahead()) : 0);
			return strip.Ahead() > 1;
		}
		while (strip.Ahead() > 1)
		{
			if (knownNear_ <= 0 && !IsNearChange(strip))
			{
				continue;
			}
			--knownNear_;
			if (IsLookout(strip))
			{
				return true;
			}
			strip.Step();
		}
		return false;
	}

	/** Remembers where the path is about to change: a direct way stays between its ends. */
	void NoteChange(const PathStrip& strip, std::size_t step)
	{
		farIsDue_ = usesFar_;
		if (!windowed_)
		{
			return;
		}
		CellBox box(strip.Here());
		for (std::size_t i = 1; i <= step; ++i)
		{
			box.Add(strip.At(i));
		}
		broad_.Add(box);
		corners_.Add(box);
	}

private:
	static constexpr std::size_t FarSpacing = 16;
	static constexpr std::int32_t AlwaysNear = 1'000'000'000;

	/** Whether a changed place is in the window; moves on as far as it cannot be if it is not. */
	[[nodiscard]] bool IsNearChange(PathStrip& strip)
	{
		// A step of the path leads one cell nearer or farther at most.
		const std::int32_t away = round_ == PullRound::Ladder || due_.IsAll()
			? -AlwaysNear
			: due_.Away(strip.Here()) - SightWindow::Reach;
		knownNear_ = 1 - away;
		if (away > 0)
		{
			strip.Skip((std::min)(static_cast<std::size_t>(away), strip.Ahead()));
		}
		return away <= 0;
	}

	/** Whether the round looks from the place of work. */
	[[nodiscard]] bool IsLookout(const PathStrip& strip) const
	{
		switch (round_)
		{
		case PullRound::Broad:
			return !strip.HasBehind() || IsOnLattice(strip.Here());
		case PullRound::Corners:
			return IsTurn(strip) && bends_.IsAtCorner(strip);
		default:
			return IsTurn(strip) || IsOnLattice(strip.Here());
		}
	}

	[[nodiscard]] static bool IsTurn(const PathStrip& strip)
	{
		return !strip.HasBehind() ||
			PathBends::StepBetween(strip.Behind(), strip.Here()) !=
			PathBends::StepBetween(strip.Here(), strip.At(1));
	}

	/** One cell in sixteen along a row or a diagonal, one in eight along a column. */
	[[nodiscard]] static bool IsOnLattice(Cell cell) { return ((cell.x + 6 * cell.y) & 15) == 0; }

	PathBends bends_;
	/** Where the next broad and corner rounds have to look, and where the one at work has to. */
	ChangeBoxes broad_;
	ChangeBoxes corners_;
	ChangeBoxes due_;
	PullRound round_ = PullRound::None;
	/** For so many steps the place of work is known to stay near a change. */
	std::int32_t knownNear_ = 0;
	bool windowed_ = false;
	bool usesFar_ = true;
	/** The path has changed since the last far round, or since the last one along the ladder. */
	bool farIsDue_ = true;
};
} // namespace NavCore::Detail
