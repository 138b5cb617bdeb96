// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 3 and the "Tasks System" page.
#pragma once

#include "HAL/Platform.h"
#include "HAL/PreprocessorHelpers.h"
#include "Misc/AssertionMacros.h"
#include "Misc/Optional.h"
#include "Templates/SharedPointer.h"
#include "Templates/UnrealTemplate.h"

#include <type_traits>

namespace UE::Tasks
{
enum class ETaskPriority : int8
{
	High,
	Normal,
	Default = Normal,
	BackgroundHigh,
	BackgroundNormal,
	BackgroundLow,
};

namespace Private
{
struct FTaskMaker;

/** A piece of work that runs once. Kept alive by its handles and, until it has run, by the queue. */
class FTaskBase : public TSharedFromThis<FTaskBase, ESPMode::ThreadSafe>
{
public:
	FTaskBase();
	virtual ~FTaskBase();
	FTaskBase(const FTaskBase&) = delete;
	FTaskBase& operator=(const FTaskBase&) = delete;

	void RunAndComplete();
	bool IsCompleted() const;
	/** A worker that waits runs other tasks meanwhile. */
	void Wait();

protected:
	virtual void Run() = 0;

private:
	struct FState;
	FState* State;
};

void Enqueue(const TSharedRef<FTaskBase, ESPMode::ThreadSafe>& Task, ETaskPriority Priority);

template <typename BodyType, typename ResultType>
class TExecutableTask final : public FTaskBase
{
public:
	explicit TExecutableTask(BodyType&& InBody) : Body(MoveTemp(InBody)) {}

	ResultType& GetResult() { return Result.GetValue(); }

protected:
	virtual void Run() override
	{
		Result.Emplace((*Body)());
		// What the body captured does not outlive its run.
		Body.Reset();
	}

private:
	TOptional<BodyType> Body;
	TOptional<ResultType> Result;
};

template <typename BodyType>
class TExecutableTask<BodyType, void> final : public FTaskBase
{
public:
	explicit TExecutableTask(BodyType&& InBody) : Body(MoveTemp(InBody)) {}

protected:
	virtual void Run() override
	{
		(*Body)();
		Body.Reset();
	}

private:
	TOptional<BodyType> Body;
};

class FTaskHandle
{
public:
	FTaskHandle() = default;

	bool IsValid() const { return Task.IsValid(); }
	/** A handle of nothing counts as completed. */
	bool IsCompleted() const { return !Task.IsValid() || Task->IsCompleted(); }
	void Wait() const
	{
		if (Task.IsValid())
		{
			Task->Wait();
		}
	}

protected:
	explicit FTaskHandle(const TSharedRef<FTaskBase, ESPMode::ThreadSafe>& InTask) : Task(InTask) {}

	TSharedPtr<FTaskBase, ESPMode::ThreadSafe> Task;
};
} // namespace Private

/** A copyable handle. Dropping it neither cancels the task nor waits for it. */
template <typename ResultType>
class TTask : public Private::FTaskHandle
{
public:
	TTask() = default;

	/** Waits first. */
	ResultType& GetResult()
	{
		check(IsValid());
		Wait();
		return *ResultOf(*Task);
	}

private:
	using FResultOf = ResultType* (*)(Private::FTaskBase&);

	TTask(const TSharedRef<Private::FTaskBase, ESPMode::ThreadSafe>& InTask, FResultOf InResultOf)
		: FTaskHandle(InTask), ResultOf(InResultOf)
	{
	}

	FResultOf ResultOf = nullptr;

	friend struct Private::FTaskMaker;
};

template <>
class TTask<void> : public Private::FTaskHandle
{
public:
	TTask() = default;

private:
	explicit TTask(const TSharedRef<Private::FTaskBase, ESPMode::ThreadSafe>& InTask) : FTaskHandle(InTask) {}

	friend struct Private::FTaskMaker;
};

using FTask = TTask<void>;

namespace Private
{
/** Makes handles, which users cannot. */
struct FTaskMaker
{
	template <typename BodyType, typename ResultType>
	static TTask<ResultType> Make(const TSharedRef<FTaskBase, ESPMode::ThreadSafe>& Task)
	{
		if constexpr (std::is_void_v<ResultType>)
		{
			return TTask<void>(Task);
		}
		else
		{
			using FExecutable = TExecutableTask<BodyType, ResultType>;
			return TTask<ResultType>(
				Task, [](FTaskBase& Base) { return &static_cast<FExecutable&>(Base).GetResult(); });
		}
	}
};
} // namespace Private

/** Runs the body on a worker. No ETaskFlags here: 5.3 has none. */
template <typename BodyType>
auto Launch(const TCHAR* DebugName, BodyType&& TaskBody, ETaskPriority Priority = ETaskPriority::Normal)
{
	using FBody = std::decay_t<BodyType>;
	using ResultType = std::invoke_result_t<FBody&>;
	FBody Body(Forward<BodyType>(TaskBody));
	const TSharedRef<Private::FTaskBase, ESPMode::ThreadSafe> Task =
		MakeShared<Private::TExecutableTask<FBody, ResultType>, ESPMode::ThreadSafe>(MoveTemp(Body));
	Private::Enqueue(Task, Priority);
	return Private::FTaskMaker::Make<FBody, ResultType>(Task);
}
} // namespace UE::Tasks
