// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "HAL/IConsoleManager.h"

#include "Misc/OutputDevice.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <type_traits>

DEFINE_LOG_CATEGORY_STATIC(LogConsoleManager, Log, All);

namespace StandIn::Detail
{
constexpr uint32 SetByMask = 0xff000000;

const TCHAR* NameOfSetBy(uint32 SetBy)
{
	switch (SetBy & SetByMask)
	{
	case ECVF_SetByConstructor:
		return TEXT("Constructor");
	case ECVF_SetByScalability:
		return TEXT("Scalability");
	case ECVF_SetByProjectSetting:
		return TEXT("ProjectSetting");
	case ECVF_SetBySystemSettingsIni:
		return TEXT("SystemSettingsIni");
	case ECVF_SetByCode:
		return TEXT("Code");
	case ECVF_SetByConsole:
		return TEXT("Console");
	default:
		return TEXT("Unknown");
	}
}

/** What variables and commands have in common. */
template <class Base>
class TConsoleObject : public Base
{
public:
	TConsoleObject(const TCHAR* InHelp, uint32 InFlags) : Help(InHelp), Flags(InFlags) {}

	virtual const TCHAR* GetHelp() const override { return *Help; }
	virtual EConsoleVariableFlags GetFlags() const override
	{
		return static_cast<EConsoleVariableFlags>(Flags);
	}

protected:
	FString Help;
	uint32 Flags;
};

float ToFloat(const TCHAR* Text)
{
	return std::strtof(TCHAR_TO_UTF8(Text), nullptr);
}

/** Words stand for 1 and 0, as in the engine's console. */
float ParseNumber(const TCHAR* Text)
{
	const FString Word(Text);
	if (Word.Equals(TEXT("true"), ESearchCase::IgnoreCase))
	{
		return 1.0f;
	}
	return Word.Equals(TEXT("false"), ESearchCase::IgnoreCase) ? 0.0f : ToFloat(Text);
}

template <typename T>
class TConsoleVariable final : public TConsoleObject<IConsoleVariable>
{
public:
	TConsoleVariable(const TCHAR* InHelp, uint32 InFlags, T InValue)
		: TConsoleObject(InHelp, InFlags), Value(InValue)
	{
	}

	virtual void Set(const TCHAR* InValue, EConsoleVariableFlags SetBy) override
	{
		const uint32 Before = this->Flags & SetByMask;
		const uint32 Now = static_cast<uint32>(SetBy) & SetByMask;
		if (Now < Before)
		{
			UE_LOG(LogConsoleManager, Warning, TEXT("a variable set by %s is not set by %s"),
				NameOfSetBy(Before), NameOfSetBy(Now));
			return;
		}
		this->Flags = (this->Flags & ~SetByMask) | Now;
		if constexpr (std::is_same_v<T, int32>)
		{
			// Not by way of float, which would lose large numbers.
			const FString Word(InValue);
			const float Number = ParseNumber(InValue);
			Value = Number == 0.0f || Number == 1.0f ? static_cast<int32>(Number)
													 : std::atoi(TCHAR_TO_UTF8(*Word));
		}
		else if constexpr (std::is_same_v<T, bool>)
		{
			Value = ParseNumber(InValue) != 0.0f;
		}
		else
		{
			Value = ParseNumber(InValue);
		}
		Changed.ExecuteIfBound(this);
	}

	virtual bool GetBool() const override { return Value != T(0); }
	virtual int32 GetInt() const override { return static_cast<int32>(Value); }
	virtual float GetFloat() const override { return static_cast<float>(Value); }
	virtual FString GetString() const override
	{
		if constexpr (std::is_same_v<T, bool>)
		{
			return Value ? TEXT("true") : TEXT("false");
		}
		else if constexpr (std::is_same_v<T, int32>)
		{
			return FString::Printf(TEXT("%d"), Value);
		}
		else
		{
			return FString::Printf(TEXT("%g"), Value);
		}
	}
	virtual void SetOnChangedCallback(const FConsoleVariableDelegate& Callback) override
	{
		Changed = Callback;
	}

private:
	T Value;
	FConsoleVariableDelegate Changed;
};

class FConsoleCommand final : public TConsoleObject<IConsoleCommand>
{
public:
	FConsoleCommand(const TCHAR* InHelp, uint32 InFlags,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& InCommand)
		: TConsoleObject(InHelp, InFlags), Command(InCommand)
	{
	}

