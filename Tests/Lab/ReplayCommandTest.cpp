// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

#include "NavCore/Capture/CaptureFile.h"

#include <span>

namespace LabTest
{
class ReplayCommand : public LabProcess
{
protected:
	ReplayCommand() { Write("small.map", SmallMap); }

	void MakeCapture(const std::string& algorithm) const
	{
		const LabRun run = Run({"find", "--map", "small.map", "--from", "0,0", "--to", "5,4", "--algorithm",
			algorithm, "--capture", "query.capture"});
		ASSERT_EQ(run.exitCode, 0) << run.err;
	}
};

TEST_F(ReplayCommand, ACapturedQueryGivesTheSameDigest)
{
	for (const char* algorithm : {"astar", "sga", "hpa", "auto"})
	{
		MakeCapture(algorithm);
		const LabRun run = Run({"replay", "query.capture", "--json", "-", "--png", "again.png"});
		ASSERT_EQ(run.exitCode, 0) << run.err;
		const nlohmann::json json = run.Json();
		EXPECT_EQ(json["mismatches"], 0);
		ASSERT_EQ(json["queries"].size(), 1U);
		EXPECT_EQ(json["queries"][0]["algorithm"], algorithm);
		EXPECT_EQ(json["queries"][0]["status"], "found");
		EXPECT_EQ(json["queries"][0]["digest"], json["queries"][0]["recorded_digest"]);
		EXPECT_EQ(Read("again.png").substr(1, 3), "PNG");
	}
}

TEST_F(ReplayCommand, ADamagedCaptureIsNamedWithItsByte)
{
	MakeCapture("astar");
	std::string bytes = Read("query.capture");
	bytes[40] = static_cast<char>(bytes[40] ^ 1);
	Write("damaged.capture", bytes);
	ExpectBadInput({"replay", "damaged.capture"}, {"damaged.capture: byte", "checksum"});
	ExpectBadInput({"replay", "small.map"}, {"small.map: byte 0", "not a capture"});
	ExpectBadInput({"replay", "query.capture", "--query", "2"}, {"there are 1 queries in it"});
}

TEST_F(ReplayCommand, AnotherAnswerFailsTheRunAndAnUnknownAlgorithmIsNamed)
{
	MakeCapture("astar");
	const std::string bytes = Read("query.capture");
	NavCore::QueryCapture capture =
		NavCore::ReadCaptureFile(std::as_bytes(std::span(bytes)), "query").Value();
	const auto rewrite = [this, &capture](const std::string& name)
	{
		const auto packed =
			NavCore::WriteCaptureFile(capture.grid.map, capture.grid.frame, capture.queries).Value();
		Write(name, std::string(reinterpret_cast<const char*>(packed.data()), packed.size()));
	};
	capture.queries[0].digest ^= 1U;
	rewrite("other.capture");
	const LabRun run = Run({"replay", "other.capture", "--json", "-"});
	EXPECT_EQ(run.exitCode, 1);
	EXPECT_EQ(run.Json()["mismatches"], 1);
	EXPECT_EQ(run.Json()["queries"][0]["same"], false);
	capture.queries[0].algorithm = "teleport";
	rewrite("unknown.capture");
	ExpectBadInput({"replay", "unknown.capture"}, {"unknown.capture", "teleport"});
}

TEST_F(ReplayCommand, CheckKnowsCaptures)
{
	MakeCapture("jps");
	const LabRun run = Run({"check", "query.capture", "--json", "-"});
	ASSERT_EQ(run.exitCode, 0) << run.err;
	EXPECT_EQ(run.Json()["files"][0]["kind"], "capture");
}
} // namespace LabTest
