// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/AutomationTest.h"

#if WITH_DEV_AUTOMATION_TESTS

#include "CoreGlobals.h"
#include "Misc/AssertionMacros.h"
#include "Misc/OutputDeviceRedirector.h"
#include "StandIn/AutomationRunner.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace StandIn::Detail
{
std::vector<FAutomationTestBase*>& GetAutomationTests()
{
	static std::vector<FAutomationTestBase*>* const Tests = new std::vector<FAutomationTestBase*>();
	return *Tests;
}

class FTestLogDevice final : public FOutputDevice
{
public:
	explicit FTestLogDevice(FAutomationTestBase& InTest) : Test(InTest) { GLog->AddOutputDevice(this); }
	virtual ~FTestLogDevice() override { GLog->RemoveOutputDevice(this); }

	virtual void Serialize(const TCHAR* V, ELogVerbosity::Type Verbosity, const FName& Category) override
	{
		Test.OnLogLine(Category.ToString() + TEXT(": ") + V, Verbosity);
	}

private:
	FAutomationTestBase& Test;
};

} // namespace StandIn::Detail

FAutomationTestBase::FAutomationTestBase(const FString& InName, const bool bInComplexTask)
	: TestName(InName), bComplexTask(bInComplexTask)
{
	StandIn::Detail::GetAutomationTests().push_back(this);
}

FAutomationTestBase::~FAutomationTestBase()
{
	std::erase(StandIn::Detail::GetAutomationTests(), this);
}

void FAutomationTestBase::AddError(const FString& InError, int32 StackOffset)
{
	Errors.Add(InError);
}

void FAutomationTestBase::OnLogLine(const FString& Line, ELogVerbosity::Type Verbosity)
{
	// The engine only notes warnings. In tests of our own there is no harmless one.
	if (Verbosity <= ELogVerbosity::Warning)
	{
		AddError(Line);
	}
}

void FAutomationTestBase::StartRun()
{
	Errors.Empty();
}

bool FAutomationTestBase::TestTrue(const FString& What, bool Value)
{
	if (!Value)
	{
		AddError(FString::Printf(TEXT("%s: expected to be true"), *What));
	}
	return Value;
}

bool FAutomationTestBase::TestFalse(const FString& What, bool Value)
{
	if (Value)
	{
		AddError(FString::Printf(TEXT("%s: expected to be false"), *What));
	}
	return !Value;
}

bool FAutomationTestBase::TestEqual(const FString& What, const int32 Actual, const int32 Expected)
{
	return TestEqual(What, static_cast<int64>(Actual), static_cast<int64>(Expected));
}

bool FAutomationTestBase::TestEqual(const FString& What, const int64 Actual, const int64 Expected)
{
	if (Actual != Expected)
	{
		AddError(FString::Printf(TEXT("%s: expected %lld, but it was %lld"), *What, Expected, Actual));
	}
	return Actual == Expected;
}

bool FAutomationTestBase::TestEqual(
	const FString& What, const float Actual, const float Expected, float Tolerance)
{
	return TestEqual(
		What, static_cast<double>(Actual), static_cast<double>(Expected), static_cast<double>(Tolerance));
}

bool FAutomationTestBase::TestEqual(
	const FString& What, const double Actual, const double Expected, double Tolerance)
{
	const double Difference = Actual > Expected ? Actual - Expected : Expected - Actual;
	// Written so that a NaN is no match.
	const bool bNear = Difference <= Tolerance;
	if (!bNear)
	{
		AddError(FString::Printf(TEXT("%s: expected %f, but it was %f"), *What, Expected, Actual));
	}
	return bNear;
}

bool FAutomationTestBase::TestEqual(
	const FString& What, const FVector Actual, const FVector Expected, float Tolerance)
{
	const bool bNear = Actual.Equals(Expected, static_cast<double>(Tolerance));
	if (!bNear)
	{
		AddError(FString::Printf(
			TEXT("%s: expected %s, but it was %s"), *What, *Expected.ToString(), *Actual.ToString()));
	}
	return bNear;
}

bool FAutomationTestBase::TestEqual(const FString& What, const FString& Actual, const FString& Expected)
{
	const bool bEqual = Actual.Equals(Expected);
	if (!bEqual)
	{
		AddError(FString::Printf(TEXT("%s: expected \"%s\", but it was \"%s\""), *What, *Expected, *Actual));
	}
	return bEqual;
}

bool FAutomationTestBase::TestEqual(const FString& What, const TCHAR* Actual, const TCHAR* Expected)
{
	return TestEqual(What, FString(Actual), FString(Expected));
}

bool FAutomationTestBase::TestNull(const FString& What, const void* Pointer)
{
	return TestTrue(What, Pointer == nullptr);
}

/** The tree of a spec while it is defined, then its cases with their steps. */
struct FAutomationSpecBase::FDefinition
{
	struct FCase
	{
		FString Name;
		std::vector<FStep> Steps; // From the outermost BeforeEach to the case itself.
		std::vector<FStep> After; // Inner ones first.
	};
	struct FScope
	{
		FString Description;
		std::vector<FStep> Before;
		std::vector<FStep> After;
		std::vector<FCase> Cases;
	};

