// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 9, the API pages "FAutomationTestBase" and
// "EAutomationTestFlags", and the "Automation Spec" page.
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "Logging/LogVerbosity.h"
#include "Math/Vector.h"
#include "Misc/EnumClassFlags.h"
#include "Templates/Function.h"

#if WITH_DEV_AUTOMATION_TESTS

// A context or more, and exactly one filter. An enumeration of its own from 5.5 on.
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
enum class EAutomationTestFlags : uint32
#else
struct EAutomationTestFlags
{
	enum Type : uint32
#endif
{
	None = 0x0,
	EditorContext = 0x1,
	ClientContext = 0x2,
	ServerContext = 0x4,
	CommandletContext = 0x8,
	ProgramContext = 0x10,
	NonNullRHI = 0x100,
	RequiresUser = 0x200,
	Disabled = 0x10000,
	SmokeFilter = 0x01000000,
	EngineFilter = 0x02000000,
	ProductFilter = 0x04000000,
	PerfFilter = 0x08000000,
	StressFilter = 0x10000000,
	NegativeFilter = 0x20000000,
#if NAVPLUGIN_STANDIN_ENGINE_MINOR >= 5
};
ENUM_CLASS_FLAGS(EAutomationTestFlags)
inline constexpr EAutomationTestFlags EAutomationTestFlags_ApplicationContextMask =
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext |
	EAutomationTestFlags::ServerContext | EAutomationTestFlags::CommandletContext |
	EAutomationTestFlags::ProgramContext;
inline constexpr EAutomationTestFlags EAutomationTestFlags_FilterMask = EAutomationTestFlags::SmokeFilter |
	EAutomationTestFlags::EngineFilter | EAutomationTestFlags::ProductFilter |
	EAutomationTestFlags::PerfFilter | EAutomationTestFlags::StressFilter |
	EAutomationTestFlags::NegativeFilter;
using FAutomationTestFlagsValue = EAutomationTestFlags;
#else
		ApplicationContextMask =
			EditorContext | ClientContext | ServerContext | CommandletContext | ProgramContext,
		FilterMask = SmokeFilter | EngineFilter | ProductFilter | PerfFilter | StressFilter | NegativeFilter,
	};
};
using FAutomationTestFlagsValue = uint32;
#endif

/** A test that users run in the Session Frontend. Registered by being there. */
class FAutomationTestBase
{
public:
	FAutomationTestBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationTestBase();
	FAutomationTestBase(const FAutomationTestBase&) = delete;
	FAutomationTestBase& operator=(const FAutomationTestBase&) = delete;

	FString GetTestName() const { return TestName; }
	bool IsComplexTask() const { return bComplexTask; }

	virtual FAutomationTestFlagsValue GetTestFlags() const = 0;
	virtual FString GetBeautifiedTestName() const = 0;
	/** The cases of the test and what RunTest is given for each. */
	virtual void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const = 0;
	virtual bool RunTest(const FString& Parameters) = 0;

	void AddError(const FString& InError, int32 StackOffset = 0);
	bool HasAnyErrors() const { return Errors.Num() > 0; }

	bool TestTrue(const FString& What, bool Value);
	bool TestFalse(const FString& What, bool Value);
	bool TestEqual(const FString& What, const int32 Actual, const int32 Expected);
	bool TestEqual(const FString& What, const int64 Actual, const int64 Expected);
	bool TestEqual(const FString& What, const float Actual, const float Expected, float Tolerance = 1.e-4f);
	bool TestEqual(const FString& What, const double Actual, const double Expected, double Tolerance = 1.e-4);
	bool TestEqual(
		const FString& What, const FVector Actual, const FVector Expected, float Tolerance = 1.e-4f);
	bool TestEqual(const FString& What, const FString& Actual, const FString& Expected);
	bool TestEqual(const FString& What, const TCHAR* Actual, const TCHAR* Expected);
	bool TestNull(const FString& What, const void* Pointer);

	/** Of one type: an int32 and a uint32 have to be brought together first. */
	template <typename ValueType>
	bool TestEqual(const FString& What, const ValueType& Actual, const ValueType& Expected)
	{
		return TestTrue(What, Actual == Expected);
	}

	// For the runner of the stand-in.
	void StartRun();
	TArray<FString> FinishRun() const { return Errors; }
	/** Errors and warnings of the log fail a test. */
	void OnLogLine(const FString& Line, ELogVerbosity::Type Verbosity);

private:
	FString TestName;
	bool bComplexTask;
	TArray<FString> Errors;
};

/** A test written as a tree of descriptions. Its cases start on fresh ground: BeforeEach, the case,
 * AfterEach. */
class FAutomationSpecBase : public FAutomationTestBase
{
public:
	FAutomationSpecBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationSpecBase() override;

	virtual void GetTests(
		TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override;
	virtual bool RunTest(const FString& InParameters) override;

protected:
	virtual void Define() = 0;

	void Describe(const FString& InDescription, TFunction<void()> DoWork);
	void It(const FString& InDescription, TFunction<void()> DoWork);
	void BeforeEach(TFunction<void()> DoWork);
	void AfterEach(TFunction<void()> DoWork);

private:
	struct FDefinition;
	using FStep = TFunction<void()>;

	void EnsureDefined() const;

	FDefinition* Definition;
};

#define BEGIN_DEFINE_SPEC(TClass, PrettyName, TFlags)                                                        \
	class TClass : public FAutomationSpecBase                                                                \
	{                                                                                                        \
	public:                                                                                                  \
		explicit TClass(const FString& InName) : FAutomationSpecBase(InName, false) {}                       \
		virtual FAutomationTestFlagsValue GetTestFlags() const override { return TFlags; }                   \
		virtual FString GetBeautifiedTestName() const override { return TEXT(PrettyName); }                  \
                                                                                                             \
	protected:                                                                                               \
		virtual void Define() override;                                                                      \
                                                                                                             \
	private:

#define END_DEFINE_SPEC(TClass)                                                                              \
	}                                                                                                        \
	;                                                                                                        \
	static TClass TClass##AutomationSpecInstance(TEXT(#TClass));

#endif
