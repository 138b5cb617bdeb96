// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Capture/CaptureFile.h"

#include "Io/CheckedBytes.h"

#include <algorithm>
#include <utility>

namespace NavCore
{
namespace Detail::CaptureFileImpl
{
namespace Field
{
constexpr std::size_t Count = 12;
constexpr std::size_t TotalSize = 16;
constexpr std::size_t BakeSize = 24;
constexpr std::size_t End = 32;
} // namespace Field

/** Where the fields of a query stand. */
namespace Record
{
constexpr std::size_t StartX = 32;
constexpr std::size_t StartY = 36;
constexpr std::size_t GoalX = 40;
constexpr std::size_t GoalY = 44;
constexpr std::size_t Clearance = 48;
constexpr std::size_t Heuristic = 49;
constexpr std::size_t Partial = 50;
constexpr std::size_t Status = 51;
constexpr std::size_t Weight = 52;
constexpr std::size_t MaxExpansions = 56;
constexpr std::size_t MaxCost = 64;
constexpr std::size_t PathCost = 72;
constexpr std::size_t Expanded = 80;
constexpr std::size_t Digest = 88;
constexpr std::size_t End = 96;
} // namespace Record

constexpr std::size_t ChecksumBytes = CheckedBytes::ChecksumBytes;

void PutQuery(std::vector<std::byte>& out, const CapturedQuery& query)
{
	const std::string_view name = std::string_view(query.algorithm).substr(0, MaxAlgorithmName);
	for (std::size_t i = 0; i < MaxAlgorithmName; ++i)
	{
		out.push_back(static_cast<std::byte>(i < name.size() ? name[i] : '\0'));
	}
	const SearchRequest& request = query.request;
	for (const std::int32_t coordinate : {request.start.x, request.start.y, request.goal.x, request.goal.y})
	{
		PutNumber(out, static_cast<std::uint32_t>(coordinate));
	}
	PutNumber(out, request.clearance);
	PutNumber(out, static_cast<std::uint8_t>(request.heuristic));
	PutNumber(out, static_cast<std::uint8_t>(request.allowPartial));
	PutNumber(out, static_cast<std::uint8_t>(query.status));
	PutNumber(out, static_cast<std::uint32_t>(request.weightPermille));
	PutNumber(out, static_cast<std::uint64_t>(request.maxExpansions));
	PutNumber(out, static_cast<std::uint64_t>(request.maxCost.units));
	PutNumber(out, static_cast<std::uint64_t>(query.cost.units));
	PutNumber(out, static_cast<std::uint64_t>(query.expanded));
	PutNumber(out, query.digest);
}

class Reader : private CheckedBytes
{
public:
	Reader(std::span<const std::byte> bytes, std::string_view fileName) : CheckedBytes(bytes, fileName) {}

	[[nodiscard]] Result<QueryCapture, IoError> Read()
	{
		if (!CheckStart(captureMagic, Field::End, CaptureFormatVersion, "this is not a capture of queries") ||
			!CheckSizes() || !CheckSum())
		{
			return Failure{std::move(error_)};
		}
		Result<BakedGrid, IoError> grid = ReadBakeFile(bytes_.subspan(Field::End, bakeSize_), fileName_);
		if (!grid)
		{
			IoError error = grid.Error();
			error.offset += static_cast<std::int64_t>(Field::End);
			return Failure{std::move(error)};
		}
		QueryCapture capture{std::move(grid).Value(), {}};
		capture.queries.resize(count_);
		for (std::size_t i = 0; i < count_; ++i)
		{
			if (!ReadQuery(Field::End + bakeSize_ + i * Record::End, capture.queries[i]))
			{
				return Failure{std::move(error_)};
			}
		}
		return capture;
	}

private:
	[[nodiscard]] bool CheckSizes()
	{
		const auto stated = NumberAt<std::uint64_t>(bytes_, Field::TotalSize);
		if (bytes_.size() != stated)
		{
			const bool isShort = bytes_.size() < stated;
			return Fail(isShort ? IoErrorKind::Truncated : IoErrorKind::ExtraText,
				isShort ? bytes_.size() : Field::TotalSize,
				"the file has " + std::to_string(bytes_.size()) + " bytes instead of " +
					std::to_string(stated));
		}
		const auto count = NumberAt<std::uint32_t>(bytes_, Field::Count);
		if (count > MaxCapturedQueries)
		{
			return Fail(IoErrorKind::OutOfRange, Field::Count, "there are too many queries");
		}
		const std::uint64_t rest = std::uint64_t{count} * Record::End + Field::End + ChecksumBytes;
		const auto bakeSize = NumberAt<std::uint64_t>(bytes_, Field::BakeSize);
		if (rest > stated || bakeSize != stated - rest)
		{
			return Fail(IoErrorKind::BadHeader, Field::BakeSize, "the sizes do not add up");
		}
		count_ = count;
		bakeSize_ = static_cast<std::size_t>(bakeSize);
		return true;
	}

