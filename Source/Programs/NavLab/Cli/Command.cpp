// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Command.h"

#include <CLI/CLI.hpp>

#include <utility>

namespace NavLab
{
namespace
{
template <class Number>
void AddNumberTo(CLI::App& command, const std::string& name, Number& value, Number low, Number high,
	const std::string& about)
{
	CLI::Option* option = command.add_option(name, value, about)->check(CLI::Range(low, high));
	if (low <= value && value <= high)
	{
		option->capture_default_str();
	}
}
} // namespace

Command::Command(CLI::App& app, const std::string& name, const std::string& about)
	: command_(*app.add_subcommand(name, about))
{
}

void Command::AddRequired(const std::string& name, std::string& value, const std::string& about)
{
	command_.add_option(name, value, about)->required();
}

void Command::AddRequired(const std::string& name, std::vector<std::string>& values, const std::string& about)
{
	command_.add_option(name, values, about)->required();
}

void Command::AddOption(const std::string& name, std::string& value, const std::string& about)
{
	CLI::Option* option = command_.add_option(name, value, about);
	if (!value.empty())
	{
		option->capture_default_str();
	}
}

void Command::AddFlag(const std::string& name, bool& value, const std::string& about)
{
	command_.add_flag(name, value, about);
}

void Command::AddNumber(
	const std::string& name, std::int32_t& value, Range<std::int32_t> range, const std::string& about)
{
	AddNumberTo(command_, name, value, range.low, range.high, about);
}

void Command::AddNumber(
	const std::string& name, std::size_t& value, Range<std::size_t> range, const std::string& about)
{
	AddNumberTo(command_, name, value, range.low, range.high, about);
}

void Command::Exclude(const std::string& name, const std::string& other)
{
	command_.get_option(name)->excludes(command_.get_option(other));
}

void Command::OnRun(std::function<void()> run)
{
	command_.callback(std::move(run));
}
} // namespace NavLab
