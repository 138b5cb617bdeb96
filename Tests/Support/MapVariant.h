// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Grid/GridEdit.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace NavCore::Tests
{
/** Optional layers that may speed a search up but never change its answer. */
enum class MapVariant : std::uint8_t
{
	Plain,
	JumpLayer, // The bits of GridEdit::EnableJumps, where the map can have them.
};

/** What tests of such searches run over. A new layer adds its line here and in ApplyVariant. */
inline constexpr std::array AllMapVariants{MapVariant::Plain, MapVariant::JumpLayer};

[[nodiscard]] constexpr std::string_view NameOf(MapVariant variant)
{
	switch (variant)
	{
	case MapVariant::Plain:
		return "Plain";
	case MapVariant::JumpLayer:
		return "JumpLayer";
	}
	return "Unknown";
}

/** Adds the layers of a variant to a batch of edits. */
inline void ApplyVariant(GridEdit& edit, MapVariant variant)
{
	switch (variant)
	{
	case MapVariant::Plain:
		break;
	case MapVariant::JumpLayer:
		static_cast<void>(edit.EnableJumps());
		break;
	}
}
} // namespace NavCore::Tests
