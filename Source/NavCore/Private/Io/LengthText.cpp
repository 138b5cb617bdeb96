// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Io/LengthText.h"

#include "Io/TextScan.h"
#include "NavCore/Io/ScenFile.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace NavCore::Detail
{
namespace LengthText
{
bool IsDigit(char c)
{
	return c >= '0' && c <= '9';
}

/** A decimal taken apart: digits without leading zeros, and how many of them stand before the point. */
struct Decimal
{
	static constexpr std::size_t MaxDigits = 40;

	std::array<char, MaxDigits> digits{};
	std::size_t count = 0;
	std::int64_t point = 0;
	bool negative = false;
};

/** Reads "12.5e3" and its like; false if the field is anything else. */
bool SplitDecimal(std::string_view field, Decimal& out)
{
	std::size_t i = 0;
	out.negative = !field.empty() && field[0] == '-';
	i += out.negative ? 1 : 0;
	bool anyDigit = false;
	bool pastPoint = false;
	for (; i < field.size() && (IsDigit(field[i]) || (field[i] == '.' && !pastPoint)); ++i)
	{
		if (field[i] == '.')
		{
			pastPoint = true;
			continue;
		}
		anyDigit = true;
		const bool leadingZero = out.count == 0 && field[i] == '0';
		// Digits past the buffer only move the point: they are far below the precision of a double.
		if (!leadingZero && out.count < Decimal::MaxDigits)
		{
			out.digits[out.count++] = field[i];
		}
		out.point += !pastPoint && !leadingZero ? 1 : 0;
		out.point -= pastPoint && leadingZero ? 1 : 0;
	}
	if (!anyDigit)
	{
		return false;
	}
	if (i < field.size() && (field[i] == 'e' || field[i] == 'E'))
	{
		std::string_view exponentText = field.substr(i + 1);
		if (exponentText.starts_with('+') && exponentText.size() > 1 && IsDigit(exponentText[1]))
		{
			exponentText.remove_prefix(1);
		}
		std::int64_t exponent = 0;
		if (!ParseInt(exponentText, exponent))
		{
			return false;
		}
		constexpr std::int64_t Bound = 1'000'000;
		out.point += exponent > Bound ? Bound : exponent < -Bound ? -Bound : exponent;
		return true;
	}
	return i == field.size();
}

double PowerOfTen(std::int64_t exponent)
{
	// Exact in a double up to 10^22.
	double power = 1.0;
	for (std::int64_t i = 0; i < exponent; ++i)
	{
		power *= 10.0;
	}
	return power;
}

std::uint64_t DigitsToInt(const Decimal& decimal, std::size_t from, std::size_t to)
{
	std::uint64_t value = 0;
	for (std::size_t i = from; i < to; ++i)
	{
		value = value * 10 + (i < decimal.count ? static_cast<std::uint64_t>(decimal.digits[i] - '0') : 0);
	}
	return value;
}

double ToDouble(const Decimal& decimal)
{
	constexpr std::int64_t MaxWholeDigits = 18;
	constexpr std::int64_t MaxFractionDigits = 18;
	if (decimal.count == 0 || decimal.point < -MaxFractionDigits)
	{
		return 0.0;
	}
	if (decimal.point > MaxWholeDigits)
	{
		return (std::numeric_limits<double>::max)();
	}
	const std::int64_t fractionDigits = static_cast<std::int64_t>(decimal.count) - decimal.point;
	if (decimal.count <= 15 && fractionDigits >= 0 && fractionDigits <= 22)
	{
		// Both numbers are exact, so the one division rounds correctly.
		return static_cast<double>(DigitsToInt(decimal, 0, decimal.count)) / PowerOfTen(fractionDigits);
	}
	const std::size_t whole = decimal.point > 0 ? static_cast<std::size_t>(decimal.point) : 0;
	const std::int64_t zeros = decimal.point < 0 ? -decimal.point : 0;
	const auto kept = static_cast<std::size_t>(MaxFractionDigits - zeros);
	return static_cast<double>(DigitsToInt(decimal, 0, whole)) +
		static_cast<double>(DigitsToInt(decimal, whole, whole + kept)) / PowerOfTen(MaxFractionDigits);
}
} // namespace LengthText

bool ParseDecimal(std::string_view field, double& value)
{
	LengthText::Decimal decimal;
	if (!LengthText::SplitDecimal(field, decimal))
	{
		return false;
	}
	const double magnitude = LengthText::ToDouble(decimal);
	// No negative zero: it would print a sign.
	value = decimal.negative && magnitude > 0.0 ? -magnitude : magnitude;
	return true;
}

bool IsScenLength(double length)
{
	return (length >= 0.0 && length <= MaxScenLength) || length == NoPathLength;
}

void AppendLength(std::string& out, double length)
{
	constexpr std::size_t Decimals = 8;
	constexpr double Scale = 1e8;
	const double magnitude = length < 0.0 ? -length : length;
	auto whole = static_cast<std::int64_t>(magnitude);
	auto fraction = static_cast<std::int64_t>((magnitude - static_cast<double>(whole)) * Scale + 0.5);
	if (fraction == static_cast<std::int64_t>(Scale))
	{
		++whole;
		fraction = 0;
	}
	if (length < 0.0)
	{
		out += '-';
	}
	AppendInt(out, whole);
	out += '.';
	const std::size_t digitsFrom = out.size();
	AppendInt(out, fraction);
	out.insert(digitsFrom, Decimals - (out.size() - digitsFrom), '0');
}
} // namespace NavCore::Detail
