// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 8 and the API pages "IConsoleManager",
// "IConsoleVariable", "TAutoConsoleVariable" and "FAutoConsoleCommandWithWorldArgsAndOutputDevice".
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "CoreGlobals.h"
#include "Delegates/Delegate.h"
#include "Misc/AssertionMacros.h"

class FOutputDevice;
class IConsoleCommand;
class IConsoleVariable;
class UWorld;

/** How a variable may be used, and in the upper bits who set it last: the weaker does not override the
 * stronger. */
enum EConsoleVariableFlags
{
	ECVF_Default = 0x0,
	ECVF_Cheat = 0x1,
	ECVF_ReadOnly = 0x4,
	ECVF_SetByMask = 0xff000000,
	ECVF_SetByConstructor = 0x00000000,
	ECVF_SetByScalability = 0x01000000,
	ECVF_SetByProjectSetting = 0x03000000,
	ECVF_SetBySystemSettingsIni = 0x04000000,
	ECVF_SetByCode = 0x0B000000,
	ECVF_SetByConsole = 0x0C000000,
};

DECLARE_DELEGATE_ThreeParams(
	FConsoleCommandWithWorldArgsAndOutputDeviceDelegate, const TArray<FString>&, UWorld*, FOutputDevice&);
DECLARE_DELEGATE_OneParam(FConsoleVariableDelegate, IConsoleVariable*);

class IConsoleObject
{
public:
	IConsoleObject() = default;
	IConsoleObject(const IConsoleObject&) = delete;
	IConsoleObject& operator=(const IConsoleObject&) = delete;
	virtual ~IConsoleObject() = default;

	virtual const TCHAR* GetHelp() const = 0;
	virtual EConsoleVariableFlags GetFlags() const = 0;
	virtual IConsoleVariable* AsVariable() { return nullptr; }
	virtual IConsoleCommand* AsCommand() { return nullptr; }
};

class IConsoleVariable : public IConsoleObject
{
public:
	virtual IConsoleVariable* AsVariable() override { return this; }

	/** Ignored, with a warning, when somebody stronger has set it before. */
	virtual void Set(const TCHAR* InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode) = 0;
	void Set(bool InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);
	void Set(int32 InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);
	void Set(float InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);

	virtual bool GetBool() const = 0;
	virtual int32 GetInt() const = 0;
	virtual float GetFloat() const = 0;
	virtual FString GetString() const = 0;
	/** Called on the game thread after each change. */
	virtual void SetOnChangedCallback(const FConsoleVariableDelegate& Callback) = 0;
};

class IConsoleCommand : public IConsoleObject
{
public:
	virtual IConsoleCommand* AsCommand() override { return this; }
	virtual bool Execute(const TArray<FString>& Args, UWorld* InWorld, FOutputDevice& OutputDevice) = 0;
};

class IConsoleManager
{
public:
	IConsoleManager() = default;
	IConsoleManager(const IConsoleManager&) = delete;
	IConsoleManager& operator=(const IConsoleManager&) = delete;
	virtual ~IConsoleManager() = default;

	static IConsoleManager& Get();

	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, bool DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, int32 DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleVariable* RegisterConsoleVariable(
		const TCHAR* Name, float DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default) = 0;
	virtual IConsoleCommand* RegisterConsoleCommand(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default) = 0;
	virtual void UnregisterConsoleObject(IConsoleObject* ConsoleObject, bool bKeepState = true) = 0;

	/** Names do not mind the case of letters. Null when there is none. */
	virtual IConsoleObject* FindConsoleObject(const TCHAR* Name, bool bTrackFrequentCalls = true) const = 0;
	IConsoleVariable* FindConsoleVariable(const TCHAR* Name, bool bTrackFrequentCalls = true) const;

	/** As typed into the console: a command with its arguments, a variable alone, or a variable and a value.
	 */
	virtual bool ProcessUserConsoleInput(const TCHAR* Input, FOutputDevice& Ar, UWorld* InWorld) = 0;
};

/** Registered for as long as it lives. */
class FAutoConsoleObject
{
public:
	FAutoConsoleObject(const FAutoConsoleObject&) = delete;
	FAutoConsoleObject& operator=(const FAutoConsoleObject&) = delete;
	virtual ~FAutoConsoleObject() { IConsoleManager::Get().UnregisterConsoleObject(Target); }

	IConsoleVariable* AsVariable() { return Target->AsVariable(); }

protected:
	explicit FAutoConsoleObject(IConsoleObject* InTarget) : Target(InTarget) { check(Target); }

	IConsoleObject* Target;
};

namespace StandIn
{
inline void ReadVariable(const IConsoleVariable& Variable, bool& OutValue)
{
	OutValue = Variable.GetBool();
}
inline void ReadVariable(const IConsoleVariable& Variable, int32& OutValue)
{
	OutValue = Variable.GetInt();
}
inline void ReadVariable(const IConsoleVariable& Variable, float& OutValue)
{
	OutValue = Variable.GetFloat();
}
} // namespace StandIn

/** Of bool, int32 or float. */
template <class T>
class TAutoConsoleVariable : public FAutoConsoleObject
{
public:
	TAutoConsoleVariable(
		const TCHAR* Name, const T& DefaultValue, const TCHAR* Help, uint32 Flags = ECVF_Default)
		: FAutoConsoleObject(IConsoleManager::Get().RegisterConsoleVariable(Name, DefaultValue, Help, Flags))
	{
	}

	T GetValueOnGameThread() const
	{
		check(IsInGameThread());
		return GetValueOnAnyThread();
	}

	T GetValueOnAnyThread(bool bForceGameThread = false) const
	{
		T Value;
		StandIn::ReadVariable(*Target->AsVariable(), Value);
		return Value;
	}

	IConsoleVariable& operator*() { return *AsVariable(); }
	IConsoleVariable* operator->() { return AsVariable(); }
};

class FAutoConsoleCommandWithWorldArgsAndOutputDevice : private FAutoConsoleObject
{
public:
	FAutoConsoleCommandWithWorldArgsAndOutputDevice(const TCHAR* Name, const TCHAR* Help,
		const FConsoleCommandWithWorldArgsAndOutputDeviceDelegate& Command, uint32 Flags = ECVF_Default);
};
