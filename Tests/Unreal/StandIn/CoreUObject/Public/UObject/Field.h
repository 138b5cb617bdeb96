// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FField, FFieldClass and CastField.
#pragma once

#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "Internationalization/Text.h"
#include "UObject/NameTypes.h"
#include "UObject/ObjectMacros.h"

/** Which kind of property something is. */
class FFieldClass
{
public:
	FFieldClass(const TCHAR* InName, const FFieldClass* InSuper) : Name(InName), Super(InSuper) {}

	FString GetName() const { return FString(Name); }
	bool IsChildOf(const FFieldClass* Other) const
	{
		const FFieldClass* Class = this;
		while (Class != nullptr && Class != Other)
		{
			Class = Class->Super;
		}
		return Class != nullptr;
	}

private:
	const TCHAR* Name;
	const FFieldClass* Super;
};

#define DECLARE_FIELD(TClass, TSuperClass)                                                                   \
public:                                                                                                      \
	typedef TSuperClass Super;                                                                               \
	static const FFieldClass* StaticClass()                                                                  \
	{                                                                                                        \
		static const FFieldClass Class(&TEXT(#TClass)[1], TSuperClass::StaticClass());                       \
		return &Class;                                                                                       \
	}                                                                                                        \
	virtual const FFieldClass* GetClass() const override                                                     \
	{                                                                                                        \
		return StaticClass();                                                                                \
	}

/** A named part of a struct with metadata; no object, so that thousands of them cost little. */
class FField
{
public:
	explicit FField(FName InName) : NamePrivate(InName) {}
	FField(const FField&) = delete;
	FField& operator=(const FField&) = delete;
	virtual ~FField() = default;

	static const FFieldClass* StaticClass()
	{
		static const FFieldClass Class(TEXT("Field"), nullptr);
		return &Class;
	}
	virtual const FFieldClass* GetClass() const { return StaticClass(); }
	bool IsA(const FFieldClass* Other) const { return GetClass()->IsChildOf(Other); }
	template <typename T>
	bool IsA() const
	{
		return IsA(T::StaticClass());
	}

	FName GetFName() const { return NamePrivate; }
	FString GetName() const { return NamePrivate.ToString(); }

	bool HasMetaData(const TCHAR* Key) const { return MetaData.Contains(FName(Key)); }
	FString GetMetaData(const TCHAR* Key) const { return MetaData.FindRef(FName(Key)); }
	void SetMetaData(const TCHAR* Key, const TCHAR* Value) { MetaData.Add(FName(Key), FString(Value)); }
	FText GetToolTipText() const { return FText::FromString(GetMetaData(TEXT("ToolTip"))); }

private:
	FName NamePrivate;
	TMap<FName, FString> MetaData;
};

template <typename T>
T* CastField(FField* Field)
{
	return Field != nullptr && Field->IsA<T>() ? static_cast<T*>(Field) : nullptr;
}
template <typename T>
const T* CastField(const FField* Field)
{
	return CastField<T>(const_cast<FField*>(Field));
}
