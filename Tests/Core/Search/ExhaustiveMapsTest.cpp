// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Every small map there is, or a fair share of them, with every query on it.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Grid/GridEdit.h"
#include "Support/AllPairs.h"
#include "Support/BuildMode.h"
#include "Support/RandomMap.h"
#include "Support/SearchSession.h"

#include <tuple>

namespace NavCore::Tests
{
namespace
{
/** Cell number i is free when bit i is set. */
GridMap MapOfBits(std::int32_t side, std::uint32_t bits, const GridDesc& desc, MapVariant variant)
{
	GridMap map = GridMap::Create({side, side, desc.topology, desc.cornerRule}).Value();
	GridEdit edit(map);
	ApplyVariant(edit, variant);
	for (std::int32_t y = 0; y < side; ++y)
	{
		const std::uint64_t row = bits >> (y * side);
		EXPECT_EQ(edit.WriteRow({0, y}, side, &row), GridError::None);
	}
	static_cast<void>(edit.Commit());
	return map;
}

/** Checks one search over all pairs of cells of a map, and counts the queries. */
class PairChecker
{
public:
	PairChecker(PathSearch& search, const GridMap& map)
		: search_(search), map_(map), pairs_(ToReference(map)), side_(map.Width())
	{
	}

	/** False at the first wrong answer, which is reported. */
	[[nodiscard]] bool CheckAll()
	{
		for (std::int32_t from = 0; from < side_ * side_; ++from)
		{
			for (std::int32_t to = 0; to < side_ * side_; ++to)
			{
				if (!CheckPair(from, to))
				{
					ADD_FAILURE() << "from cell " << from << " to cell " << to << " of\n" << Draw(map_);
					return false;
				}
			}
		}
		return true;
	}

	[[nodiscard]] std::int64_t Queries() const { return queries_; }

private:
	[[nodiscard]] bool CheckPair(std::int32_t from, std::int32_t to)
	{
		const Cell start{from % side_, from / side_};
		const Cell goal{to % side_, to / side_};
		if (!map_.IsWalkable(start) || !map_.IsWalkable(goal))
		{
			return true;
		}
		++queries_;
		SearchRequest request;
		request.start = start;
		request.goal = goal;
		SearchStatus status = search_.Begin(map_, request);
		WorkBudget budget;
		status = search_.Advance(budget);
		const std::int64_t optimum =
			pairs_.CostBetween(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
		if (optimum < 0)
		{
			return status == SearchStatus::NoPath;
		}
		const Path& path = search_.GetPath();
		return status == SearchStatus::Found && path.cost.units == optimum && IsLegal(path, start, goal);
	}

	[[nodiscard]] bool IsLegal(const Path& path, Cell start, Cell goal)
	{
		ExpandToCells(path, cells_);
		std::int64_t cost = 0;
		for (std::size_t i = 1; i < cells_.size(); ++i)
		{
			const std::int64_t step = pairs_.StepCost(NumberOf(cells_[i - 1]), NumberOf(cells_[i]));
			if (step < 0)
			{
				return false;
			}
			cost += step;
		}
		return !cells_.empty() && cells_.front() == start && cells_.back() == goal && cost == path.cost.units;
	}

	[[nodiscard]] std::size_t NumberOf(Cell cell) const
	{
		return static_cast<std::size_t>(cell.y * side_ + cell.x);
	}

	PathSearch& search_;
	const GridMap& map_;
	AllPairs pairs_;
	std::int32_t side_;
	std::vector<Cell> cells_;
	std::int64_t queries_ = 0;
};

using Parameters = std::tuple<std::string, MapVariant>;

/** Every optimal algorithm on plain maps, and on prepared ones if that makes a difference to it. */
std::vector<Parameters> OptimalAlgorithmsAndTheirMaps()
{
	std::vector<Parameters> parameters;
	for (const std::string& name : OptimalAlgorithmNames())
	{
		parameters.emplace_back(name, MapVariant::Plain);
		if (Includes(FindAlgorithm(name)->uses, GraphParts::Jumps))
		{
			parameters.emplace_back(name, MapVariant::JumpLayer);
		}
	}
	return parameters;
}

std::string NameOfParameters(const ::testing::TestParamInfo<Parameters>& info)
{
	return TestNameOf(std::get<0>(info.param)) + "_" + std::string(NameOf(std::get<1>(info.param)));
}

/**
 * How far apart the maps of 4 x 4 cells lie that a test of this algorithm looks at. Plain searches have one
 * kernel and no data of their own: a sample will do. The others look at all maps while they are few, and
 * at about two times all maps together when they are many. Always odd, or a cell would never change.
 */
std::uint32_t MapStep(const std::string& algorithm)
{
	const auto isPrepared = [](const std::string& name)
	{
		return FindAlgorithm(name)->uses != GraphParts::None;
	};
	std::uint32_t prepared = 0;
	for (const auto& [name, variant] : OptimalAlgorithmsAndTheirMaps())
	{
		prepared += isPrepared(name) ? 1 : 0;
	}
	return ByBuild(1U, 61U) * (isPrepared(algorithm) ? (prepared + 1) / 4 * 2 + 1 : 9);
}

class ExhaustiveMaps : public ::testing::TestWithParam<Parameters>
{
protected:
	/** Checks every step-th map of that size; the first wrong answer ends the test. */
	void CheckMaps(std::int32_t side, std::uint32_t step, const GridDesc& desc)
	{
		SearchSession session(std::get<0>(GetParam()));
		for (std::uint32_t bits = 0; bits < 1U << (side * side); bits += step)
		{
			const GridMap map = MapOfBits(side, bits, desc, std::get<1>(GetParam()));
			PairChecker checker(session.Search(), map);
			ASSERT_TRUE(checker.CheckAll());
			queries_ += checker.Queries();
		}
	}

	std::int64_t queries_ = 0;
};
} // namespace

TEST_P(ExhaustiveMaps, Of4By4CellsUnderEveryRule)
{
	const std::uint32_t step = MapStep(std::get<0>(GetParam()));
	RecordProperty("everyNthMap", static_cast<int>(step));
	for (const CornerRule rule : AllCornerRules)
	{
		CheckMaps(4, step, {4, 4, Topology::Octile, rule});
	}
	// A map has k free cells in (16 over k) ways, and k * k queries.
	EXPECT_TRUE(step != 1 || queries_ == 4 * 68 * 65536) << queries_;
}

TEST_P(ExhaustiveMaps, Of3By3CellsUnderEveryRuleAndTopology)
{
	for (const Topology topology : AllTopologies)
	{
		for (const CornerRule rule : AllCornerRules)
		{
			CheckMaps(3, ByBuild(1U, 7U), {3, 3, topology, rule});
		}
	}
}

INSTANTIATE_TEST_SUITE_P(
	Algorithms, ExhaustiveMaps, ::testing::ValuesIn(OptimalAlgorithmsAndTheirMaps()), NameOfParameters);
} // namespace NavCore::Tests
