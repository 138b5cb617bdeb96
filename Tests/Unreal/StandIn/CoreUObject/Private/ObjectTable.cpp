// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "ObjectTable.h"

#include "UObject/Class.h"
#include "UObject/WeakObjectPtr.h"

namespace StandIn::ObjectTable
{
static std::uint64_t KeyOf(const UObject* Outer, FName Name)
{
	return reinterpret_cast<std::uint64_t>(Outer) * 0x9e3779b97f4a7c15ull + GetTypeHash(Name);
}
} // namespace StandIn::ObjectTable

namespace StandIn
{
FObjectTable& FObjectTable::Get()
{
	static FObjectTable* Table = new FObjectTable;
	return *Table;
}

int32 FObjectTable::Add(UObject* Object)
{
	int32 Index = 0;
	if (!Free.empty())
	{
		Index = Free.back();
		Free.pop_back();
	}
	else
	{
		Index = Count++;
		check(Index < ChunkSize * MaxChunks);
		if (Chunks[Index / ChunkSize] == nullptr)
		{
			Chunks[Index / ChunkSize] = new FPlace[ChunkSize];
		}
	}
	At(Index) = {Object, NextSerial++};
	return Index;
}

void FObjectTable::Remove(UObject* Object)
{
	RemoveName(Object);
	const int32 Index = FStandInObjectAccess::GetIndex(*Object);
	check(At(Index).Object == Object);
	At(Index) = {};
	Free.push_back(Index);
}

UObject* FObjectTable::Find(int32 Index, int32 Serial) const
{
	if (Index < 0 || Index >= Count || At(Index).Serial != Serial)
	{
		return nullptr;
	}
	return At(Index).Object;
}

void FObjectTable::AddName(UObject* Object)
{
	Names.emplace(ObjectTable::KeyOf(Object->GetOuter(), Object->GetFName()), Object);
}

void FObjectTable::RemoveName(UObject* Object)
{
	const auto [First, Last] = Names.equal_range(ObjectTable::KeyOf(Object->GetOuter(), Object->GetFName()));
	for (auto Entry = First; Entry != Last; ++Entry)
	{
		if (Entry->second == Object)
		{
			Names.erase(Entry);
			return;
		}
	}
}

UObject* FObjectTable::FindByName(const UObject* Outer, FName Name) const
{
	const auto [First, Last] = Names.equal_range(ObjectTable::KeyOf(Outer, Name));
	for (auto Entry = First; Entry != Last; ++Entry)
	{
		if (Entry->second->GetOuter() == Outer && Entry->second->GetFName() == Name)
		{
			return Entry->second;
		}
	}
	return nullptr;
}
} // namespace StandIn

FWeakObjectPtr& FWeakObjectPtr::operator=(const UObject* Object)
{
	ObjectIndex = INDEX_NONE;
	ObjectSerialNumber = 0;
	if (Object != nullptr)
	{
		ObjectIndex = FStandInObjectAccess::GetIndex(*Object);
		ObjectSerialNumber = StandIn::FObjectTable::Get().GetSerial(ObjectIndex);
	}
	return *this;
}

UObject* FWeakObjectPtr::Get(bool bEvenIfGarbage) const
{
	UObject* Object = GetEvenIfUnreachable();
	if (Object == nullptr || Object->IsUnreachable())
	{
		return nullptr;
	}
	return bEvenIfGarbage || ::IsValid(Object) ? Object : nullptr;
}

UObject* FWeakObjectPtr::GetEvenIfUnreachable() const
{
	return StandIn::FObjectTable::Get().Find(ObjectIndex, ObjectSerialNumber);
}

bool FWeakObjectPtr::operator==(const FWeakObjectPtr& Other) const
{
	return HasSameIndexAndSerialNumber(Other) || (!IsValid() && !Other.IsValid());
}
