// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Links/LinkSet.h"

#include <algorithm>

namespace NavCore
{
std::string_view Describe(LinkError error)
{
	switch (error)
	{
	case LinkError::None:
		return "no error";
	case LinkError::OffMap:
		return "an end of the link is off the map";
	case LinkError::SameCell:
		return "the link leads from a cell to itself";
	case LinkError::BadCost:
		return "the cost of the link is negative or too high";
	case LinkError::TooManyLinks:
		return "there are too many links";
	case LinkError::UnknownLink:
		return "there is no such link";
	}
	return "unknown error";
}

Result<LinkId, LinkError> LinkSet::Add(const LinkSpec& spec)
{
	if (!bounds_.Contains(spec.from) || !bounds_.Contains(spec.to))
	{
		return Failure{LinkError::OffMap};
	}
	if (spec.from == spec.to)
	{
		return Failure{LinkError::SameCell};
	}
	if (spec.cost < Cost{} || spec.cost > MaxCost)
	{
		return Failure{LinkError::BadCost};
	}
	if (links_.size() == MaxLinks || nextId_ == NoLink)
	{
		return Failure{LinkError::TooManyLinks};
	}
	links_.push_back({nextId_, spec});
	Touch(spec);
	return nextId_++;
}

LinkError LinkSet::Remove(LinkId id)
{
	const auto link = Locate(id);
	if (link == links_.end())
	{
		return LinkError::UnknownLink;
	}
	Touch(link->spec);
	links_.erase(link);
	return LinkError::None;
}

LinkError LinkSet::SetEnabled(LinkId id, bool enabled)
{
	const auto link = Locate(id);
	if (link == links_.end())
	{
		return LinkError::UnknownLink;
	}
	if (link->spec.enabled != enabled)
	{
		link->spec.enabled = enabled;
		Touch(link->spec);
	}
	return LinkError::None;
}

void LinkSet::CopyFrom(const LinkSet& other)
{
	for (const Link& link : links_)
	{
		Touch(link.spec);
	}
	links_ = other.links_;
	nextId_ = other.nextId_;
	for (const Link& link : links_)
	{
		Touch(link.spec);
	}
}

const Link* LinkSet::Find(LinkId id) const
{
	const auto link = std::lower_bound(
		links_.begin(), links_.end(), id, [](const Link& a, LinkId wanted) { return a.id < wanted; });
	return link != links_.end() && link->id == id ? &*link : nullptr;
}

std::vector<Link>::iterator LinkSet::Locate(LinkId id)
{
	const Link* link = Find(id);
	return link != nullptr ? links_.begin() + (link - links_.data()) : links_.end();
}

void LinkSet::Touch(const LinkSpec& spec)
{
	touched_.push_back(spec.from);
	touched_.push_back(spec.to);
}

std::size_t LinkSet::Bytes() const
{
	return links_.capacity() * sizeof(Link) + touched_.capacity() * sizeof(Cell);
}
} // namespace NavCore
