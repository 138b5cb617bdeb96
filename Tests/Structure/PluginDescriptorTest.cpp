// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "SourceText.h"
#include "SourceTree.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

// What Unreal reads before it compiles anything: the descriptor, and the modules it names.
namespace NavStructure
{
namespace
{
using Json = nlohmann::json;

const SourceTree& Project()
{
	static const SourceTree tree = LoadTree(NAVSTRUCTURE_ROOT);
	return tree;
}

/** Empty when there is no such file. */
std::string TextOf(const std::string& path)
{
	const auto file = std::find_if(Project().begin(), Project().end(),
		[&path](const SourceFile& candidate) { return candidate.path == path; });
	return file == Project().end() ? "" : file->text;
}

/** Of the plugin and its companions. */
std::vector<std::string> DescriptorPaths()
{
	std::vector<std::string> paths;
	for (const SourceFile& file : Project())
	{
		if (file.path.ends_with(".uplugin"))
		{
			paths.push_back(file.path);
		}
	}
	return paths;
}

Json DescriptorOf(const std::string& path)
{
	return Json::parse(TextOf(path), nullptr, false);
}

std::vector<std::string> ModuleNames(const Json& descriptor)
{
	std::vector<std::string> names;
	for (const Json& module : descriptor.at("Modules"))
	{
		names.push_back(module.at("Name"));
	}
	return names;
}

/** How many files of a module hold IMPLEMENT_MODULE for it. */
std::ptrdiff_t CountEntryPoints(const std::string& module)
{
	return std::count_if(Project().begin(), Project().end(),
		[&module](const SourceFile& file)
		{
			const std::string code = BlankOut(file.text, Blank::CommentsAndLiterals);
			const bool isOurs = IsBelow(file.path, "Source") || IsBelow(file.path, "Plugins");
			return isOurs && file.path.find("Source/" + module + "/") != std::string::npos &&
				file.path.ends_with(".cpp") && code.find("IMPLEMENT_MODULE(") != std::string::npos &&
				code.find(", " + module + ")") != std::string::npos;
		});
}
} // namespace

TEST(PluginDescriptor, IsJsonOfTheCurrentFormat)
{
	EXPECT_GE(DescriptorPaths().size(), 2U);
	for (const std::string& path : DescriptorPaths())
	{
		const Json descriptor = DescriptorOf(path);
		ASSERT_FALSE(descriptor.is_discarded()) << path;
		EXPECT_FALSE(ModuleNames(descriptor).empty());
		EXPECT_EQ(descriptor.at("FileVersion"), 3);
		EXPECT_TRUE(descriptor.at("Version").is_number_integer());
		EXPECT_EQ(descriptor.at("VersionName"), DescriptorOf("NavPlugin.uplugin").at("VersionName"));
		EXPECT_EQ(descriptor.at("Category"), "AI");
		EXPECT_FALSE(descriptor.at("Installed")) << "true would hide the editor's offer to rebuild";
		EXPECT_FALSE(descriptor.contains("EngineVersion")) << "one source serves several engine versions";
	}
	EXPECT_TRUE(DescriptorOf("NavPlugin.uplugin").at("CanContainContent"))
		<< "Content/Python is found only in plugins with content";
}

TEST(PluginDescriptor, EveryModuleHasOneEntryPoint)
{
	for (const std::string& path : DescriptorPaths())
	{
		for (const std::string& name : ModuleNames(DescriptorOf(path)))
		{
			EXPECT_EQ(CountEntryPoints(name), 1) << name;
		}
	}
}

TEST(PluginDescriptor, PackagedFilesExist)
{
	const std::string filter = TextOf("Config/FilterPlugin.ini");
	ASSERT_NE(filter, "");
	for (const std::string_view line : SplitLines(filter))
	{
		const bool isFile = line.starts_with('/') && line.find("...") == std::string_view::npos;
		if (isFile)
		{
			EXPECT_NE(TextOf(std::string(line.substr(1))), "") << line;
		}
	}
}
} // namespace NavStructure
