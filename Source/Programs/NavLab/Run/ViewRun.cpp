// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/ViewRun.h"

#include "NavLab/Cli/ExitCode.h"
#include "NavLab/Run/LiveView.h"
#include "NavLab/Run/QueryRunner.h"
#include "NavLab/Run/SmoothRunner.h"

#include "NavCore/Draw/MapDrawing.h"
#include "NavCore/Draw/PathDrawing.h"
#include "NavCore/Draw/SearchDrawing.h"
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/NavGraph.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Trace/TraceRecorder.h"

#include <fmt/format.h>

#include <array>

namespace NavLab
{
namespace
{
constexpr std::array<std::pair<std::string_view, ViewKind>, 8> Views{
	{{"cells", ViewKind::Cells}, {"terrain", ViewKind::Terrain}, {"clearance", ViewKind::Clearance},
		{"regions", ViewKind::Regions}, {"clusters", ViewKind::Clusters}, {"path", ViewKind::Path},
		{"search", ViewKind::Search}, {"live", ViewKind::Live}}};

/** Draws the views of one map with its structures into one picture. */
class ViewPainter
{
public:
	ViewPainter(const NavCore::NavGraph& graph, const ViewRequest& request)
		: graph_(graph), map_(graph.Map()), request_(request), window_(WindowOf(map_, request.maxPixels))
	{
		window_.labels = request.labels;
		result_.picture = MapPicture(map_, fmt::format("{} x {} cells", map_.Width(), map_.Height()));
		result_.picture.maxPixels = request.maxPixels;
	}

	ViewResult Take() { return std::move(result_); }

	/** The ground of every view. */
	void PaintCells(bool terrain, bool labels)
	{
		NavCore::DrawWindow window = window_;
		window.labels = labels && window_.labels;
		NavCore::CellDrawing what;
		what.terrain = terrain;
		NavCore::DrawCells(map_, window, what, Layer("map"));
		Count("walkable", map_.WalkableCount());
	}

	void PaintClearance() { NavCore::DrawClearance(map_, window_, Layer("clearance")); }

	void PaintRegions()
	{
		const NavCore::RegionMap& regions = *graph_.Context().regions;
		NavCore::DrawRegions(map_, regions, window_, {}, Layer("regions"));
		Count("regions", static_cast<std::int64_t>(regions.RegionCount()));
		Count("components", static_cast<std::int64_t>(regions.ComponentCount()));
	}

	void PaintClusters()
	{
		const NavCore::ClusterGraph& clusters = *graph_.Context().clusters;
		const auto levels = static_cast<std::int32_t>(clusters.LevelCount());
		if (request_.level >= levels)
		{
			throw InputError(fmt::format(
				"--level {}: the map has {} level{}", request_.level, levels, levels == 1 ? "" : "s"));
		}
		NavCore::ClusterDrawing what;
		what.level = request_.level;
		what.edges = request_.edges;
		NavCore::DrawClusters(map_, clusters, window_, what, Layer("clusters"));
		Count("levels", levels);
		Count("transitions", clusters.TransitionCount());
	}

	void PaintPath()
	{
		const QueryOutcome outcome = RunQuery(nullptr);
		SmoothOutcome smoothed;
		NavCore::PathDrawing how;
		how.arrowEvery = ArrowCells();
		const NavCore::DrawWindow window{map_.Bounds(), 1, false};
		if (request_.smooth && !outcome.path.IsEmpty())
		{
			SmoothRunner().Run(map_, outcome.path, 1, smoothed);
			NavCore::PathDrawing raw;
			raw.color = NavCore::DrawPalette::RawPath;
			raw.width *= 0.5F;
			raw.ends = false;
			NavCore::DrawPath(map_, outcome.path, window, raw, Layer("raw-path"));
			how.waypoints = true;
			NavCore::DrawPath(map_, smoothed.waypoints, window, how, Layer("path"));
		}
		else
		{
			how.cells = true;
			NavCore::DrawPath(map_, outcome.path, window, how, Layer("path"));
		}
		Count("points", static_cast<std::int64_t>(outcome.path.points.size()));
		Count("waypoints", static_cast<std::int64_t>(smoothed.waypoints.size()));
	}

