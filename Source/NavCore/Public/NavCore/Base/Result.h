// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "NavCore/Base/Assert.h"

#include <optional>
#include <utility>

namespace NavCore
{
/** Wraps an error so that Result's two constructors cannot be confused. */
template <class E>
struct Failure
{
	E error;
};

template <class E>
Failure(E) -> Failure<E>;

/** A value, or the typed reason why there is none. Value() asserts that HasValue(). */
template <class T, class E>
class [[nodiscard]] Result
{
public:
	Result(T value) : value_(std::move(value)) {}
	Result(Failure<E> failure) : error_(std::move(failure.error)) {}

	[[nodiscard]] bool HasValue() const { return value_.has_value(); }
	[[nodiscard]] explicit operator bool() const { return HasValue(); }

	[[nodiscard]] T& Value() &
	{
		NAVCORE_ASSERT(HasValue(), "Result holds an error");
		return *value_;
	}
	[[nodiscard]] const T& Value() const&
	{
		NAVCORE_ASSERT(HasValue(), "Result holds an error");
		return *value_;
	}
	[[nodiscard]] T&& Value() &&
	{
		NAVCORE_ASSERT(HasValue(), "Result holds an error");
		return std::move(*value_);
	}

	/** Meaningful only when HasValue() is false. */
	[[nodiscard]] const E& Error() const { return error_; }

private:
	std::optional<T> value_;
	E error_{};
};
} // namespace NavCore
