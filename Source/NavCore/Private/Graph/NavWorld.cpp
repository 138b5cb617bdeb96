// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Graph/NavWorld.h"

#include "Graph/EditQueue.h"
#include "NavCore/Base/Assert.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <span>
#include <utility>

namespace NavCore
{
namespace Detail::NavWorldImpl
{
TerrainTable SameCosts()
{
	TerrainTable costs{};
	for (std::size_t i = 0; i < costs.size(); ++i)
	{
		costs[i] = static_cast<std::uint8_t>(i);
	}
	return costs;
}

/** The profile without what makes no difference, so that equal ones compare equal. */
AgentProfile Normalised(const AgentProfile& profile)
{
	AgentProfile result = profile;
	result.clearance = (std::max)(profile.clearance, std::uint8_t{1});
	TerrainTable same = SameCosts();
	// Neither cost occurs on a free cell.
	result.terrainCosts[0] = same[0];
	result.terrainCosts[TerrainBlocked] = TerrainBlocked;
	if (!profile.hasCosts || result.terrainCosts == same)
	{
		result.hasCosts = false;
		result.terrainCosts = {};
	}
	return result;
}

ProfileError CheckProfile(const GridMap& map, const AgentProfile& profile)
{
	if (profile.hasCosts && !map.HasTerrain())
	{
		return ProfileError::NoTerrainLayer;
	}
	const auto first = profile.terrainCosts.begin() + TerrainNeutral;
	if (profile.hasCosts &&
		std::find(first, profile.terrainCosts.begin() + TerrainBlocked, 0) !=
			profile.terrainCosts.begin() + TerrainBlocked)
	{
		return ProfileError::BadTerrainCost;
	}
	if (profile.clearance > 1 && (!map.HasClearance() || profile.clearance > map.ClearanceLimit()))
	{
		return ProfileError::NoClearanceLayer;
	}
	if (map.GetTopology() != Topology::Octile && profile.cornerRule != map.GetCornerRule())
	{
		return ProfileError::CornerRuleNotForThisMap;
	}
	return ProfileError::None;
}

/** The map with the same layers and the cells as an agent of the profile sees them. */
GridMap DeriveMap(const GridMap& base, CornerRule cornerRule, const TerrainTable& costs)
{
	GridMap map = GridMap::Create({base.Width(), base.Height(), base.GetTopology(), cornerRule}).Value();
	GridEdit edit(map);
	[[maybe_unused]] GridError error = GridError::None;
	if (base.HasTerrain())
	{
		edit.EnableTerrain();
	}
	if (base.HasHeight())
	{
		error = edit.EnableHeight(base.ClimbLimit());
	}
	NAVCORE_ASSERT(error == GridError::None, "the map has these layers already");
	error = edit.CopyCells(base, base.Bounds(), costs);
	NAVCORE_ASSERT(error == GridError::None, "both maps have the same size");
	if (base.HasClearance())
	{
		error = edit.EnableClearance(base.ClearanceLimit());
	}
	NAVCORE_ASSERT(error == GridError::None, "the map has this layer already");
	return map;
}

GridError Write(GridEdit& edit, const MapEdit& wanted)
{
	switch (wanted.kind)
	{
	case MapEditKind::Block:
	case MapEditKind::Unblock:
		return edit.FillWalkable(wanted.rect, wanted.kind == MapEditKind::Unblock);
	case MapEditKind::Terrain:
		return edit.FillTerrain(wanted.rect, static_cast<std::uint8_t>(wanted.value));
	case MapEditKind::Height:
		return edit.FillHeight(wanted.rect, wanted.value);
	}
	return GridError::ValueOutOfRange;
}
} // namespace Detail::NavWorldImpl

std::string_view Describe(ProfileError error)
{
	switch (error)
	{
	case ProfileError::None:
		return "no error";
	case ProfileError::TooMany:
		return "the world has as many agent profiles as it can have";
	case ProfileError::BadTerrainCost:
		return "a terrain cost of the profile is 0";
	case ProfileError::NoTerrainLayer:
		return "the profile has terrain costs and the map has no terrain layer";
	case ProfileError::NoClearanceLayer:
		return "the map has no clearance layer that serves an agent of this size";
	case ProfileError::CornerRuleNotForThisMap:
		return "a map without diagonal steps has only its own corner rule";
	}
	return "unknown error";
}

struct NavWorld::Impl
{
	struct Kind
	{
		AgentProfile profile;
		/** What each terrain cost of the map is on the map of this kind. */
		TerrainTable costs;
		NavGraph graph;
	};

	void Build(const AgentProfile& profile, const TerrainTable& costs, GridMap map)
	{
		Kind& kind = kinds.emplace_back(Kind{profile, costs, NavGraph(std::move(map))});
		if (Includes(parts, GraphParts::Clusters))
		{
			ClusterSettings settings = clusters;
			settings.clearance = profile.clearance;
			kind.graph.ConfigureClusters(settings);
		}
		kind.graph.Require(parts);
		pricing.Add(kind.graph.Map());
		const LinkSet* applied = kinds.front().graph.Links();
		if (applied != nullptr && kinds.size() > 1)
		{
			kind.graph.LinksForEdit().CopyFrom(*applied);
			kind.graph.Apply(kind.graph.CommitLinks());
		}
		if (floors.Count() > 0)
		{
			kind.graph.SetFloors(floors);
		}
	}

