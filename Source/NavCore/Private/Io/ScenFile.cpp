// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/ScenFile.h"

#include "Io/LengthText.h"
#include "Io/TextScan.h"

#include <limits>
#include <unordered_map>
#include <utility>

namespace NavCore
{
namespace Detail::ScenFileImpl
{
constexpr std::int32_t MaxInt = (std::numeric_limits<std::int32_t>::max)();

/** Numbers map names in order of appearance. The views point into the text. */
class MapNames
{
public:
	std::int32_t IndexOf(std::string_view name, std::vector<std::string>& names)
	{
		// Nearly every line repeats the name of the line before.
		if (lastIndex_ >= 0 && names[static_cast<std::size_t>(lastIndex_)] == name)
		{
			return lastIndex_;
		}
		const auto [entry, isNew] = indices_.try_emplace(name, static_cast<std::int32_t>(names.size()));
		if (isNew)
		{
			names.emplace_back(name);
		}
		lastIndex_ = entry->second;
		return lastIndex_;
	}

private:
	std::unordered_map<std::string_view, std::int32_t> indices_;
	std::int32_t lastIndex_ = -1;
};

/** Why a problem cannot stand on a line, or null. */
const char* FaultOf(const NavCore::ScenFile& scen, const ScenProblem& problem)
{
	const CellRect bounds{0, 0, problem.width, problem.height};
	if (problem.width < 1 || problem.height < 1 || problem.width > MaxGridSide ||
		problem.height > MaxGridSide)
	{
		return "the map size is out of range";
	}
	if (problem.bucket < 0 || !bounds.Contains(problem.start) || !bounds.Contains(problem.goal))
	{
		return "the bucket, start or goal is out of range";
	}
	if (!IsScenLength(problem.optimalLength))
	{
		return "the optimal length is out of range";
	}
	if (problem.mapIndex < 0 || static_cast<std::size_t>(problem.mapIndex) >= scen.mapNames.size())
	{
		return "the map index is out of range";
	}
	if (!IsFieldText(scen.mapNames[static_cast<std::size_t>(problem.mapIndex)]))
	{
		return "the map name is empty or has a blank or control character in it";
	}
	return nullptr;
}
} // namespace Detail::ScenFileImpl

Result<ScenFile, IoError> ReadScenFile(std::string_view text, std::string_view fileName)
{
	Detail::LineReader reader(text, fileName);
	IoError error = Detail::ReadScenVersion(reader, "1");
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	ScenFile scen;
	Detail::ScenFileImpl::MapNames names;
	std::string_view line;
	while (reader.NextFilled(line))
	{
		Detail::FieldReader fields(reader, line);
		ScenProblem problem;
		problem.bucket = fields.Int("bucket", 0, Detail::ScenFileImpl::MaxInt);
		const std::string_view mapName = fields.FileName("map name");
		problem.width = fields.Int("width", 1, MaxGridSide);
		problem.height = fields.Int("height", 1, MaxGridSide);
		problem.start.x = fields.Int("start x", 0, problem.width - 1);
		problem.start.y = fields.Int("start y", 0, problem.height - 1);
		problem.goal.x = fields.Int("goal x", 0, problem.width - 1);
		problem.goal.y = fields.Int("goal y", 0, problem.height - 1);
		problem.optimalLength = fields.Length("optimal length");
		fields.Finish();
		if (fields.Failed())
		{
			return Failure{fields.Error()};
		}
		problem.mapIndex = names.IndexOf(mapName, scen.mapNames);
		scen.problems.push_back(problem);
	}
	return scen;
}

Result<std::string, IoError> WriteScenFile(const ScenFile& scen)
{
	std::string text = "version 1\n";
	std::int64_t line = 1;
	for (const ScenProblem& problem : scen.problems)
	{
		++line;
		if (const char* fault = Detail::ScenFileImpl::FaultOf(scen, problem))
		{
			return Failure{IoError{IoErrorKind::OutOfRange, {}, line, fault}};
		}
		Detail::AppendInt(text, problem.bucket);
		text += '\t';
		text += scen.mapNames[static_cast<std::size_t>(problem.mapIndex)];
		for (const std::int32_t number :
			{problem.width, problem.height, problem.start.x, problem.start.y, problem.goal.x, problem.goal.y})
		{
			text += '\t';
			Detail::AppendInt(text, number);
		}
		text += '\t';
		Detail::AppendLength(text, problem.optimalLength);
		text += '\n';
	}
	return text;
}

std::string_view MapBaseName(std::string_view mapName)
{
	const std::size_t slash = mapName.find_last_of("/\\");
	return slash == std::string_view::npos ? mapName : mapName.substr(slash + 1);
}
} // namespace NavCore
