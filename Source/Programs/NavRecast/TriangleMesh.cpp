// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavRecast/TriangleMesh.h"

#include <algorithm>
#include <cmath>

namespace NavRecast
{
void Bounds::Include(const Point& point)
{
	low = {(std::min)(low.x, point.x), (std::min)(low.y, point.y), (std::min)(low.z, point.z)};
	high = {(std::max)(high.x, point.x), (std::max)(high.y, point.y), (std::max)(high.z, point.z)};
}

namespace
{
Bounds BoundsOf(const std::array<Point, 3>& triangle)
{
	Bounds bounds{triangle[0], triangle[0]};
	bounds.Include(triangle[1]);
	bounds.Include(triangle[2]);
	return bounds;
}

std::int32_t CountOf(float length, float side)
{
	return (std::max)(static_cast<std::int32_t>(std::ceil(length / side)), 1);
}
} // namespace

Bounds TriangleMesh::Extent() const
{
	if (vertices_.empty())
	{
		return {};
	}
	const Point first{vertices_[0], vertices_[1], vertices_[2]};
	Bounds bounds{first, first};
	for (std::size_t i = 3; i < vertices_.size(); i += 3)
	{
		bounds.Include({vertices_[i], vertices_[i + 1], vertices_[i + 2]});
	}
	return bounds;
}

std::array<Point, 3> TriangleMesh::Triangle(std::size_t index) const
{
	std::array<Point, 3> corners;
	for (std::size_t i = 0; i < 3; ++i)
	{
		const std::size_t at = static_cast<std::size_t>(indices_[index * 3 + i]) * 3;
		corners[i] = {vertices_[at], vertices_[at + 1], vertices_[at + 2]};
	}
	return corners;
}

void TriangleMesh::Clear()
{
	vertices_.clear();
	indices_.clear();
}

int TriangleMesh::AddVertex(const Point& point)
{
	vertices_.insert(vertices_.end(), {point.x, point.y, point.z});
	return static_cast<int>(vertices_.size() / 3) - 1;
}

void TriangleMesh::AddTriangle(int a, int b, int c)
{
	indices_.insert(indices_.end(), {a, b, c});
}

void TriangleMesh::AddQuad(const Point& a, const Point& b, const Point& c, const Point& d)
{
	const int first = AddVertex(a);
	AddVertex(b);
	AddVertex(c);
	AddVertex(d);
	AddTriangle(first, first + 1, first + 2);
	AddTriangle(first, first + 2, first + 3);
}

void TriangleMesh::AddFloor(float lowX, float lowZ, float highX, float highZ, float y)
{
	AddQuad({lowX, y, lowZ}, {lowX, y, highZ}, {highX, y, highZ}, {highX, y, lowZ});
}

void TriangleMesh::AddBox(const Bounds& box)
{
	const auto& [l, h] = box;
	AddFloor(l.x, l.z, h.x, h.z, h.y);
	AddQuad({l.x, l.y, l.z}, {h.x, l.y, l.z}, {h.x, l.y, h.z}, {l.x, l.y, h.z});
	AddQuad({l.x, l.y, l.z}, {l.x, h.y, l.z}, {h.x, h.y, l.z}, {h.x, l.y, l.z});
	AddQuad({l.x, l.y, h.z}, {h.x, l.y, h.z}, {h.x, h.y, h.z}, {l.x, h.y, h.z});
	AddQuad({l.x, l.y, l.z}, {l.x, l.y, h.z}, {l.x, h.y, h.z}, {l.x, h.y, l.z});
	AddQuad({h.x, l.y, l.z}, {h.x, h.y, l.z}, {h.x, h.y, h.z}, {h.x, l.y, h.z});
}

MeshSource::MeshSource(const TriangleMesh& mesh, float squareSide)
	: mesh_(mesh), extent_(mesh.Extent()), side_(squareSide),
	  columns_(CountOf(extent_.high.x - extent_.low.x, squareSide)),
	  rows_(CountOf(extent_.high.z - extent_.low.z, squareSide)),
	  squares_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_))
{
	for (std::size_t i = 0; i < mesh.TriangleCount(); ++i)
	{
		const SquareRange range = SquaresOf(BoundsOf(mesh.Triangle(i)));
		for (std::int32_t z = range.lowZ; z <= range.highZ; ++z)
		{
			for (std::int32_t x = range.lowX; x <= range.highX; ++x)
			{
				squares_[static_cast<std::size_t>(z) * static_cast<std::size_t>(columns_) +
					static_cast<std::size_t>(x)]
					.push_back(static_cast<std::uint32_t>(i));
			}
		}
	}
}

MeshSource::SquareRange MeshSource::SquaresOf(const Bounds& area) const
{
	const auto index = [this](float value, float low, std::int32_t count)
	{
		const float square = std::floor((value - low) / side_);
		return static_cast<std::int32_t>(std::clamp(square, 0.0F, static_cast<float>(count - 1)));
	};
	return {index(area.low.x, extent_.low.x, columns_), index(area.low.z, extent_.low.z, rows_),
		index(area.high.x, extent_.low.x, columns_), index(area.high.z, extent_.low.z, rows_)};
}

void MeshSource::Collect(const Bounds& area, TriangleMesh& outMesh) const
{
	const SquareRange range = SquaresOf(area);
	std::vector<std::uint32_t> found;
	for (std::int32_t z = range.lowZ; z <= range.highZ; ++z)
	{
		for (std::int32_t x = range.lowX; x <= range.highX; ++x)
		{
			const auto& square = squares_[static_cast<std::size_t>(z) * static_cast<std::size_t>(columns_) +
				static_cast<std::size_t>(x)];
			found.insert(found.end(), square.begin(), square.end());
		}
	}
	// A large triangle is in many squares.
	std::sort(found.begin(), found.end());
	found.erase(std::unique(found.begin(), found.end()), found.end());
	for (const std::uint32_t index : found)
	{
		const std::array<Point, 3> corners = mesh_.Triangle(index);
		if (BoundsOf(corners).OverlapsFromAbove(area))
		{
			const int first = outMesh.AddVertex(corners[0]);
			outMesh.AddVertex(corners[1]);
			outMesh.AddVertex(corners[2]);
			outMesh.AddTriangle(first, first + 1, first + 2);
		}
	}
}
} // namespace NavRecast
