// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Drawings in grid space, laid on the floor of a grid.
#include "Debug/GridNavShapes.h"
#include "Components/GridNavGraph.h"

#include <gtest/gtest.h>

namespace
{
/** A grid of 4 x 4 cells of 50 cm, its corner at (1000, 2000). */
FGridNavSurface Flat()
{
	FGridNavSurface Surface;
	Surface.Frame.Plane = {1000.0, 2000.0, 50.0};
	Surface.Frame.BaseZ = 300.0;
	Surface.Width = 4;
	return Surface;
}

/** A step of 100 cm between the second and the third column. */
FGridNavSurface Stepped()
{
	FGridNavSurface Surface = Flat();
	for (int32 Index = 0; Index < 16; ++Index)
	{
		Surface.Heights.Add(Index % 4 < 2 ? 0.0f : 100.0f);
	}
	return Surface;
}

const NavCore::DrawColor Red{200, 10, 20, 100};
const NavCore::DrawColor Blue{10, 20, 200, 100};
} // namespace

TEST(GridNavShapes, RectanglesOfOneColorAreOneMesh)
{
	NavCore::DrawList List;
	List.rects = {{{0, 0, 2, 1}, Red}, {{3, 3, 1, 1}, Blue}, {{0, 2, 1, 2}, Red}};
	const FGridNavShapes Shapes = UE::GridNav::ToShapes(List, Flat(), 1, 2.0);
	ASSERT_EQ(Shapes.Meshes.Num(), 2);
	EXPECT_TRUE(Shapes.Meshes[0].Color == FColor(200, 10, 20, 100));
	EXPECT_EQ(Shapes.Meshes[0].Vertices.Num(), 8);
	EXPECT_EQ(Shapes.Meshes[0].Indices.Num(), 12);
	EXPECT_EQ(Shapes.Meshes[1].Vertices.Num(), 4);
	const FVector3f Corner = Shapes.Meshes[0].Vertices[0].Position;
	EXPECT_FLOAT_EQ(Corner.X, 1000.f);
	EXPECT_FLOAT_EQ(Corner.Y, 2000.f);
	EXPECT_FLOAT_EQ(Corner.Z, 302.f);
	const FVector3f Opposite = Shapes.Meshes[0].Vertices[2].Position;
	EXPECT_FLOAT_EQ(Opposite.X, 1100.f);
	EXPECT_FLOAT_EQ(Opposite.Y, 2050.f);
	EXPECT_EQ(Shapes.Bounds.Max.X, 1200.0);
}

TEST(GridNavShapes, LaterRectanglesLieHigher)
{
	NavCore::DrawList List;
	List.rects = {{{0, 0, 4, 4}, Red}, {{1, 1, 1, 1}, Blue}};
	const FGridNavShapes Shapes = UE::GridNav::ToShapes(List, Flat(), 1, 2.0);
	EXPECT_GT(Shapes.Meshes[1].Vertices[0].Position.Z, Shapes.Meshes[0].Vertices[0].Position.Z);
}

TEST(GridNavShapes, UnevenFloorsAreFollowedSquareBySquare)
{
	NavCore::DrawList List;
	List.rects = {{{0, 0, 4, 2}, Red}};
	const FGridNavShapes Fine = UE::GridNav::ToShapes(List, Stepped(), 1, 0.0);
	EXPECT_EQ(Fine.Meshes[0].Vertices.Num(), 8 * 4);
	const FGridNavShapes Coarse = UE::GridNav::ToShapes(List, Stepped(), 2, 0.0);
	EXPECT_EQ(Coarse.Meshes[0].Vertices.Num(), 2 * 4);
	EXPECT_FLOAT_EQ(Coarse.Meshes[0].Vertices[0].Position.Z, 300.f);
	EXPECT_FLOAT_EQ(Coarse.Meshes[0].Vertices[4].Position.Z, 400.f);
	List.rects = {{{2, 0, 2, 4}, Red}};
	EXPECT_EQ(UE::GridNav::ToShapes(List, Stepped(), 1, 0.0).Meshes[0].Vertices.Num(), 4)
		<< "an even part is one rectangle";
}

TEST(GridNavShapes, LinesRunOnTheFloor)
{
	NavCore::DrawList List;
	List.lines = {{{0.5, 0.5}, {3.5, 0.5}, Blue, 0.5f}};
	const FGridNavShapes Even = UE::GridNav::ToShapes(List, Flat(), 1, 2.0);
	ASSERT_EQ(Even.Lines.Num(), 1);
	EXPECT_TRUE((Even.Lines[0].Start - FVector(1025.0, 2025.0, 308.0)).IsNearlyZero());
	EXPECT_TRUE((Even.Lines[0].End - FVector(1175.0, 2025.0, 308.0)).IsNearlyZero());
	EXPECT_FLOAT_EQ(Even.Lines[0].Thickness, 25.f);
	const FGridNavShapes Uneven = UE::GridNav::ToShapes(List, Stepped(), 1, 2.0);
	ASSERT_EQ(Uneven.Lines.Num(), 3);
	EXPECT_EQ(Uneven.Lines[0].End.Z, 308.0);
	EXPECT_EQ(Uneven.Lines[2].End.Z, 408.0);
	EXPECT_TRUE(Uneven.Lines[1].Start == Uneven.Lines[0].End);
}

TEST(GridNavShapes, ArrowsHaveHeads)
{
	NavCore::DrawList List;
	List.lines = {{{0.5, 0.5}, {2.5, 0.5}, Blue, 0.5f, true}, {{1.0, 1.0}, {1.0, 1.0}, Blue, 0.5f, true}};
	EXPECT_EQ(UE::GridNav::ToShapes(List, Flat(), 1, 2.0).Lines.Num(), 3 + 1) << "no way, no head";
}

TEST(GridNavShapes, EveryMarkIsDrawn)
{
	NavCore::DrawList List;
	const NavCore::GridPoint At{2.0, 2.0};
	List.marks = {{At, Red, 0.4f, NavCore::DrawShape::Disc}, {At, Red, 0.4f, NavCore::DrawShape::Ring},
		{At, Red, 0.4f, NavCore::DrawShape::Cross}, {At, Red, 0.4f, NavCore::DrawShape::Diamond}};
	const FGridNavShapes Shapes = UE::GridNav::ToShapes(List, Flat(), 1, 2.0);
	ASSERT_EQ(Shapes.Meshes.Num(), 1);
	EXPECT_EQ(Shapes.Meshes[0].Indices.Num(), 8 * 3);
	EXPECT_EQ(Shapes.Lines.Num(), 8 + 2 + 4);
	EXPECT_NEAR(Shapes.Bounds.GetSize().X, 40.0, 0.01);
}

TEST(GridNavShapes, LabelsAreNumbersAtTheirPlace)
{
	NavCore::DrawList List;
	List.labels = {{{1.5, 1.5}, -42, Red}};
	const FGridNavShapes Shapes = UE::GridNav::ToShapes(List, Flat(), 1, 2.0);
	ASSERT_EQ(Shapes.Texts.Num(), 1);
	EXPECT_TRUE(Shapes.Texts[0].Text == TEXT("-42"));
	EXPECT_EQ(Shapes.Texts[0].Location.X, 1075.0);
}

TEST(GridNavShapes, NothingIsNothing)
{
	EXPECT_TRUE(UE::GridNav::ToShapes(NavCore::DrawList(), Flat(), 1, 2.0).IsEmpty());
}
