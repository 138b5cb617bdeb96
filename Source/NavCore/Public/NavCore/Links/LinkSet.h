// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"
#include "NavCore/Base/Result.h"
#include "NavCore/Links/Link.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace NavCore
{
/** Why a link was refused. */
enum class LinkError : std::uint8_t
{
	None,
	OffMap,   // An end is not on the map.
	SameCell, // Both ends are the same cell.
	BadCost,  // Negative, or above LinkSet::MaxCost.
	TooManyLinks,
	UnknownLink, // There is no link of that number, or not any more.
};

[[nodiscard]] NAVCORE_EXPORT std::string_view Describe(LinkError error);

/** A link with its number. */
struct Link
{
	LinkId id = NoLink;
	LinkSpec spec;

	friend constexpr bool operator==(const Link&, const Link&) = default;
};

/**
 * The links of a map: plain data, which NavGraph turns into what searches read (LinkGraph).
 *
 * Ends may be blocked, or lie on the same floor; a link whose end an agent cannot stand on is not taken until
 * it is free again. Any number of links may share a cell.
 */
class NAVCORE_EXPORT LinkSet
{
public:
	static constexpr std::size_t MaxLinks = 2048;
	static constexpr Cost MaxCost{std::int64_t{1} << 40};

	/** Ends outside of the bounds are refused. */
	explicit LinkSet(const CellRect& bounds) : bounds_(bounds) {}

	[[nodiscard]] Result<LinkId, LinkError> Add(const LinkSpec& spec);
	[[nodiscard]] LinkError Remove(LinkId id);
	[[nodiscard]] LinkError SetEnabled(LinkId id, bool enabled);

	/** Takes the links and the numbers of another set over; all of them count as touched. */
	void CopyFrom(const LinkSet& other);

	/** Null when there is no such link. */
	[[nodiscard]] const Link* Find(LinkId id) const;
	/** In the order of their numbers. */
	[[nodiscard]] std::span<const Link> All() const { return links_; }
	[[nodiscard]] bool IsEmpty() const { return links_.empty(); }
	/** The number that the next link gets. */
	[[nodiscard]] LinkId NextId() const { return nextId_; }

	/** Ends of links that were added, removed, enabled or disabled since ForgetTouched. */
	[[nodiscard]] std::span<const Cell> Touched() const { return touched_; }
	void ForgetTouched() { touched_.clear(); }
	[[nodiscard]] std::size_t Bytes() const;

private:
	[[nodiscard]] std::vector<Link>::iterator Locate(LinkId id);
	void Touch(const LinkSpec& spec);

	CellRect bounds_;
	std::vector<Link> links_;
	std::vector<Cell> touched_;
	LinkId nextId_ = 0;
};
} // namespace NavCore
