// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/EditRun.h"

#include "NavLab/Cli/Progress.h"

#include "NavCore/Base/Random.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>

namespace NavLab
{
namespace
{
using Clock = std::chrono::steady_clock;

/** Comparisons over a whole run; the last one is at its end. */
constexpr std::size_t Comparisons = 20;
constexpr std::size_t WarmUpEdits = 64;
constexpr int RebuildRuns = 3;

double MicrosecondsSince(Clock::time_point begin)
{
	return std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
}

/** A structure beside the grid that edits must keep current. One more is one more line in MakeStructures. */
class KeptStructure
{
public:
	virtual ~KeptStructure() = default;
	[[nodiscard]] virtual std::string Name() const = 0;
	virtual void Update(const NavCore::GridMap& map, const NavCore::GridChange& change) = 0;
	/** Builds another one from the map, which is what timing sees, and keeps it for EqualsRebuilt. */
	virtual void Rebuild(const NavCore::GridMap& map) = 0;
	[[nodiscard]] virtual bool EqualsRebuilt() const = 0;
	[[nodiscard]] virtual std::size_t Bytes() const = 0;
};

class KeptRegions : public KeptStructure
{
public:
	explicit KeptRegions(const NavCore::GridMap& map) : regions_(map), rebuilt_(map) {}

	[[nodiscard]] std::string Name() const override { return "regions"; }
	void Update(const NavCore::GridMap& map, const NavCore::GridChange& change) override
	{
		regions_.Update(map, change);
	}
	void Rebuild(const NavCore::GridMap& map) override { rebuilt_ = NavCore::RegionMap(map); }
	[[nodiscard]] bool EqualsRebuilt() const override { return regions_.HasSameRegions(rebuilt_); }
	[[nodiscard]] std::size_t Bytes() const override { return regions_.Bytes(); }

private:
	NavCore::RegionMap regions_;
	NavCore::RegionMap rebuilt_;
};

std::vector<std::unique_ptr<KeptStructure>> MakeStructures(const NavCore::GridMap& map)
{
	std::vector<std::unique_ptr<KeptStructure>> structures;
	structures.push_back(std::make_unique<KeptRegions>(map));
	return structures;
}

/** Chooses the cells. */
class EditChooser
{
public:
	EditChooser(const NavCore::GridMap& map, std::uint64_t seed) : map_(map), random_(seed) {}

	/** The next cell to flip. */
	NavCore::Cell Next()
	{
		// Half of the edits take an earlier one back, so that the map keeps its character.
		if (!flipped_.empty() && random_.Percent(50))
		{
			const auto index = random_.Below(static_cast<std::uint32_t>(flipped_.size()));
			const NavCore::Cell cell = flipped_[index];
			flipped_[index] = flipped_.back();
			flipped_.pop_back();
			return cell;
		}
		const bool dig = random_.Percent(20);
		NavCore::Cell cell = AnyCell();
		for (int i = 0; i < Tries && !Suits(cell, dig); ++i)
		{
			cell = AnyCell();
		}
		flipped_.push_back(cell);
		return cell;
	}

private:
	static constexpr int Tries = 1000;

	NavCore::Cell AnyCell()
	{
		const std::int32_t x = random_.Range(0, map_.Width() - 1);
		return {x, random_.Range(0, map_.Height() - 1)};
	}

	/** Beside a free cell, and blocked or free as wanted. */
	[[nodiscard]] bool Suits(NavCore::Cell cell, bool dig) const
	{
		return map_.IsWalkable(cell) != dig &&
			(map_.IsWalkable({cell.x - 1, cell.y}) || map_.IsWalkable({cell.x + 1, cell.y}) ||
				map_.IsWalkable({cell.x, cell.y - 1}) || map_.IsWalkable({cell.x, cell.y + 1}));
	}

	const NavCore::GridMap& map_;
	NavCore::Random random_;
	std::vector<NavCore::Cell> flipped_;
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
		structures_ = MakeStructures(map_);
		updateTimes_.resize(structures_.size());
	}

	EditResult Run(Progress& progress)
	{
		for (std::size_t i = 0; i < WarmUpEdits; ++i)
		{
			EditOnce(chooser_.Next(), false);
		}
		const std::size_t every = (options_.edits + Comparisons - 1) / Comparisons;
		for (std::size_t i = 1; i <= options_.edits; ++i)
		{
			EditOnce(chooser_.Next(), true);
			if (i % every == 0 || i == options_.edits)
			{
				Compare();
			}
			progress.Set(i);
		}
		return Finish();
	}

private:
	void EditOnce(NavCore::Cell cell, bool counted)
	{
		const Clock::time_point begin = Clock::now();
		NavCore::GridEdit edit(map_);
		if (edit.SetWalkable(cell, !map_.IsWalkable(cell)) != NavCore::GridError::None)
		{
			throw std::runtime_error("an edit of a cell on the map failed");
		}
		const NavCore::GridChange change = edit.Commit();
		const double gridUs = MicrosecondsSince(begin);
		double total = gridUs;
		for (std::size_t i = 0; i < structures_.size(); ++i)
		{
			const Clock::time_point structureBegin = Clock::now();
			structures_[i]->Update(map_, change);
			const double structureUs = MicrosecondsSince(structureBegin);
			total += structureUs;
			if (counted)
			{
				updateTimes_[i].push_back(structureUs);
			}
		}
		if (counted)
		{
			gridTimes_.push_back(gridUs);
			totalTimes_.push_back(total);
		}
	}

	void Compare()
	{
		++result_.comparisons;
		bool equal = true;
		for (const std::unique_ptr<KeptStructure>& structure : structures_)
		{
			structure->Rebuild(map_);
			equal = equal && structure->EqualsRebuilt();
		}
		result_.mismatches += equal ? 0 : 1;
	}

	EditResult Finish()
	{
		result_.edits = options_.edits;
		result_.gridUs = Summarize(gridTimes_);
		result_.totalUs = Summarize(totalTimes_);
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
			result_.structures.push_back(
				{structures_[i]->Name(), Summarize(updateTimes_[i]), best, structures_[i]->Bytes()});
		}
		return result_;
	}

	NavCore::GridMap map_;
	EditOptions options_;
	EditChooser chooser_;
	std::vector<std::unique_ptr<KeptStructure>> structures_;
	EditResult result_;
	std::vector<double> gridTimes_;
	std::vector<double> totalTimes_;
	std::vector<std::vector<double>> updateTimes_;
};
} // namespace

EditResult RunEdits(NavCore::GridMap map, const EditOptions& options, Progress& progress)
{
	return EditPass(std::move(map), options).Run(progress);
}
} // namespace NavLab
