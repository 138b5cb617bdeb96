// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Draw/TiledDrawing.h"

#include "NavCore/Grid/GridChange.h"

#include <algorithm>
#include <cmath>

namespace NavCore
{
namespace Detail::TiledDrawingImpl
{
/** A tile keeps its level of detail, and its list, until it is this much further away than where they end. */
constexpr double Slack = 1.1;
constexpr std::int32_t NoSlot = -1;

/** How a tile is to be drawn. */
struct TileDetail
{
	std::int32_t cellsPerSquare = 0;
	bool labels = false;

	friend constexpr bool operator==(TileDetail, TileDetail) = default;
};

struct LiveTile
{
	DrawList list;
	TileDetail detail;
	bool dirty = false;
};

/** A tile that waits to be drawn. */
struct Candidate
{
	double distance = 0;
	TileId tile = 0;
};

std::int32_t CellsPerSquareFor(double distance, const TileView& view)
{
	std::int32_t side = 1;
	double reach = view.detailDistance;
	while (side < TiledDrawing::MaxCellsPerSquare && distance > reach && reach > 0)
	{
		side *= 2;
		reach *= 2;
	}
	return reach > 0 ? side : TiledDrawing::MaxCellsPerSquare;
}

TileDetail DetailFor(double distance, const TileView& view, TileDetail before)
{
	std::int32_t side = CellsPerSquareFor(distance, view);
	if (before.cellsPerSquare != 0 && side > before.cellsPerSquare)
	{
		side = (std::max)(before.cellsPerSquare, CellsPerSquareFor(distance / Slack, view));
	}
	return {side, side == 1 && view.labelDistance > 0 && distance <= view.labelDistance};
}

double DistanceTo(const CellRect& rect, GridPoint eye)
{
	const double x = (std::max)({rect.x - eye.x, eye.x - rect.Right(), 0.0});
	const double y = (std::max)({rect.y - eye.y, eye.y - rect.Bottom(), 0.0});
	return std::hypot(x, y);
}

bool IsUsable(const TileView& view)
{
	return std::isfinite(view.eye.x) && std::isfinite(view.eye.y) && view.drawDistance >= 0;
}
} // namespace Detail::TiledDrawingImpl

struct TiledDrawing::Data
{
	using LiveTile = Detail::TiledDrawingImpl::LiveTile;
	using Candidate = Detail::TiledDrawingImpl::Candidate;

	std::int32_t width = 0;
	std::int32_t height = 0;
	std::int32_t columns = 0;
	std::int32_t rows = 0;
	/** For each tile of the map its place in pool. */
	std::vector<std::int32_t> slots;
	std::vector<LiveTile> pool;
	std::vector<std::int32_t> freeSlots;
	std::vector<TileId> live;
	std::vector<TileId> changed;
	std::vector<Candidate> waiting;
	bool settled = false;
	std::int32_t drawn = 0;
	std::int64_t visited = 0;

	[[nodiscard]] CellRect RectOf(TileId tile) const
	{
		return CellRect{tile % columns * TileSide, tile / columns * TileSide, TileSide, TileSide}.Intersect(
			{0, 0, width, height});
	}
	[[nodiscard]] LiveTile* Find(TileId tile)
	{
		const std::int32_t slot = slots[static_cast<std::size_t>(tile)];
		return slot == Detail::TiledDrawingImpl::NoSlot ? nullptr : &pool[static_cast<std::size_t>(slot)];
	}

	LiveTile& Take(TileId tile)
	{
		if (freeSlots.empty())
		{
			freeSlots.push_back(static_cast<std::int32_t>(pool.size()));
			pool.emplace_back();
		}
		const std::int32_t slot = freeSlots.back();
		freeSlots.pop_back();
		slots[static_cast<std::size_t>(tile)] = slot;
		live.push_back(tile);
		return pool[static_cast<std::size_t>(slot)];
	}

