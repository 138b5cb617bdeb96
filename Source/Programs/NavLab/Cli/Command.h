// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace NavLab
{
/**
 * Declares one command of the program and its options, whose values are written before the command runs.
 * Only Cli/ sees the parser behind it: its headers take longer to compile than all of a command.
 */
class Command
{
public:
	Command(CLI::App& app, const std::string& name, const std::string& about);

	void AddRequired(const std::string& name, std::string& value, const std::string& about);
	/** One value or more. */
	void AddRequired(const std::string& name, std::vector<std::string>& values, const std::string& about);
	/** The value at this time is the default; the help shows it unless it is empty. */
	void AddOption(const std::string& name, std::string& value, const std::string& about);
	void AddFlag(const std::string& name, bool& value, const std::string& about);

	template <class Number>
	struct Range
	{
		Number low;
		Number high;
	};
	/** Whole numbers in a range. A default outside of it stands for "not given", and the help leaves it out.
	 */
	void AddNumber(
		const std::string& name, std::int32_t& value, Range<std::int32_t> range, const std::string& about);
	void AddNumber(
		const std::string& name, std::size_t& value, Range<std::size_t> range, const std::string& about);

	/** Neither option may be given together with the other. */
	void Exclude(const std::string& name, const std::string& other);

	/** Called while the command line is parsed, if it names this command. */
	void OnRun(std::function<void()> run);

private:
	CLI::App& command_;
};
} // namespace NavLab
