// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/Experiment.h"

#include "NavCore/Spatial/SpatialSearch.h"

#include <algorithm>
#include <array>
#include <utility>

namespace NavLab
{
namespace
{
struct Column
{
	std::string_view label;
	std::string_view name;
};

/** Its column compares with the thesis: the kernel that the published variants and the control use. */
constexpr NavCore::AlgorithmInfo BoundedOverAStar{"sga-astar", "bounded SGA* with A* inside", false,
	[](NavCore::SearchScratch& scratch)
	{
		return NavCore::CreateSpatialSearch(
			scratch, {.variant = NavCore::SpatialVariant::Bounded, .kernel = NavCore::InnerKernel::AStar});
	},
	NavCore::GraphParts::Regions};

/** The control, the published variants, the one we recommend, and jump point search to judge it by. */
constexpr std::array<Column, 7> Columns{{
	{"A*", "astar"},
	{"V1", "sga1"},
	{"V2 MaxDev", "sga2-dev"},
	{"V2 MaxDist", "sga2-dist"},
	{"V3", "sga3"},
	{"sga as shipped", "sga"},
	{"JPS", "jps"},
}};

// Figures 8.33, 8.38 and 8.43 of the thesis: time, peak memory, raw and smoothed optimality.
constexpr std::array<PublishedFigures, 4> BaldursGate{{
	{"sga1", 45.696, 49.258, 76.653, 95.676},
	{"sga2-dev", 37.595, 43.357, 86.998, 98.003},
	{"sga2-dist", 38.172, 44.309, 87.667, 98.132},
	{"sga3", 45.041, 52.187, 94.099, 98.401},
}};
constexpr std::array<PublishedFigures, 4> Starcraft{{
	{"sga1", 234.645, 181.355, 57.012, 93.405},
	{"sga2-dev", 221.927, 171.117, 75.507, 96.279},
	{"sga2-dist", {}, {}, {}, {}},
	{"sga3", {}, {}, {}, {}},
}};
constexpr std::array<PublishedFigures, 4> PseudoRts{{
	{"sga1", 5.589, 15.514, 67.371, 90.577},
	{"sga2-dev", 4.929, 14.798, 80.523, 93.766},
	{"sga2-dist", 4.830, 15.069, 82.601, 94.187},
	{"sga3", 5.842, 20.602, 87.043, 94.513},
}};

constexpr std::array<PublishedSet, 3> Published{{
	{"pseudo-rts", "Pseudo RTS",
		"its maps (50, with 1280 problems each) are lost; ours are generated after their description",
		PseudoRts},
	{"sc1", "Starcraft", "it used 125 maps of this game; ours are those in the folder", Starcraft},
	{"bg512", "Baldur's Gate", "it used all 75 maps of this set; ours are those in the folder", BaldursGate},
}};
} // namespace

const PublishedFigures* PublishedSet::Find(std::string_view algorithm) const
{
	const auto isIt = [algorithm](const PublishedFigures& row)
	{
		return row.algorithm == algorithm;
	};
	const auto found = std::find_if(figures.begin(), figures.end(), isIt);
	return found == figures.end() ? nullptr : &*found;
}

const PublishedSet* Experiment::FindPublished(std::string_view set) const
{
	const auto isIt = [set](const PublishedSet& row)
	{
		return row.set == set;
	};
	const auto found = std::find_if(published.begin(), published.end(), isIt);
	return found == published.end() ? nullptr : &*found;
}

Experiment MakeSgaExperiment()
{
	Experiment experiment;
	experiment.name = "sga";
	experiment.summary = "SGA* against A*: time, memory and path quality";
	experiment.published = Published;
	for (const Column& column : Columns)
	{
		experiment.algorithms.push_back(
			{std::string(column.label), *NavCore::FindAlgorithm(column.name), {}});
		if (column.name == "sga3")
		{
			experiment.algorithms.push_back({"sga, A* kernel", BoundedOverAStar, {}});
		}
	}
	return experiment;
}

Experiment MakeAutoExperiment()
{
	Experiment experiment;
	experiment.name = "auto";
	experiment.summary = "the search that chooses by query, against those it chooses from";
	for (const std::string_view name : {"astar", "jps", "sga", "hpa", "auto"})
	{
		experiment.algorithms.push_back({std::string(name), *NavCore::FindAlgorithm(name), {}});
	}
	return experiment;
}
} // namespace NavLab
