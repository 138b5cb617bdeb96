// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Io/TextScan.h"

#include "Io/LengthText.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

namespace NavCore::Detail
{
namespace TextScan
{
constexpr std::string_view Blanks = " \t";

bool IsBlankOrControl(char c)
{
	const auto byte = static_cast<unsigned char>(c);
	return byte <= 0x20 || byte == 0x7F;
}

/** Cuts the first field off rest; empty at the end of the line. */
std::string_view TakeField(std::string_view& rest)
{
	const std::size_t first = rest.find_first_not_of(Blanks);
	if (first == std::string_view::npos)
	{
		rest = {};
		return {};
	}
	rest.remove_prefix(first);
	const std::size_t end = (std::min)(rest.find_first_of(Blanks), rest.size());
	const std::string_view field = rest.substr(0, end);
	rest.remove_prefix(end);
	return field;
}
} // namespace TextScan

std::string Quote(std::string_view text)
{
	constexpr std::size_t MaxShown = 40;
	constexpr std::string_view Hex = "0123456789abcdef";
	std::string quoted = "\"";
	for (const char c : text.substr(0, MaxShown))
	{
		const auto byte = static_cast<unsigned char>(c);
		if (byte >= 0x20 && byte < 0x7F)
		{
			quoted += c;
		}
		else
		{
			quoted += {'\\', 'x', Hex[byte >> 4], Hex[byte & 15]};
		}
	}
	quoted += text.size() > MaxShown ? "...\"" : "\"";
	return quoted;
}

bool ParseInt(std::string_view field, std::int64_t& value)
{
	const char* const end = field.data() + field.size();
	const std::from_chars_result result = std::from_chars(field.data(), end, value);
	if (result.ec == std::errc::result_out_of_range)
	{
		using Limits = std::numeric_limits<std::int64_t>;
		value = field.front() == '-' ? (Limits::min)() : (Limits::max)();
	}
	return result.ec != std::errc::invalid_argument && result.ptr == end;
}

void AppendInt(std::string& out, std::int64_t value)
{
	std::array<char, 24> buffer{};
	const std::to_chars_result result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
	out.append(buffer.data(), result.ptr);
}

bool IsFieldText(std::string_view text)
{
	return !text.empty() && std::none_of(text.begin(), text.end(), TextScan::IsBlankOrControl);
}

LineReader::LineReader(std::string_view text, std::string_view fileName) : text_(text), fileName_(fileName)
{
	constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
	if (text_.starts_with(ByteOrderMark))
	{
		text_.remove_prefix(ByteOrderMark.size());
	}
}

bool LineReader::Next(std::string_view& line)
{
	if (AtEnd())
	{
		return false;
	}
	const std::size_t end = text_.find('\n', position_);
	const bool closed = end != std::string_view::npos;
	line = text_.substr(position_, (closed ? end : text_.size()) - position_);
	position_ = closed ? end + 1 : text_.size();
	++line_;
	if (line.ends_with('\r'))
	{
		line.remove_suffix(1);
	}
	return true;
}

bool LineReader::NextFilled(std::string_view& line)
{
	while (Next(line))
	{
		if (line.find_first_not_of(TextScan::Blanks) != std::string_view::npos)
		{
			return true;
		}
	}
	return false;
}

IoError LineReader::Error(IoErrorKind kind, std::string reason) const
{
	return {kind, std::string(fileName_), line_, std::move(reason)};
}

IoError LineReader::FileError(IoErrorKind kind, std::string reason) const
{
	return {kind, std::string(fileName_), 0, std::move(reason)};
}

std::string_view FieldReader::Word(std::string_view name)
{
	const std::string_view field = TextScan::TakeField(rest_);
	if (field.empty())
	{
		Fail(IoErrorKind::MissingField, "the " + std::string(name) + " is missing");
	}
	return field;
}

std::string_view FieldReader::FileName(std::string_view name)
{
	const std::string_view field = Word(name);
	if (!Failed() && !IsFieldText(field))
	{
		Fail(IoErrorKind::BadCharacter,
			"the " + std::string(name) + " has a control character in it: " + Quote(field));
	}
	return field;
}

std::int32_t FieldReader::Int(std::string_view name, std::int32_t low, std::int32_t high)
{
	const std::string_view field = Word(name);
	if (Failed())
	{
		return low;
	}
	std::int64_t value = 0;
	if (!ParseInt(field, value))
	{
		Fail(IoErrorKind::BadNumber, "the " + std::string(name) + " is not a whole number: " + Quote(field));
		return low;
	}
	if (value < low || value > high)
	{
		Fail(IoErrorKind::OutOfRange,
			"the " + std::string(name) + " must be from " + std::to_string(low) + " to " +
				std::to_string(high) + ", not " + Quote(field));
		return low;
	}
	return static_cast<std::int32_t>(value);
}

double FieldReader::Length(std::string_view name)
{
	const std::string_view field = Word(name);
	double value = 0.0;
	if (Failed())
	{
		return value;
	}
	if (!ParseDecimal(field, value))
	{
		Fail(IoErrorKind::BadNumber, "the " + std::string(name) + " is not a number: " + Quote(field));
		return 0.0;
	}
	if (!IsScenLength(value))
	{
		Fail(IoErrorKind::OutOfRange,
			"the " + std::string(name) + " must be -1 or from 0 to 1e12, not " + Quote(field));
		return 0.0;
	}
	return value;
}

void FieldReader::Finish()
{
	const std::string_view field = TextScan::TakeField(rest_);
	if (!field.empty())
	{
		Fail(IoErrorKind::ExtraText, "unexpected " + Quote(field) + " at the end of the line");
	}
}

void FieldReader::Fail(IoErrorKind kind, std::string reason)
{
	if (!Failed())
	{
		error_ = source_.Error(kind, std::move(reason));
	}
}

IoError ReadScenVersion(LineReader& reader, std::string_view version)
{
	std::string_view line;
	if (!reader.NextFilled(line))
	{
		return reader.FileError(IoErrorKind::Truncated, "the text is empty");
	}
	FieldReader fields(reader, line);
	const std::string_view key = fields.Word("header keyword");
	if (key != "version")
	{
		return reader.Error(IoErrorKind::BadHeader, "a scenario starts with \"version\", not " + Quote(key));
	}
	const std::string_view stated = fields.Word("version");
	fields.Finish();
	if (stated != version && stated != std::string(version) + ".0")
	{
		fields.Fail(IoErrorKind::BadHeader,
			"this reader expects version " + std::string(version) + ", not " + Quote(stated));
	}
	return fields.Error();
}
} // namespace NavCore::Detail
