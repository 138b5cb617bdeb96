// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/EditRun.h"

#include "NavLab/Cli/Progress.h"
#include "NavLab/Run/EditChooser.h"
#include "NavLab/Run/KeptStructure.h"

#include "NavCore/Grid/GridEdit.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <utility>

namespace NavLab
{
namespace
{
using Clock = std::chrono::steady_clock;

/** Comparisons over all edits of one kind; the last one is after the last of them. */
constexpr std::size_t Comparisons = 20;
constexpr std::size_t WarmUpEdits = 64;
constexpr int RebuildRuns = 3;

double MicrosecondsSince(Clock::time_point begin)
{
	return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

/** The times of single edits, before they are summed up. */
struct Samples
{
	explicit Samples(std::size_t structures) : structureUs(structures) {}

	[[nodiscard]] EditTimes Finish() const
	{
		EditTimes times{totalUs.size(), Summarize(gridUs), {}, Summarize(totalUs)};
		for (const std::vector<double>& one : structureUs)
		{
			times.structureUs.push_back(Summarize(one));
		}
		return times;
	}

	std::vector<double> gridUs;
	std::vector<std::vector<double>> structureUs;
	std::vector<double> totalUs;
};

class EditPass
{
public:
	EditPass(NavCore::GridMap map, const EditOptions& options)
		: map_(std::move(map)), options_(options), chooser_(map_, options.seed)
	{
		{
			NavCore::GridEdit edit(map_);
			// Maps of other topologies have no use for them, and pay nothing.
			static_cast<void>(edit.EnableJumps());
		}
		structures_ = MakeKeptStructures(map_);
		for (const std::unique_ptr<KeptStructure>& structure : structures_)
		{
			result_.structures.push_back({structure->Name(), 0.0, 0, 0});
		}
	}

	EditResult Run(Progress& progress)
	{
		result_.cells = RunKind(options_.edits, progress, [this] { return chooser_.NextCell(); });
		result_.blocks =
			RunKind(options_.blockEdits, progress, [this] { return chooser_.NextBlock(options_.block); });
		return Finish();
	}

private:
	template <class Chooser>
	EditTimes RunKind(std::size_t edits, Progress& progress, const Chooser& choose)
	{
		Samples samples(structures_.size());
		for (std::size_t i = 0; i < WarmUpEdits && edits > 0; ++i)
		{
			Samples ignored(structures_.size());
			EditOnce(choose(), ignored);
		}
		const std::size_t every = (edits + Comparisons - 1) / Comparisons;
		for (std::size_t i = 1; i <= edits; ++i)
		{
			EditOnce(choose(), samples);
			if (i % every == 0 || i == edits)
			{
				Compare();
			}
			progress.Set(++done_);
		}
		return samples.Finish();
	}

	void EditOnce(const EditStep& step, Samples& samples)
	{
		const Clock::time_point begin = Clock::now();
		NavCore::GridEdit edit(map_);
		ApplyStep(edit, step);
		const NavCore::GridChange change = edit.Commit();
		const double gridUs = MicrosecondsSince(begin);
		double total = gridUs;
		for (std::size_t i = 0; i < structures_.size(); ++i)
		{
			const Clock::time_point structureBegin = Clock::now();
			structures_[i]->Update(map_, change);
			const double structureUs = MicrosecondsSince(structureBegin);
			total += structureUs;
			samples.structureUs[i].push_back(structureUs);
		}
		samples.gridUs.push_back(gridUs);
		samples.totalUs.push_back(total);
	}

	void Compare()
	{
		++result_.comparisons;
		bool equal = true;
		for (std::size_t i = 0; i < structures_.size(); ++i)
		{
			structures_[i]->Rebuild(map_);
			const bool same = structures_[i]->EqualsRebuilt();
			result_.structures[i].mismatches += same ? 0 : 1;
			equal = equal && same;
		}
		result_.mismatches += equal ? 0 : 1;
	}

	EditResult Finish()
	{
		result_.block = options_.block;
		result_.walkableAtEnd = map_.WalkableCount();
		for (std::size_t i = 0; i < structures_.size(); ++i)
		{
			double best = (std::numeric_limits<double>::max)();
			for (int run = 0; run < RebuildRuns; ++run)
			{
				const Clock::time_point begin = Clock::now();
				structures_[i]->Rebuild(map_);
				best = (std::min)(best, MicrosecondsSince(begin) / 1000.0);
			}
			result_.rebuildMs += best;
			result_.structures[i].rebuildMs = best;
			result_.structures[i].bytes = structures_[i]->Bytes();
		}
		return result_;
	}

	NavCore::GridMap map_;
	EditOptions options_;
	EditChooser chooser_;
	std::vector<std::unique_ptr<KeptStructure>> structures_;
	EditResult result_;
	std::size_t done_ = 0;
};
} // namespace

EditResult RunEdits(NavCore::GridMap map, const EditOptions& options, Progress& progress)
{
	return EditPass(std::move(map), options).Run(progress);
}
} // namespace NavLab
