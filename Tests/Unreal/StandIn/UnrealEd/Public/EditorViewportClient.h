// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FEditorViewportClient, FViewportCursorLocation and FViewportClick.
#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "InputCoreTypes.h"

class FViewport;
class UWorld;

/** A viewport of the editor. */
class FEditorViewportClient
{
public:
	explicit FEditorViewportClient(UWorld* InWorld) : World(InWorld) {}
	virtual ~FEditorViewportClient() = default;

	virtual UWorld* GetWorld() const { return World; }
	/** Draws it again soon. */
	void Invalidate(bool bInvalidateChildViews = true, bool bInvalidateHitProxies = true) { ++Redraws; }
	int32 StandInRedraws() const { return Redraws; }

	FViewport* Viewport = nullptr;

private:
	UWorld* World;
	int32 Redraws = 0;
};

/** Where the mouse is, as a ray into the world. */
struct FViewportCursorLocation
{
	FViewportCursorLocation(
		const FVector& InOrigin, const FVector& InDirection, FEditorViewportClient* InClient)
		: Origin(InOrigin), Direction(InDirection), ViewportClient(InClient)
	{
	}

	const FVector& GetOrigin() const { return Origin; }
	const FVector& GetDirection() const { return Direction; }
	FEditorViewportClient* GetViewportClient() const { return ViewportClient; }

private:
	FVector Origin;
	FVector Direction;
	FEditorViewportClient* ViewportClient;
};

/** A click into a viewport. */
struct FViewportClick : public FViewportCursorLocation
{
	FViewportClick(const FVector& InOrigin, const FVector& InDirection, FEditorViewportClient* InClient,
		FKey InKey, EInputEvent InEvent, bool bInControl = false, bool bInAlt = false, bool bInShift = false)
		: FViewportCursorLocation(InOrigin, InDirection, InClient), Key(InKey), Event(InEvent),
		  bControlDown(bInControl), bAltDown(bInAlt), bShiftDown(bInShift)
	{
	}

	const FKey& GetKey() const { return Key; }
	EInputEvent GetEvent() const { return Event; }
	bool IsControlDown() const { return bControlDown; }
	bool IsAltDown() const { return bAltDown; }
	bool IsShiftDown() const { return bShiftDown; }

private:
	FKey Key;
	EInputEvent Event;
	bool bControlDown;
	bool bAltDown;
	bool bShiftDown;
};
