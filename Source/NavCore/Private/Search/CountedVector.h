// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Search/ScratchMemory.h"

#include <cstddef>
#include <vector>

namespace NavCore::Detail
{
/** A vector that counts its memory against the cap of the scratch. */
template <class T>
class CountedVector
{
public:
	explicit CountedVector(ScratchMemory& memory) : memory_(memory) {}
	~CountedVector() { Release(); }
	CountedVector(const CountedVector&) = delete;
	CountedVector& operator=(const CountedVector&) = delete;

	[[nodiscard]] std::size_t Size() const { return size_; }
	[[nodiscard]] T* Data() { return values_.data(); }
	[[nodiscard]] T& operator[](std::size_t i) { return values_[i]; }
	[[nodiscard]] const T& operator[](std::size_t i) const { return values_[i]; }
	/** Keeps the memory and the values in it. */
	void Clear() { size_ = 0; }
	/** False when the cap is reached; new values are whatever was there before. */
	[[nodiscard]] bool Resize(std::size_t size)
	{
		if (size > values_.size())
		{
			const std::size_t capacity = size > 2 * values_.size() ? size : 2 * values_.size();
			if (!memory_.TryTake((capacity - values_.size()) * sizeof(T)))
			{
				return false;
			}
			values_.resize(capacity);
		}
		size_ = size;
		return true;
	}
	void Release()
	{
		memory_.GiveBack(values_.size() * sizeof(T));
		values_ = std::vector<T>();
		size_ = 0;
	}

private:
	ScratchMemory& memory_;
	std::vector<T> values_;
	std::size_t size_ = 0;
};
} // namespace NavCore::Detail
