// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "ComponentVisualizer.h"
#include "Components/GridNavGraphComponent.h"
#include "CoreMinimal.h"
#include "NavCore/Preview/SearchPreview.h"
#include "Preview/GridNavPreviewMap.h"
#include "Preview/GridNavPreviewPainter.h"
#include "Tickable.h"
#include "Visualizers/GridNavViewportTool.h"

/** The ground of a grid while start or goal is picked: a click on it means a cell. */
struct HGridNavGroundProxy : public HComponentVisProxy
{
	DECLARE_HIT_PROXY();

	explicit HGridNavGroundProxy(const UActorComponent* InComponent)
		: HComponentVisProxy(InComponent, HPP_Foreground)
	{
	}
};

/** What the next click on the grid sets. */
enum class EGridNavPick : uint8
{
	Nothing,
	Start,
	Goal,
};

/**
 * The search preview: runs one query with one or two algorithms on the selected grid and shows every step.
 *
 * Works on a snapshot in slices of a few milliseconds a frame, so the editor never waits for it. Start and
 * goal are picked by clicks on the selected grid. The first search is drawn on the grid, the second one
 * beside it at +X, with the walls of its copy. Lives in the editor module; the panel and the viewports are
 * its views.
 */
class FGridNavPreview final : public FTickableGameObject, public IGridNavViewportTool
{
public:
	static constexpr int32 Sides = static_cast<int32>(NavCore::SearchPreview::Sides);
	/** Time of a frame that it may take. */
	static constexpr double SliceMs = 4.0;
	/** Cells between the grid and its copy. */
	static constexpr int32 CopyGap = 2;

	FGridNavPreview();

	/** Only an open panel has work done. */
	void SetOpen(bool bInOpen);
	bool IsOpen() const { return bOpen; }

	/** Null for none. Another grid forgets start and goal. */
	void SetGraph(const UGridNavGraphComponent* NewGraph);
	const UGridNavGraphComponent* GetGraph() const { return Graph.Get(); }
	/**
	 * A name from NavCore's registry; an unknown one, or none, leaves the side empty. No FName: those do not
	 * keep the case of their letters.
	 */
	void SetAlgorithm(int32 Side, const FString& Name);
	FString GetAlgorithm(int32 Side) const;
	void SetStart(const FIntPoint& Cell);
	void SetGoal(const FIntPoint& Cell);
	TOptional<FIntPoint> GetStart() const { return Start; }
	TOptional<FIntPoint> GetGoal() const { return Goal; }
	/** Arms the next click. */
	void Pick(EGridNavPick What);
	EGridNavPick GetPick() const { return Picking; }

	/** From 0 to 1; shown within the next frames. */
	void SeekShare(float Share);
	float GetShare() const;
	/** So many expansions on, or back. Stops playing. */
	void StepBy(int32 Expansions);
	/** From the start again if it stands at the end. */
	void SetPlaying(bool bInPlaying);
	bool IsPlaying() const { return bPlaying; }
	void SetPace(NavCore::PreviewPace Pace);

	const NavCore::SearchPreview& Model() const { return Preview; }
	/** What is drawn of a side. */
	const NavCore::DrawList& Shapes(int32 Side) const { return Painters[Side].Shapes(); }
	bool IsPreparing() const { return Map.IsBuilding(); }

	virtual void Tick(float DeltaTime) override;
	virtual ETickableTickType GetTickableTickType() const override { return ETickableTickType::Always; }
	virtual bool IsTickableInEditor() const override { return true; }
	virtual bool IsTickable() const override { return bOpen; }
	virtual TStatId GetStatId() const override;

	virtual void Draw(const UGridNavGraphComponent& Drawn, FPrimitiveDrawInterface& PDI) override;
	virtual bool HandleClick(HComponentVisProxy& Proxy, const FViewportClick& Click) override;

private:
	void UpdateQuery();
	void Play(float DeltaTime);
	/** Makes the pictures again if there is something else to see. */
	void Repaint();
	void DrawGround(const UGridNavGraphComponent& Drawn, FPrimitiveDrawInterface& PDI) const;

	TWeakObjectPtr<const UGridNavGraphComponent> Graph;
	FGridNavPreviewMap Map;
	NavCore::SearchPreview Preview;
	const NavCore::AlgorithmInfo* Algorithms[Sides];
	TOptional<FIntPoint> Start;
	TOptional<FIntPoint> Goal;
	EGridNavPick Picking = EGridNavPick::Nothing;
	bool bOpen = false;
	bool bPlaying = false;
	/** Where it plays, between two positions. */
	double PlayPosition = 0.0;
	/** Frames since the grid was last drawn; another one that is selected then takes its place. */
	int32 FramesUnseen = 0;

	FGridNavPreviewPainter Painters[Sides];
	/** What the pictures show. */
	SIZE_T PaintedSteps[Sides] = {};
	bool bPaintedEnd[Sides] = {};
	bool bRepaint = true;
};
