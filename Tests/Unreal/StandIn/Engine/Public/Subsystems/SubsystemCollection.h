// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FSubsystemCollectionBase and FObjectSubsystemCollection.
#pragma once

#include "CoreMinimal.h"
#include "Subsystems/Subsystem.h"
#include "Templates/Casts.h"
#include "Templates/SubclassOf.h"
#include "UObject/GCObject.h"

/** The subsystems of one world. Keeps them alive. */
class ENGINE_API FSubsystemCollectionBase : public FGCObject
{
public:
	/** Makes one of every concrete subclass of the base that wants to be made. */
	void Initialize(UObject* NewOuter);
	/** Ends them, the last one first. */
	void Deinitialize();

	/** For Initialize of a subsystem: the other one is initialised first. Null when it was not made. */
	USubsystem* InitializeDependency(TSubclassOf<USubsystem> SubsystemClass);

	template <typename TSubsystemClass>
	TSubsystemClass* InitializeDependency()
	{
		return Cast<TSubsystemClass>(InitializeDependency(TSubsystemClass::StaticClass()));
	}

	virtual void AddReferencedObjects(FReferenceCollector& Collector) override;
	virtual FString GetReferencerName() const override;

protected:
	explicit FSubsystemCollectionBase(UClass* InBaseType) : BaseType(InBaseType) {}

	USubsystem* Find(const UClass* SubsystemClass) const;

	/** In the order in which they were initialised. */
	TArray<TObjectPtr<USubsystem>> Subsystems;

private:
	USubsystem* AddAndInitializeSubsystem(UClass* SubsystemClass);

	UClass* BaseType;
	UObject* Outer = nullptr;
	bool bPopulating = false;
};

/** A collection of one kind of subsystem. */
template <typename TBaseType>
class FObjectSubsystemCollection : public FSubsystemCollectionBase
{
public:
	FObjectSubsystemCollection() : FSubsystemCollectionBase(TBaseType::StaticClass()) {}

	template <typename TSubsystemClass>
	TSubsystemClass* GetSubsystem(const TSubclassOf<TSubsystemClass>& SubsystemClass) const
	{
		return Cast<TSubsystemClass>(Find(SubsystemClass));
	}

	template <typename FunctionType>
	void ForEachSubsystem(FunctionType Operation) const
	{
		for (int32 Index = 0; Index < Subsystems.Num(); ++Index)
		{
			Operation(CastChecked<TBaseType>(Subsystems[Index].Get()));
		}
	}
};
