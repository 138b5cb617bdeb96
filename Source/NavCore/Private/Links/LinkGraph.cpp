// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Links/LinkGraph.h"

#include "NavCore/Grid/GridMap.h"
#include "NavCore/Links/LinkSet.h"

#include <algorithm>
#include <tuple>

namespace NavCore
{
namespace Detail::LinkGraphImpl
{
bool Fits(const GridMap& map, Cell cell, std::uint8_t clearance)
{
	return map.IsWalkable(cell) && (clearance <= 1 || map.ClearanceAt(cell) >= clearance);
}
} // namespace Detail::LinkGraphImpl

void LinkGraph::Rebuild(const LinkSet& links)
{
	ports_.clear();
	edges_.clear();
	for (const Link& link : links.All())
	{
		if (link.spec.enabled)
		{
			ports_.push_back(link.spec.from);
			ports_.push_back(link.spec.to);
		}
	}
	std::sort(ports_.begin(), ports_.end());
	ports_.erase(std::unique(ports_.begin(), ports_.end()), ports_.end());
	for (const Link& link : links.All())
	{
		const LinkSpec& spec = link.spec;
		if (spec.enabled)
		{
			const std::uint32_t from = PortAt(spec.from);
			const std::uint32_t to = PortAt(spec.to);
			edges_.push_back({from, to, link.id, spec.cost, spec.maxClearance});
			if (spec.twoWay)
			{
				edges_.push_back({to, from, link.id, spec.cost, spec.maxClearance});
			}
		}
	}
	std::sort(edges_.begin(), edges_.end(),
		[](const LinkEdge& a, const LinkEdge& b)
		{ return std::tie(a.from, a.to, a.link) < std::tie(b.from, b.to, b.link); });
	firstOut_.assign(ports_.size() + 1, 0);
	firstIn_.assign(ports_.size() + 1, 0);
	for (const LinkEdge& edge : edges_)
	{
		++firstOut_[edge.from + 1];
		++firstIn_[edge.to + 1];
	}
	for (std::size_t port = 0; port < ports_.size(); ++port)
	{
		firstOut_[port + 1] += firstOut_[port];
		firstIn_[port + 1] += firstIn_[port];
	}
	std::vector<std::uint32_t> next(firstIn_.begin(), firstIn_.end());
	into_.resize(edges_.size());
	for (std::uint32_t i = 0; i < edges_.size(); ++i)
	{
		into_[next[edges_[i].to]++] = i;
	}
}

std::uint32_t LinkGraph::PortAt(Cell cell) const
{
	const auto port = std::lower_bound(ports_.begin(), ports_.end(), cell);
	return port != ports_.end() && *port == cell ? static_cast<std::uint32_t>(port - ports_.begin()) : NoPort;
}

const LinkEdge* LinkGraph::FindUsable(
	const GridMap& map, LinkId link, Cell from, Cell to, std::uint8_t clearance) const
{
	const std::uint32_t port = PortAt(from);
	if (port == NoPort || !Detail::LinkGraphImpl::Fits(map, from, clearance) ||
		!Detail::LinkGraphImpl::Fits(map, to, clearance))
	{
		return nullptr;
	}
	for (const LinkEdge& edge : EdgesFrom(port))
	{
		if (edge.link == link && ports_[edge.to] == to)
		{
			return clearance <= edge.maxClearance ? &edge : nullptr;
		}
	}
	return nullptr;
}

std::size_t LinkGraph::Bytes() const
{
	return ports_.capacity() * sizeof(Cell) + edges_.capacity() * sizeof(LinkEdge) +
		(firstOut_.capacity() + firstIn_.capacity() + into_.capacity()) * sizeof(std::uint32_t) +
		floors_.Count() * sizeof(CellRect);
}
} // namespace NavCore
