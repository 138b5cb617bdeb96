// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Cli/Arguments.h"

#include "NavLab/Cli/ExitCode.h"

#include "NavCore/Graph/Algorithms.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace NavLab
{
namespace
{
std::vector<std::string_view> SplitAtCommas(std::string_view text)
{
	std::vector<std::string_view> parts;
	while (true)
	{
		const std::size_t comma = text.find(',');
		parts.push_back(text.substr(0, comma));
		if (comma == std::string_view::npos)
		{
			return parts;
		}
		text.remove_prefix(comma + 1);
	}
}

/** Digits only: no sign, no blanks, no fraction; nothing where the number is out of range. */
std::optional<std::int32_t> ParseNumber(std::string_view text, std::int32_t low, std::int32_t high)
{
	std::int32_t value = 0;
	const char* end = text.data() + text.size();
	const auto [rest, error] = std::from_chars(text.data(), end, value);
	if (error != std::errc{} || rest != end || text.front() == '-' || value < low || value > high)
	{
		return std::nullopt;
	}
	return value;
}

std::optional<std::pair<std::int32_t, std::int32_t>> ParsePair(
	std::string_view text, std::int32_t low, std::int32_t high)
{
	const std::vector<std::string_view> parts = SplitAtCommas(text);
	if (parts.size() != 2)
	{
		return std::nullopt;
	}
	const std::optional<std::int32_t> first = ParseNumber(parts[0], low, high);
	const std::optional<std::int32_t> second = ParseNumber(parts[1], low, high);
	if (!first || !second)
	{
		return std::nullopt;
	}
	return std::pair{*first, *second};
}

std::string KnownAlgorithms()
{
	std::string names;
	for (const NavCore::AlgorithmInfo& info : NavCore::Algorithms())
	{
		names += names.empty() ? "" : ", ";
		names += info.name;
	}
	return names;
}
} // namespace

NavCore::Cell ParseCell(std::string_view option, std::string_view text)
{
	const auto pair = ParsePair(text, 0, NavCore::MaxGridSide - 1);
	if (!pair)
	{
		throw InputError(fmt::format("{}: \"{}\" is not a cell; expected X,Y with whole numbers from 0 to {}",
			option, text, NavCore::MaxGridSide - 1));
	}
	return {pair->first, pair->second};
}

MapSize ParseSize(std::string_view option, std::string_view text)
{
	const auto pair = ParsePair(text, 1, NavCore::MaxGridSide);
	if (!pair)
	{
		throw InputError(fmt::format("{}: \"{}\" is not a size; expected W,H with whole numbers from 1 to {}",
			option, text, NavCore::MaxGridSide));
	}
	return {pair->first, pair->second};
}

std::uint64_t ParseSeed(std::string_view option, std::string_view text)
{
	std::uint64_t seed = 0;
	const char* end = text.data() + text.size();
	const auto [rest, error] = std::from_chars(text.data(), end, seed);
	if (error != std::errc{} || rest != end)
	{
		throw InputError(fmt::format("{}: \"{}\" is not a whole number from 0 to 2^64 - 1", option, text));
	}
	return seed;
}

NavCore::CornerRule ParseCornerRule(std::string_view option, std::string_view text)
{
	using NavCore::CornerRule;
	constexpr std::array<std::pair<std::string_view, CornerRule>, 4> rules{
		{{"always", CornerRule::Always}, {"one-free", CornerRule::OneFree},
			{"none-blocked", CornerRule::NoneBlocked}, {"never", CornerRule::Never}}};
	for (const auto& [name, rule] : rules)
	{
		if (name == text)
		{
			return rule;
		}
	}
	throw InputError(fmt::format(
		"{}: \"{}\" is not a corner rule; expected always, one-free, none-blocked or never", option, text));
}

const NavCore::AlgorithmInfo& ParseAlgorithm(std::string_view text)
{
	const NavCore::AlgorithmInfo* info = NavCore::FindAlgorithm(text);
	if (info == nullptr)
	{
		throw InputError(fmt::format("unknown algorithm \"{}\"; known: {}", text, KnownAlgorithms()));
	}
	return *info;
}

std::vector<const NavCore::AlgorithmInfo*> ParseAlgorithms(std::string_view text)
{
	std::vector<const NavCore::AlgorithmInfo*> chosen;
	if (text == "all")
	{
		for (const NavCore::AlgorithmInfo& info : NavCore::Algorithms())
		{
			chosen.push_back(&info);
		}
		return chosen;
	}
	for (const std::string_view name : SplitAtCommas(text))
	{
		const NavCore::AlgorithmInfo& info = ParseAlgorithm(name);
		if (std::find(chosen.begin(), chosen.end(), &info) != chosen.end())
		{
			throw InputError(fmt::format("--algorithms: \"{}\" is listed twice", name));
		}
		chosen.push_back(&info);
	}
	return chosen;
}
} // namespace NavLab
