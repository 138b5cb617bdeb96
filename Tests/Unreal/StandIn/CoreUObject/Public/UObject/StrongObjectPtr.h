// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of TStrongObjectPtr.
#pragma once

#include "UObject/GCObject.h"
#include "UObject/ObjectPtr.h"

/** Keeps an object alive from anywhere. Made and destroyed on the game thread only. */
template <typename T>
class TStrongObjectPtr : private FGCObject
{
public:
	TStrongObjectPtr() = default;
	explicit TStrongObjectPtr(T* InObject) : Object(InObject) {}
	TStrongObjectPtr(const TStrongObjectPtr& Other) = default;
	TStrongObjectPtr& operator=(const TStrongObjectPtr& Other) = default;

	T* Get() const { return Object; }
	T* operator->() const { return Object; }
	T& operator*() const { return *Object; }
	explicit operator bool() const { return Object != nullptr; }
	bool IsValid() const { return Object != nullptr; }
	void Reset(T* InObject = nullptr) { Object = InObject; }
	bool operator==(const TStrongObjectPtr& Other) const { return Object == Other.Object; }

private:
	virtual void AddReferencedObjects(FReferenceCollector& Collector) override
	{
		Collector.AddReferencedObject(Object);
	}
	virtual FString GetReferencerName() const override { return TEXT("TStrongObjectPtr"); }

	TObjectPtr<T> Object;
};
