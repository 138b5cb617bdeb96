// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdio>
#include <string>
#include <string_view>

namespace NavLab
{
/**
 * Where a command's words go. Text for people goes to stdout; with "--json -" stdout belongs to the
 * JSON alone and the text moves to stderr.
 */
class Output
{
public:
	/** jsonPath is the value of --json: empty for none, "-" for stdout. Fails early if not writable. */
	explicit Output(std::string jsonPath);

	[[nodiscard]] bool WantsJson() const { return !jsonPath_.empty(); }
	/** Text for people, written as it is. */
	void Print(std::string_view text) const;
	/** Writes the JSON where it was asked for; nothing without --json. */
	void WriteJson(const nlohmann::ordered_json& json) const;

private:
	[[nodiscard]] bool JsonOnStdout() const { return jsonPath_ == "-"; }

	std::string jsonPath_;
};

/** Throws InputError when the file cannot be created or written. Leaves no trace. */
void RequireWritable(std::string_view option, const std::string& path);

/** Makes the folder and those above it; throws InputError when that fails. */
void MakeOutputFolder(std::string_view option, const std::string& path);

/** Replaces the file; throws InputError when that fails. */
void WriteFile(const std::string& path, std::string_view bytes);

/** A side remark, on stderr. */
void PrintNote(std::string_view line);
} // namespace NavLab
