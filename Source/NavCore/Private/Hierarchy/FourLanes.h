// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace NavCore::Detail
{
/** Four costs that are handled at once. Compilers that know vectors are told so; others see a loop. */
class FourLanes
{
public:
	static constexpr std::size_t Count = 4;
#if defined(__GNUC__)
	using Marks [[gnu::vector_size(Count * sizeof(std::int32_t))]] = std::int32_t;
#else
	using Marks = bool;
#endif

	[[nodiscard]] static FourLanes Read(const float* from)
	{
		FourLanes lanes;
		std::memcpy(&lanes.values_, from, sizeof(lanes.values_));
		return lanes;
	}
	void Write(float* to) const
	{
		std::memcpy(to, &values_, sizeof(values_));
	}

#if defined(__GNUC__)
	/** Lowers each cost to that of another plus a price, where that is less. */
	void Lower(const FourLanes& other, float price)
	{
		const Values sums = other.values_ + price;
		values_ = sums < values_ ? sums : values_;
	}
	/** Marks those that are less than in another. */
	void MarkBelow(const FourLanes& other, Marks& ioMarks) const
	{
		ioMarks |= values_ < other.values_;
	}
	[[nodiscard]] static bool IsAny(const Marks& marks)
	{
		return (marks[0] | marks[1] | marks[2] | marks[3]) != 0;
	}

private:
	using Values [[gnu::vector_size(Count * sizeof(float))]] = float;
	Values values_;
#else
	void Lower(const FourLanes& other, float price)
	{
		for (std::size_t i = 0; i < Count; ++i)
		{
			const float sum = other.values_[i] + price;
			values_[i] = sum < values_[i] ? sum : values_[i];
		}
	}
	void MarkBelow(const FourLanes& other, Marks& ioMarks) const
	{
		for (std::size_t i = 0; i < Count; ++i)
		{
			ioMarks |= values_[i] < other.values_[i];
		}
	}
	[[nodiscard]] static bool IsAny(const Marks& marks)
	{
		return marks;
	}

private:
	float values_[Count];
#endif
};
} // namespace NavCore::Detail
