// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Links/FloorPlan.h"
#include "NavCore/Links/Link.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace NavCore
{
class GridMap;
class LinkSet;

/** One direction of an enabled link, between ports. */
struct LinkEdge
{
	std::uint32_t from = 0;
	std::uint32_t to = 0;
	LinkId link = NoLink;
	Cost cost;
	std::uint8_t maxClearance = 255;
};

/**
 * The enabled links as searches read them: the cells where links begin or end, called ports, and the edges
 * between them. Const and shared between threads; made anew when links change, not when the map does.
 */
class NAVCORE_EXPORT LinkGraph
{
public:
	static constexpr std::uint32_t NoPort = 0xFFFF'FFFF;

	void Rebuild(const LinkSet& links);
	/** Which cells are the same floor, for partial paths; without a plan everything is. */
	void SetFloors(FloorPlan floors) { floors_ = std::move(floors); }
	[[nodiscard]] const FloorPlan& Floors() const { return floors_; }

	[[nodiscard]] bool IsEmpty() const { return edges_.empty(); }
	/** In cell order. */
	[[nodiscard]] std::span<const Cell> Ports() const { return ports_; }
	[[nodiscard]] std::uint32_t PortAt(Cell cell) const;
	[[nodiscard]] std::span<const LinkEdge> Edges() const { return edges_; }
	/** The edges that begin at a port, in the order of their targets. */
	[[nodiscard]] std::span<const LinkEdge> EdgesFrom(std::uint32_t port) const
	{
		return std::span(edges_).subspan(firstOut_[port], firstOut_[port + 1] - firstOut_[port]);
	}
	/** Indices of the edges that end at a port. */
	[[nodiscard]] std::span<const std::uint32_t> EdgesTo(std::uint32_t port) const
	{
		return std::span(into_).subspan(firstIn_[port], firstIn_[port + 1] - firstIn_[port]);
	}
	[[nodiscard]] bool IsDeparture(std::uint32_t port) const { return firstOut_[port] < firstOut_[port + 1]; }
	[[nodiscard]] bool IsArrival(std::uint32_t port) const { return firstIn_[port] < firstIn_[port + 1]; }

	/**
	 * The edge of a link between two cells, if it is enabled, and an agent of this clearance fits through it
	 * and on both of its ends. Null otherwise.
	 */
	[[nodiscard]] const LinkEdge* FindUsable(
		const GridMap& map, LinkId link, Cell from, Cell to, std::uint8_t clearance) const;
	[[nodiscard]] std::size_t Bytes() const;

private:
	FloorPlan floors_;
	std::vector<Cell> ports_;
	std::vector<LinkEdge> edges_;
	std::vector<std::uint32_t> firstOut_;
	std::vector<std::uint32_t> firstIn_;
	std::vector<std::uint32_t> into_;
};
} // namespace NavCore