	/** Gives what is queued to the graphs of all profiles. */
	void WriteLinks(std::vector<GridChange>& outChanges)
	{
		for (Kind& kind : kinds)
		{
			LinkSet& set = kind.graph.LinksForEdit();
			for (const LinkEdit& edit : linkEdits)
			{
				// All of them were accepted by a set with the same history.
				switch (edit.kind)
				{
				case LinkEdit::Kind::Add:
					static_cast<void>(set.Add(edit.spec));
					break;
				case LinkEdit::Kind::Remove:
					static_cast<void>(set.Remove(edit.id));
					break;
				case LinkEdit::Kind::State:
					static_cast<void>(set.SetEnabled(edit.id, edit.spec.enabled));
					break;
				}
			}
			outChanges.push_back(kind.graph.CommitLinks());
			if (!outChanges.back().IsEmpty())
			{
				kind.graph.Mark(outChanges.back());
			}
		}
		linkEdits.clear();
		Report(std::span(outChanges).last(kinds.size()));
	}

	/** A queued change of the links. */
	struct LinkEdit
	{
		enum class Kind : std::uint8_t
		{
			Add,
			Remove,
			State,
		};

		Kind kind = Kind::Add;
		LinkId id = NoLink;
		LinkSpec spec;
	};

	[[nodiscard]] const GridMap& Base() const { return kinds.front().graph.Map(); }

	/** Writes the piece into every map and appends the changes. */
	void WritePiece(std::vector<GridChange>& outChanges)
	{
		for (Kind& kind : kinds)
		{
			GridEdit edit(kind.graph.MapForEdit());
			[[maybe_unused]] GridError error = GridError::None;
			if (&kind == &kinds.front())
			{
				for (const MapEdit& wanted : piece.Edits())
				{
					error = Detail::NavWorldImpl::Write(edit, wanted);
					NAVCORE_ASSERT(error == GridError::None, "edits are checked when they are queued");
				}
			}
			else
			{
				for (const CellRect& rect : piece.Rects())
				{
					error = edit.CopyCells(Base(), rect, kind.costs);
					NAVCORE_ASSERT(error == GridError::None, "all maps have the same size");
				}
			}
			outChanges.push_back(edit.Commit());
			if (!outChanges.back().IsEmpty())
			{
				kind.graph.Mark(outChanges.back());
			}
		}
		Report(std::span(outChanges).last(kinds.size()));
	}

	/** Once all maps show the same edits again. */
	void Report(std::span<const GridChange> changes) const
	{
		for (std::size_t i = 0; observer != nullptr && i < changes.size(); ++i)
		{
			if (!changes[i].IsEmpty())
			{
				observer->OnMapChanged(static_cast<ProfileId>(i), changes[i]);
			}
		}
	}

