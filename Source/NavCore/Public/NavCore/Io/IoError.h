// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstdint>
#include <string>

namespace NavCore
{
/** What is wrong with a text that a reader refused. */
enum class IoErrorKind : std::uint8_t
{
	None,
	Truncated,    // The text ends before everything its header announces.
	BadHeader,    // A header line is unknown, repeated, missing or out of place.
	MissingField, // A line has too few fields.
	ExtraText,    // Something follows the last field of a line, or the last line of the format.
	BadNumber,    // A field is not a number.
	OutOfRange,   // A number, cell or rectangle lies outside what its place allows.
	BadCharacter, // A map row or a file name holds a character that has no meaning there.
	BadRowLength, // A map row is longer or shorter than the width, or a level is too large.
	BadContent,   // Every line is well formed, but together they break a rule of the format.
};

/** Why a text was refused, in words for a person and with a kind for a program. */
struct IoError
{
	IoErrorKind kind = IoErrorKind::None;
	/** As the caller named it; nothing was opened. */
	std::string file;
	/** 1-based; 0 when the text as a whole is at fault. */
	std::int64_t line = 0;
	/** Printable ASCII in one line: bytes quoted from the text are escaped and cut short. */
	std::string reason;

	[[nodiscard]] bool IsError() const { return kind != IoErrorKind::None; }
};

/** "file:line: reason", without the line when it is 0. */
[[nodiscard]] NAVCORE_EXPORT std::string Describe(const IoError& error);
} // namespace NavCore
