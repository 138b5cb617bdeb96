// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Run/KeptStructure.h"

#include "NavCore/Hierarchy/ClusterGraph.h"
#include "NavCore/Regions/RegionMap.h"

namespace NavLab
{
namespace
{
class KeptRegions final : public KeptStructure
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

class KeptClusters final : public KeptStructure
{
public:
	explicit KeptClusters(const NavCore::GridMap& map) { clusters_.Build(map); }

	[[nodiscard]] std::string Name() const override { return "hpa"; }
	void Update(const NavCore::GridMap& map, const NavCore::GridChange& change) override
	{
		clusters_.Update(map, change);
	}
	void Rebuild(const NavCore::GridMap& map) override { rebuilt_.Build(map); }
	[[nodiscard]] bool EqualsRebuilt() const override
	{
		// A graph with something left to repair has no digest to speak of.
		return clusters_.MarkedCount() == 0 && clusters_.Digest() == rebuilt_.Digest();
	}
	[[nodiscard]] std::size_t Bytes() const override { return clusters_.Bytes(); }

private:
	NavCore::ClusterGraph clusters_;
	NavCore::ClusterGraph rebuilt_;
};
} // namespace

std::vector<std::unique_ptr<KeptStructure>> MakeKeptStructures(const NavCore::GridMap& map)
{
	std::vector<std::unique_ptr<KeptStructure>> structures;
	structures.push_back(std::make_unique<KeptRegions>(map));
	structures.push_back(std::make_unique<KeptClusters>(map));
	return structures;
}
} // namespace NavLab
