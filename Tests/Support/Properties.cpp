// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Support/Properties.h"

#include <cstdlib>
#include <sstream>
#include <string>

namespace NavCore::Tests
{
namespace
{
/** One cell up to the longest side: evenly spread, or small to begin with. */
rc::Gen<std::int32_t> AnySide(std::int32_t longest)
{
	return rc::gen::oneOf(rc::gen::inRange(1, longest + 1),
		rc::gen::resize(rc::kNominalSize, rc::gen::inRange(1, longest + 1)));
}
} // namespace

void CheckProperty(int cases, const std::function<void()>& property)
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
	const auto result = rc::detail::checkTestable([&property] { property(); }, metadata, params);
	std::ostringstream message;
	rc::detail::printResultMessage(result, message);
	EXPECT_TRUE(result.template is<rc::detail::SuccessResult>()) << message.str();
}

void Prove(const ::testing::AssertionResult& verdict)
{
	if (!verdict)
	{
		RC_FAIL(verdict.message());
	}
}

void showValue(const MapSpec& spec, std::ostream& out)
{
	out << spec;
}

rc::Gen<std::uint64_t> AnySeed()
{
	return rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
}

rc::Gen<MapSpec> UniformOctileSpec(std::int32_t longestSide)
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

rc::Gen<MapSpec> AnySpec(std::int32_t longestSide)
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