	[[nodiscard]] bool ReadName(std::size_t offset, std::string& outName)
	{
		bool ended = false;
		for (std::size_t i = 0; i < MaxAlgorithmName; ++i)
		{
			const auto character = std::to_integer<unsigned char>(bytes_[offset + i]);
			const bool isName = (character >= 'a' && character <= 'z') ||
				(character >= '0' && character <= '9') || character == '-';
			if ((character != 0 && (ended || !isName)) || (character == 0 && i == 0))
			{
				return Fail(IoErrorKind::BadCharacter, offset + i, "this is not the name of an algorithm");
			}
			ended = ended || character == 0;
			if (!ended)
			{
				outName.push_back(static_cast<char>(character));
			}
		}
		return true;
	}

	/** A byte below a limit. */
	template <class Enum>
	[[nodiscard]] bool ReadByte(std::size_t offset, Enum last, const char* reason, Enum& outValue)
	{
		const auto value = std::to_integer<std::uint8_t>(bytes_[offset]);
		outValue = static_cast<Enum>(value);
		return value <= static_cast<std::uint8_t>(last) || Fail(IoErrorKind::OutOfRange, offset, reason);
	}

	/** A number that must not be negative. */
	[[nodiscard]] bool ReadCount(std::size_t offset, std::int64_t& outValue)
	{
		outValue = static_cast<std::int64_t>(NumberAt<std::uint64_t>(bytes_, offset));
		return outValue >= 0 || Fail(IoErrorKind::OutOfRange, offset, "a number is negative");
	}

	[[nodiscard]] bool ReadQuery(std::size_t at, CapturedQuery& outQuery)
	{
		const auto coordinate = [this, at](std::size_t field)
		{
			return static_cast<std::int32_t>(NumberAt<std::uint32_t>(bytes_, at + field));
		};
		SearchRequest& request = outQuery.request;
		request.start = {coordinate(Record::StartX), coordinate(Record::StartY)};
		request.goal = {coordinate(Record::GoalX), coordinate(Record::GoalY)};
		request.clearance = std::to_integer<std::uint8_t>(bytes_[at + Record::Clearance]);
		request.weightPermille = coordinate(Record::Weight);
		outQuery.digest = NumberAt<std::uint64_t>(bytes_, at + Record::Digest);
		std::uint8_t partial = 0;
		const bool isGood = ReadName(at, outQuery.algorithm) &&
			ReadByte(at + Record::Heuristic, HeuristicKind::Zero, "there is no such heuristic",
				request.heuristic) &&
			ReadByte(at + Record::Partial, std::uint8_t{1}, "this is neither yes nor no", partial) &&
			ReadByte(
				at + Record::Status, SearchStatus::Cancelled, "there is no such status", outQuery.status) &&
			ReadCount(at + Record::MaxExpansions, request.maxExpansions) &&
			ReadCount(at + Record::MaxCost, request.maxCost.units) &&
			ReadCount(at + Record::PathCost, outQuery.cost.units) &&
			ReadCount(at + Record::Expanded, outQuery.expanded);
		request.allowPartial = partial == 1;
		return isGood;
	}

	std::size_t count_ = 0;
	std::size_t bakeSize_ = 0;
};
} // namespace Detail::CaptureFileImpl

Result<std::vector<std::byte>, GridError> WriteCaptureFile(
	const GridMap& map, const GridFrame& frame, std::span<const CapturedQuery> queries)
{
	if (std::any_of(
			queries.begin(), queries.end(), [](const CapturedQuery& query) { return query.hadLinks; }))
	{
		return Failure{GridError::LinksNotKept};
	}
	namespace Impl = Detail::CaptureFileImpl;
	const Result<std::vector<std::byte>, GridError> bake = WriteBakeFile(map, frame);
	if (!bake)
	{
		return Failure{bake.Error()};
	}
	queries = queries.last((std::min)(queries.size(), MaxCapturedQueries));
	const std::vector<std::byte>& grid = bake.Value();
	const std::size_t total =
		Impl::Field::End + grid.size() + queries.size() * Impl::Record::End + Impl::ChecksumBytes;
	std::vector<std::byte> out;
	out.reserve(total);
	for (const unsigned char byte : Detail::captureMagic)
	{
		out.push_back(static_cast<std::byte>(byte));
	}
	Detail::PutNumber(out, CaptureFormatVersion);
	Detail::PutNumber(out, static_cast<std::uint32_t>(queries.size()));
	Detail::PutNumber(out, std::uint64_t{total});
	Detail::PutNumber(out, std::uint64_t{grid.size()});
	out.insert(out.end(), grid.begin(), grid.end());
	for (const CapturedQuery& query : queries)
	{
		Impl::PutQuery(out, query);
	}
	Detail::PutNumber(out, Detail::Crc32(out));
	return out;
}

Result<QueryCapture, IoError> ReadCaptureFile(std::span<const std::byte> bytes, std::string_view fileName)
{
	return Detail::CaptureFileImpl::Reader(bytes, fileName).Read();
}
} // namespace NavCore
