// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/HtmlPage.h"

#include "NavLab/Report/Resources/ReportResources.h"

#include <fmt/format.h>

namespace NavLab
{
std::string EscapeHtml(std::string_view text)
{
	std::string escaped;
	for (const char c : text)
	{
		switch (c)
		{
		case '&':
			escaped += "&amp;";
			break;
		case '<':
			escaped += "&lt;";
			break;
		case '>':
			escaped += "&gt;";
			break;
		case '"':
			escaped += "&quot;";
			break;
		default:
			escaped += c;
		}
	}
	return escaped;
}

std::string MakeHtmlPage(
	std::string_view title, std::string_view lead, std::span<const ReportSection> sections)
{
	std::string menu;
	std::string body;
	for (const ReportSection& section : sections)
	{
		menu += fmt::format("<a href=\"#{}\">{}</a>", section.id, EscapeHtml(section.title));
		body += fmt::format("<section id=\"{}\">\n<h2>{}</h2>\n{}</section>\n", section.id,
			EscapeHtml(section.title), section.body);
	}
	return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
					   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
					   "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{0}</title>\n"
					   "<style>\n{1}</style>\n</head>\n<body>\n<header>\n<h1>{0}</h1>\n{2}<nav>{3}</nav>\n"
					   "</header>\n<main>\n{4}</main>\n<script>\n{5}{6}</script>\n</body>\n</html>\n",
		EscapeHtml(title), ReportStyle, lead, menu, body, ReportScript, SimulationScript);
}
} // namespace NavLab
