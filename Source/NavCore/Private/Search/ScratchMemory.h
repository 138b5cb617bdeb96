// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace NavCore::Detail
{
/** Counts the bytes of one scratch against its cap. */
class ScratchMemory
{
public:
	explicit ScratchMemory(std::size_t maxBytes) : maxBytes_(maxBytes) {}

	[[nodiscard]] bool TryTake(std::size_t bytes)
	{
		if (!HasRoom(bytes))
		{
			return false;
		}
		used_ += bytes;
		return true;
	}
	[[nodiscard]] bool HasRoom(std::size_t bytes) const { return bytes <= maxBytes_ - used_; }
	void GiveBack(std::size_t bytes) { used_ -= bytes; }
	[[nodiscard]] std::size_t Used() const { return used_; }

private:
	std::size_t maxBytes_;
	std::size_t used_ = 0;
};

/** Memory of searches in folders that Search/ knows nothing of. */
class ScratchPart
{
public:
	virtual ~ScratchPart() = default;
	virtual void Release() = 0;
};
} // namespace NavCore::Detail
