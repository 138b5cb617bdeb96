// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavLab/Run/ComparisonRun.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace NavLab
{
/** What a publication reports for one algorithm on one set; absent where the number is lost. */
struct PublishedFigures
{
	std::string_view algorithm;
	std::optional<double> timePct;
	std::optional<double> memoryPct;
	std::optional<double> optimalityPct;
	std::optional<double> smoothedOptimalityPct;
};

/** A published row, and which of our sets stands beside it. */
struct PublishedSet
{
	/** Name of our set: a folder, or that of a generated one. */
	std::string_view set;
	std::string_view title;
	/** How our maps and problems differ from the published ones. */
	std::string_view substitution;
	std::span<const PublishedFigures> figures;

	/** Null where the publication has no such algorithm. */
	[[nodiscard]] const PublishedFigures* Find(std::string_view algorithm) const;
};

/** An experiment of a publication that `navlab reproduce` runs again. */
struct Experiment
{
	std::string_view name;
	std::string_view summary;
	/** The control first. Those that this build has. */
	std::vector<ReproduceAlgorithm> algorithms;
	std::span<const PublishedSet> published;

	/** Null when the publication has no such set. */
	[[nodiscard]] const PublishedSet* FindPublished(std::string_view set) const;
};

/** SGA* in four variants against A*: the evaluation chapter of the thesis that introduced it. */
[[nodiscard]] Experiment MakeSgaExperiment();

/** The search that chooses, last, beside those it chooses from. Nothing is published about it. */
[[nodiscard]] Experiment MakeAutoExperiment();
} // namespace NavLab
