// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Api.h"

#include <cstdint>
#include <string>

namespace NavCore
{
/** What is wrong with a text, or with bytes, that a reader refused. */
enum class IoErrorKind : std::uint8_t
{
	None,
	Truncated,    // It ends before everything its header announces.
	BadHeader,    // A header line is unknown, repeated, missing or out of place.
	MissingField, // A line has too few fields.
	ExtraText,    // Something follows the last field of a line, or the end of the format.
	BadNumber,    // A field is not a number.
	OutOfRange,   // A number, cell or rectangle lies outside what its place allows.
	BadCharacter, // A map row or a file name holds a character that has no meaning there.
	BadRowLength, // A map row is longer or shorter than the width, or a level is too large.
	BadContent,   // Every line is well formed, but together they break a rule of the format.
	NewerVersion, // Written by a later version of the library.
	BadChecksum,  // Some byte is not as it was written.
};

/** Why a text or binary file was refused, in words for a person and with a kind for a program. */
struct IoError
{
	IoErrorKind kind = IoErrorKind::None;
	/** As the caller named it; nothing was opened. */
	std::string file;
	/** 1-based; 0 when the text as a whole is at fault, and in binary files. */
	std::int64_t line = 0;
	/** Printable ASCII in one line: bytes quoted from the text are escaped and cut short. */
	std::string reason;
	/** In a binary file, the byte at fault, from 0; -1 in a text. */
	std::int64_t offset = -1;

	[[nodiscard]] bool IsError() const { return kind != IoErrorKind::None; }
};

/** "file:line: reason", without the line when it is 0; "file: byte 12: reason" for a binary file. */
[[nodiscard]] NAVCORE_EXPORT std::string Describe(const IoError& error);
} // namespace NavCore
