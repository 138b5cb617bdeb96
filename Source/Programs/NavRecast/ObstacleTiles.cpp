// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/ObstacleTiles.h"

#include "NavRecast/MeshMemory.h"
#include "NavRecast/PlainCompressor.h"

#include <recastnavigation/DetourNavMeshBuilder.h>
#include <recastnavigation/DetourTileCache.h>

#include <algorithm>
#include <vector>

namespace NavRecast
{
namespace
{
constexpr int MaxLayers = 4;
constexpr int MaxObstacles = 128;
constexpr std::size_t ScratchBytes = std::size_t{1} << 20;

/** Memory that is handed out in order and taken back at once, as the cache expects it. */
class ScratchAllocator final : public dtTileCacheAlloc
{
public:
	void reset() override { used_ = 0; }
	void* alloc(const std::size_t size) override
	{
		constexpr std::size_t Alignment = 16;
		const std::size_t rounded = (size + Alignment - 1) / Alignment * Alignment;
		if (used_ + rounded > bytes_.size())
		{
			return nullptr;
		}
		void* at = bytes_.data() + used_;
		used_ += rounded;
		return at;
	}
	void free(void*) override {}

private:
	std::vector<unsigned char> bytes_ = std::vector<unsigned char>(ScratchBytes);
	std::size_t used_ = 0;
};

/** Makes every polygon walkable. */
struct WalkableEverywhere final : dtTileCacheMeshProcess
{
	void process(dtNavMeshCreateParams* params, unsigned char* polyAreas, unsigned short* polyFlags) override
	{
		std::fill_n(polyAreas, params->polyCount, static_cast<unsigned char>(0));
		std::fill_n(polyFlags, params->polyCount, static_cast<unsigned short>(1));
	}
};
} // namespace

struct ObstacleTiles::Impl
{
	~Impl()
	{
		dtFreeTileCache(cache);
		dtFreeNavMesh(mesh);
	}

	[[nodiscard]] bool Init(const TileGrid& grid, const NavMeshSettings& settings)
	{
		const dtNavMeshParams meshParams = ParamsFor(grid, settings, MaxLayers);
		dtTileCacheParams params{};
		std::copy_n(meshParams.orig, 3, params.orig);
		params.cs = settings.voxelSide;
		params.ch = settings.voxelHeight;
		params.width = settings.tileVoxels;
		params.height = settings.tileVoxels;
		params.walkableHeight = settings.agentHeight;
		params.walkableRadius = settings.agentRadius;
		params.walkableClimb = settings.agentClimb;
		params.maxSimplificationError = settings.simplificationError;
		params.maxTiles = grid.Columns() * grid.Rows() * MaxLayers;
		params.maxObstacles = MaxObstacles;
		return mesh != nullptr && cache != nullptr && dtStatusSucceed(mesh->init(&meshParams)) &&
			dtStatusSucceed(cache->init(&params, &allocator, &compressor, &process));
	}

	ScratchAllocator allocator;
	PlainCompressor compressor;
	WalkableEverywhere process;
	dtNavMesh* mesh = dtAllocNavMesh();
	dtTileCache* cache = dtAllocTileCache();
	bool valid = false;
};

ObstacleTiles::ObstacleTiles(const GeometrySource& source, const NavMeshSettings& settings)
	: impl_(std::make_unique<Impl>())
{
	const TileGrid grid(source.Extent(), settings);
	impl_->valid = impl_->Init(grid, settings);
	TileBuilder builder(settings);
	for (int z = 0; impl_->valid && z < grid.Rows(); ++z)
	{
		for (int x = 0; x < grid.Columns(); ++x)
		{
			for (const DetourBytes& bytes : builder.BuildLayers(source, grid.At(x, z)))
			{
				if (dtStatusFailed(
						impl_->cache->addTile(bytes.data, bytes.size, DT_COMPRESSEDTILE_FREE_DATA, nullptr)))
				{
					dtFree(bytes.data);
				}
			}
			impl_->cache->buildNavMeshTilesAt(x, z, impl_->mesh);
		}
	}
}

ObstacleTiles::~ObstacleTiles() = default;

bool ObstacleTiles::IsValid() const
{
	return impl_->valid;
}

const dtNavMesh& ObstacleTiles::Mesh() const
{
	return *impl_->mesh;
}

bool ObstacleTiles::Update()
{
	bool current = false;
	while (!current)
	{
		if (dtStatusFailed(impl_->cache->update(0.0F, impl_->mesh, &current)))
		{
			return false;
		}
	}
	return true;
}

std::optional<ObstacleTiles::ObstacleId> ObstacleTiles::Add(const Bounds& box)
{
	dtObstacleRef obstacle = 0;
	if (dtStatusFailed(impl_->cache->addBoxObstacle(&box.low.x, &box.high.x, &obstacle)) || !Update())
	{
		return std::nullopt;
	}
	return obstacle;
}

bool ObstacleTiles::Remove(ObstacleId obstacle)
{
	return dtStatusSucceed(impl_->cache->removeObstacle(obstacle)) && Update();
}

std::size_t ObstacleTiles::Bytes() const
{
	std::size_t bytes = MeshBytes(*impl_->mesh);
	for (int i = 0; i < impl_->cache->getTileCount(); ++i)
	{
		bytes += static_cast<std::size_t>(impl_->cache->getTile(i)->dataSize);
	}
	return bytes;
}
} // namespace NavRecast
