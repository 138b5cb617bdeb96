// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of TActorIterator and TActorRange.
#pragma once

#include "CoreMinimal.h"
#include "Engine/Level.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"

/** The actors of a class in the levels that a world shows. Actors may be destroyed meanwhile. */
template <typename ActorType>
class TActorIterator
{
public:
	explicit TActorIterator(const UWorld* InWorld, TSubclassOf<ActorType> InClass = ActorType::StaticClass())
		: World(InWorld), Class(InClass)
	{
		++*this;
	}

	explicit operator bool() const { return Current != nullptr; }
	bool operator!() const { return Current == nullptr; }
	ActorType* operator*() const { return Current; }
	ActorType* operator->() const { return Current; }

	TActorIterator& operator++()
	{
		Current = nullptr;
		while (Current == nullptr && Level < World->GetLevels().Num())
		{
			const ULevel& Actors = *World->GetLevels()[Level];
			if (!Actors.bIsVisible || ++Index >= Actors.Actors.Num())
			{
				++Level;
				Index = INDEX_NONE;
				continue;
			}
			Take(Actors.Actors[Index]);
		}
		return *this;
	}

private:
	void Take(AActor* Actor)
	{
		if (Actor != nullptr && !Actor->IsActorBeingDestroyed() && Actor->IsA(Class))
		{
			Current = static_cast<ActorType*>(Actor);
		}
	}

	const UWorld* World;
	TSubclassOf<ActorType> Class;
	ActorType* Current = nullptr;
	int32 Level = 0;
	int32 Index = INDEX_NONE;
};

/** For a loop over them. */
template <typename ActorType>
class TActorRange
{
public:
	explicit TActorRange(const UWorld* InWorld, TSubclassOf<ActorType> InClass = ActorType::StaticClass())
		: Begin(InWorld, InClass)
	{
	}

	struct FEnd
	{
	};

	struct FIterator
	{
		TActorIterator<ActorType> Actor;

		bool operator!=(const FEnd&) const { return static_cast<bool>(Actor); }
		FIterator& operator++()
		{
			++Actor;
			return *this;
		}
		ActorType* operator*() const { return *Actor; }
	};

	FIterator begin() const { return FIterator{Begin}; }
	FEnd end() const { return FEnd(); }

private:
	TActorIterator<ActorType> Begin;
};
