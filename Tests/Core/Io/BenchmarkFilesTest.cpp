// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Reads every benchmark file there is. The files are not part of the project, so the cases are skipped
// where they are missing: set NAVPLUGIN_MAPS to their folder.
#include "NavCore/Io/DynamicScenFile.h"
#include "NavCore/Io/FileKind.h"
#include "NavCore/Io/MapFile.h"
#include "NavCore/Io/PatchFile.h"
#include "NavCore/Io/ScenFile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace
{
using namespace NavCore;
namespace Files = std::filesystem;

std::string MapsFolder()
{
	const char* folder = std::getenv("NAVPLUGIN_MAPS");
#ifdef NAVPLUGIN_MAPS_DIR
	return folder != nullptr ? folder : NAVPLUGIN_MAPS_DIR;
#else
	return folder != nullptr ? folder : "";
#endif
}

std::string ReadText(const Files::path& path)
{
	std::ifstream file(path, std::ios::binary);
	return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

class BenchmarkFiles : public testing::Test
{
protected:
	void SetUp() override
	{
		const std::string folder = MapsFolder();
		if (folder.empty() || !Files::is_directory(folder))
		{
			GTEST_SKIP() << "no benchmark maps: set NAVPLUGIN_MAPS to the folder that holds them";
		}
		for (const Files::directory_entry& entry : Files::recursive_directory_iterator(folder))
		{
			paths_.push_back(entry.path());
		}
		std::sort(paths_.begin(), paths_.end());
	}

	std::vector<Files::path> WithEnding(const std::string& ending) const
	{
		std::vector<Files::path> found;
		std::copy_if(paths_.begin(), paths_.end(), std::back_inserter(found),
			[&ending](const Files::path& path) { return path.extension() == ending; });
		return found;
	}

private:
	std::vector<Files::path> paths_;
};

TEST_F(BenchmarkFiles, EveryMapReadsAndSurvivesARoundTrip)
{
	const std::vector<Files::path> paths = WithEnding(".map");
	EXPECT_EQ(paths.size(), 18U);
	for (const Files::path& path : paths)
	{
		const std::string text = ReadText(path);
		EXPECT_EQ(DetectFileKind(text), FileKind::Map) << path;
		const auto map = ReadMapFile(text, path.string());
		ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
		const std::string written = WriteMapFile(map.Value());
		const auto again = ReadMapFile(written, path.string());
		ASSERT_TRUE(again.HasValue()) << Describe(again.Error());
		EXPECT_EQ(WriteMapFile(again.Value()), written) << path;
		// The rows stand at the end of the text, behind a header without dots.
		const auto free =
			std::count_if(text.begin(), text.end(), [](char c) { return c == '.' || c == 'G' || c == 'S'; });
		EXPECT_EQ(map.Value().WalkableCount(), free) << path;
	}
}

TEST_F(BenchmarkFiles, EveryScenarioReadsAndFitsItsMap)
{
	std::size_t scenarios = 0;
	std::size_t problems = 0;
	for (const Files::path& path : WithEnding(".scen"))
	{
		const std::string text = ReadText(path);
		if (DetectFileKind(text) != FileKind::ScenV1)
		{
			continue;
		}
		const auto scen = ReadScenFile(text, path.string());
		ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
		ASSERT_EQ(scen.Value().mapNames.size(), 1U) << path;
		const Files::path mapPath = path.parent_path() / MapBaseName(scen.Value().mapNames[0]);
		const auto map = ReadMapFile(ReadText(mapPath), mapPath.string());
		ASSERT_TRUE(map.HasValue()) << Describe(map.Error());
		for (const ScenProblem& problem : scen.Value().problems)
		{
			EXPECT_EQ(problem.width, map.Value().Width()) << path;
			EXPECT_EQ(problem.height, map.Value().Height()) << path;
			EXPECT_TRUE(map.Value().IsWalkable(problem.start)) << path;
			EXPECT_TRUE(map.Value().IsWalkable(problem.goal)) << path;
		}
		const auto written = WriteScenFile(scen.Value());
		ASSERT_TRUE(written.HasValue()) << Describe(written.Error());
		EXPECT_EQ(ReadScenFile(written.Value(), "written").Value(), scen.Value()) << path;
		++scenarios;
		problems += scen.Value().problems.size();
	}
	EXPECT_EQ(scenarios, 18U);
	EXPECT_EQ(problems, 52'205U);
}

TEST_F(BenchmarkFiles, EveryDynamicScenarioReadsAndItsPatchesApply)
{
	std::size_t scenarios = 0;
	std::size_t patchCommands = 0;
	std::size_t queries = 0;
	for (const Files::path& path : WithEnding(".scen"))
	{
		const std::string text = ReadText(path);
		if (DetectFileKind(text) != FileKind::ScenV2)
		{
			continue;
		}
		const auto scen = ReadDynamicScenFile(text, path.string());
		ASSERT_TRUE(scen.HasValue()) << Describe(scen.Error());
		const std::string patchText = ReadText(path.parent_path() / scen.Value().patchName);
		EXPECT_EQ(DetectFileKind(patchText), FileKind::Patch);
		const auto patches = ReadPatchFile(patchText, scen.Value().patchName);
		ASSERT_TRUE(patches.HasValue()) << Describe(patches.Error());
		EXPECT_EQ(ReadPatchFile(WritePatchFile(patches.Value()), "written").Value(), patches.Value());
		const IoError error = CheckDynamicScen(scen.Value(), patches.Value(), path.string());
		ASSERT_FALSE(error.IsError()) << Describe(error);
		auto map = GridMap::Create({.width = scen.Value().width, .height = scen.Value().height});
		ASSERT_TRUE(map.HasValue());
		for (const DynamicCommand& command : scen.Value().commands)
		{
			patchCommands += command.IsPatch() ? 1 : 0;
			queries += command.IsPatch() ? 0 : 1;
			if (command.IsPatch())
			{
				GridEdit edit(map.Value());
				const PatchBits& patch = patches.Value().patches[static_cast<std::size_t>(command.patch)];
				ASSERT_EQ(ApplyPatch(edit, patch, command.corner), GridError::None);
			}
			else if (command.optimalLength >= 0.0)
			{
				EXPECT_TRUE(map.Value().IsWalkable(command.start)) << path << " line " << command.line;
				EXPECT_TRUE(map.Value().IsWalkable(command.goal)) << path << " line " << command.line;
			}
		}
		++scenarios;
	}
	EXPECT_EQ(scenarios, 3U);
	EXPECT_EQ(patchCommands, 439U + 895U + 7390U);
	EXPECT_EQ(queries, 2000U + 1200U + 2200U);
}
} // namespace
