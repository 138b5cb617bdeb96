// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/IoError.h"

namespace NavCore
{
std::string Describe(const IoError& error)
{
	std::string text = error.file;
	if (error.line > 0)
	{
		text += ':' + std::to_string(error.line);
	}
	if (error.offset >= 0)
	{
		text += ": byte " + std::to_string(error.offset);
	}
	return text + ": " + error.reason;
}
} // namespace NavCore
