// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "LogCapture.h"
#include "Misc/ConfigCacheIni.h"
#include "Samples/ObjectSamples.h"
#include "StandIn/ObjectSystem.h"

#include <gtest/gtest.h>

namespace
{
/** Default objects read the ini file when they are made, so each case has its own. */
class ObjectConfigTest : public testing::Test
{
protected:
	void TearDown() override
	{
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		GConfig->UnloadFile(File);
		StandIn::ForgetDefaultObject(USampleChild::StaticClass());
		StandIn::ForgetDefaultObject(USampleObject::StaticClass());
	}

	void Write(const TCHAR* Lines)
	{
		CollectGarbage(GARBAGE_COLLECTION_KEEPFLAGS);
		StandIn::ForgetDefaultObject(USampleGrandchild::StaticClass());
		StandIn::ForgetDefaultObject(USampleChild::StaticClass());
		StandIn::ForgetDefaultObject(USampleObject::StaticClass());
		FConfigFile Content;
		Content.CombineFromBuffer(FString(Lines), File);
		GConfig->Add(File, Content);
	}

	const FString File = USampleObject::StaticClass()->GetConfigName();
};

TEST_F(ObjectConfigTest, DefaultsComeFromTheFileAndGoToEveryObject)
{
	Write(TEXT(
		"[/Script/StandInTests.SampleObject]\nWidth=77.5\nColor=Blue\nGreeting=Hello, you\nSize=(X=5,Y=6)\n"
		"+Names=A\n+Names=B\nBig=12\n"));
	const USampleObject* Default = GetDefault<USampleObject>();
	EXPECT_EQ(Default->Width, 77.5f);
	EXPECT_EQ(Default->Color, ESampleColor::Blue);
	EXPECT_EQ(Default->Greeting, TEXT("Hello, you"));
	EXPECT_EQ(Default->Size, FIntPoint(5, 6));
	EXPECT_EQ(Default->Names, (TArray<FName>{TEXT("A"), TEXT("B")}));
	EXPECT_EQ(Default->Big, 0) << "not a config property";
	EXPECT_EQ(NewObject<USampleObject>()->Width, 77.5f);
}

TEST_F(ObjectConfigTest, WhatIsNotInTheFileKeepsItsDefault)
{
	Write(TEXT("[/Script/StandInTests.SampleObject]\nWidth=5\n"));
	EXPECT_EQ(GetDefault<USampleObject>()->Color, ESampleColor::Green);
}

TEST_F(ObjectConfigTest, AChildReadsItsOwnSectionOverThatOfItsBase)
{
	Write(TEXT("[/Script/StandInTests.SampleObject]\nWidth=5\nColor=Red\n[/Script/"
			   "StandInTests.SampleChild]\nWidth=6\n"));
	EXPECT_EQ(GetDefault<USampleObject>()->Width, 5.0f);
	EXPECT_EQ(GetDefault<USampleChild>()->Width, 6.0f);
	EXPECT_EQ(GetDefault<USampleChild>()->Color, ESampleColor::Red);
}

TEST_F(ObjectConfigTest, WhatCannotBeReadIsLoggedAndLeftAlone)
{
	Write(TEXT("[/Script/StandInTests.SampleObject]\nWidth=wide\nColor=Purple\n"));
	const StandInTests::FLogCapture Log;
	EXPECT_EQ(GetDefault<USampleObject>()->Width, 10.0f);
	EXPECT_EQ(GetDefault<USampleObject>()->Color, ESampleColor::Green);
	EXPECT_EQ(Log.Num(), 2);
}

TEST_F(ObjectConfigTest, SavedConfigIsReadBack)
{
	Write(TEXT(""));
	GetMutableDefault<USampleObject>()->Width = 9.0f;
	GetMutableDefault<USampleObject>()->SaveConfig();
	GetMutableDefault<USampleObject>()->Width = 1.0f;
	GetMutableDefault<USampleObject>()->ReloadConfig();
	EXPECT_EQ(GetDefault<USampleObject>()->Width, 9.0f);
}
} // namespace
