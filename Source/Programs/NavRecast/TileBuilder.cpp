// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/TileBuilder.h"

#include "NavRecast/PlainCompressor.h"

#include <recastnavigation/DetourNavMesh.h>
#include <recastnavigation/DetourNavMeshBuilder.h>
#include <recastnavigation/DetourTileCacheBuilder.h>
#include <recastnavigation/Recast.h>

#include <algorithm>
#include <cmath>

namespace NavRecast
{
namespace
{
constexpr int MaxPolygonCorners = 6;
constexpr float DetailSampleVoxels = 6.0F;
/** Polygons of this flag are what queries may walk on. */
constexpr unsigned short WalkableFlag = 1;

int VoxelsOf(float length, float voxel)
{
	return static_cast<int>(std::ceil(length / voxel));
}

struct RecastDeleter
{
	void operator()(rcContourSet* contours) const { rcFreeContourSet(contours); }
	void operator()(rcPolyMesh* mesh) const { rcFreePolyMesh(mesh); }
	void operator()(rcPolyMeshDetail* mesh) const { rcFreePolyMeshDetail(mesh); }
	void operator()(rcHeightfieldLayerSet* layers) const { rcFreeHeightfieldLayerSet(layers); }
};

template <class T>
using RecastOwned = std::unique_ptr<T, RecastDeleter>;

rcConfig ConfigOf(const NavMeshSettings& settings, const TilePlace& place)
{
	rcConfig config{};
	const int border = TileBuilder::BorderVoxels(settings);
	const float margin = static_cast<float>(border) * settings.voxelSide;
	config.cs = settings.voxelSide;
	config.ch = settings.voxelHeight;
	config.walkableSlopeAngle = settings.maxSlopeDegrees;
	config.walkableHeight = VoxelsOf(settings.agentHeight, settings.voxelHeight);
	config.walkableClimb = static_cast<int>(std::floor(settings.agentClimb / settings.voxelHeight));
	config.walkableRadius = VoxelsOf(settings.agentRadius, settings.voxelSide);
	config.maxEdgeLen = 0;
	config.maxSimplificationError = settings.simplificationError;
	config.minRegionArea = settings.minRegionArea;
	config.mergeRegionArea = settings.mergeRegionArea;
	config.maxVertsPerPoly = MaxPolygonCorners;
	config.tileSize = settings.tileVoxels;
	config.borderSize = border;
	config.width = settings.tileVoxels + 2 * border;
	config.height = config.width;
	config.detailSampleDist = DetailSampleVoxels * settings.voxelSide;
	config.detailSampleMaxError = settings.voxelHeight;
	const Bounds& box = place.box;
	config.bmin[0] = box.low.x - margin;
	config.bmin[1] = box.low.y;
	config.bmin[2] = box.low.z - margin;
	config.bmax[0] = box.high.x + margin;
	config.bmax[1] = box.high.y;
	config.bmax[2] = box.high.z + margin;
	return config;
}

/** Polygons with their heights, ready for Detour; null parts where the tile has no floor. */
struct TilePolygons
{
	RecastOwned<rcPolyMesh> mesh;
	RecastOwned<rcPolyMeshDetail> detail;
};

TilePolygons PolygonsOf(
	rcContext& context, const rcConfig& config, bool watershed, rcCompactHeightfield& field)
{
	TilePolygons polygons;
	const bool hasRegions = watershed ? rcBuildDistanceField(&context, field) &&
			rcBuildRegions(&context, field, config.borderSize, config.minRegionArea, config.mergeRegionArea)
									  : rcBuildRegionsMonotone(&context, field, config.borderSize,
											config.minRegionArea, config.mergeRegionArea);
	const RecastOwned<rcContourSet> contours(rcAllocContourSet());
	if (!hasRegions || !contours ||
		!rcBuildContours(&context, field, config.maxSimplificationError, config.maxEdgeLen, *contours) ||
		contours->nconts == 0)
	{
		return polygons;
	}
	RecastOwned<rcPolyMesh> mesh(rcAllocPolyMesh());
	RecastOwned<rcPolyMeshDetail> detail(rcAllocPolyMeshDetail());
	if (mesh && detail && rcBuildPolyMesh(&context, *contours, config.maxVertsPerPoly, *mesh) &&
		mesh->npolys > 0 &&
		rcBuildPolyMeshDetail(
			&context, *mesh, field, config.detailSampleDist, config.detailSampleMaxError, *detail))
	{
		std::fill_n(mesh->flags, mesh->npolys, WalkableFlag);
		polygons.mesh = std::move(mesh);
		polygons.detail = std::move(detail);
	}
	return polygons;
}

dtNavMeshCreateParams ParamsOf(
	const NavMeshSettings& settings, const TilePlace& place, const TilePolygons& polygons)
{
	dtNavMeshCreateParams params{};
	const rcPolyMesh& mesh = *polygons.mesh;
	params.verts = mesh.verts;
	params.vertCount = mesh.nverts;
	params.polys = mesh.polys;
	params.polyAreas = mesh.areas;
	params.polyFlags = mesh.flags;
	params.polyCount = mesh.npolys;
	params.nvp = mesh.nvp;
	params.detailMeshes = polygons.detail->meshes;
	params.detailVerts = polygons.detail->verts;
	params.detailVertsCount = polygons.detail->nverts;
	params.detailTris = polygons.detail->tris;
	params.detailTriCount = polygons.detail->ntris;
	params.walkableHeight = settings.agentHeight;
	params.walkableRadius = settings.agentRadius;
	params.walkableClimb = settings.agentClimb;
	params.tileX = place.x;
	params.tileY = place.z;
	std::copy_n(mesh.bmin, 3, params.bmin);
	std::copy_n(mesh.bmax, 3, params.bmax);
	params.cs = settings.voxelSide;
	params.ch = settings.voxelHeight;
	params.buildBvTree = true;
	return params;
}

dtTileCacheLayerHeader HeaderOf(const rcHeightfieldLayer& layer, const TilePlace& place, int index)
{
	dtTileCacheLayerHeader header{};
	header.magic = DT_TILECACHE_MAGIC;
	header.version = DT_TILECACHE_VERSION;
	header.tx = place.x;
	header.ty = place.z;
	header.tlayer = index;
	std::copy_n(layer.bmin, 3, header.bmin);
	std::copy_n(layer.bmax, 3, header.bmax);
	header.width = static_cast<unsigned char>(layer.width);
	header.height = static_cast<unsigned char>(layer.height);
	header.minx = static_cast<unsigned char>(layer.minx);
	header.maxx = static_cast<unsigned char>(layer.maxx);
	header.miny = static_cast<unsigned char>(layer.miny);
	header.maxy = static_cast<unsigned char>(layer.maxy);
	header.hmin = static_cast<unsigned short>(layer.hmin);
	header.hmax = static_cast<unsigned short>(layer.hmax);
	return header;
}
} // namespace

TileGrid::TileGrid(const Bounds& extent, const NavMeshSettings& settings)
	: extent_(extent), side_(settings.TileSide()),
	  border_(static_cast<float>(TileBuilder::BorderVoxels(settings)) * settings.voxelSide),
	  columns_((std::max)(VoxelsOf(extent.high.x - extent.low.x, side_), 1)),
	  rows_((std::max)(VoxelsOf(extent.high.z - extent.low.z, side_), 1))
{
}

TilePlace TileGrid::At(int x, int z) const
{
	const float lowX = extent_.low.x + static_cast<float>(x) * side_;
	const float lowZ = extent_.low.z + static_cast<float>(z) * side_;
	return {x, z, {{lowX, extent_.low.y, lowZ}, {lowX + side_, extent_.high.y, lowZ + side_}}};
}

std::vector<TilePlace> TileGrid::TouchedBy(const Bounds& area) const
{
	const auto index = [this](float value, float low, int count)
	{
		return std::clamp(static_cast<int>(std::floor((value - low) / side_)), 0, count - 1);
	};
	std::vector<TilePlace> places;
	const int highX = index(area.high.x + border_, extent_.low.x, columns_);
	const int highZ = index(area.high.z + border_, extent_.low.z, rows_);
	for (int z = index(area.low.z - border_, extent_.low.z, rows_); z <= highZ; ++z)
	{
		for (int x = index(area.low.x - border_, extent_.low.x, columns_); x <= highX; ++x)
		{
			places.push_back(At(x, z));
		}
	}
	return places;
}

void TileBuilder::HeightfieldDeleter::operator()(rcCompactHeightfield* field) const
{
	rcFreeCompactHeightfield(field);
}

void TileBuilder::HeightfieldDeleter::operator()(rcHeightfield* field) const
{
	rcFreeHeightField(field);
}

int TileBuilder::BorderVoxels(const NavMeshSettings& settings)
{
	// Recast's advice: the radius and a few voxels more.
	return VoxelsOf(settings.agentRadius, settings.voxelSide) + 3;
}

TileBuilder::CompactField TileBuilder::Voxelize(const GeometrySource& source, const TilePlace& place)
{
	rcContext context(false);
	const rcConfig config = ConfigOf(settings_, place);
	geometry_.Clear();
	source.Collect(
		{{config.bmin[0], config.bmin[1], config.bmin[2]}, {config.bmax[0], config.bmax[1], config.bmax[2]}},
		geometry_);
	const std::unique_ptr<rcHeightfield, HeightfieldDeleter> solid(rcAllocHeightfield());
	if (geometry_.IsEmpty() || !solid ||
		!rcCreateHeightfield(
			&context, *solid, config.width, config.height, config.bmin, config.bmax, config.cs, config.ch))
	{
		return nullptr;
	}
	const int triangles = static_cast<int>(geometry_.TriangleCount());
	const int vertices = static_cast<int>(geometry_.Vertices().size() / 3);
	areas_.assign(geometry_.TriangleCount(), 0);
	rcMarkWalkableTriangles(&context, config.walkableSlopeAngle, geometry_.Vertices().data(), vertices,
		geometry_.Indices().data(), triangles, areas_.data());
	if (!rcRasterizeTriangles(&context, geometry_.Vertices().data(), vertices, geometry_.Indices().data(),
			areas_.data(), triangles, *solid, config.walkableClimb))
	{
		return nullptr;
	}
	rcFilterLowHangingWalkableObstacles(&context, config.walkableClimb, *solid);
	if (settings_.filterLedges)
	{
		rcFilterLedgeSpans(&context, config.walkableHeight, config.walkableClimb, *solid);
	}
	rcFilterWalkableLowHeightSpans(&context, config.walkableHeight, *solid);
	CompactField field(rcAllocCompactHeightfield());
	if (!field ||
		!rcBuildCompactHeightfield(&context, config.walkableHeight, config.walkableClimb, *solid, *field) ||
		field->spanCount == 0 ||
		(config.walkableRadius > 0 && !rcErodeWalkableArea(&context, config.walkableRadius, *field)))
	{
		return nullptr;
	}
	return field;
}

DetourBytes TileBuilder::BuildTile(const GeometrySource& source, const TilePlace& place)
{
	DetourBytes bytes;
	const CompactField field = Voxelize(source, place);
	if (!field)
	{
		return bytes;
	}
	rcContext context(false);
	const TilePolygons polygons =
		PolygonsOf(context, ConfigOf(settings_, place), settings_.watershed, *field);
	if (polygons.mesh)
	{
		dtNavMeshCreateParams params = ParamsOf(settings_, place, polygons);
		if (!dtCreateNavMeshData(&params, &bytes.data, &bytes.size))
		{
			bytes = {};
		}
	}
	return bytes;
}

std::vector<DetourBytes> TileBuilder::BuildLayers(const GeometrySource& source, const TilePlace& place)
{
	std::vector<DetourBytes> found;
	const CompactField field = Voxelize(source, place);
	const RecastOwned<rcHeightfieldLayerSet> layers(rcAllocHeightfieldLayerSet());
	rcContext context(false);
	const rcConfig config = ConfigOf(settings_, place);
	if (!field || !layers ||
		!rcBuildHeightfieldLayers(&context, *field, config.borderSize, config.walkableHeight, *layers))
	{
		return found;
	}
	PlainCompressor compressor;
	for (int i = 0; i < layers->nlayers; ++i)
	{
		const rcHeightfieldLayer& layer = layers->layers[i];
		dtTileCacheLayerHeader header = HeaderOf(layer, place, i);
		DetourBytes bytes;
		if (dtStatusSucceed(dtBuildTileCacheLayer(
				&compressor, &header, layer.heights, layer.areas, layer.cons, &bytes.data, &bytes.size)))
		{
			found.push_back(bytes);
		}
	}
	return found;
}
} // namespace NavRecast
