// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Misc/ITransaction.h"
#include "UObject/GCObject.h"
#include "UObject/WeakObjectPtr.h"

namespace StandIn
{
/** What one object was like: its properties, and what it writes beside them. Keeps alive what they refer to.
 */
class FObjectRecord final : public FGCObject
{
public:
	explicit FObjectRecord(UObject* InObject);
	virtual ~FObjectRecord() override;
	FObjectRecord(const FObjectRecord&) = delete;
	FObjectRecord& operator=(const FObjectRecord&) = delete;

	UObject* GetObject() const { return Object.Get(); }
	/** Puts it back; the object is still there. */
	void Apply() const;

	virtual void AddReferencedObjects(FReferenceCollector& Collector) override;
	virtual FString GetReferencerName() const override { return TEXT("FObjectRecord"); }

private:
	FWeakObjectPtr Object;
	UClass* Class = nullptr;
	void* Values = nullptr;
	TArray<uint8> Bytes;
	/** Of scene components, whose place is no property here. */
	FTransform Place;
};

/** Objects as they were before something that can be undone. */
class FTransaction final : public ITransaction
{
public:
	explicit FTransaction(const FText& InTitle) : Title(InTitle) {}

	virtual void SaveObject(UObject* Object) override;
	bool IsEmpty() const { return Records.IsEmpty(); }
	const FText& GetTitle() const { return Title; }
	/** Puts everything back, and keeps what it replaces, for the way forth. */
	void Swap();

private:
	FText Title;
	TArray<TSharedRef<FObjectRecord>> Records;
};
} // namespace StandIn
