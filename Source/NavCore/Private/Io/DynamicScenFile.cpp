// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Io/DynamicScenFile.h"

#include "Io/LengthText.h"
#include "Io/TextScan.h"
#include "NavCore/Io/PatchFile.h"

#include <limits>
#include <utility>

namespace NavCore
{
namespace Detail::DynamicScenFileImpl
{
constexpr std::int32_t MaxInt = (std::numeric_limits<std::int32_t>::max)();

/** Which of the lengths of a query is the octile one; counted from 0. */
struct CostColumns
{
	std::int32_t count = 0;
	std::int32_t octile = -1;
};

void ReadCosts(FieldReader& fields, CostColumns& costs)
{
	constexpr std::int32_t MaxCosts = 64;
	costs.count = fields.Int("number of costs", 1, MaxCosts);
	for (std::int32_t i = 0; i < costs.count; ++i)
	{
		if (fields.Word("cost name") != "octile")
		{
			continue;
		}
		if (costs.octile >= 0)
		{
			fields.Fail(IoErrorKind::BadHeader, "\"octile\" stands in the cost line twice");
		}
		costs.octile = i;
	}
	if (costs.octile < 0)
	{
		fields.Fail(IoErrorKind::BadHeader, "the cost line does not name \"octile\"");
	}
}

/** Reads one header line; true in done after "commands". */
void ReadHeaderLine(FieldReader& fields, NavCore::DynamicScenFile& scen, CostColumns& costs, bool& done)
{
	const std::string_view key = fields.Word("header keyword");
	const bool repeated = (key == "height" && scen.height != 0) || (key == "width" && scen.width != 0) ||
		(key == "cost" && costs.count != 0) || (key == "patch" && !scen.patchName.empty());
	if (repeated)
	{
		fields.Fail(IoErrorKind::BadHeader, Quote(key) + " stands in the header twice");
	}
	else if (key == "height" || key == "width")
	{
		(key == "height" ? scen.height : scen.width) = fields.Int(key, 1, MaxGridSide);
	}
	else if (key == "cost")
	{
		ReadCosts(fields, costs);
	}
	else if (key == "patch")
	{
		scen.patchName = fields.FileName("patch file name");
	}
	else if (key == "commands")
	{
		done = true;
		if (scen.height == 0 || scen.width == 0 || costs.count == 0 || scen.patchName.empty())
		{
			fields.Fail(IoErrorKind::BadHeader,
				"\"commands\" must come after \"height\", \"width\", \"cost\" and \"patch\"");
		}
	}
	else
	{
		fields.Fail(IoErrorKind::BadHeader, "unknown header line " + Quote(key));
	}
	fields.Finish();
}

IoError ReadHeader(LineReader& reader, NavCore::DynamicScenFile& scen, CostColumns& costs)
{
	IoError error = ReadScenVersion(reader, "2");
	if (error.IsError())
	{
		return error;
	}
	std::string_view line;
	while (reader.NextFilled(line))
	{
		FieldReader fields(reader, line);
		bool done = false;
		ReadHeaderLine(fields, scen, costs, done);
		if (done || fields.Failed())
		{
			return fields.Error();
		}
	}
	return reader.Error(IoErrorKind::Truncated, "the text ends before the \"commands\" line");
}

Cell ReadCell(
	FieldReader& fields, const NavCore::DynamicScenFile& scen, std::string_view nameX, std::string_view nameY)
{
	Cell cell;
	cell.x = fields.Int(nameX, 0, scen.width - 1);
	cell.y = fields.Int(nameY, 0, scen.height - 1);
	return cell;
}

void ReadCommand(FieldReader& fields, const NavCore::DynamicScenFile& scen, const CostColumns& costs,
	DynamicCommand& command)
{
	const std::string_view letter = fields.Word("command");
	if (letter != "P" && letter != "Q")
	{
		fields.Fail(IoErrorKind::BadContent, "expected a command, \"P\" or \"Q\", not " + Quote(letter));
		return;
	}
	command.kind = letter == "P" ? DynamicCommandKind::Patch : DynamicCommandKind::Query;
	command.bucket = fields.Int("bucket", 0, MaxInt);
	if (command.IsPatch())
	{
		command.patch = fields.Int("patch id", 0, MaxInt);
		command.corner = ReadCell(fields, scen, "patch x", "patch y");
	}
	else
	{
		command.start = ReadCell(fields, scen, "start x", "start y");
		command.goal = ReadCell(fields, scen, "goal x", "goal y");
		for (std::int32_t i = 0; i < costs.count; ++i)
		{
			const double length = fields.Length("optimal length");
			command.optimalLength = i == costs.octile ? length : command.optimalLength;
		}
	}
	fields.Finish();
}

/** Why a command cannot stand on a line, or null. */
const char* FaultOf(const NavCore::DynamicScenFile& scen, const DynamicCommand& command)
{
	const CellRect bounds{0, 0, scen.width, scen.height};
	if (command.bucket < 0)
	{
		return "the bucket is negative";
	}
	if (command.IsPatch())
	{
		return command.patch < 0 || !bounds.Contains(command.corner)
			? "the patch id or corner is out of range"
			: nullptr;
	}
	if (!bounds.Contains(command.start) || !bounds.Contains(command.goal))
	{
		return "the start or goal is out of range";
	}
	return IsScenLength(command.optimalLength) ? nullptr : "the optimal length is out of range";
}

void AppendCommand(std::string& text, const DynamicCommand& command)
{
	text += command.IsPatch() ? 'P' : 'Q';
	const auto append = [&text](std::int32_t number)
	{
		text += ' ';
		AppendInt(text, number);
	};
	append(command.bucket);
	if (command.IsPatch())
	{
		append(command.patch);
		append(command.corner.x);
		append(command.corner.y);
	}
	else
	{
		append(command.start.x);
		append(command.start.y);
		append(command.goal.x);
		append(command.goal.y);
		text += ' ';
		AppendLength(text, command.optimalLength);
	}
	text += '\n';
}
} // namespace Detail::DynamicScenFileImpl

Result<DynamicScenFile, IoError> ReadDynamicScenFile(std::string_view text, std::string_view fileName)
{
	Detail::LineReader reader(text, fileName);
	DynamicScenFile scen;
	Detail::DynamicScenFileImpl::CostColumns costs;
	IoError error = Detail::DynamicScenFileImpl::ReadHeader(reader, scen, costs);
	if (error.IsError())
	{
		return Failure{std::move(error)};
	}
	std::string_view line;
	while (reader.NextFilled(line))
	{
		Detail::FieldReader fields(reader, line);
		DynamicCommand command;
		command.line = reader.Line();
		Detail::DynamicScenFileImpl::ReadCommand(fields, scen, costs, command);
		if (fields.Failed())
		{
			return Failure{fields.Error()};
		}
		scen.commands.push_back(command);
	}
	return scen;
}

Result<std::string, IoError> WriteDynamicScenFile(const DynamicScenFile& scen)
{
	if (scen.width < 1 || scen.width > MaxGridSide || scen.height < 1 || scen.height > MaxGridSide)
	{
		return Failure{IoError{IoErrorKind::OutOfRange, {}, 0, "the map size is out of range"}};
	}
	if (!Detail::IsFieldText(scen.patchName))
	{
		return Failure{IoError{IoErrorKind::BadContent, {}, 0,
			"the patch file name is empty or has a blank or control character in it"}};
	}
	std::string text = "version 2\nheight " + std::to_string(scen.height);
	text += "\nwidth " + std::to_string(scen.width);
	text += "\ncost 1 octile\npatch " + scen.patchName + "\ncommands\n";
	std::int64_t line = 6;
	for (const DynamicCommand& command : scen.commands)
	{
		++line;
		if (const char* fault = Detail::DynamicScenFileImpl::FaultOf(scen, command))
		{
			return Failure{IoError{IoErrorKind::OutOfRange, {}, line, fault}};
		}
		Detail::DynamicScenFileImpl::AppendCommand(text, command);
	}
	return text;
}

IoError CheckDynamicScen(const DynamicScenFile& scen, const PatchFile& patches, std::string_view fileName)
{
	for (const DynamicCommand& command : scen.commands)
	{
		if (!command.IsPatch())
		{
			continue;
		}
		if (command.patch < 0 || static_cast<std::size_t>(command.patch) >= patches.patches.size())
		{
			return {IoErrorKind::OutOfRange, std::string(fileName), command.line,
				"patch " + std::to_string(command.patch) + " does not exist: the patch file holds " +
					std::to_string(patches.patches.size())};
		}
		const PatchBits& patch = patches.patches[static_cast<std::size_t>(command.patch)];
		const Cell corner = command.corner;
		// The differences cannot overflow, unlike the sums: sides are at most MaxGridSide.
		if (corner.x < 0 || corner.y < 0 || corner.x > scen.width - patch.Width() ||
			corner.y > scen.height - patch.Height())
		{
			return {IoErrorKind::OutOfRange, std::string(fileName), command.line,
				"patch " + std::to_string(command.patch) + " (" + std::to_string(patch.Width()) + " x " +
					std::to_string(patch.Height()) + ") does not fit on the map at " +
					std::to_string(corner.x) + "," + std::to_string(corner.y)};
		}
	}
	return {};
}
} // namespace NavCore
