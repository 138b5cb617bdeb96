// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sys/wait.h>
#include <unistd.h>

namespace LabTest
{
const char* const SmallMap = "type octile\n"
							 "height 5\n"
							 "width 6\n"
							 "map\n"
							 "...@@.\n"
							 "...@@@\n"
							 "...@..\n"
							 "......\n"
							 "...@..\n";

const char* const SmallScen = "version 1\n"
							  "0\tsmall.map\t6\t5\t0\t0\t2\t0\t2\n"
							  "1\tsmall.map\t6\t5\t0\t0\t5\t4\t7.24264069\n"
							  "1\tsmall.map\t6\t5\t0\t3\t5\t3\t5\n"
							  "0\tsmall.map\t6\t5\t0\t0\t5\t0\t-1\n";

namespace
{
/** For the shell: everything between single quotes is literal, and no argument here holds one. */
std::string Quote(const std::string& text)
{
	std::string quoted(1, '\'');
	quoted += text;
	quoted += '\'';
	return quoted;
}

std::string ReadWhole(const std::filesystem::path& path)
{
	std::ifstream file(path, std::ios::binary);
	return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}
} // namespace

std::size_t LabRun::ErrorLines() const
{
	return static_cast<std::size_t>(std::count(err.begin(), err.end(), '\n'));
}

LabProcess::LabProcess()
{
	std::string pattern = (std::filesystem::temp_directory_path() / "navlab-test-XXXXXX").string();
	folder_ = ::mkdtemp(pattern.data());
}

LabProcess::~LabProcess()
{
	std::error_code ignored;
	std::filesystem::remove_all(folder_, ignored);
}

LabRun LabProcess::Run(const std::vector<std::string>& arguments) const
{
	std::string command = "cd ";
	command += Quote(folder_.string());
	command += " && ";
	command += Quote(NAVLAB_PROGRAM);
	for (const std::string& argument : arguments)
	{
		command += ' ';
		command += Quote(argument);
	}
	command += " >.stdout 2>.stderr </dev/null";
	const int status = std::system(command.c_str());
	LabRun run;
	run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
	run.out = ReadWhole(folder_ / ".stdout");
	run.err = ReadWhole(folder_ / ".stderr");
	return run;
}

std::string LabProcess::Write(const std::string& name, const std::string& text) const
{
	std::ofstream(folder_ / name, std::ios::binary) << text;
	return name;
}

std::string LabProcess::Read(const std::string& name) const
{
	return ReadWhole(folder_ / name);
}

bool LabProcess::Exists(const std::string& name) const
{
	return std::filesystem::exists(folder_ / name);
}

void LabProcess::ExpectBadInput(
	const std::vector<std::string>& arguments, const std::vector<std::string>& words) const
{
	const LabRun run = Run(arguments);
	EXPECT_EQ(run.exitCode, 2) << run.err;
	EXPECT_EQ(run.ErrorLines(), 1U) << run.err;
	EXPECT_EQ(run.out, "");
	for (const std::string& word : words)
	{
		EXPECT_NE(run.err.find(word), std::string::npos) << "no \"" << word << "\" in: " << run.err;
	}
}
} // namespace LabTest