	GraphParts parts = GraphParts::None;
	/** For every profile, but for the clearance. */
	ClusterSettings clusters;
	/** The map itself comes first. */
	std::vector<Kind> kinds;
	Detail::EditPricing pricing;
	Detail::EditQueue queue;
	Detail::EditPiece piece;
	/** As they will be, and what leads there. */
	LinkSet links{CellRect{}};
	std::vector<LinkEdit> linkEdits;
	FloorPlan floors;
	WorldObserver* observer = nullptr;
	/** Whose turn it is to be repaired first. */
	std::size_t turn = 0;
	bool ready = true;
};

NavWorld::NavWorld(GridMap map, GraphParts parts, const ClusterSettings& clusters)
	: impl_(std::make_unique<Impl>())
{
	impl_->parts = parts;
	impl_->clusters = clusters;
	// Contexts point into the graphs, which therefore must never move.
	impl_->kinds.reserve(MaxProfiles);
	impl_->links = LinkSet(map.Bounds());
	AgentProfile own;
	own.cornerRule = map.GetCornerRule();
	impl_->Build(own, Detail::NavWorldImpl::SameCosts(), std::move(map));
}

NavWorld::~NavWorld() = default;
NavWorld::NavWorld(NavWorld&& other) noexcept = default;
NavWorld& NavWorld::operator=(NavWorld&& other) noexcept = default;

Result<ProfileId, ProfileError> NavWorld::AddProfile(const AgentProfile& profile)
{
	const ProfileError error = Detail::NavWorldImpl::CheckProfile(Map(), profile);
	if (error != ProfileError::None)
	{
		return Failure{error};
	}
	const AgentProfile wanted = Detail::NavWorldImpl::Normalised(profile);
	for (std::size_t i = 0; i < impl_->kinds.size(); ++i)
	{
		if (impl_->kinds[i].profile == wanted)
		{
			return static_cast<ProfileId>(i);
		}
	}
	if (impl_->kinds.size() == MaxProfiles)
	{
		return Failure{ProfileError::TooMany};
	}
	const TerrainTable costs = wanted.hasCosts ? wanted.terrainCosts : Detail::NavWorldImpl::SameCosts();
	impl_->Build(wanted, costs, Detail::NavWorldImpl::DeriveMap(Map(), wanted.cornerRule, costs));
	return static_cast<ProfileId>(impl_->kinds.size() - 1);
}

std::size_t NavWorld::ProfileCount() const
{
	return impl_->kinds.size();
}

const AgentProfile& NavWorld::Profile(ProfileId id) const
{
	NAVCORE_ASSERT(id < impl_->kinds.size(), "no profile has this number");
	return impl_->kinds[id].profile;
}

const NavGraph& NavWorld::Graph(ProfileId id) const
{
	NAVCORE_ASSERT(id < impl_->kinds.size(), "no profile has this number");
	return impl_->kinds[id].graph;
}

void NavWorld::SetReady(bool ready)
{
	impl_->ready = ready;
}

bool NavWorld::IsReady() const
{
	return impl_->ready;
}

GridError NavWorld::Queue(const MapEdit& edit)
{
	const GridMap& map = Map();
	if (edit.kind > MapEditKind::Height)
	{
		return GridError::ValueOutOfRange;
	}
	if (edit.rect.IsEmpty())
	{
		return GridError::EmptySize;
	}
	if (!map.Covers(edit.rect))
	{
		return GridError::CellOutOfRange;
	}
	const bool terrain = edit.kind == MapEditKind::Terrain;
	if ((terrain && !map.HasTerrain()) || (edit.kind == MapEditKind::Height && !map.HasHeight()))
	{
		return GridError::LayerMissing;
	}
	if (terrain && (edit.value < TerrainNeutral || edit.value > TerrainBlocked))
	{
		return GridError::BadTerrainCost;
	}
	impl_->queue.Push(edit);
	return GridError::None;
}

Result<LinkId, LinkError> NavWorld::QueueLink(const LinkSpec& link)
{
	const Result<LinkId, LinkError> id = impl_->links.Add(link);
	impl_->links.ForgetTouched();
	if (id)
	{
		impl_->linkEdits.push_back({Impl::LinkEdit::Kind::Add, id.Value(), link});
	}
	return id;
}

LinkError NavWorld::QueueLinkRemoval(LinkId id)
{
	const LinkError error = impl_->links.Remove(id);
	impl_->links.ForgetTouched();
	if (error == LinkError::None)
	{
		impl_->linkEdits.push_back({Impl::LinkEdit::Kind::Remove, id, {}});
	}
	return error;
}

LinkError NavWorld::QueueLinkState(LinkId id, bool enabled)
{
	const LinkError error = impl_->links.SetEnabled(id, enabled);
	impl_->links.ForgetTouched();
	if (error == LinkError::None)
	{
		LinkSpec spec;
		spec.enabled = enabled;
		impl_->linkEdits.push_back({Impl::LinkEdit::Kind::State, id, spec});
	}
	return error;
}

const LinkSet& NavWorld::Links() const
{
	return impl_->links;
}

void NavWorld::SetFloors(const FloorPlan& floors)
{
	impl_->floors = floors;
	for (Impl::Kind& kind : impl_->kinds)
	{
		kind.graph.SetFloors(floors);
	}
}

std::size_t NavWorld::QueuedEdits() const
{
	return impl_->queue.Size() + impl_->linkEdits.size();
}

bool NavWorld::ApplyEdits(WorkBudget& budget, std::vector<GridChange>& outChanges)
{
	if (!impl_->linkEdits.empty() && budget.NextQuantum() > 0)
	{
		// Sorting the links and moving the table of costs is work for each kind of agent.
		const auto links = static_cast<std::int64_t>(impl_->links.All().size());
		const auto kinds = static_cast<std::int64_t>(impl_->kinds.size());
		budget.Spend(kinds * (4 + links / 4 + links * links / 64));
		impl_->WriteLinks(outChanges);
	}
	while (impl_->queue.Size() > 0 && budget.NextQuantum() > 0)
	{
		impl_->queue.Take(impl_->pricing, PieceUnits, impl_->piece);
		impl_->WritePiece(outChanges);
		budget.Spend(impl_->piece.Cost());
	}
	return QueuedEdits() == 0;
}

void NavWorld::SetObserver(WorldObserver* observer)
{
	impl_->observer = observer;
}

bool NavWorld::Repair(WorkBudget& budget)
{
	// Whoever did not get ready this time is not the first to go next time.
	const std::size_t first = impl_->turn;
	impl_->turn = (first + 1) % impl_->kinds.size();
	bool current = true;
	for (std::size_t i = 0; i < impl_->kinds.size(); ++i)
	{
		current = impl_->kinds[(first + i) % impl_->kinds.size()].graph.Repair(budget) && current;
	}
	return current;
}

std::size_t NavWorld::Bytes() const
{
	std::size_t bytes = impl_->queue.Bytes();
	for (const Impl::Kind& kind : impl_->kinds)
	{
		bytes += kind.graph.Bytes();
	}
	return bytes;
}

std::size_t NavWorld::Bytes(ProfileId id) const
{
	return Graph(id).Bytes();
}
} // namespace NavCore