	virtual bool Execute(const TArray<FString>& Args, UWorld* InWorld, FOutputDevice& OutputDevice) override
	{
		return Command.ExecuteIfBound(Args, InWorld, OutputDevice);
	}

private:
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate Command;
};

/** Splits at spaces; quotes keep words together. */
TArray<FString> SplitWords(const TCHAR* Input)
{
	TArray<FString> Words;
	FString Word;
	bool bQuoted = false;
	bool bStarted = false;
	for (const TCHAR* Letter = Input; *Letter != 0; ++Letter)
	{
		if (*Letter == u'"')
		{
			bQuoted = !bQuoted;
			bStarted = true;
		}
		else if (!bQuoted && (*Letter == u' ' || *Letter == u'\t'))
		{
			if (bStarted)
			{
				Words.Add(Word);
			}
			Word = FString();
			bStarted = false;
		}
		else
		{
			Word.AppendChar(*Letter);
			bStarted = true;
		}
	}
	if (bStarted)
	{
		Words.Add(Word);
	}
	return Words;
}

class FConsoleManager final : public IConsoleManager
{
public:
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, bool DefaultValue, const TCHAR* Help, uint32 Flags) override
	{
		return AddVariable<bool>(Name, DefaultValue, Help, Flags);
	}
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32 Flags) override
	{
		return AddVariable<int32>(Name, DefaultValue, Help, Flags);
	}
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, float DefaultValue, const TCHAR* Help, uint32 Flags) override
	{
		return AddVariable<float>(Name, DefaultValue, Help, Flags);
	}

	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32 Flags) override
	{
		return Add(Name, std::make_unique<FConsoleCommand>(Help, Flags, Command));
	}

	virtual void UnregisterConsoleObject(IConsoleObject* ConsoleObject, bool bKeepState) override
	{
		for (auto Entry = Objects.begin(); Entry != Objects.end(); ++Entry)
		{
			if (Entry->second.get() == ConsoleObject)
			{
				Objects.erase(Entry);
				return;
			}
		}
	}

	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool bTrackFrequentCalls) const override
	{
		const auto Entry = Objects.find(KeyOf(Name));
		return Entry == Objects.end() ? nullptr : Entry->second.get();
	}

	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) override
	{
		check(IsInGameThread());
		TArray<FString> Words = SplitWords(Input);
		IConsoleObject* const Object = Words.Num() > 0 ? FindConsoleObject(*Words[0], false) : nullptr;
		if (!Object)
		{
			return false;
		}
		const FString Name = Words[0];
		Words.RemoveAt(0);
		if (IConsoleCommand* const Command = Object->AsCommand())
		{
			return Command->Execute(Words, InWorld, Ar);
		}
		ProcessVariable(*Object->AsVariable(), Name, Words, Ar);
		return true;
	}

private:
	using FKey = std::u16string;

	static FKey KeyOf(const TCHAR* Name)
	{
		const FString Lower = FString(Name).ToLower();
		return FKey(*Lower, static_cast<SIZE_T>(Lower.Len()));
	}

	template <class T>
	T* Add(const TCHAR* Name, std::unique_ptr<T> Object)
	{
		checkf(!FindConsoleObject(Name, false), TEXT("two console objects are named %s"), Name);
		T* const Added = Object.get();
		Objects.emplace(KeyOf(Name), std::move(Object));
		return Added;
	}

	template <typename T>
	IConsoleVariable* AddVariable(const TCHAR* Name, T Value, const TCHAR* Help, uint32 Flags)
	{
		return Add(Name, std::make_unique<TConsoleVariable<T>>(Help, Flags, Value));
	}

	static void ProcessVariable(
		IConsoleVariable& Variable, const FString& Name, const TArray<FString>& Words, FOutputDevice& Ar)
	{
		if (Words.Num() == 1 && Words[0] == TEXT("?"))
		{
			Ar.Logf(TEXT("HELP for '%s': %s"), *Name, Variable.GetHelp());
			return;
		}
		if (Words.Num() > 0 && (Variable.GetFlags() & ECVF_ReadOnly) != 0)
		{
			Ar.Logf(TEXT("Error: %s is read only!"), *Name);
			return;
		}
		if (Words.Num() > 0)
		{
			Variable.Set(*Words[0], ECVF_SetByConsole);
		}
		Ar.Logf(TEXT("%s = \"%s\"      LastSetBy: %s"), *Name, *Variable.GetString(),
			NameOfSetBy(static_cast<uint32>(Variable.GetFlags())));
	}

	std::map<FKey, std::unique_ptr<IConsoleObject>> Objects;
};

} // namespace StandIn::Detail

IConsoleManager& IConsoleManager::Get()
{
	// Never destroyed: variables of other files unregister at the very end.
	static StandIn::Detail::FConsoleManager* const Manager = new StandIn::Detail::FConsoleManager();
	return *Manager;
}

IConsoleVariable* IConsoleManager::FindConsoleVariable(const TCHAR* Name, bool bTrackFrequentCalls) const
{
	IConsoleObject* const Object = FindConsoleObject(Name, bTrackFrequentCalls);
	return Object ? Object->AsVariable() : nullptr;
}

void IConsoleVariable::Set(bool InValue, EConsoleVariableFlags SetBy)
{
	Set(InValue ? TEXT("1") : TEXT("0"), SetBy);
}

void IConsoleVariable::Set(int32 InValue, EConsoleVariableFlags SetBy)
{
	Set(*FString::Printf(TEXT("%d"), InValue), SetBy);
}

void IConsoleVariable::Set(float InValue, EConsoleVariableFlags SetBy)
{
	Set(*FString::Printf(TEXT("%.9g"), InValue), SetBy);
}

FAutoConsoleCommandWithWorldArgsAndOutputDevice::FAutoConsoleCommandWithWorldArgsAndOutputDevice(
	const TCHAR* Name, const TCHAR* Help, const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command,
	uint32 Flags)
	: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleCommand(Name, Help, Command, Flags))
{
}
