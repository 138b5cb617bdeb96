// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Io/IoError.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace NavCore::Detail
{
/** The text between double quotes, cut after a few dozen bytes and free of control characters. */
[[nodiscard]] std::string Quote(std::string_view text);

/** Overflow saturates, so that the range check of the caller reports it. False if not a number. */
[[nodiscard]] bool ParseInt(std::string_view field, std::int64_t& value);

void AppendInt(std::string& out, std::int64_t value);

/** True for a name that survives as one field of a line: not empty, no blanks, no control characters. */
[[nodiscard]] bool IsFieldText(std::string_view text);

/** Hands out a text line by line, without copies. Line ends may be LF or CRLF. */
class LineReader
{
public:
	LineReader(std::string_view text, std::string_view fileName);

	[[nodiscard]] bool AtEnd() const { return position_ >= text_.size(); }
	/** How many bytes follow the last line handed out. */
	[[nodiscard]] std::size_t Rest() const { return text_.size() - position_; }
	/** Number of the last line handed out, from 1; 0 before the first. */
	[[nodiscard]] std::int64_t Line() const { return line_; }
	/** The next line without its end; false when there is none. */
	[[nodiscard]] bool Next(std::string_view& line);
	/** The next line with anything but blanks on it. */
	[[nodiscard]] bool NextFilled(std::string_view& line);

	/** An error on the last line handed out. */
	[[nodiscard]] IoError Error(IoErrorKind kind, std::string reason) const;
	/** An error that no single line can be blamed for. */
	[[nodiscard]] IoError FileError(IoErrorKind kind, std::string reason) const;

private:
	std::string_view text_;
	std::string_view fileName_;
	std::size_t position_ = 0;
	std::int64_t line_ = 0;
};

/**
 * Takes a line apart into fields separated by spaces and tabs. The first error sticks and later calls
 * do nothing, so that a caller reads all fields of a line and asks once at the end.
 */
class FieldReader
{
public:
	FieldReader(const LineReader& source, std::string_view line) : source_(source), rest_(line) {}

	/** name is what the error calls the field. */
	[[nodiscard]] std::string_view Word(std::string_view name);
	/** A word that satisfies IsFieldText, to be kept as the name of a file. */
	[[nodiscard]] std::string_view FileName(std::string_view name);
	/** A whole number in [low, high]; low after an error. */
	[[nodiscard]] std::int32_t Int(std::string_view name, std::int32_t low, std::int32_t high);
	/** A length that satisfies IsScenLength. */
	[[nodiscard]] double Length(std::string_view name);
	/** Call after the last field: nothing may follow. */
	void Finish();
	/** Reports an error of the caller's own, unless there is one already. */
	void Fail(IoErrorKind kind, std::string reason);

	[[nodiscard]] bool Failed() const { return error_.IsError(); }
	[[nodiscard]] const IoError& Error() const { return error_; }

private:
	const LineReader& source_;
	std::string_view rest_;
	IoError error_;
};

/** Reads the first line of a scenario, "version N"; "N.0" is accepted too. */
[[nodiscard]] IoError ReadScenVersion(LineReader& reader, std::string_view version);
} // namespace NavCore::Detail
