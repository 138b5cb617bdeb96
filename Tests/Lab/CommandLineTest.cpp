// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LabProcess.h"

namespace LabTest
{
class CommandLine : public LabProcess
{
};

TEST_F(CommandLine, HelpListsTheCommandsThatExist)
{
	const LabRun run = Run({"--help"});
	EXPECT_EQ(run.exitCode, 0);
	EXPECT_EQ(run.err, "");
	for (const char* command :
		{"find", "bench", "simulate", "edit", "generate", "check", "demo", "reproduce", "compare", "replay"})
	{
		EXPECT_NE(run.out.find(command), std::string::npos) << command;
	}
}

TEST_F(CommandLine, EveryCommandHasHelpOfItsOwn)
{
	for (const char* command :
		{"find", "bench", "simulate", "edit", "generate", "check", "demo", "reproduce", "compare", "replay"})
	{
		const LabRun run = Run({command, "--help"});
		EXPECT_EQ(run.exitCode, 0) << command;
		EXPECT_EQ(run.err, "") << command;
		EXPECT_NE(run.out.find("--json"), std::string::npos) << command;
	}
}

TEST_F(CommandLine, NoCommandIsBadUsage)
{
	ExpectBadInput({}, {"required"});
}

TEST_F(CommandLine, UnknownCommandIsNamedWithTheKnownOnes)
{
	ExpectBadInput({"fnid"}, {"fnid", "find", "bench"});
}

TEST_F(CommandLine, UnknownOptionIsBadUsage)
{
	ExpectBadInput({"check", "--frobnicate", "x.map"}, {"--frobnicate"});
}

TEST_F(CommandLine, TwoCommandsAreBadUsage)
{
	ExpectBadInput({"demo", "find"}, {"find"});
}

TEST_F(CommandLine, RepeatedOptionIsBadUsage)
{
	ExpectBadInput({"find", "--map", "a", "--map", "b", "--from", "0,0", "--to", "1,1"}, {"--map"});
}
} // namespace LabTest
