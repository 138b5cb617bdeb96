// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavLab/Report/DemoReport.h"

#include "NavLab/Cli/TextTable.h"
#include "NavLab/Report/HtmlPage.h"
#include "NavLab/Report/SearchReplay.h"
#include "NavLab/Report/SimulationPage.h"
#include "NavLab/Run/DemoRun.h"

#include "NavCore/Graph/Algorithms.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace NavLab
{
namespace
{
std::string ExcessText(const DemoAttempt& attempt)
{
	return attempt.excessPct ? fmt::format("+{:.2f} %", *attempt.excessPct) : "-";
}

std::string LengthText(const DemoAttempt& attempt)
{
	return attempt.outcome.path.IsEmpty() ? "-" : fmt::format("{:.2f}", attempt.outcome.path.Length());
}

std::string QueryText(const DemoQuery& query)
{
	return fmt::format("{},{} to {},{}", query.from.x, query.from.y, query.to.x, query.to.y);
}

std::string WaypointsJson(const NavCore::Path& path)
{
	std::vector<NavCore::Cell> points;
	if (!path.IsEmpty())
	{
		NavCore::ReduceToWaypoints(path, points);
	}
	std::string text;
	for (const NavCore::Cell cell : points)
	{
		fmt::format_to(std::back_inserter(text), "{}{},{}", text.empty() ? "" : ",", cell.x, cell.y);
	}
	return "[" + text + "]";
}

/** The polygons of the navmesh, each as a list of x and y, to a tenth of a cell. */
std::string NavMeshJson(const NavMeshOutline& outline)
{
	std::string text;
	for (const std::vector<NavCore::GridPoint>& corners : outline)
	{
		text += text.empty() ? "[" : ",[";
		for (std::size_t i = 0; i < corners.size(); ++i)
		{
			fmt::format_to(
				std::back_inserter(text), "{}{:.1f},{:.1f}", i == 0 ? "" : ",", corners[i].x, corners[i].y);
		}
		text += "]";
	}
	return "[" + text + "]";
}

/** One algorithm's picture: the script fills the canvas from the data beside it. */
std::string MakeCard(const DemoMap& demo, const DemoAttempt& attempt)
{
	const NavCore::AlgorithmInfo& info = *attempt.info;
	std::string card =
		fmt::format("<figure class=\"card\">\n<figcaption><b>{}</b>{}<span>{}</span></figcaption>\n",
			EscapeHtml(info.name), info.optimal ? "<em>optimal</em>" : "", EscapeHtml(info.summary));
	card += fmt::format("<canvas width=\"{}\" height=\"{}\" data-path=\"{}\" data-replay=\"{}\"></canvas>\n",
		demo.graph.Map().Width() * 2, demo.graph.Map().Height() * 2, WaypointsJson(attempt.outcome.path),
		EncodeReplay(demo.graph.Map(), attempt.events));
	card +=
		fmt::format("<dl><div><dt>above optimum</dt><dd>{}</dd></div><div><dt>expanded</dt><dd>{}</dd></div>"
					"<div><dt>time</dt><dd>{:.0f} &micro;s</dd></div></dl>\n</figure>\n",
			ExcessText(attempt), attempt.outcome.counters.expanded, attempt.outcome.timeUs);
	return card;
}

constexpr std::string_view Controls =
	"<div class=\"controls\">\n<button type=\"button\" class=\"play\" aria-label=\"Play or "
	"pause\">Play</button>\n"
	"<input type=\"range\" min=\"0\" max=\"1000\" value=\"1000\" aria-label=\"Progress of the searches\">\n"
	"<label><input type=\"checkbox\" class=\"race\"> same number of expansions for all</label>\n"
	"<label><input type=\"checkbox\" class=\"navmesh\"> Recast's navmesh of the same map</label>\n"
	"<output></output>\n</div>\n";

std::string MakeMapView(const DemoMap& demo)
{
	const DemoQuery& query = demo.queries.front();
	std::string view = fmt::format("<article class=\"replay\" data-width=\"{}\" data-height=\"{}\" "
								   "data-map=\"{}\" data-navmesh=\"{}\">\n",
		demo.graph.Map().Width(), demo.graph.Map().Height(), EncodeMapBits(demo.graph.Map()),
		NavMeshJson(demo.navmesh));
	view +=
		fmt::format("<h3>{}</h3>\n<p>{} {} &times; {} cells, {} walkable; query {}, optimum {:.2f}.</p>\n",
			EscapeHtml(demo.title), EscapeHtml(demo.description), demo.graph.Map().Width(),
			demo.graph.Map().Height(), demo.graph.Map().WalkableCount(), QueryText(query), query.optimum);
	view += Controls;
	view += "<div class=\"cards\">\n";
	for (const DemoAttempt& attempt : query.attempts)
	{
		view += MakeCard(demo, attempt);
	}
	return view + "</div>\n</article>\n";
}

constexpr std::string_view Legend =
	"<p class=\"legend\"><span><i class=\"wall\"></i>wall</span><span><i class=\"order\"></i>expanded, first "
	"to "
	"last</span><span><i class=\"frontier\"></i>seen, not expanded</span><span><i "
	"class=\"path\"></i>path</span>"
	"<span><i class=\"line\"></i>straight run</span><span><i class=\"refined\"></i>explored by a "
	"refinement</span><span><i class=\"subgoal\"></i>sub-goal</span><span><i class=\"trim\">&#215;</i>"
	"refinement cut short</span>"
	"<span><i class=\"start\"></i>start</span><span><i class=\"goal\"></i>goal</span>"
	"<span>Select a picture to enlarge it.</span></p>\n";

ReportSection MakeReplaySection(const std::vector<DemoMap>& maps)
{
	ReportSection section{"search", "How each algorithm searches", std::string(Legend)};
	for (const DemoMap& demo : maps)
	{
		section.body += MakeMapView(demo);
	}
	return section;
}

/** Width of a bar in percent; logarithmic, since algorithms differ by orders of magnitude. */
double BarWidth(std::int64_t value, std::int64_t largest)
{
	const double span = std::log(static_cast<double>((std::max)(largest, std::int64_t{2})));
	return 100.0 * std::log(static_cast<double>((std::max)(value, std::int64_t{1}))) / span;
}

std::string MakeQueryRows(const DemoMap& demo, const DemoQuery& query)
{
	std::int64_t largest = 0;
	for (const DemoAttempt& attempt : query.attempts)
	{
		largest = (std::max)(largest, attempt.outcome.counters.expanded);
	}
	std::string rows = fmt::format("<tbody>\n<tr class=\"group\"><th colspan=\"7\" scope=\"rowgroup\">{}, "
								   "{}, optimum {:.2f}</th></tr>\n",
		EscapeHtml(demo.title), QueryText(query), query.optimum);
	for (const DemoAttempt& attempt : query.attempts)
	{
		const std::int64_t expanded = attempt.outcome.counters.expanded;
		rows += fmt::format(
			"<tr><th scope=\"row\">{}</th><td class=\"word\">{}</td><td>{}</td><td>{}</td><td>{}</td>"
			"<td class=\"bar\"><i style=\"width:{:.1f}%\"></i></td><td>{:.1f}</td></tr>\n",
			EscapeHtml(attempt.info->name),
			attempt.fault.empty() ? StatusWord(attempt.outcome.status)
								  : "wrong: " + EscapeHtml(attempt.fault),
			LengthText(attempt), ExcessText(attempt), expanded, BarWidth(expanded, largest),
			attempt.outcome.timeUs);
	}
	return rows + "</tbody>\n";
}

ReportSection MakeTableSection(const std::vector<DemoMap>& maps)
{
	ReportSection section{"numbers", "Numbers", {}};
	section.body =
		"<p>Optima come from an independent reference solver, and an independent validator walked "
		"every path. Times are the best of a few runs on this machine, from request to path; bars of "
		"expanded nodes are logarithmic.</p>\n<div class=\"scroll\"><table>\n<thead><tr><th>algorithm</th>"
		"<th class=\"word\">status</th><th>length</th><th>above optimum</th><th colspan=\"2\">expanded</th>"
		"<th>time &micro;s</th></tr></thead>\n";
	for (const DemoMap& demo : maps)
	{
		for (const DemoQuery& query : demo.queries)
		{
			section.body += MakeQueryRows(demo, query);
		}
	}
	section.body += "</table></div>\n";
	return section;
}

ReportSection MakeNextSection(const std::vector<DemoMap>& maps)
{
	const DemoMap& demo = maps.front();
	const DemoQuery& query = demo.queries.front();
	std::string commands = fmt::format(
		"navlab find --map {0}.map --from {1},{2} --to {3},{4} --algorithm jps --png path.png --trace "
		"jps.trace.yaml\n"
		"navlab bench --map {0}.map --scen {0}.map.scen --algorithms all\n"
		"navlab generate --kind maze --size 256,256 --seed 3 --out maze.map --scen maze.map.scen\n"
		"navlab simulate --map maze.map --agents 100 --edits-per-frame 2 --html crowd.html\n",
		demo.name, query.from.x, query.from.y, query.to.x, query.to.y);
	return {"next", "Try it yourself",
		fmt::format(
			"<p>The maps, scenarios and full-size pictures lie beside this page. From that folder:</p>\n"
			"<pre>{}</pre>\n",
			EscapeHtml(commands))};
}

std::string MakeLead(const std::vector<DemoMap>& maps)
{
	const std::size_t algorithms = NavCore::Algorithms().size();
	std::size_t queries = 0;
	for (const DemoMap& demo : maps)
	{
		queries += demo.queries.size();
	}
	return fmt::format(
		"<p class=\"lead\">Grid path finding by the engine-free core of NavPlugin: the same queries, "
		"answered by every algorithm it offers.</p>\n<ul class=\"facts\"><li><b>{}</b> algorithms</li>"
		"<li><b>{}</b> maps</li><li><b>{}</b> queries</li><li><b>{}</b> wrong answers</li></ul>\n",
		algorithms, maps.size(), queries, CountFaults(maps));
}
} // namespace

std::string MakeDemoHtml(const std::vector<DemoMap>& maps, const SimulationResult& crowd)
{
	const ReportSection sections[] = {MakeReplaySection(maps), MakeTableSection(maps),
		MakeSimulationSection("A crowd inside a millisecond a frame", crowd), MakeNextSection(maps)};
	return MakeHtmlPage("NavPlugin demo", MakeLead(maps), sections);
}

std::string MakeDemoTable(const std::vector<DemoMap>& maps)
{
	std::string text;
	for (const DemoMap& demo : maps)
	{
		text += fmt::format("{}: {} x {} cells, {} walkable\n", demo.title, demo.graph.Map().Width(),
			demo.graph.Map().Height(), demo.graph.Map().WalkableCount());
		TextTable table({"query", "algorithm", "status", "length", "above optimum", "expanded", "time us"});
		table.AlignLeft(1);
		table.AlignLeft(2);
		for (const DemoQuery& query : demo.queries)
		{
			if (&query != &demo.queries.front())
			{
				table.AddRule();
			}
			for (const DemoAttempt& attempt : query.attempts)
			{
				table.AddRow({&attempt == &query.attempts.front() ? QueryText(query) : "",
					std::string(attempt.info->name),
					attempt.fault.empty() ? std::string(StatusWord(attempt.outcome.status)) : attempt.fault,
					LengthText(attempt), ExcessText(attempt),
					fmt::format("{}", attempt.outcome.counters.expanded),
					fmt::format("{:.1f}", attempt.outcome.timeUs)});
			}
		}
		text += table.ToText() + "\n";
	}
	return text;
}
} // namespace NavLab
