// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Hierarchy/ClusterGraph.h"

#include "Hierarchy/ClusterBuilder.h"
#include "NavCore/Grid/GridMap.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>

namespace NavCore
{
namespace Detail::ClusterGraphImpl
{
/** FNV-1a over 64-bit words. */
class Hash
{
public:
	void Add(std::uint64_t word) { value_ = (value_ ^ word) * 0x100000001B3ULL; }
	[[nodiscard]] std::uint64_t Value() const { return value_; }

private:
	std::uint64_t value_ = 0xCBF29CE484222325ULL;
};
} // namespace Detail::ClusterGraphImpl

ClusterGraph::ClusterGraph(const ClusterSettings& settings)
	: wanted_(settings), settings_(settings), builder_(std::make_unique<Detail::ClusterBuilder>())
{
	wanted_.clearance = (std::max)(settings.clearance, std::uint8_t{1});
	settings_.clearance = wanted_.clearance;
}

ClusterSettings ClusterGraph::SettingsFor(const GridMap& map) const
{
	const bool jumps = Detail::HasJumpPoints(map, wanted_.clearance);
	const auto choose = [](std::int32_t wanted, std::int32_t measured)
	{
		return wanted == ClusterSettings::Automatic ? measured : wanted;
	};
	ClusterSettings settings = wanted_;
	settings.size =
		std::clamp(choose(wanted_.size, jumps ? 64 : 32), ClusterSettings::MinSize, ClusterSettings::MaxSize);
	const std::int32_t published = wanted_.transitions == TransitionRule::Ends ? 6 : 0;
	const std::int32_t few = jumps ? 40 : 8;
	settings.threshold = (std::max)(choose(wanted_.threshold, published != 0 ? published : few), 1);
	settings.spacing = (std::max)(choose(wanted_.spacing, jumps ? 40 : 12), 1);
	return settings;
}

ClusterGraph::~ClusterGraph() = default;
ClusterGraph::ClusterGraph(ClusterGraph&& other) noexcept = default;
ClusterGraph& ClusterGraph::operator=(ClusterGraph&& other) noexcept = default;

void ClusterGraph::Reset(const GridMap& map)
{
	settings_ = SettingsFor(map);
	const ClusterLayout layout = ClusterLayout::Make(map.Width(), map.Height(), settings_.size);
	if (layout != layout_)
	{
		layout_ = layout;
		clusters_ = std::vector<Cluster>(static_cast<std::size_t>(layout.Count()));
		queue_.clear();
		queue_.reserve(clusters_.size());
		markedCount_ = 0;
	}
	mapVersion_ = map.Version();
	builder_->Abandon();
	for (ClusterId id = 0; id < layout_.Count(); ++id)
	{
		MarkCluster(id, layout_.RectOf(id));
	}
}

void ClusterGraph::MarkCluster(ClusterId id, const CellRect& changed)
{
	Cluster& cluster = clusters_[static_cast<std::size_t>(id)];
	if (cluster.mark == 0)
	{
		queue_.push_back(id);
		++markedCount_;
	}
	cluster.mark =
		static_cast<std::uint8_t>(cluster.mark | (changed.IsEmpty() ? BordersMarked : CellsMarked));
	cluster.changed = cluster.changed.Union(changed);
	if (builder_->Current() == id)
	{
		builder_->Abandon();
	}
}

void ClusterGraph::Mark(const GridMap& map, const GridChange& change)
{
	if (change.IsEmpty())
	{
		return;
	}
	const ClusterSettings settings = SettingsFor(map);
	// A layer that is added may call for other settings.
	const bool fits = settings.size == settings_.size && settings.threshold == settings_.threshold &&
		settings.spacing == settings_.spacing &&
		layout_ == ClusterLayout::Make(map.Width(), map.Height(), settings_.size);
	if (!fits || change.VersionBefore() != mapVersion_)
	{
		Reset(map);
		return;
	}
	mapVersion_ = change.VersionAfter();
	// Clearance changes further than the cells themselves do; so far it decides what is free.
	const std::int32_t reach = settings_.clearance > 1 ? map.ClearanceLimit() : 0;
	for (const CellRect& rect : change.Rects())
	{
		const CellRect cells = rect.Inflate(reach).Intersect(map.Bounds());
		// A cell also decides about the crossings of the borders close to it.
		const CellRect around = cells.Inflate(Detail::EntranceDepth).Intersect(map.Bounds());
		for (std::int32_t row = around.y / settings_.size; row * settings_.size < around.Bottom(); ++row)
		{
			for (std::int32_t column = around.x / settings_.size; column * settings_.size < around.Right();
				 ++column)
			{
				const ClusterId id = row * layout_.columns + column;
				MarkCluster(id, layout_.RectOf(id).Intersect(cells));
			}
		}
	}
}

bool ClusterGraph::Repair(const GridMap& map, WorkBudget& budget)
{
	while (!queue_.empty())
	{
		const ClusterId id = queue_.back();
		Cluster& cluster = clusters_[static_cast<std::size_t>(id)];
		if (cluster.mark != 0)
		{
			if (budget.NextQuantum() == 0)
			{
				return false;
			}
			if (builder_->Current() != id)
			{
				builder_->Begin(map, layout_, settings_, id);
				builder_->Reuse(map, View(id), cluster.changed);
				budget.Spend(1);
			}
			const bool same = (cluster.mark & CellsMarked) == 0 && builder_->HasSameTransitions(View(id));
			if (!same)
			{
				if (!builder_->Advance(budget))
				{
					return false;
				}
				Store(id);
			}
			builder_->Abandon();
			cluster.mark = 0;
			cluster.changed = {};
			--markedCount_;
		}
		queue_.pop_back();
	}
	return true;
}

void ClusterGraph::Store(ClusterId id)
{
	Cluster& cluster = clusters_[static_cast<std::size_t>(id)];
	cluster.sides = builder_->Sides();
	cluster.shift = builder_->Write(cluster.data);
	cluster.hasPaths = builder_->WritePaths(cluster.data, cluster.paths);
}

void ClusterGraph::Build(const GridMap& map)
{
	Reset(map);
	WorkBudget budget;
	static_cast<void>(Repair(map, budget));
}

void ClusterGraph::Update(const GridMap& map, const GridChange& change)
{
	Mark(map, change);
	WorkBudget budget;
	static_cast<void>(Repair(map, budget));
}

bool ClusterGraph::Follows(const GridMap& map) const
{
	return mapVersion_ == map.Version() && layout_.mapWidth == map.Width() &&
		layout_.mapHeight == map.Height();
}

ClusterView ClusterGraph::View(ClusterId id) const
{
	const Cluster& cluster = clusters_[static_cast<std::size_t>(id)];
	ClusterView view;
	view.sides = cluster.sides.data();
	view.shift = cluster.shift;
	view.count = cluster.sides[ClusterSideCount];
	view.cells = cluster.data.data();
	view.crossings = view.cells + view.count;
	view.distances = view.crossings + view.count;
	if (cluster.hasPaths)
	{
		view.pathEnds = view.distances + view.PairCount();
		view.paths = cluster.paths.data();
	}
	return view;
}

std::uint64_t ClusterGraph::Digest() const
{
	Detail::ClusterGraphImpl::Hash hash;
	hash.Add(static_cast<std::uint64_t>(settings_.size));
	hash.Add(
		static_cast<std::uint64_t>(layout_.mapWidth) << 32 | static_cast<std::uint64_t>(layout_.mapHeight));
	for (const Cluster& cluster : clusters_)
	{
		hash.Add(cluster.shift);
		for (const std::uint16_t side : cluster.sides)
		{
			hash.Add(side);
		}
		for (const std::uint16_t value : cluster.data)
		{
			hash.Add(value);
		}
		for (const std::uint8_t run : cluster.paths)
		{
			hash.Add(run);
		}
	}
	return hash.Value();
}

std::size_t ClusterGraph::Bytes() const
{
	std::size_t bytes = sizeof(ClusterGraph) + sizeof(Detail::ClusterBuilder) +
		clusters_.capacity() * sizeof(Cluster) + queue_.capacity() * sizeof(ClusterId);
	for (const Cluster& cluster : clusters_)
	{
		bytes += cluster.data.capacity() * sizeof(std::uint16_t) + cluster.paths.capacity();
	}
	return bytes;
}

std::int64_t ClusterGraph::TransitionCount() const
{
	std::int64_t count = 0;
	for (const Cluster& cluster : clusters_)
	{
		count += cluster.sides[ClusterSideCount];
	}
	return count;
}
} // namespace NavCore
