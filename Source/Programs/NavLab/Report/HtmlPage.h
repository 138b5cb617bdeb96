// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace NavLab
{
/** One part of a report: a heading and ready markup below it. */
struct ReportSection
{
	/** Target of the link in the page's menu. */
	std::string id;
	std::string title;
	std::string body;
};

/** Text made safe between tags and in quoted attributes. */
[[nodiscard]] std::string EscapeHtml(std::string_view text);

/**
 * A page that needs no other file: style and script are part of it. lead is markup below the title.
 * A new capability joins the report as one more section.
 */
[[nodiscard]] std::string MakeHtmlPage(
	std::string_view title, std::string_view lead, std::span<const ReportSection> sections);
} // namespace NavLab
