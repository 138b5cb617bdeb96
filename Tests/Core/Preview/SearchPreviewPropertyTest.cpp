// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The preview shows what a plain run does, however it is sliced and wherever it was scrubbed to before.
#include "NavCore/Draw/DrawList.h"
#include "NavCore/Preview/SearchPreview.h"
#include "Support/Properties.h"
#include "Support/SearchSession.h"

namespace NavCore::Tests
{
namespace
{
std::shared_ptr<const MapSnapshot> SnapshotOf(const GridMap& map, const PreviewQuery& query)
{
	NavGraph graph(map.Clone());
	graph.Require(SearchPreview::PartsFor(query));
	return std::make_shared<const MapSnapshot>(std::move(graph));
}

/** Any query on any map, for two algorithms of which one may be missing. */
struct PreviewCase
{
	PreviewQuery query;
	std::shared_ptr<const MapSnapshot> map;
};

PreviewCase AnyCase(Random& random)
{
	const MapSpec spec = *AnySpec(32);
	const GridMap map = BuildMap(spec);
	const SearchRequest request = RandomRequest(map, random, spec.clearance);
	const auto count = static_cast<std::int32_t>(Algorithms().size());
	PreviewCase made;
	made.query.start = request.start;
	made.query.goal = request.goal;
	made.query.clearance = request.clearance;
	made.query.allowPartial = random.Percent(50);
	made.query.algorithms[0] = &Algorithms()[static_cast<std::size_t>(random.Range(0, count - 1))];
	if (random.Percent(80))
	{
		made.query.algorithms[1] = &Algorithms()[static_cast<std::size_t>(random.Range(0, count - 1))];
	}
	made.map = SnapshotOf(map, made.query);
	return made;
}

void Begin(SearchPreview& preview, const PreviewCase& made)
{
	preview.SetMap(made.map);
	preview.SetQuery(made.query);
}

void Finish(SearchPreview& preview)
{
	WorkBudget budget;
	RC_ASSERT(preview.Advance(budget));
}

DrawList Picture(const SearchPreview& preview, std::size_t side)
{
	SearchDrawingOptions what;
	what.label = SearchLabel::Order;
	DrawWindow window{preview.Map()->Map().Bounds()};
	window.labels = true;
	DrawList list;
	preview.Side(side).Draw(window, what, list);
	return list;
}

/** Both previews tell and show the same. */
void ProveSame(const SearchPreview& a, const SearchPreview& b)
{
	RC_ASSERT(a.Position() == b.Position());
	RC_ASSERT(a.Length() == b.Length());
	for (std::size_t side = 0; side < SearchPreview::Sides; ++side)
	{
		RC_ASSERT(a.Side(side).Status() == b.Side(side).Status());
		RC_ASSERT(a.Side(side).GetPath().points == b.Side(side).GetPath().points);
		RC_ASSERT(a.Side(side).Counters().expanded == b.Side(side).Counters().expanded);
		RC_ASSERT(a.Side(side).DroppedEvents() == b.Side(side).DroppedEvents());
		RC_ASSERT(a.Side(side).Step() == b.Side(side).Step());
		RC_ASSERT(Picture(a, side) == Picture(b, side));
	}
}

std::size_t AnyPosition(const SearchPreview& preview, Random& random)
{
	return static_cast<std::size_t>(random.Range(0, static_cast<std::int32_t>(preview.Length())));
}
} // namespace

TEST(SearchPreviewProperty, AtTheLastStepItShowsThePathOfThePlainRun)
{
	CheckProperty(1500,
		[]
		{
			Random random(*AnySeed());
			const PreviewCase made = AnyCase(random);
			SearchPreview preview;
			Begin(preview, made);
			Finish(preview);
			for (std::size_t side = 0; side < SearchPreview::Sides; ++side)
			{
				const RecordedSearch& shown = preview.Side(side);
				if (made.query.algorithms[side] == nullptr)
				{
					RC_ASSERT(shown.Status() == SearchStatus::Idle);
					continue;
				}
				SearchRequest request;
				request.start = made.query.start;
				request.goal = made.query.goal;
				request.clearance = made.query.clearance;
				request.allowPartial = made.query.allowPartial;
				SearchSession session(made.query.algorithms[side]->name);
				const SearchOutcome plain = RunToEnd(session.Search(), made.map->Context(), request);
				RC_ASSERT(shown.ShowsEnd());
				RC_ASSERT(shown.Status() == plain.status);
				RC_ASSERT(shown.Error() == plain.error);
				RC_ASSERT(shown.GetPath().points == plain.path.points);
				RC_ASSERT(shown.GetPath().cost == plain.path.cost);
				RC_ASSERT(shown.Counters().expanded == plain.counters.expanded);
			}
		});
}

TEST(SearchPreviewProperty, SeekingBackAndForthEqualsSeekingFromTheStart)
{
	CheckProperty(1500,
		[]
		{
			Random random(*AnySeed());
			const PreviewCase made = AnyCase(random);
			SearchPreview wandering;
			SearchPreview direct;
			for (SearchPreview* preview : {&wandering, &direct})
			{
				preview->SetPace(made.query.allowPartial ? PreviewPace::Share : PreviewPace::Steps);
				Begin(*preview, made);
			}
			Finish(wandering);
			for (int stop = 0; stop < 5; ++stop)
			{
				wandering.Seek(AnyPosition(wandering, random));
				Finish(wandering);
			}
			direct.Seek(0);
			Finish(direct);
			direct.Seek(wandering.Position());
			Finish(direct);
			ProveSame(wandering, direct);
		});
}

TEST(SearchPreviewProperty, SlicingChangesNothing)
{
	CheckProperty(1500,
		[]
		{
			Random random(*AnySeed());
			const PreviewCase made = AnyCase(random);
			const RecordingLimits limits{
				.maxEvents = random.Percent(30) ? static_cast<std::size_t>(random.Range(0, 200)) : 1 << 20};
			SearchPreview whole(limits);
			SearchPreview sliced(limits);
			Begin(whole, made);
			Begin(sliced, made);
			Finish(whole);
			const std::size_t position = AnyPosition(whole, random);
			whole.Seek(position);
			Finish(whole);
			bool done = false;
			while (!done || sliced.Position() != whole.Position())
			{
				if (done)
				{
					sliced.Seek(position);
				}
				else if (random.Percent(5))
				{
					sliced.Seek(AnyPosition(sliced, random));
				}
				WorkBudget budget(random.Range(1, 40));
				done = sliced.Advance(budget);
			}
			ProveSame(whole, sliced);
		});
}
} // namespace NavCore::Tests
