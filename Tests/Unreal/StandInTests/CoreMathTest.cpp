// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "CoreMinimal.h"

#include <gtest/gtest.h>

namespace StandInTests
{
static_assert(std::is_same_v<FVector::FReal, double>);
static_assert(!std::is_convertible_v<double, FVector> && std::is_constructible_v<FVector, double>);
static_assert(!std::is_convertible_v<EForceInit, FVector> && std::is_constructible_v<FVector, EForceInit>);
static_assert(!std::is_convertible_v<FVector3f, FVector> && std::is_constructible_v<FVector, FVector3f>);
static_assert(!std::is_convertible_v<FVector, FVector2D> && std::is_constructible_v<FVector2D, FVector>);
static_assert(!std::is_convertible_v<FRotator, FQuat> && !std::is_convertible_v<FVector, FTransform>);
static_assert(
	!std::is_convertible_v<FBox, FBoxSphereBounds> && std::is_constructible_v<FBoxSphereBounds, FBox>);
static_assert(std::is_same_v<decltype(FMath::FloorToInt(1.0)), int64>);
static_assert(std::is_same_v<decltype(FMath::FloorToInt(1.f)), int32>);

TEST(CoreMath, RoundsTowardsWhatItSays)
{
	EXPECT_EQ(FMath::FloorToInt32(-0.5), -1);
	EXPECT_EQ(FMath::CeilToInt32(-0.5), 0);
	EXPECT_EQ(FMath::TruncToInt32(-1.9), -1);
	EXPECT_EQ(FMath::RoundToInt32(0.5), 1);
	EXPECT_EQ(FMath::RoundToInt32(-0.5), 0);
	EXPECT_EQ(FMath::Clamp(5, 1, 3), 3);
	EXPECT_EQ(FMath::Clamp(-5.f, 1.f, 3.f), 1.f);
	EXPECT_EQ(FMath::DivideAndRoundUp(7, 3), 3);
	EXPECT_EQ(FMath::RoundUpToPowerOfTwo(33), 64);
	EXPECT_TRUE(FMath::IsNearlyEqual(1.0, 1.0 + 1.e-9));
	EXPECT_FALSE(FMath::IsNearlyEqual(1.0, 1.01));
	EXPECT_FALSE(FMath::IsFinite(FMath::Sqrt(-1.0)));
}

TEST(CoreMath, VectorsMeasureAndMultiply)
{
	const FVector A(1, 2, 2);
	EXPECT_EQ(A.Size(), 3);
	EXPECT_EQ(A | FVector(1, 0, 1), 3);
	EXPECT_EQ(FVector::ForwardVector ^ FVector::RightVector, FVector::UpVector);
	EXPECT_EQ(FVector::Dist2D(FVector(3, 4, 9), FVector::ZeroVector), 5);
	EXPECT_EQ(2 * A - A / 2, FVector(1.5, 3, 3));
	EXPECT_TRUE(A.GetSafeNormal().Equals(FVector(1, 2, 2) / 3));
	EXPECT_EQ(FVector::ZeroVector.GetSafeNormal(), FVector::ZeroVector);
	EXPECT_EQ(A.GetClampedToMaxSize(1.5), A / 2);
	EXPECT_EQ(A.ToString(), TEXT("X=1.000 Y=2.000 Z=2.000"));
	FVector Read(ForceInit);
	EXPECT_TRUE(Read.InitFromString(A.ToString()));
	EXPECT_EQ(Read, A);
	EXPECT_FALSE(Read.InitFromString(TEXT("X=1")));
	EXPECT_TRUE(FVector(FMath::Sqrt(-1.0), 0, 0).ContainsNaN());
	EXPECT_EQ(FVector(FIntVector(1, 2, 3)), FVector(1, 2, 3));
}

TEST(CoreMath, RotatorsTurnAsTheEngineDoes)
{
	EXPECT_TRUE(FRotator(0, 90, 0).RotateVector(FVector(1, 0, 0)).Equals(FVector(0, 1, 0)));
	EXPECT_TRUE(FRotator(90, 0, 0).RotateVector(FVector(1, 0, 0)).Equals(FVector(0, 0, 1)));
	EXPECT_TRUE(FRotator(0, 0, 90).RotateVector(FVector(0, 1, 0)).Equals(FVector(0, 0, -1)));
	EXPECT_TRUE(FRotator(30, 40, 0).Vector().Rotation().Equals(FRotator(30, 40, 0)));
	EXPECT_TRUE(FRotator(370, -190, 0).GetNormalized().Equals(FRotator(10, 170, 0)));
	EXPECT_TRUE(FRotator(0, 350, 0).Equals(FRotator(0, -10, 0)));
	EXPECT_EQ(FRotator::NormalizeAxis(270), -90);
}

TEST(CoreMath, QuaternionsGoThereAndBack)
{
	FRandomStream Random(3);
	for (int32 Case = 0; Case < 200; ++Case)
	{
		const FRotator Rotator(
			Random.FRandRange(-89, 89), Random.FRandRange(-180, 180), Random.FRandRange(-180, 180));
		const FQuat Quat = Rotator.Quaternion();
		EXPECT_TRUE(Quat.IsNormalized());
		EXPECT_TRUE(Quat.Rotator().Equals(Rotator, 1.e-6)) << TCHAR_TO_UTF8(*Rotator.ToString());
		const FVector Vector = Random.VRand();
		EXPECT_TRUE(Quat.UnrotateVector(Quat.RotateVector(Vector)).Equals(Vector));
		EXPECT_TRUE(Quat.GetForwardVector().Equals(Rotator.Vector()));
	}
	const FQuat Up = FRotator(90, 30, 0).Quaternion();
	EXPECT_TRUE(Up.Rotator().Quaternion().Equals(Up)) << "also straight up";
}

TEST(CoreMath, TransformsScaleRotateAndMoveInThisOrder)
{
	const FTransform Transform(FRotator(0, 90, 0), FVector(10, 0, 0), FVector(2, 1, 1));
	EXPECT_TRUE(Transform.TransformPosition(FVector(1, 0, 0)).Equals(FVector(10, 2, 0)));
	EXPECT_TRUE(Transform.TransformVector(FVector(1, 0, 0)).Equals(FVector(0, 2, 0)));
	EXPECT_TRUE(Transform.InverseTransformPosition(FVector(10, 2, 0)).Equals(FVector(1, 0, 0)));
	const FTransform Child(FRotator(0, 45, 0), FVector(0, 5, 0));
	const FVector Point(1, 2, 3);
	const FTransform Uniform(FRotator(10, 20, 30), FVector(1, 2, 3), FVector(3));
	EXPECT_TRUE((Child * Uniform)
					.TransformPosition(Point)
					.Equals(Uniform.TransformPosition(Child.TransformPosition(Point))));
	EXPECT_TRUE((Uniform * Uniform.Inverse()).Equals(FTransform::Identity));
	EXPECT_TRUE((Child.GetRelativeTransform(Uniform) * Uniform).Equals(Child));
	EXPECT_TRUE(FTransform::Identity.Equals(FTransform()));
}

TEST(CoreMath, BoxesHoldAndMeet)
{
	FBox Box(ForceInit);
	EXPECT_FALSE(Box.IsValid);
	Box += FVector(1, 1, 1);
	Box += FVector(-1, 3, 1);
	EXPECT_TRUE(Box == FBox(FVector(-1, 1, 1), FVector(1, 3, 1)));
	const FBox Unit = FBox::BuildAABB(FVector::ZeroVector, FVector(1));
	EXPECT_EQ(Unit.GetExtent(), FVector(1));
	EXPECT_EQ(Unit.GetVolume(), 8);
	EXPECT_TRUE(Unit.IsInsideOrOn(FVector(1, 1, 1)));
	EXPECT_FALSE(Unit.IsInside(FVector(1, 0, 0)));
	EXPECT_TRUE(Unit.Intersect(Unit.ShiftBy(FVector(2, 0, 0)))) << "touching counts";
	EXPECT_FALSE(Unit.Intersect(Unit.ShiftBy(FVector(2.1, 0, 0))));
	EXPECT_TRUE(Unit.Overlap(Unit.ShiftBy(FVector(1, 0, 0))) == FBox(FVector(0, -1, -1), FVector(1, 1, 1)));
	EXPECT_FALSE(Unit.Overlap(Unit.ShiftBy(FVector(5, 0, 0))).IsValid);
	EXPECT_TRUE(Unit.TransformBy(FTransform(FRotator(0, 90, 0), FVector(5, 0, 0), FVector(1, 2, 3)))
					.Equals(FBox(FVector(3, -1, -3), FVector(7, 1, 3))));
	EXPECT_TRUE((Unit + FBox(ForceInit)) == Unit);
	EXPECT_EQ(Unit.ComputeSquaredDistanceToPoint(FVector(3, 0, 0)), 4);
	const FBoxSphereBounds Bounds(Unit);
	EXPECT_TRUE(Bounds.GetBox() == Unit);
	EXPECT_DOUBLE_EQ(Bounds.SphereRadius, FMath::Sqrt(3.0));
}

TEST(CoreMath, PointsAddAndHash)
{
	EXPECT_EQ(FIntPoint(1, 2) + FIntPoint(3), FIntPoint(4, 5));
	EXPECT_EQ(FIntPoint(5, 1).ComponentMin(FIntPoint(2, 3)), FIntPoint(2, 1));
	EXPECT_NE(GetTypeHash(FIntPoint(1, 2)), GetTypeHash(FIntPoint(2, 1)));
}

TEST(CoreMath, RandomStreamsRepeatAndStayInRange)
{
	FRandomStream A(42);
	const FRandomStream B(42);
	int32 Counts[6] = {};
	for (int32 Draw = 0; Draw < 6000; ++Draw)
	{
		const int32 Value = A.RandRange(1, 6);
		ASSERT_EQ(Value, B.RandRange(1, 6));
		ASSERT_TRUE(Value >= 1 && Value <= 6);
		++Counts[Value - 1];
	}
	for (const int32 Count : Counts)
	{
		EXPECT_NEAR(Count, 1000, 150);
	}
	A.Reset();
	EXPECT_EQ(A.GetCurrentSeed(), 42);
}
} // namespace StandInTests
