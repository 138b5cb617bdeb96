// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Readers on other threads search snapshots while the owner edits: what the thread sanitizer is run on.
#include "NavCore/Graph/Algorithms.h"
#include "NavCore/Graph/MapSnapshot.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Path/PathCheck.h"
#include "NavCore/Search/SearchScratch.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace NavCore::Tests
{
namespace
{
/** The newest snapshot as a host hands it to other threads. */
class Board
{
public:
	void Put(std::shared_ptr<const MapSnapshot> snapshot)
	{
		const std::lock_guard lock(mutex_);
		newest_ = std::move(snapshot);
	}
	[[nodiscard]] std::shared_ptr<const MapSnapshot> Get() const
	{
		const std::lock_guard lock(mutex_);
		return newest_;
	}

private:
	mutable std::mutex mutex_;
	std::shared_ptr<const MapSnapshot> newest_;
};

/** Searches whatever is newest until it is told to end; counts its answers and the broken ones. */
struct Searcher
{
	void Run(const Board& board, const std::atomic<bool>& ends, std::uint64_t seed)
	{
		Random random(seed);
		SearchScratch scratch;
		const std::unique_ptr<PathSearch> search = FindAlgorithm("sga")->create(scratch);
		while (!ends.load())
		{
			const std::shared_ptr<const MapSnapshot> snapshot = board.Get();
			const SearchRequest request = RandomRequest(snapshot->Map(), random);
			WorkBudget budget;
			if (search->Begin(snapshot->Context(), request) == SearchStatus::Running &&
				search->Advance(budget) == SearchStatus::Found)
			{
				++found;
				broken += FindBrokenStep(snapshot->Map(), search->GetPath()).has_value() ? 1 : 0;
			}
		}
	}

	int found = 0;
	int broken = 0;
};
} // namespace

TEST(MapSnapshotThreads, ReadersSearchWhileTheOwnerEditsAndPublishes)
{
	MapSpec spec;
	spec.width = 160;
	spec.height = 120;
	spec.style = WallStyle::Boxes;
	spec.variant = MapVariant::JumpLayer;
	GridMap map = BuildMap(spec);
	SnapshotPublisher publisher;
	Board board;
	board.Put(publisher.Publish(map));
	std::atomic<bool> ends{false};
	std::vector<Searcher> searchers(3);
	std::vector<std::thread> threads;
	for (std::size_t i = 0; i < searchers.size(); ++i)
	{
		threads.emplace_back([&, i] { searchers[i].Run(board, ends, i + 1); });
	}
	Random random(9);
	for (int turn = 0; turn < 400; ++turn)
	{
		const Cell at = RandomCell(map, random);
		GridEdit edit(map);
		const CellRect rect = CellRect{at.x, at.y, 6, 6}.Intersect(map.Bounds());
		EXPECT_EQ(edit.FillWalkable(rect, random.Percent(60)), GridError::None);
		publisher.Note(edit.Commit());
		board.Put(publisher.Publish(map));
		std::this_thread::yield();
	}
	ends.store(true);
	for (std::thread& thread : threads)
	{
		thread.join();
	}
	for (const Searcher& searcher : searchers)
	{
		EXPECT_GT(searcher.found, 0);
		EXPECT_EQ(searcher.broken, 0);
	}
	// Held by three readers and the board, and two more to spare.
	EXPECT_LE(publisher.CopyCount(), searchers.size() + 1 + SnapshotPublisher::SpareCopies);
	EXPECT_LT(publisher.Counters().clones, publisher.Counters().published) << "copies are reused";
}
} // namespace NavCore::Tests
