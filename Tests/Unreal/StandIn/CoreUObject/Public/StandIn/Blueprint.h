// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Not the engine's: lets tests do what a Blueprint does, by names alone.
#pragma once

#include "StandIn/PropertyFactory.h"
#include "UObject/Object.h"
#include "UObject/UnrealType.h"

namespace StandIn
{
/** How reflection spells a C++ type. */
template <typename T>
FString TypeTextOf()
{
	FProperty* Property = MakeProperty<T>(NAME_None);
	const FString Text = Property->GetTypeText();
	delete Property;
	return Text;
}

/**
 * One call of a function by its name, with arguments and results by the names of their pins.
 *
 * Only what a Blueprint could call is called. What goes wrong, from a missing function to an argument of
 * another type, is said by GetError, and nothing is called.
 */
class FBlueprintCall
{
public:
	/** Static functions are called on any object of the class, as on its default object. */
	FBlueprintCall(UObject* InObject, const TCHAR* FunctionName);
	FBlueprintCall(const FBlueprintCall&) = delete;
	FBlueprintCall& operator=(const FBlueprintCall&) = delete;
	~FBlueprintCall();

	/** Arguments that are not given have their default. */
	template <typename T>
	FBlueprintCall& With(const TCHAR* Pin, const T& Value)
	{
		if (const FProperty* Property = FindPin(Pin, TypeTextOf<T>()))
		{
			*Property->ContainerPtrToValuePtr<T>(Parms) = Value;
		}
		return *this;
	}
	bool Run();

	/** What the function left at a pin; a default value when the call did not work. */
	template <typename T>
	T Get(const TCHAR* Pin)
	{
		const FProperty* Property = FindPin(Pin, TypeTextOf<T>());
		return Property != nullptr ? *Property->ContainerPtrToValuePtr<T>(Parms) : T();
	}
	template <typename T>
	T GetResult()
	{
		return Get<T>(TEXT("ReturnValue"));
	}

	/** Empty when nothing went wrong. */
	const FString& GetError() const { return Error; }

private:
	FProperty* FindPin(const TCHAR* Pin, const FString& TypeText);

	UObject* Object;
	UFunction* Function = nullptr;
	void* Parms = nullptr;
	FString Error;
};

/** The value of a property; null when there is none of this name and type. */
template <typename T>
T* FindPropertyValue(UObject* Object, const TCHAR* Name)
{
	const FProperty* Property = Object->GetClass()->FindPropertyByName(FName(Name));
	const bool bFits = Property != nullptr && Property->GetTypeText().Equals(TypeTextOf<T>());
	return bFits ? Property->ContainerPtrToValuePtr<T>(Object) : nullptr;
}
} // namespace StandIn
