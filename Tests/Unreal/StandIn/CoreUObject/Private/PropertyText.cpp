// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "PropertyText.h"

#include "UObject/SoftObjectPtr.h"
#include "UObject/UnrealType.h"

namespace StandIn
{
const TCHAR* SkipBlanks(const TCHAR* Text)
{
	while (*Text == TEXT(' ') || *Text == TEXT('\t'))
	{
		++Text;
	}
	return Text;
}

static const TCHAR* ReadQuoted(const TCHAR* Text, FString& OutToken)
{
	for (++Text; *Text != TEXT('"'); ++Text)
	{
		if (*Text == TEXT('\\') && Text[1] != 0)
		{
			++Text;
		}
		if (*Text == 0)
		{
			return nullptr;
		}
		OutToken.AppendChar(*Text);
	}
	return Text + 1;
}

const TCHAR* ReadToken(const TCHAR* Text, FString& OutToken)
{
	OutToken.Reset();
	Text = SkipBlanks(Text);
	if (*Text == TEXT('"'))
	{
		return ReadQuoted(Text, OutToken);
	}
	const TCHAR* Start = Text;
	while (*Text != 0 && *Text != TEXT(',') && *Text != TEXT('(') && *Text != TEXT(')') && *Text != TEXT('='))
	{
		OutToken.AppendChar(*Text++);
	}
	OutToken = OutToken.TrimStartAndEnd();
	return Text != Start ? Text : nullptr;
}

FString Quoted(const FString& Text)
{
	return TEXT("\"") + Text.Replace(TEXT("\\"), TEXT("\\\\")).Replace(TEXT("\""), TEXT("\\\"")) + TEXT("\"");
}
} // namespace StandIn

const TCHAR* UStruct::ImportProperties(const TCHAR* Buffer, void* Data, UObject* OwnerObject) const
{
	return StandIn::ReadList(Buffer,
		[&](const TCHAR* Text) -> const TCHAR*
		{
			FString Name;
			Text = StandIn::ReadToken(Text, Name);
			const FProperty* Property = Text != nullptr ? FindPropertyByName(FName(*Name)) : nullptr;
			Text = Text != nullptr ? StandIn::SkipBlanks(Text) : nullptr;
			if (Property == nullptr || *Text != TEXT('='))
			{
				return nullptr;
			}
			return Property->ImportText_Direct(
				Text + 1, Property->ContainerPtrToValuePtr<void>(Data), OwnerObject, 0);
		});
}

void UStruct::ExportProperties(FString& ValueStr, const void* Data, UObject* OwnerObject) const
{
	ValueStr += TEXT("(");
	bool bFirst = true;
	for (TFieldIterator<FProperty> Property(this); Property; ++Property)
	{
		ValueStr += bFirst ? TEXT("") : TEXT(",");
		bFirst = false;
		ValueStr += Property->GetName() + TEXT("=");
		const void* Value = Property->ContainerPtrToValuePtr<void>(Data);
		Property->ExportTextItem_Direct(ValueStr, Value, nullptr, OwnerObject, 0);
	}
	ValueStr += TEXT(")");
}

// ---- numbers ----

FString FNumericProperty::GetNumericPropertyValueToString(const void* Data) const
{
	FString Text;
	FNumericProperty::ExportTextItem_Direct(Text, Data, nullptr, nullptr, 0);
	return Text;
}

const TCHAR* FNumericProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	if (End == nullptr || !Token.IsNumeric())
	{
		return nullptr;
	}
	if (IsFloatingPoint())
	{
		double Value = 0.0;
		LexFromString(Value, *Token);
		SetFloatingPointPropertyValue(PropertyPtr, Value);
	}
	else
	{
		int64 Value = 0;
		LexFromString(Value, *Token);
		SetIntPropertyValue(PropertyPtr, Value);
	}
	return End;
}

void FNumericProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += IsFloatingPoint() ? FString::Printf(TEXT("%f"), GetFloatingPointPropertyValue(PropertyValue))
								  : LexToString(GetSignedIntPropertyValue(PropertyValue));
}

namespace StandIn::EnumText
{
static const TCHAR* Import(
	const UEnum* Enum, const FNumericProperty& Number, const TCHAR* Buffer, void* Value)
{
	FString Token;
	const TCHAR* End = ReadToken(Buffer, Token);
	if (End == nullptr)
	{
		return nullptr;
	}
	int64 Known = Enum->GetValueByNameString(Token);
	if (Known == INDEX_NONE)
	{
		if (!Token.IsNumeric())
		{
			return nullptr;
		}
		LexFromString(Known, *Token);
		if (!Enum->IsValidEnumValue(Known))
		{
			return nullptr;
		}
	}
	Number.SetIntPropertyValue(Value, Known);
	return End;
}
} // namespace StandIn::EnumText

