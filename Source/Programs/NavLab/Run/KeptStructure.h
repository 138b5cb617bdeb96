// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace NavCore
{
class GridChange;
class GridMap;
} // namespace NavCore

namespace NavLab
{
/** A structure beside the grid that edits must keep current. One more is one more line in the maker below. */
class KeptStructure
{
public:
	virtual ~KeptStructure() = default;
	/** As in the keys of the JSON. */
	[[nodiscard]] virtual std::string Name() const = 0;
	/** Brings it up to date after a batch of edits. */
	virtual void Update(const NavCore::GridMap& map, const NavCore::GridChange& change) = 0;
	/** Builds another one from the map, which is what timing sees, and keeps it for EqualsRebuilt. */
	virtual void Rebuild(const NavCore::GridMap& map) = 0;
	[[nodiscard]] virtual bool EqualsRebuilt() const = 0;
	[[nodiscard]] virtual std::size_t Bytes() const = 0;
};

/** Every structure that NavCore keeps current under edits, built for the map. */
[[nodiscard]] std::vector<std::unique_ptr<KeptStructure>> MakeKeptStructures(const NavCore::GridMap& map);
} // namespace NavLab
