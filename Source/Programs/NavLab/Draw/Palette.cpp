// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Draw/Palette.h"

#include <fmt/format.h>

namespace NavLab
{
std::string ToHex(Color color)
{
	return fmt::format("#{:02x}{:02x}{:02x}", color.r, color.g, color.b);
}
} // namespace NavLab