const TCHAR* FByteProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	return Enum != nullptr ? StandIn::EnumText::Import(Enum, *this, Buffer, PropertyPtr)
						   : FNumericProperty::ImportText_Direct(Buffer, PropertyPtr, OwnerObject, PortFlags);
}

void FByteProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += Enum != nullptr ? Enum->GetNameStringByValue(GetPropertyValue(PropertyValue))
								: GetNumericPropertyValueToString(PropertyValue);
}

const TCHAR* FEnumProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	return StandIn::EnumText::Import(Enum, *Underlying, Buffer, PropertyPtr);
}

void FEnumProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += Enum->GetNameStringByValue(Underlying->GetSignedIntPropertyValue(PropertyValue));
}

const TCHAR* FBoolProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	const bool bTrue = Token == TEXT("True") || Token == TEXT("Yes") || Token == TEXT("1");
	const bool bFalse = Token == TEXT("False") || Token == TEXT("No") || Token == TEXT("0");
	if (End == nullptr || (!bTrue && !bFalse))
	{
		return nullptr;
	}
	SetPropertyValue(PropertyPtr, bTrue);
	return End;
}

void FBoolProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += GetPropertyValue(PropertyValue) ? TEXT("True") : TEXT("False");
}

// ---- texts ----

const TCHAR* FNameProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	if (End != nullptr)
	{
		SetPropertyValue(PropertyPtr, FName(*Token));
	}
	return End;
}

void FNameProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += StandIn::Quoted(GetPropertyValue(PropertyValue).ToString());
}

const TCHAR* FStrProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	if (End != nullptr)
	{
		SetPropertyValue(PropertyPtr, Token);
	}
	return End;
}

void FStrProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += StandIn::Quoted(GetPropertyValue(PropertyValue));
}

const TCHAR* FTextProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	if (End != nullptr)
	{
		SetPropertyValue(PropertyPtr, FText::FromString(Token));
	}
	return End;
}

void FTextProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += StandIn::Quoted(GetPropertyValue(PropertyValue).ToString());
}

// ---- structs and objects ----

const TCHAR* FStructProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	if (Struct == TBaseStructure<FSoftObjectPath>::Get() || Struct == TBaseStructure<FSoftClassPath>::Get())
	{
		FString Token;
		const TCHAR* End = StandIn::ReadToken(Buffer, Token);
		if (End != nullptr)
		{
			static_cast<FSoftObjectPath*>(PropertyPtr)->SetPath(Token);
		}
		return End;
	}
	return Struct->ImportProperties(Buffer, PropertyPtr, OwnerObject);
}

void FStructProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	if (Struct == TBaseStructure<FSoftObjectPath>::Get() || Struct == TBaseStructure<FSoftClassPath>::Get())
	{
		ValueStr += StandIn::Quoted(static_cast<const FSoftObjectPath*>(PropertyValue)->ToString());
		return;
	}
	Struct->ExportProperties(ValueStr, PropertyValue, Parent);
}

const TCHAR* FObjectPropertyBase::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	if (End == nullptr)
	{
		return nullptr;
	}
	UObject* Object = Token == TEXT("None") ? nullptr : StaticFindObject(PropertyClass, nullptr, *Token);
	if (Object == nullptr && Token != TEXT("None"))
	{
		return nullptr;
	}
	SetObjectPropertyValue(PropertyPtr, Object);
	return End;
}

void FObjectPropertyBase::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	const UObject* Object = GetObjectPropertyValue(PropertyValue);
	ValueStr += Object != nullptr ? StandIn::Quoted(Object->GetPathName()) : FString(TEXT("None"));
}

const TCHAR* FSoftObjectProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	FString Token;
	const TCHAR* End = StandIn::ReadToken(Buffer, Token);
	if (End != nullptr)
	{
		*static_cast<FSoftObjectPtr*>(PropertyPtr) = FSoftObjectPtr(FSoftObjectPath(Token));
	}
	return End;
}

void FSoftObjectProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += StandIn::Quoted(static_cast<const FSoftObjectPtr*>(PropertyValue)->ToString());
}

const TCHAR* FDelegateProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	return nullptr;
}

void FDelegateProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += GetPropertyValue(PropertyValue).GetFunctionName().ToString();
}

const TCHAR* FMulticastDelegateProperty::ImportText_Direct(
	const TCHAR* Buffer, void* PropertyPtr, UObject* OwnerObject, int32 PortFlags) const
{
	return nullptr;
}

void FMulticastDelegateProperty::ExportTextItem_Direct(FString& ValueStr, const void* PropertyValue,
	const void* DefaultValue, UObject* Parent, int32 PortFlags) const
{
	ValueStr += TEXT("()");
}
