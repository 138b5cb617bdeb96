// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Scene proxies: made when a component is registered, and anew at the end of the frame that made it dirty.
#include "Engine/World.h"
#include "Samples/RenderingSamples.h"
#include "SceneView.h"
#include "StandIn/Rendering.h"
#include "StandIn/TestWorld.h"

#include <gtest/gtest.h>

TEST(EngineRendering, ProxiesLiveAsLongAsTheirComponentIsRegistered)
{
	const int64 Alive = StandIn::GetProxyCounters().Alive();
	StandIn::FTestWorld World;
	USampleDrawComponent* Component = NewObject<USampleDrawComponent>(World.Get());
	EXPECT_EQ(Component->SceneProxy, nullptr);
	Component->RegisterComponentWithWorld(World.Get());
	ASSERT_NE(Component->SceneProxy, nullptr);
	EXPECT_TRUE(Component->IsRenderStateCreated());
	EXPECT_EQ(StandIn::GetProxyCounters().Alive(), Alive + 1);
	Component->DestroyComponent();
	EXPECT_EQ(Component->SceneProxy, nullptr);
	EXPECT_EQ(StandIn::GetProxyCounters().Alive(), Alive);
}

TEST(EngineRendering, DirtyOnesAreMadeAnewOnceAFrame)
{
	StandIn::FTestWorld World;
	World.Play();
	USampleDrawComponent* Component = NewObject<USampleDrawComponent>(World.Get());
	Component->RegisterComponentWithWorld(World.Get());
	const int64 Created = StandIn::GetProxyCounters().Created;
	Component->NumLines = 3;
	Component->MarkRenderStateDirty();
	Component->MarkRenderStateDirty();
	EXPECT_EQ(static_cast<const FDebugRenderSceneProxy*>(Component->SceneProxy)->Lines.Num(), 1)
		<< "not before the end of the frame";
	World.Tick();
	EXPECT_EQ(StandIn::GetProxyCounters().Created, Created + 1);
	EXPECT_EQ(static_cast<const FDebugRenderSceneProxy*>(Component->SceneProxy)->Lines.Num(), 3);
	World.Tick(3);
	EXPECT_EQ(StandIn::GetProxyCounters().Created, Created + 1);
	Component->DestroyComponent();
}

TEST(EngineRendering, DirtyOnesMayGoAwayBeforeTheFrameEnds)
{
	const int64 Alive = StandIn::GetProxyCounters().Alive();
	StandIn::FTestWorld World;
	World.Play();
	USampleDrawComponent* Component = NewObject<USampleDrawComponent>(World.Get());
	Component->RegisterComponentWithWorld(World.Get());
	Component->MarkRenderStateDirty();
	Component->DestroyComponent();
	World.Tick();
	EXPECT_EQ(StandIn::GetProxyCounters().Alive(), Alive);
}
