// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Simulate/ReplayRecorder.h"

#include "NavLab/Report/PackedBytes.h"
#include "NavLab/Report/SearchReplay.h"
#include "NavLab/Simulate/Crowd.h"

#include <algorithm>
#include <array>

namespace NavLab
{
namespace
{
/** Codes of a track; see the header. */
constexpr std::uint64_t ShortStepFrames = 28;
constexpr std::uint64_t DirectionCodes = 9;
constexpr char LongStep = static_cast<char>(252);
constexpr char JumpTo = static_cast<char>(253);
constexpr char NewState = static_cast<char>(254);
/** Of all bytes, the most that heat may take. */
constexpr std::size_t HeatShare = 4;

std::uint64_t DirectionCode(NavCore::Cell from, NavCore::Cell to)
{
	return static_cast<std::uint64_t>(3 * (to.y - from.y + 1) + to.x - from.x + 1);
}

/** 0 = east, then clockwise on a screen whose y grows downwards. */
std::uint64_t CompassOf(NavCore::Cell from, NavCore::Cell to)
{
	constexpr std::array<std::uint64_t, DirectionCodes> compass{5, 6, 7, 4, 0, 0, 3, 2, 1};
	return compass[DirectionCode(from, to)];
}
} // namespace

ReplayRecorder::ReplayRecorder(const NavCore::GridMap& map, std::size_t agents, std::size_t limitBytes)
	: width_(map.Width()), height_(map.Height()), limitBytes_(limitBytes), recording_(limitBytes > 0)
{
	if (recording_)
	{
		mapBits_ = EncodeMapBits(map);
		tracks_.resize((std::min)(agents, MostAgents));
	}
}

std::uint64_t ReplayRecorder::Since(std::size_t& lastFrame, std::size_t frame)
{
	const std::uint64_t since = frame - lastFrame;
	lastFrame = frame;
	return since;
}

void ReplayRecorder::Place(std::uint32_t agent, NavCore::Cell cell, std::int32_t speed)
{
	if (Keeps(agent))
	{
		AppendNumber(tracks_[agent].bytes, static_cast<std::uint64_t>(IndexOf(cell)));
		AppendNumber(tracks_[agent].bytes, static_cast<std::uint64_t>(speed));
	}
}

void ReplayRecorder::Step(std::size_t frame, std::uint32_t agent, NavCore::Cell from, NavCore::Cell to)
{
	if (!Keeps(agent))
	{
		return;
	}
	Track& track = tracks_[agent];
	const std::uint64_t since = Since(track.lastFrame, frame);
	const std::uint64_t direction = DirectionCode(from, to);
	if (since < ShortStepFrames)
	{
		track.bytes.push_back(static_cast<char>(since * DirectionCodes + direction));
		++trackBytes_;
		return;
	}
	track.bytes.push_back(LongStep);
	AppendNumber(track.bytes, since);
	track.bytes.push_back(static_cast<char>(direction));
	trackBytes_ += 4;
}

void ReplayRecorder::Jump(std::size_t frame, std::uint32_t agent, NavCore::Cell to)
{
	if (Keeps(agent))
	{
		Track& track = tracks_[agent];
		track.bytes.push_back(JumpTo);
		AppendNumber(track.bytes, Since(track.lastFrame, frame));
		AppendNumber(track.bytes, static_cast<std::uint64_t>(IndexOf(to)));
	}
}

void ReplayRecorder::State(std::size_t frame, std::uint32_t agent, AgentState state)
{
	if (Keeps(agent))
	{
		Track& track = tracks_[agent];
		track.bytes.push_back(NewState);
		AppendNumber(track.bytes, Since(track.lastFrame, frame));
		track.bytes.push_back(static_cast<char>(state));
		trackBytes_ += 3;
	}
}

void ReplayRecorder::Route(std::size_t frame, std::uint32_t agent, std::span<const NavCore::Cell> cells)
{
	if (!Keeps(agent))
	{
		return;
	}
	AppendNumber(routes_, Since(lastRoute_, frame));
	AppendNumber(routes_, agent);
	std::string runs;
	std::uint64_t count = 0;
	for (std::size_t i = 1; i < cells.size(); ++count)
	{
		const std::uint64_t compass = CompassOf(cells[i - 1], cells[i]);
		std::uint64_t length = 1;
		while (++i < cells.size() && CompassOf(cells[i - 1], cells[i]) == compass)
		{
			++length;
		}
		AppendNumber(runs, length * 8 + compass);
	}
	AppendNumber(routes_, count);
	if (count > 0)
	{
		AppendNumber(routes_, static_cast<std::uint64_t>(IndexOf(cells.front())));
		routes_ += runs;
	}
}

void ReplayRecorder::Edit(std::size_t frame, NavCore::Cell cell, bool rises)
{
	if (recording_)
	{
		AppendNumber(edits_, Since(lastEdit_, frame));
		AppendNumber(edits_, Zigzag(IndexOf(cell) - lastEditCell_) * 2 + (rises ? 1 : 0));
		lastEditCell_ = IndexOf(cell);
	}
}

void ReplayRecorder::Heat(std::size_t frame, std::span<const NavCore::Cell> cells)
{
	if (!recording_ || cells.empty())
	{
		return;
	}
	AppendNumber(heat_, Since(lastHeat_, frame));
	AppendNumber(heat_, cells.size());
	std::int64_t previous = 0;
	for (const NavCore::Cell cell : cells)
	{
		AppendNumber(heat_, Zigzag(IndexOf(cell) - previous));
		previous = IndexOf(cell);
	}
}

void ReplayRecorder::EndFrame(std::size_t frame)
{
	if (recording_)
	{
		frames_ = frame + 1;
		recording_ = trackBytes_ + routes_.size() + edits_.size() + heat_.size() < limitBytes_;
	}
}

bool ReplayRecorder::WantsHeat() const
{
	return recording_ && heat_.size() < limitBytes_ / HeatShare;
}

std::string ReplayRecorder::Tracks() const
{
	std::string bytes;
	for (const Track& track : tracks_)
	{
		AppendNumber(bytes, track.bytes.size());
		bytes += track.bytes;
	}
	return bytes;
}
} // namespace NavLab
