// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of SSlider.
#pragma once

#include "Framework/SlateDelegates.h"
#include "Widgets/DeclarativeSyntaxSupport.h"

/** A value to drag between two ends. */
class SSlider : public SWidget
{
public:
	SLATE_BEGIN_ARGS(SSlider) : _MaxValue(1.0f) {}
	SLATE_ATTRIBUTE(float, Value)
	SLATE_ARGUMENT(float, MinValue)
	SLATE_ARGUMENT(float, MaxValue)
	SLATE_ARGUMENT(bool, MouseUsesStep)
	SLATE_ATTRIBUTE(float, StepSize)
	SLATE_EVENT(FOnFloatValueChanged, OnValueChanged)
	SLATE_END_ARGS()

	void Construct(const FArguments& InArgs)
	{
		Value = InArgs._Value;
		MinValue = InArgs._MinValue;
		MaxValue = InArgs._MaxValue;
		OnChanged = InArgs._OnValueChanged;
	}
	float GetValue() const { return Value.Get(0.0f); }
	void SetValue(const TAttribute<float>& InValue) { Value = InValue; }
	float GetMinValue() const { return MinValue; }
	float GetMaxValue() const { return MaxValue; }
	void SetMinAndMaxValues(float InMinValue, float InMaxValue)
	{
		MinValue = InMinValue;
		MaxValue = FMath::Max(InMinValue, InMaxValue);
	}

	/** Dragged to a value. */
	void StandInDrag(float To)
	{
		const float Reached = FMath::Clamp(To, MinValue, MaxValue);
		if (!Value.IsBound())
		{
			Value.Set(Reached);
		}
		OnChanged.ExecuteIfBound(Reached);
	}

private:
	TAttribute<float> Value;
	float MinValue = 0.0f;
	float MaxValue = 1.0f;
	FOnFloatValueChanged OnChanged;
};
