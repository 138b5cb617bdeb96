// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A program of its own: it counts every allocation.
#include "GridPathFixture.h"
#include "Query/GridPathQueue.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace
{
std::atomic<long> Allocations = 0;

void* Allocate(std::size_t Size, std::size_t Alignment)
{
	++Allocations;
	void* const Memory = Alignment <= alignof(std::max_align_t)
		? std::malloc(Size > 0 ? Size : 1)
		: std::aligned_alloc(Alignment, (Size + Alignment - 1) / Alignment * Alignment);
	if (Memory == nullptr)
	{
		std::abort();
	}
	return Memory;
}
} // namespace

void* operator new(std::size_t Size)
{
	return Allocate(Size, 1);
}
void* operator new[](std::size_t Size)
{
	return Allocate(Size, 1);
}
void* operator new(std::size_t Size, std::align_val_t Alignment)
{
	return Allocate(Size, static_cast<std::size_t>(Alignment));
}
void* operator new[](std::size_t Size, std::align_val_t Alignment)
{
	return Allocate(Size, static_cast<std::size_t>(Alignment));
}
void operator delete(void* Memory) noexcept
{
	std::free(Memory);
}
void operator delete[](void* Memory) noexcept
{
	std::free(Memory);
}
void operator delete(void* Memory, std::size_t) noexcept
{
	std::free(Memory);
}
void operator delete[](void* Memory, std::size_t) noexcept
{
	std::free(Memory);
}
void operator delete(void* Memory, std::align_val_t) noexcept
{
	std::free(Memory);
}
void operator delete[](void* Memory, std::align_val_t) noexcept
{
	std::free(Memory);
}
void operator delete(void* Memory, std::size_t, std::align_val_t) noexcept
{
	std::free(Memory);
}
void operator delete[](void* Memory, std::size_t, std::align_val_t) noexcept
{
	std::free(Memory);
}

TEST(GridPathAllocation, TheCounterCounts)
{
	const long Before = Allocations;
	TArray<int32> Numbers;
	Numbers.Reserve(100);
	EXPECT_GT(Allocations, Before);
}

TEST(GridPathAllocation, AThousandIdleTicksAllocateNothing)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	World.Find(MakeRequest());
	World.Tick(4);
	ASSERT_FALSE(World.GetPaths().IsTickable());
	const long Before = Allocations;
	for (int32 Frame = 0; Frame < 1000; ++Frame)
	{
		ASSERT_FALSE(World.GetPaths().IsTickable());
		World.GetPaths().Tick(1.0f / 60.0f);
	}
	EXPECT_EQ(Allocations - Before, 0);
}

TEST(GridPathAllocation, WatchingOverLivePathsAllocatesNothing)
{
	FGridNavTestWorld World;
	World.AddGrid(FVector::ZeroVector, 32);
	FGridPathRequest Request = MakeRequest();
	Request.bKeepLive = true;
	Request.Owner = World.GetWorld().SpawnActor<AActor>();
	for (int32 Index = 0; Index < 100; ++Index)
	{
		World.GetPaths().Request(Request, FOnGridPathEvent());
	}
	World.Tick(32);
	ASSERT_EQ(World.GetPaths().GetStats().LivePaths, 100);
	ASSERT_TRUE(World.GetPaths().IsTickable());
	const long Before = Allocations;
	for (int32 Frame = 0; Frame < 1000; ++Frame)
	{
		World.GetPaths().Tick(1.0f / 60.0f);
	}
	EXPECT_EQ(Allocations - Before, 0);
}
