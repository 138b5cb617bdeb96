// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace LabTest
{
/** What a run of the built program left behind. */
struct LabRun
{
	int exitCode = -1;
	std::string out;
	std::string err;

	/** Lines on stderr. */
	[[nodiscard]] std::size_t ErrorLines() const;
	/** stdout as JSON; a discarded value when it is none. */
	[[nodiscard]] nlohmann::json Json() const { return nlohmann::json::parse(out, nullptr, false); }
};

/** Runs the program in a folder of the test's own, which is removed with the test. */
class LabProcess : public ::testing::Test
{
protected:
	LabProcess();
	~LabProcess() override;

	[[nodiscard]] LabRun Run(const std::vector<std::string>& arguments) const;
	/** Writes a file into the folder and returns its name, which is relative to the folder. */
	std::string Write(const std::string& name, const std::string& text) const;
	[[nodiscard]] std::string Read(const std::string& name) const;
	[[nodiscard]] const std::filesystem::path& Folder() const { return folder_; }
	[[nodiscard]] bool Exists(const std::string& name) const;

	/** Expects exit code 2, nothing on stdout, and one line on stderr that holds every word. */
	void ExpectBadInput(
		const std::vector<std::string>& arguments, const std::vector<std::string>& words) const;

private:
	std::filesystem::path folder_;
};

/** A 6 x 5 map: a wall with one gap, and a closed-off cell in the top right corner. */
extern const char* const SmallMap;
/** Solvable and unsolvable problems on it, with their optima. */
extern const char* const SmallScen;
} // namespace LabTest
