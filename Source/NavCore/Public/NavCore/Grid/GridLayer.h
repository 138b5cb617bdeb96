// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavCore
{
/**
 * One value a cell in the stride and padding of the walkability bits, so that a bit position is also
 * the index of the value, one cell outside the map included. Empty until Create.
 */
template <class T>
class GridLayer
{
public:
	void Create(std::int32_t strideBits, std::int32_t height, T fill)
	{
		stride_ = strideBits;
		values_.assign(static_cast<std::size_t>(height + 2) * static_cast<std::size_t>(strideBits) + 2, fill);
	}

	[[nodiscard]] bool IsEmpty() const { return values_.empty(); }
	[[nodiscard]] std::size_t Bytes() const { return values_.size() * sizeof(T); }
	[[nodiscard]] T At(std::int32_t x, std::int32_t y) const { return Origin()[Index(x, y)]; }
	void Set(std::int32_t x, std::int32_t y, T value)
	{
		values_[static_cast<std::size_t>(Index(x, y) + stride_ + 1)] = value;
	}

	/** Address of cell (0, y), from y = -1 to the height; the cells beside the row are its padding. */
	[[nodiscard]] T* Row(std::int32_t y) { return values_.data() + Index(0, y) + stride_ + 1; }

	/** Address of cell (0, 0); cell (x, y) is y * stride + x from it. */
	[[nodiscard]] const T* Origin() const { return values_.data() + stride_ + 1; }

private:
	[[nodiscard]] std::ptrdiff_t Index(std::int32_t x, std::int32_t y) const
	{
		return static_cast<std::ptrdiff_t>(y) * stride_ + x;
	}

	std::int32_t stride_ = 0;
	std::vector<T> values_;
};
} // namespace NavCore
