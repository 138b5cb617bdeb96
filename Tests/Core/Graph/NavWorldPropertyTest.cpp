// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Worlds after many edits in slices of any size, against maps and structures derived anew.
#include "NavCore/Graph/NavWorld.h"
#include "NavCore/Grid/GridEdit.h"
#include "NavCore/Regions/RegionMap.h"
#include "NavCore/Search/WorkBudget.h"
#include "Support/Properties.h"
#include "Support/SameMap.h"

#include <algorithm>
#include <vector>

namespace NavCore::Tests
{
namespace
{
/** A few costs, some of them blocked, so that terrain that was drawn at random meets every case. */
AgentProfile AnyProfile(const GridMap& map, Random& random)
{
	AgentProfile profile;
	profile.clearance =
		static_cast<std::uint8_t>(map.HasClearance() ? random.Range(1, map.ClearanceLimit()) : 1);
	profile.cornerRule =
		map.GetTopology() == Topology::Octile ? AllCornerRules[random.Below(4)] : map.GetCornerRule();
	profile.hasCosts = map.HasTerrain() && random.Percent(75);
	for (std::uint8_t& cost : profile.terrainCosts)
	{
		cost = static_cast<std::uint8_t>(random.Percent(25) ? int{TerrainBlocked} : random.Range(1, 5));
	}
	return profile;
}

MapEdit AnyEdit(const GridMap& map, Random& random)
{
	MapEdit edit;
	const Cell corner = RandomCell(map, random);
	const std::int32_t longest = random.Percent(80) ? 3 : 80;
	edit.rect = CellRect{corner.x, corner.y, random.Range(1, longest), random.Range(1, longest)}.Intersect(
		map.Bounds());
	edit.kind = static_cast<MapEditKind>(random.Below(4));
	if (edit.kind == MapEditKind::Height)
	{
		edit.value = static_cast<std::int16_t>(random.Range(0, 4));
	}
	if (edit.kind == MapEditKind::Terrain)
	{
		edit.value = static_cast<std::int16_t>(random.Percent(20) ? int{TerrainBlocked} : random.Range(1, 6));
	}
	return edit;
}

/** What an agent of a profile sees, cell by cell. */
GridMap Derived(const GridMap& base, const AgentProfile& profile)
{
	GridMap map =
		GridMap::Create({base.Width(), base.Height(), base.GetTopology(), profile.cornerRule}).Value();
	GridEdit edit(map);
	if (base.HasTerrain())
	{
		edit.EnableTerrain();
	}
	if (base.HasHeight())
	{
		RC_ASSERT(edit.EnableHeight(base.ClimbLimit()) == GridError::None);
	}
	if (base.HasClearance())
	{
		RC_ASSERT(edit.EnableClearance(base.ClearanceLimit()) == GridError::None);
	}
	for (std::int32_t y = 0; y < base.Height(); ++y)
	{
		for (std::int32_t x = 0; x < base.Width(); ++x)
		{
			const Cell cell{x, y};
			const std::uint8_t own = base.TerrainAt(cell);
			const bool mapped = profile.hasCosts && own != TerrainBlocked;
			const std::uint8_t cost = mapped ? profile.terrainCosts[own] : own;
			RC_ASSERT(!base.HasTerrain() || edit.SetTerrain(cell, cost) == GridError::None);
			RC_ASSERT(!base.HasHeight() || edit.SetHeight(cell, base.HeightAt(cell)) == GridError::None);
			const bool free = base.IsWalkable(cell) && cost != TerrainBlocked;
			RC_ASSERT(edit.SetWalkable(cell, free) == GridError::None);
		}
	}
	return map;
}

void ProveCurrent(const NavWorld& world)
{
	for (ProfileId id = 0; id < world.ProfileCount(); ++id)
	{
		const AgentProfile& profile = world.Profile(id);
		const SearchContext context = world.Graph(id).Context();
		NavGraph anew(Derived(world.Map(), profile));
		anew.Require(GraphParts::Jumps);
		Prove(SameMap(*context.map, anew.Map()));
		RC_ASSERT(context.regions->MapVersion() == context.map->Version());
		RC_ASSERT(context.regions->HasSameRegions(RegionMap(anew.Map())));
		ClusterSettings settings;
		settings.clearance = profile.clearance;
		ClusterGraph clusters(settings);
		clusters.Build(anew.Map());
		RC_ASSERT(context.clusters->Follows(*context.map));
		RC_ASSERT(context.clusters->MarkedCount() == 0);
		RC_ASSERT(context.clusters->Digest() == clusters.Digest());
	}
}

/** The changes of a profile, one after the other, lead from the version before to the version after. */
void ProveChain(
	const std::vector<GridChange>& changes, std::size_t profiles, std::vector<std::uint64_t>& versions)
{
	RC_ASSERT(changes.size() % profiles == 0);
	for (std::size_t i = 0; i < changes.size(); ++i)
	{
		std::uint64_t& version = versions[i % profiles];
		RC_ASSERT(changes[i].VersionBefore() == version);
		version = changes[i].VersionAfter();
	}
}
} // namespace

TEST(NavWorldProperty, MapsAndStructuresEqualThoseDerivedAnew)
{
	CheckProperty(120,
		[]
		{
			const MapSpec spec = *AnySpec(100);
			Random random(spec.seed + 1);
			NavWorld world(BuildMap(spec), GraphParts::Jumps | GraphParts::Regions | GraphParts::Clusters);
			for (std::int32_t i = random.Range(0, 3); i > 0; --i)
			{
				RC_ASSERT(world.AddProfile(AnyProfile(world.Map(), random)).HasValue());
			}
			ProveCurrent(world);
			std::vector<std::uint64_t> versions;
			for (ProfileId id = 0; id < world.ProfileCount(); ++id)
			{
				versions.push_back(world.Graph(id).Map().Version());
			}
			for (int round = 0; round < 6; ++round)
			{
				for (std::int32_t i = random.Range(1, 12); i > 0; --i)
				{
					const GridError error = world.Queue(AnyEdit(world.Map(), random));
					RC_ASSERT(error == GridError::None || error == GridError::LayerMissing);
				}
				std::vector<GridChange> changes;
				bool written = false;
				bool current = false;
				while (!written || !current)
				{
					WorkBudget budget(random.Range(1, 600));
					written = world.ApplyEdits(budget, changes);
					current = world.Repair(budget);
				}
				ProveChain(changes, world.ProfileCount(), versions);
				ProveCurrent(world);
			}
		});
}

TEST(NavWorldProperty, SlicesChangeNothingButTheMomentOfEachPiece)
{
	CheckProperty(60,
		[]
		{
			const MapSpec spec = *AnySpec(120);
			Random random(spec.seed + 1);
			NavWorld whole(BuildMap(spec), GraphParts::Jumps);
			NavWorld sliced(BuildMap(spec), GraphParts::Jumps);
			const AgentProfile profile = AnyProfile(whole.Map(), random);
			const ProfileId id = whole.AddProfile(profile).Value();
			RC_ASSERT(sliced.AddProfile(profile).Value() == id);
			for (int i = 0; i < 40; ++i)
			{
				const MapEdit edit = AnyEdit(whole.Map(), random);
				RC_ASSERT(whole.Queue(edit) == sliced.Queue(edit));
			}
			std::vector<GridChange> changes;
			std::vector<GridChange> slicedChanges;
			WorkBudget unlimited;
			RC_ASSERT(whole.ApplyEdits(unlimited, changes));
			std::int64_t used = 0;
			bool done = false;
			while (!done)
			{
				WorkBudget budget(random.Range(1, 2000));
				done = sliced.ApplyEdits(budget, slicedChanges);
				used += budget.Used();
				NavGraph anew(Derived(sliced.Map(), sliced.Profile(id)));
				anew.Require(GraphParts::Jumps);
				Prove(SameMap(sliced.Graph(id).Map(), anew.Map()));
			}
			RC_ASSERT(used == unlimited.Used());
			RC_ASSERT(changes.size() == slicedChanges.size());
			RC_ASSERT(std::equal(changes.begin(), changes.end(), slicedChanges.begin(),
				[](const GridChange& a, const GridChange& b)
				{ return a.Kinds() == b.Kinds() && std::ranges::equal(a.Rects(), b.Rects()); }));
			Prove(SameMap(whole.Map(), sliced.Map()));
		});
}
} // namespace NavCore::Tests
