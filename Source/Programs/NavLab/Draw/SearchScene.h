// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Draw/MapPicture.h"

#include "NavCore/Draw/SearchDrawing.h"
#include "NavCore/Grid/Cell.h"
#include "NavCore/Path/Path.h"
#include "NavCore/Trace/TraceSink.h"

#include <span>
#include <string>
#include <vector>

namespace NavLab
{
/** What a picture of a search shows, gathered from its trace. The map must outlive it. */
class SearchScene
{
public:
	/** The path may be empty. */
	SearchScene(const NavCore::GridMap& map, std::span<const NavCore::TraceEvent> events, NavCore::Cell start,
		NavCore::Cell goal, const NavCore::Path& path);

	/** A smoothed path, drawn over the one that was found; may be empty. */
	void AddSmoothed(std::span<const NavCore::Cell> waypoints)
	{
		smoothed_.assign(waypoints.begin(), waypoints.end());
	}

	/** Something that lies on the map, under the search, such as a navmesh. */
	[[nodiscard]] NavCore::DrawList& AddGroundLayer(std::string name);

	/** The search after its last event. */
	[[nodiscard]] const NavCore::SearchDrawing& Search() const { return search_; }
	/** Map, search and path, from bottom to top. */
	[[nodiscard]] MapPicture MakePicture() const;

private:
	const NavCore::GridMap& map_;
	NavCore::Cell start_;
	NavCore::Cell goal_;
	NavCore::SearchDrawing search_;
	/** What lies below the path, and the marks above it: drawn at once, because events may go away. */
	std::vector<PictureLayer> below_;
	std::vector<PictureLayer> above_;
	std::vector<NavCore::Cell> waypoints_;
	std::vector<NavCore::Cell> smoothed_;
};

[[nodiscard]] std::string DrawPng(const SearchScene& scene);
[[nodiscard]] std::string DrawSvg(const SearchScene& scene);
} // namespace NavLab
