// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "Support/BuildMode.h"
#include "Support/RandomMap.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>
#include <ostream>
#include <sstream>

namespace NavCore::Tests
{
/**
 * Checks a property on so many generated cases, a tenth of them in builds that are not thorough. The
 * seed is fixed, so that a run repeats; RC_PARAMS overrides it, for a hunt or to replay a failure.
 */
template <class Testable>
void CheckProperty(int cases, Testable&& testable)
{
	rc::detail::TestParams params;
	params.seed = 20260101;
	params.maxSuccess = ByBuild(cases, cases / 10 + 1);
	if (std::getenv("RC_PARAMS") != nullptr)
	{
		params = rc::detail::configuration().testParams;
	}
	rc::detail::TestMetadata metadata;
	const ::testing::TestInfo* test = ::testing::UnitTest::GetInstance()->current_test_info();
	metadata.id = std::string(test->test_suite_name()) + "/" + test->name();
	metadata.description = test->name();
	const auto result = rc::detail::checkTestable(std::forward<Testable>(testable), metadata, params);
	std::ostringstream message;
	rc::detail::printResultMessage(result, message);
	EXPECT_TRUE(result.template is<rc::detail::SuccessResult>()) << message.str();
}

/** Passes the verdict of an assertion on to the property that asked. */
inline void Prove(const ::testing::AssertionResult& verdict)
{
	if (!verdict)
	{
		RC_FAIL(verdict.message());
	}
}

inline void showValue(const MapSpec& spec, std::ostream& out)
{
	out << spec;
}

/** Any number of 64 bits, which follows the seed but is never made smaller to explain a failure. */
inline rc::Gen<std::uint64_t> AnySeed()
{
	return rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

/** One cell up to the longest side: evenly spread, or small to begin with. */
inline rc::Gen<std::int32_t> AnySide(std::int32_t longest)
{
	return rc::gen::oneOf(rc::gen::inRange(1, longest + 1),
		rc::gen::resize(rc::kNominalSize, rc::gen::inRange(1, longest + 1)));
}

/** Maps with square cells that cost only their length. */
inline rc::Gen<MapSpec> UniformOctileSpec(std::int32_t longestSide)
{
	return rc::gen::build<MapSpec>(rc::gen::set(&MapSpec::width, AnySide(longestSide)),
		rc::gen::set(&MapSpec::height, AnySide(longestSide)),
		rc::gen::set(&MapSpec::cornerRule,
			rc::gen::element(CornerRule::NoneBlocked, CornerRule::OneFree, CornerRule::Always)),
		rc::gen::set(&MapSpec::style, rc::gen::element(WallStyle::Noise, WallStyle::Boxes, WallStyle::Lines)),
		rc::gen::set(&MapSpec::blockedPercent, rc::gen::inRange(0, 60)),
		rc::gen::set(&MapSpec::variant, rc::gen::elementOf(AllMapVariants)),
		rc::gen::set(&MapSpec::seed, AnySeed()));
}

/** Every topology, corner rule, wall style and set of layers. */
inline rc::Gen<MapSpec> AnySpec(std::int32_t longestSide)
{
	return rc::gen::build<MapSpec>(rc::gen::set(&MapSpec::width, AnySide(longestSide)),
		rc::gen::set(&MapSpec::height, AnySide(longestSide)),
		rc::gen::set(&MapSpec::topology, rc::gen::elementOf(AllTopologies)),
		rc::gen::set(&MapSpec::cornerRule, rc::gen::elementOf(AllCornerRules)),
		rc::gen::set(&MapSpec::style, rc::gen::element(WallStyle::Noise, WallStyle::Boxes, WallStyle::Lines)),
		rc::gen::set(&MapSpec::blockedPercent, rc::gen::inRange(0, 60)), rc::gen::set(&MapSpec::terrain),
		rc::gen::set(&MapSpec::heights),
		rc::gen::set(&MapSpec::clearance,
			rc::gen::weightedElement<std::uint8_t>(
				{{8, std::uint8_t{1}}, {1, std::uint8_t{2}}, {1, std::uint8_t{3}}})),
		rc::gen::set(&MapSpec::variant, rc::gen::elementOf(AllMapVariants)),
		rc::gen::set(&MapSpec::seed, AnySeed()));
}
} // namespace NavCore::Tests
