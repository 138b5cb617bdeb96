// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace NavRecast
{
/** A place in Recast's space: y is up. One unit is the side of a grid cell. */
struct Point
{
	float x = 0;
	float y = 0;
	float z = 0;

	friend constexpr bool operator==(const Point&, const Point&) = default;
};

/** An axis-aligned box. */
struct Bounds
{
	Point low;
	Point high;

	/** Whether the two share a place when looked at from above, borders included. */
	[[nodiscard]] bool OverlapsFromAbove(const Bounds& other) const
	{
		return low.x <= other.high.x && high.x >= other.low.x && low.z <= other.high.z &&
			high.z >= other.low.z;
	}
	void Include(const Point& point);
};

/** Triangles in the layout that Recast reads, wound so that walkable ones face upwards. */
class TriangleMesh
{
public:
	[[nodiscard]] std::size_t TriangleCount() const { return indices_.size() / 3; }
	[[nodiscard]] bool IsEmpty() const { return indices_.empty(); }
	/** x, y, z of each corner. */
	[[nodiscard]] const std::vector<float>& Vertices() const { return vertices_; }
	/** Three corners a triangle. */
	[[nodiscard]] const std::vector<int>& Indices() const { return indices_; }
	/** Around all corners; a point at the origin for an empty mesh. */
	[[nodiscard]] Bounds Extent() const;
	[[nodiscard]] std::array<Point, 3> Triangle(std::size_t index) const;

	void Clear();
	int AddVertex(const Point& point);
	void AddTriangle(int a, int b, int c);
	/** Four corners in order around the outline, seen from above counter-clockwise when z points up the page.
	 */
	void AddQuad(const Point& a, const Point& b, const Point& c, const Point& d);
	/** A level rectangle that faces up. */
	void AddFloor(float lowX, float lowZ, float highX, float highZ, float y);
	/** All six sides, facing out. */
	void AddBox(const Bounds& box);

private:
	std::vector<float> vertices_;
	std::vector<int> indices_;
};

/** Where the geometry of a navmesh comes from, a tile at a time. */
class GeometrySource
{
public:
	virtual ~GeometrySource() = default;
	[[nodiscard]] virtual Bounds Extent() const = 0;
	/** Appends what may touch the box, seen from above. More does no harm. */
	virtual void Collect(const Bounds& area, TriangleMesh& outMesh) const = 0;
};

/** A mesh as a source, with its triangles sorted into squares for quick access. */
class MeshSource final : public GeometrySource
{
public:
	/** The mesh outlives the source and does not change. */
	explicit MeshSource(const TriangleMesh& mesh, float squareSide = 16.0F);

	[[nodiscard]] Bounds Extent() const override { return extent_; }
	void Collect(const Bounds& area, TriangleMesh& outMesh) const override;

private:
	/** Squares that a box touches, inclusive. */
	struct SquareRange
	{
		std::int32_t lowX, lowZ, highX, highZ;
	};
	[[nodiscard]] SquareRange SquaresOf(const Bounds& area) const;

	const TriangleMesh& mesh_;
	Bounds extent_;
	float side_;
	std::int32_t columns_;
	std::int32_t rows_;
	std::vector<std::vector<std::uint32_t>> squares_;
};
} // namespace NavRecast