	bool bDefined = false;
	std::vector<FScope> Scopes;
	std::vector<FCase> Cases;

	void OpenScope(const FString& Description) { Scopes.push_back({Description, {}, {}, {}}); }

	/** Only now is it known what comes before and after each case: the order within a scope does not matter.
	 */
	void CloseScope()
	{
		FScope Scope = MoveTemp(Scopes.back());
		Scopes.pop_back();
		std::vector<FCase>& Outer = Scopes.empty() ? Cases : Scopes.back().Cases;
		for (FCase& Case : Scope.Cases)
		{
			Case.Name = Scope.Description.IsEmpty() ? Case.Name : Scope.Description + TEXT(".") + Case.Name;
			Case.Steps.insert(Case.Steps.begin(), Scope.Before.begin(), Scope.Before.end());
			Case.After.insert(Case.After.end(), Scope.After.begin(), Scope.After.end());
			Outer.push_back(MoveTemp(Case));
		}
	}

	void AddCase(const FString& Description, FStep Step)
	{
		Scopes.back().Cases.push_back({Description, {MoveTemp(Step)}, {}});
	}
};

FAutomationSpecBase::FAutomationSpecBase(const FString& InName, const bool bInComplexTask)
	: FAutomationTestBase(InName, bInComplexTask), Definition(new FDefinition())
{
}

FAutomationSpecBase::~FAutomationSpecBase()
{
	delete Definition;
}

void FAutomationSpecBase::EnsureDefined() const
{
	if (!Definition->bDefined)
	{
		Definition->bDefined = true;
		Definition->OpenScope(FString());
		const_cast<FAutomationSpecBase*>(this)->Define();
		Definition->CloseScope();
	}
}

void FAutomationSpecBase::GetTests(
	TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const
{
	EnsureDefined();
	for (const FDefinition::FCase& Case : Definition->Cases)
	{
		OutBeautifiedNames.Add(GetBeautifiedTestName() + TEXT(".") + Case.Name);
		OutTestCommands.Add(Case.Name);
	}
}

bool FAutomationSpecBase::RunTest(const FString& InParameters)
{
	EnsureDefined();
	const auto Case = std::find_if(Definition->Cases.begin(), Definition->Cases.end(),
		[&InParameters](const FDefinition::FCase& Candidate) { return Candidate.Name.Equals(InParameters); });
	checkf(Case != Definition->Cases.end(), TEXT("%s has no case %s"), *GetTestName(), *InParameters);
	for (const FStep& Step : Case->Steps)
	{
		// As in the engine: after an error the rest is left out, but the cleaning up is not.
		if (!HasAnyErrors())
		{
			Step();
		}
	}
	for (const FStep& Step : Case->After)
	{
		Step();
	}
	return !HasAnyErrors();
}

void FAutomationSpecBase::Describe(const FString& InDescription, TFunction<void()> DoWork)
{
	Definition->OpenScope(InDescription);
	DoWork();
	Definition->CloseScope();
}

void FAutomationSpecBase::It(const FString& InDescription, TFunction<void()> DoWork)
{
	Definition->AddCase(InDescription, DoWork);
}

void FAutomationSpecBase::BeforeEach(TFunction<void()> DoWork)
{
	Definition->Scopes.back().Before.push_back(DoWork);
}

void FAutomationSpecBase::AfterEach(TFunction<void()> DoWork)
{
	Definition->Scopes.back().After.push_back(DoWork);
}

TArray<StandIn::FAutomationCase> StandIn::ListAutomationCases()
{
	std::vector<FAutomationTestBase*> Tests = Detail::GetAutomationTests();
	std::sort(Tests.begin(), Tests.end(),
		[](const FAutomationTestBase* Left, const FAutomationTestBase* Right)
		{ return Left->GetBeautifiedTestName() < Right->GetBeautifiedTestName(); });
	TArray<FAutomationCase> Cases;
	for (FAutomationTestBase* const Test : Tests)
	{
		TArray<FString> Names;
		TArray<FString> Commands;
		Test->GetTests(Names, Commands);
		check(Names.Num() == Commands.Num());
		for (int32 Index = 0; Index < Names.Num(); ++Index)
		{
			Cases.Add({Test, Names[Index], Commands[Index]});
		}
	}
	return Cases;
}

TArray<FString> StandIn::RunAutomationCase(const FAutomationCase& Case)
{
	check(IsInGameThread());
	Case.Test->StartRun();
	{
		const Detail::FTestLogDevice Device(*Case.Test);
		if (!Case.Test->RunTest(Case.Command) && !Case.Test->HasAnyErrors())
		{
			Case.Test->AddError(TEXT("RunTest returned false"));
		}
	}
	return Case.Test->FinishRun();
}

FString StandIn::CheckAutomationFlags(const FAutomationTestBase& Test)
{
	const uint32 Flags = static_cast<uint32>(Test.GetTestFlags());
	constexpr uint32 ContextMask = 0x1f;
	constexpr uint32 FilterMask = 0x3f000000;
	if ((Flags & ContextMask) == 0)
	{
		return Test.GetTestName() + TEXT(" has no context flag");
	}
	return std::popcount(Flags & FilterMask) == 1
		? FString()
		: Test.GetTestName() + TEXT(" must have exactly one filter flag");
}

#endif