	/** Lets go of the tile at a place of live; another one takes that place. */
	void Drop(std::size_t place)
	{
		const TileId tile = live[place];
		LiveTile& entry = *Find(tile);
		entry.list.Clear();
		entry.detail = {};
		entry.dirty = false;
		freeSlots.push_back(slots[static_cast<std::size_t>(tile)]);
		slots[static_cast<std::size_t>(tile)] = Detail::TiledDrawingImpl::NoSlot;
		live[place] = live.back();
		live.pop_back();
		changed.push_back(tile);
	}

	void DropBeyond(const TileView& view, bool everything)
	{
		for (std::size_t place = 0; place < live.size();)
		{
			const double distance = Detail::TiledDrawingImpl::DistanceTo(RectOf(live[place]), view.eye);
			if (everything || distance > view.drawDistance * Detail::TiledDrawingImpl::Slack)
			{
				Drop(place);
				continue;
			}
			++place;
		}
	}

	/** The first and the last tile of a row or column that a stretch of cells touches. */
	static std::pair<std::int32_t, std::int32_t> Span(double from, double to, std::int32_t count)
	{
		const double last = count - 1;
		return {static_cast<std::int32_t>(std::clamp(std::floor(from / TileSide), 0.0, last)),
			static_cast<std::int32_t>(std::clamp(std::floor(to / TileSide), 0.0, last))};
	}

	void ListWaiting(const TileView& view)
	{
		waiting.clear();
		const double reach = view.drawDistance * Detail::TiledDrawingImpl::Slack;
		const auto [left, right] = Span(view.eye.x - reach, view.eye.x + reach, columns);
		const auto [top, bottom] = Span(view.eye.y - reach, view.eye.y + reach, rows);
		for (std::int32_t row = top; row <= bottom; ++row)
		{
			for (std::int32_t column = left; column <= right; ++column)
			{
				const TileId tile = row * columns + column;
				const double distance = Detail::TiledDrawingImpl::DistanceTo(RectOf(tile), view.eye);
				if (distance <= reach && NeedsDrawing(tile, distance, view))
				{
					waiting.push_back({distance, tile});
				}
			}
		}
	}

	[[nodiscard]] bool NeedsDrawing(TileId tile, double distance, const TileView& view)
	{
		const LiveTile* entry = Find(tile);
		if (entry == nullptr)
		{
			return distance <= view.drawDistance;
		}
		return entry->dirty ||
			entry->detail != Detail::TiledDrawingImpl::DetailFor(distance, view, entry->detail);
	}

