// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore::Detail
{
/** Number of an entry of a table; NoSlot names none. */
using SlotIndex = std::uint32_t;
inline constexpr SlotIndex NoSlot = 0xFFFF'FFFF;

[[nodiscard]] constexpr std::uint64_t MixHash(std::uint64_t hash, std::uint64_t value)
{
	hash ^= value + 0x9E37'79B9'7F4A'7C15ULL + (hash << 6) + (hash >> 2);
	hash *= 0xBF58'476D'1CE4'E5B9ULL;
	return hash ^ (hash >> 29);
}

/**
 * Finds the slots of a table that were entered under a hash, oldest first. A slot is entered at most once.
 *
 * Links are kept by slot, so entering and removing allocate nothing once warm, and the order in which
 * slots are visited follows from the calls alone.
 */
class HashChains
{
public:
	void Insert(std::uint64_t hash, SlotIndex slot)
	{
		if (count_ >= buckets_.size())
		{
			Grow();
		}
		if (slot >= links_.size())
		{
			links_.resize(std::size_t{slot} + 1);
		}
		links_[slot] = {hash, NoSlot, NoSlot, true};
		Append(slot);
		++count_;
	}

	/** Harmless when the slot is not entered. */
	void Remove(SlotIndex slot)
	{
		if (slot >= links_.size() || !links_[slot].entered)
		{
			return;
		}
		Link& link = links_[slot];
		Bucket& bucket = BucketOf(link.hash);
		(link.before == NoSlot ? bucket.first : links_[link.before].after) = link.after;
		(link.after == NoSlot ? bucket.last : links_[link.after].before) = link.before;
		link.entered = false;
		--count_;
	}

	/** NoSlot when there is none. Different keys may share a hash: the caller compares. */
	[[nodiscard]] SlotIndex First(std::uint64_t hash) const
	{
		return buckets_.empty() ? NoSlot : SkipOthers(BucketOf(hash).first, hash);
	}
	[[nodiscard]] SlotIndex Next(SlotIndex slot) const
	{
		return SkipOthers(links_[slot].after, links_[slot].hash);
	}

	[[nodiscard]] std::size_t Bytes() const
	{
		return buckets_.capacity() * sizeof(Bucket) + links_.capacity() * sizeof(Link);
	}

private:
	struct Bucket
	{
		SlotIndex first = NoSlot;
		SlotIndex last = NoSlot;
	};
	struct Link
	{
		std::uint64_t hash = 0;
		SlotIndex before = NoSlot;
		SlotIndex after = NoSlot;
		bool entered = false;
	};

	[[nodiscard]] Bucket& BucketOf(std::uint64_t hash) { return buckets_[hash & (buckets_.size() - 1)]; }
	[[nodiscard]] const Bucket& BucketOf(std::uint64_t hash) const
	{
		return buckets_[hash & (buckets_.size() - 1)];
	}
	[[nodiscard]] SlotIndex SkipOthers(SlotIndex slot, std::uint64_t hash) const
	{
		while (slot != NoSlot && links_[slot].hash != hash)
		{
			slot = links_[slot].after;
		}
		return slot;
	}

	void Append(SlotIndex slot)
	{
		Bucket& bucket = BucketOf(links_[slot].hash);
		links_[slot].before = bucket.last;
		links_[slot].after = NoSlot;
		(bucket.last == NoSlot ? bucket.first : links_[bucket.last].after) = slot;
		bucket.last = slot;
	}

	/** Slots of one hash keep their order: they move from one bucket, front to back. */
	void Grow()
	{
		std::vector<Bucket> old(buckets_.empty() ? 64 : buckets_.size() * 2);
		old.swap(buckets_);
		for (const Bucket& bucket : old)
		{
			for (SlotIndex slot = bucket.first; slot != NoSlot;)
			{
				const SlotIndex after = links_[slot].after;
				Append(slot);
				slot = after;
			}
		}
	}

	std::vector<Bucket> buckets_;
	std::vector<Link> links_;
	std::size_t count_ = 0;
};
} // namespace NavCore::Detail
