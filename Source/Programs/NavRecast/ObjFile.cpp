// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/ObjFile.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace NavRecast
{
namespace
{
constexpr std::size_t MaxCorners = 64;

/** Takes the next word off a line; empty at its end. */
std::string_view TakeWord(std::string_view& line)
{
	const std::size_t begin = line.find_first_not_of(" \t\r");
	if (begin == std::string_view::npos)
	{
		line = {};
		return {};
	}
	const std::size_t end = (std::min)(line.find_first_of(" \t\r", begin), line.size());
	const std::string_view word = line.substr(begin, end - begin);
	line.remove_prefix(end);
	return word;
}

template <class Number>
std::optional<Number> ParseNumber(std::string_view word)
{
	Number value{};
	const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
	if (error != std::errc{} || end != word.data() + word.size())
	{
		return std::nullopt;
	}
	return value;
}

class ObjReader
{
public:
	ObjReader(std::string_view text, std::string_view fileName) : rest_(text), fileName_(fileName) {}

	NavCore::Result<TriangleMesh, NavCore::IoError> Read()
	{
		while (!rest_.empty())
		{
			const std::size_t end = rest_.find('\n');
			std::string_view line = rest_.substr(0, end);
			rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
			++line_;
			const std::string_view word = TakeWord(line);
			const NavCore::IoError error = word == "v" ? ReadVertex(line)
				: word == "f"                          ? ReadFace(line)
													   : NavCore::IoError{};
			if (error.IsError())
			{
				return NavCore::Failure{error};
			}
		}
		if (mesh_.IsEmpty())
		{
			line_ = 0;
			return NavCore::Failure{Fault(NavCore::IoErrorKind::BadContent, "there is no face")};
		}
		return std::move(mesh_);
	}

private:
	[[nodiscard]] NavCore::IoError Fault(NavCore::IoErrorKind kind, std::string reason) const
	{
		return {kind, std::string(fileName_), line_, std::move(reason)};
	}

	NavCore::IoError ReadVertex(std::string_view line)
	{
		float values[3] = {};
		for (float& value : values)
		{
			const std::string_view word = TakeWord(line);
			if (word.empty())
			{
				return Fault(NavCore::IoErrorKind::MissingField, "a vertex has three numbers");
			}
			const std::optional<float> parsed = ParseNumber<float>(word);
			if (!parsed || !std::isfinite(*parsed))
			{
				return Fault(NavCore::IoErrorKind::BadNumber, "a coordinate of a vertex is not a number");
			}
			value = *parsed;
		}
		mesh_.AddVertex({values[0], values[1], values[2]});
		return {};
	}

	NavCore::IoError ReadFace(std::string_view line)
	{
		corners_.clear();
		for (std::string_view word = TakeWord(line); !word.empty(); word = TakeWord(line))
		{
			// "7/2/5" names a vertex, its texture place and its normal.
			const std::optional<int> index = ParseNumber<int>(word.substr(0, word.find('/')));
			if (!index)
			{
				return Fault(NavCore::IoErrorKind::BadNumber, "a corner of a face is not a number");
			}
			const int count = static_cast<int>(mesh_.Vertices().size() / 3);
			// Negative numbers count backwards from the latest vertex.
			const int corner = *index < 0 ? count + *index : *index - 1;
			if (corner < 0 || corner >= count || corners_.size() == MaxCorners)
			{
				return Fault(NavCore::IoErrorKind::OutOfRange,
					corners_.size() == MaxCorners ? "a face has more than 64 corners"
												  : "a face names a vertex that is not there");
			}
			corners_.push_back(corner);
		}
		if (corners_.size() < 3)
		{
			return Fault(NavCore::IoErrorKind::MissingField, "a face has at least three corners");
		}
		for (std::size_t i = 2; i < corners_.size(); ++i)
		{
			mesh_.AddTriangle(corners_[0], corners_[i - 1], corners_[i]);
		}
		return {};
	}

	std::string_view rest_;
	std::string_view fileName_;
	std::int64_t line_ = 0;
	TriangleMesh mesh_;
	std::vector<int> corners_;
};
} // namespace

NavCore::Result<TriangleMesh, NavCore::IoError> ReadObjFile(std::string_view text, std::string_view fileName)
{
	return ObjReader(text, fileName).Read();
}
} // namespace NavRecast