	void DrawTile(const Candidate& candidate, const TileSource& source, const TileView& view)
	{
		LiveTile* entry = Find(candidate.tile);
		LiveTile& target = entry != nullptr ? *entry : Take(candidate.tile);
		const CellRect rect = RectOf(candidate.tile);
		target.detail = Detail::TiledDrawingImpl::DetailFor(candidate.distance, view, target.detail);
		target.dirty = false;
		target.list.Clear();
		source.DrawTile({rect, target.detail.cellsPerSquare, target.detail.labels}, target.list);
		changed.push_back(candidate.tile);
		++drawn;
		visited += rect.Area();
	}
};

TiledDrawing::TiledDrawing() : data_(std::make_unique<Data>()) {}
TiledDrawing::~TiledDrawing() = default;
TiledDrawing::TiledDrawing(TiledDrawing&& other) noexcept = default;
TiledDrawing& TiledDrawing::operator=(TiledDrawing&& other) noexcept = default;

void TiledDrawing::Reset(std::int32_t width, std::int32_t height)
{
	Data fresh;
	fresh.width = (std::max)(width, 0);
	fresh.height = (std::max)(height, 0);
	fresh.columns = (fresh.width + TileSide - 1) / TileSide;
	fresh.rows = (fresh.height + TileSide - 1) / TileSide;
	fresh.slots.assign(static_cast<std::size_t>(fresh.columns) * static_cast<std::size_t>(fresh.rows),
		Detail::TiledDrawingImpl::NoSlot);
	*data_ = std::move(fresh);
}

void TiledDrawing::Note(const GridChange& change, const TileSource& source)
{
	for (const CellRect& rect : change.Rects())
	{
		Invalidate(rect.Inflate(source.Reach()));
	}
}

void TiledDrawing::Invalidate(const CellRect& cells)
{
	Data& data = *data_;
	if (cells.IsEmpty() || data.slots.empty())
	{
		return;
	}
	const double x = cells.x;
	const double y = cells.y;
	const double right = x + cells.width;
	const double bottom = y + cells.height;
	if (right <= 0 || bottom <= 0 || x >= data.width || y >= data.height)
	{
		return;
	}
	const auto [firstColumn, lastColumn] = Data::Span(x, right - 1, data.columns);
	const auto [firstRow, lastRow] = Data::Span(y, bottom - 1, data.rows);
	for (std::int32_t row = firstRow; row <= lastRow; ++row)
	{
		for (std::int32_t column = firstColumn; column <= lastColumn; ++column)
		{
			if (Detail::TiledDrawingImpl::LiveTile* entry = data.Find(row * data.columns + column))
			{
				entry->dirty = true;
				data.settled = false;
			}
		}
	}
}

void TiledDrawing::InvalidateAll()
{
	Invalidate({0, 0, data_->width, data_->height});
}

void TiledDrawing::Update(const TileSource& source, const TileView& view)
{
	Data& data = *data_;
	data.changed.clear();
	data.drawn = 0;
	data.visited = 0;
	const bool usable = Detail::TiledDrawingImpl::IsUsable(view) && !data.slots.empty();
	data.DropBeyond(view, !usable);
	data.waiting.clear();
	if (usable)
	{
		data.ListWaiting(view);
	}
	const auto count =
		(std::min)(data.waiting.size(), static_cast<std::size_t>((std::max)(view.maxTiles, 0)));
	std::partial_sort(data.waiting.begin(), data.waiting.begin() + static_cast<std::ptrdiff_t>(count),
		data.waiting.end(),
		[](const Data::Candidate& a, const Data::Candidate& b)
		{ return a.distance != b.distance ? a.distance < b.distance : a.tile < b.tile; });
	for (std::size_t i = 0; i < count; ++i)
	{
		data.DrawTile(data.waiting[i], source, view);
	}
	data.settled = count == data.waiting.size();
}

std::span<const TileId> TiledDrawing::ChangedTiles() const
{
	return data_->changed;
}

std::span<const TileId> TiledDrawing::LiveTiles() const
{
	return data_->live;
}

const DrawList* TiledDrawing::ListOf(TileId tile) const
{
	const bool exists = tile >= 0 && tile < TileCount();
	const Data::LiveTile* entry = exists ? data_->Find(tile) : nullptr;
	return entry != nullptr ? &entry->list : nullptr;
}

std::int32_t TiledDrawing::CellsPerSquareOf(TileId tile) const
{
	const bool exists = tile >= 0 && tile < TileCount();
	const Data::LiveTile* entry = exists ? data_->Find(tile) : nullptr;
	return entry != nullptr ? entry->detail.cellsPerSquare : 0;
}

CellRect TiledDrawing::RectOf(TileId tile) const
{
	return tile >= 0 && tile < TileCount() ? data_->RectOf(tile) : CellRect{};
}

std::int32_t TiledDrawing::TileCount() const
{
	return static_cast<std::int32_t>(data_->slots.size());
}

bool TiledDrawing::IsSettled() const
{
	return data_->settled;
}

std::int32_t TiledDrawing::DrawnTiles() const
{
	return data_->drawn;
}

std::int64_t TiledDrawing::VisitedCells() const
{
	return data_->visited;
}

std::size_t TiledDrawing::Bytes() const
{
	std::size_t bytes = data_->slots.capacity() * sizeof(std::int32_t) +
		data_->pool.capacity() * sizeof(Data::LiveTile) + data_->waiting.capacity() * sizeof(Data::Candidate);
	for (const Data::LiveTile& tile : data_->pool)
	{
		bytes += tile.list.Bytes();
	}
	return bytes;
}
} // namespace NavCore
