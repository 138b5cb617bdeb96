// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/ConfigCacheIni.h"
#include "UObject/Class.h"
#include "UObject/Object.h"
#include "UObject/UnrealType.h"

DEFINE_LOG_CATEGORY_STATIC(LogStandInConfig, Log, All);

namespace StandIn::Config
{
/** The section of the class that declares a global property, or else of the class itself. */
static FString SectionOf(const UClass& Class, const FProperty& Property)
{
	const bool bGlobal =
		Property.HasAnyPropertyFlags(CPF_GlobalConfig) && Property.GetOwnerClass() != nullptr;
	return bGlobal ? Property.GetOwnerClass()->GetPathName() : Class.GetPathName();
}

static void ReadArray(
	const FArrayProperty& Property, void* Value, const TArray<FString>& Lines, UObject& Object)
{
	FScriptArrayHelper Array(&Property, Value);
	Array.EmptyValues();
	for (const FString& Line : Lines)
	{
		Property.Inner->ImportText_Direct(*Line, Array.GetRawPtr(Array.AddValue()), &Object, 0);
	}
}

static void Read(UObject& Object, const FProperty& Property, const FString& Section, const FString& File)
{
	const FString Key = Property.GetName();
	void* Value = Property.ContainerPtrToValuePtr<void>(&Object);
	if (const FArrayProperty* Array = CastField<FArrayProperty>(&Property))
	{
		TArray<FString> Lines;
		if (GConfig->GetArray(*Section, *Key, Lines, File) > 0)
		{
			ReadArray(*Array, Value, Lines, Object);
		}
		return;
	}
	FString Text;
	if (!GConfig->GetString(*Section, *Key, Text, File))
	{
		return;
	}
	// A string is taken as it is written; everything else has to be read.
	if (CastField<FStrProperty>(&Property) != nullptr && !Text.StartsWith(TEXT("\"")))
	{
		FStrProperty::SetPropertyValue(Value, Text);
	}
	else if (Property.ImportText_Direct(*Text, Value, &Object, 0) == nullptr)
	{
		UE_LOG(LogStandInConfig, Warning, TEXT("%s: %s in [%s] is not a value: %s"), *File, *Key, *Section,
			*Text);
	}
}
} // namespace StandIn::Config

void UObject::LoadConfig(UClass* ConfigClass, const TCHAR* Filename)
{
	UClass* Class = ConfigClass != nullptr ? ConfigClass : GetClass();
	const FString File = Filename != nullptr ? FString(Filename) : Class->GetConfigName();
	if (GConfig == nullptr || !Class->HasAnyClassFlags(CLASS_Config))
	{
		return;
	}
	// What the ini files say of a base class holds for its children too, unless they say otherwise.
	if (UClass* Super = Class->GetSuperClass())
	{
		LoadConfig(Super, Filename);
	}
	for (TFieldIterator<FProperty> Property(Class); Property; ++Property)
	{
		if (Property->HasAnyPropertyFlags(CPF_Config))
		{
			StandIn::Config::Read(*this, **Property, StandIn::Config::SectionOf(*Class, **Property), File);
		}
	}
}

void UObject::ReloadConfig(UClass* ConfigClass, const TCHAR* Filename)
{
	LoadConfig(ConfigClass, Filename);
}

void UObject::SaveConfig()
{
	const UClass* Class = GetClass();
	check(Class->HasAnyClassFlags(CLASS_Config));
	const FString File = Class->GetConfigName();
	for (TFieldIterator<FProperty> Property(Class); Property; ++Property)
	{
		if (Property->HasAnyPropertyFlags(CPF_Config))
		{
			FString Text;
			const void* Value = Property->ContainerPtrToValuePtr<void>(this);
			Property->ExportTextItem_Direct(Text, Value, nullptr, this, 0);
			const FString Section = StandIn::Config::SectionOf(*Class, **Property);
			GConfig->SetString(*Section, *Property->GetName(), *Text, File);
		}
	}
}