	void PaintSearch()
	{
		NavCore::TraceRecorder recorder;
		const QueryOutcome outcome = RunQuery(&recorder);
		const std::span<const NavCore::TraceEvent> events = recorder.Events();
		if (request_.step.value_or(0) > events.size())
		{
			throw InputError(
				fmt::format("--step {}: the search has {} steps", *request_.step, events.size()));
		}
		NavCore::SearchDrawing search;
		search.Reset(map_);
		search.Seek(events, request_.step.value_or(events.size()));
		NavCore::SearchDrawingOptions what;
		what.current = request_.step.has_value();
		what.label = request_.labels ? NavCore::SearchLabel::Order : NavCore::SearchLabel::None;
		what.opacity = map_.HasTerrain() ? 191 : 255;
		NavCore::PathDrawing how;
		how.ends = false;
		if (!request_.step)
		{
			NavCore::DrawPath(map_, outcome.path, {map_.Bounds(), 1, false}, how, pathList_);
		}
		search.Draw(map_, events, window_, what, Layer("search"));
		// The path lies over the cells and below the marks.
		NavCore::DrawList& list = result_.picture.layers.back().list;
		list.lines.insert(list.lines.end(), pathList_.lines.begin(), pathList_.lines.end());
		CountSearch(search, events.size());
	}

private:
	NavCore::DrawList& Layer(std::string name) { return result_.picture.AddLayer(std::move(name)); }
	void Count(std::string name, std::int64_t value) { result_.counts.emplace_back(std::move(name), value); }

	void CountSearch(const NavCore::SearchDrawing& search, std::size_t events)
	{
		Count("step", static_cast<std::int64_t>(search.Step()));
		Count("events", static_cast<std::int64_t>(events));
		Count("open", search.OpenCount());
		Count("closed", search.ClosedCount());
		Count("expanded", search.ExpandedCells());
		Count("jumps", static_cast<std::int64_t>(search.JumpCount()));
		Count("lines", static_cast<std::int64_t>(search.LineCount()));
		Count("subgoals", static_cast<std::int64_t>(search.SubgoalCount()));
		Count("refinements", static_cast<std::int64_t>(search.RefinementCount()));
		Count("trims", static_cast<std::int64_t>(search.TrimCount()));
	}

	/** An arrow for about every twelfth of a small map, further apart on large ones. */
	[[nodiscard]] std::int32_t ArrowCells() const
	{
		return (std::max)(6, (std::max)(map_.Width(), map_.Height()) / 12);
	}

	QueryOutcome RunQuery(NavCore::TraceSink* trace)
	{
		NavCore::SearchRequest query;
		query.start = request_.from;
		query.goal = request_.to;
		query.trace = trace;
		QueryOutcome outcome;
		QueryRunner(*request_.algorithm).Run(graph_.Context(), query, 1, outcome);
		if (outcome.status == NavCore::SearchStatus::InvalidRequest)
		{
			throw InputError(fmt::format("--from {},{} --to {},{}: {} (the map has {} x {} cells)",
				query.start.x, query.start.y, query.goal.x, query.goal.y, NavCore::Describe(outcome.error),
				map_.Width(), map_.Height()));
		}
		result_.found = !outcome.path.IsEmpty();
		return outcome;
	}

	const NavCore::NavGraph& graph_;
	const NavCore::GridMap& map_;
	const ViewRequest& request_;
	NavCore::DrawWindow window_;
	NavCore::DrawList pathList_;
	ViewResult result_;
};

NavCore::GraphParts PartsOf(const ViewRequest& request)
{
	switch (request.kind)
	{
	case ViewKind::Regions:
		return NavCore::GraphParts::Regions;
	case ViewKind::Clusters:
		return NavCore::GraphParts::Clusters;
	case ViewKind::Path:
	case ViewKind::Search:
		return request.algorithm->uses;
	default:
		return NavCore::GraphParts::None;
	}
}
} // namespace

std::span<const std::pair<std::string_view, ViewKind>> AllViews()
{
	return Views;
}

ViewResult RunView(NavCore::GridMap map, const ViewRequest& request)
{
	if (request.kind == ViewKind::Live)
	{
		return RunLiveView(std::move(map), request);
	}
	NavCore::NavGraph graph(std::move(map));
	graph.Require(PartsOf(request));
	ViewPainter painter(graph, request);
	painter.PaintCells(true, request.kind == ViewKind::Terrain);
	switch (request.kind)
	{
	case ViewKind::Clearance:
		painter.PaintClearance();
		break;
	case ViewKind::Regions:
		painter.PaintRegions();
		break;
	case ViewKind::Clusters:
		painter.PaintClusters();
		break;
	case ViewKind::Path:
		painter.PaintPath();
		break;
	case ViewKind::Search:
		painter.PaintSearch();
		break;
	default:
		break;
	}
	return painter.Take();
}
} // namespace NavLab
