// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Tickable.h"

#include "Engine/World.h"
#include "Misc/ScopeLock.h"

namespace StandIn
{
/** All tickables of all worlds. Objects may be constructed on any thread, so it is locked. */
class FTickableList
{
public:
	static FTickableList& Get()
	{
		// Never destroyed: class default objects may outlive every other static.
		static FTickableList* List = new FTickableList;
		return *List;
	}

	void Set(FTickableGameObject* Object, ETickableTickType Type)
	{
		FScopeLock Lock(&Section);
		const int32 Index = Find(Object);
		if (Index != INDEX_NONE)
		{
			Entries[Index].Type = Type;
		}
		else if (Type != ETickableTickType::Never)
		{
			Entries.Add(FEntry{Object, Type});
		}
	}

	void Remove(FTickableGameObject* Object)
	{
		FScopeLock Lock(&Section);
		const int32 Index = Find(Object);
		if (Index != INDEX_NONE)
		{
			// A hole, since the list may be walked right now.
			Entries[Index].Object = nullptr;
		}
	}

	int32 Num()
	{
		FScopeLock Lock(&Section);
		return Entries.Num();
	}

	/** The tickable at an index; null for a hole and for one that never ticks. */
	FTickableGameObject* At(int32 Index, ETickableTickType& OutType)
	{
		FScopeLock Lock(&Section);
		FEntry& Entry = Entries[Index];
		if (Entry.Object != nullptr && Entry.Type == ETickableTickType::NewObject)
		{
			Entry.Type = Entry.Object->GetTickableTickType();
		}
		OutType = Entry.Type;
		return Entry.Type != ETickableTickType::Never ? Entry.Object : nullptr;
	}

	void Compact()
	{
		FScopeLock Lock(&Section);
		Entries.RemoveAll([](const FEntry& Entry)
			{ return Entry.Object == nullptr || Entry.Type == ETickableTickType::Never; });
	}

	int32 Depth = 0;

private:
	struct FEntry
	{
		FTickableGameObject* Object = nullptr;
		ETickableTickType Type = ETickableTickType::Never;
	};

	int32 Find(const FTickableGameObject* Object) const
	{
		return Entries.IndexOfByPredicate([Object](const FEntry& Entry) { return Entry.Object == Object; });
	}

	FCriticalSection Section;
	TArray<FEntry> Entries;
};

static bool ShouldTick(
	const FTickableGameObject& Object, ETickableTickType Type, const UWorld* World, bool bIsPaused)
{
	if (Object.GetTickableGameObjectWorld() != World)
	{
		return false;
	}
	const bool bIsGameWorld = World == nullptr || World->IsGameWorld();
	if (bIsGameWorld ? bIsPaused && !Object.IsTickableWhenPaused() : !Object.IsTickableInEditor())
	{
		return false;
	}
	return (Type == ETickableTickType::Always || Object.IsTickable()) && Object.IsAllowedToTick();
}
} // namespace StandIn

FTickableGameObject::FTickableGameObject()
{
	StandIn::FTickableList::Get().Set(this, ETickableTickType::NewObject);
}

FTickableGameObject::FTickableGameObject(ETickableTickType StartingTickType)
{
	StandIn::FTickableList::Get().Set(this, StartingTickType);
}

FTickableGameObject::~FTickableGameObject()
{
	StandIn::FTickableList::Get().Remove(this);
}

void FTickableGameObject::SetTickableTickType(ETickableTickType NewTickType)
{
	StandIn::FTickableList::Get().Set(this, NewTickType);
}

#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
void FTickableGameObject::TickObjects(
	UWorld* World, ELevelTick LevelTickType, bool bIsPaused, float DeltaSeconds)
#else
void FTickableGameObject::TickObjects(UWorld* World, int32 TickType, bool bIsPaused, float DeltaSeconds)
#endif
{
	check(IsInGameThread());
	StandIn::FTickableList& List = StandIn::FTickableList::Get();
	++List.Depth;
	// What is added while this goes on ticks from the next frame on.
	const int32 Count = List.Num();
	for (int32 Index = 0; Index < Count; ++Index)
	{
		ETickableTickType Type = ETickableTickType::Never;
		FTickableGameObject* Object = List.At(Index, Type);
		if (Object != nullptr && StandIn::ShouldTick(*Object, Type, World, bIsPaused))
		{
			Object->Tick(DeltaSeconds);
		}
	}
	if (--List.Depth == 0)
	{
		List.Compact();
	}
}
