// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridMoveSettings.h"

#include UE_INLINE_GENERATED_CPP_BY_NAME(GridMoveSettings)

namespace UE::GridNav::MoveSettingsImpl
{
static void Clamp(float& Value, float Least, float Default)
{
	Value = FMath::IsFinite(Value) ? FMath::Max(Value, Least) : Default;
}
} // namespace UE::GridNav::MoveSettingsImpl

FGridMoveSettings FGridMoveSettings::Clamped() const
{
	const FGridMoveSettings Defaults;
	FGridMoveSettings Result = *this;
	namespace Impl = UE::GridNav::MoveSettingsImpl;
	Impl::Clamp(Result.AcceptanceRadius, 0.0f, Defaults.AcceptanceRadius);
	Impl::Clamp(Result.GoalTrackingThreshold, 0.0f, Defaults.GoalTrackingThreshold);
	Impl::Clamp(Result.LookAhead, 1.0f, Defaults.LookAhead);
	Impl::Clamp(Result.Corridor, 0.0f, Defaults.Corridor);
	Impl::Clamp(Result.RetryInterval, 0.05f, Defaults.RetryInterval);
	Impl::Clamp(Result.WaitTimeout, 0.0f, Defaults.WaitTimeout);
	return Result;
}
