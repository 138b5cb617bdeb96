// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Engine/EngineTypes.h"

#include "EngineLog.h"

DEFINE_LOG_CATEGORY(LogEngine);
DEFINE_LOG_CATEGORY(LogSpawn);

FCollisionResponseContainer::FCollisionResponseContainer()
{
	SetAllChannels(ECR_Block);
}

FCollisionResponseContainer::FCollisionResponseContainer(ECollisionResponse DefaultResponse)
{
	SetAllChannels(DefaultResponse);
}

bool FCollisionResponseContainer::SetResponse(ECollisionChannel Channel, ECollisionResponse NewResponse)
{
	check(Channel < ECC_MAX);
	const bool bChanges = Responses[Channel] != NewResponse;
	Responses[Channel] = static_cast<uint8>(NewResponse);
	return bChanges;
}

bool FCollisionResponseContainer::SetAllChannels(ECollisionResponse NewResponse)
{
	for (uint8& Response : Responses)
	{
		Response = static_cast<uint8>(NewResponse);
	}
	return true;
}

ECollisionResponse FCollisionResponseContainer::GetResponse(ECollisionChannel Channel) const
{
	check(Channel < ECC_MAX);
	return static_cast<ECollisionResponse>(Responses[Channel]);
}

FAttachmentTransformRules FAttachmentTransformRules::KeepRelativeTransform(
	EAttachmentRule::KeepRelative, false);
FAttachmentTransformRules FAttachmentTransformRules::KeepWorldTransform(EAttachmentRule::KeepWorld, false);
FAttachmentTransformRules FAttachmentTransformRules::SnapToTargetNotIncludingScale(
	EAttachmentRule::SnapToTarget, EAttachmentRule::SnapToTarget, EAttachmentRule::KeepWorld, false);
FAttachmentTransformRules FAttachmentTransformRules::SnapToTargetIncludingScale(
	EAttachmentRule::SnapToTarget, false);

FAttachmentTransformRules::FAttachmentTransformRules(EAttachmentRule InRule, bool bInWeldSimulatedBodies)
	: FAttachmentTransformRules(InRule, InRule, InRule, bInWeldSimulatedBodies)
{
}

FAttachmentTransformRules::FAttachmentTransformRules(EAttachmentRule InLocationRule,
	EAttachmentRule InRotationRule, EAttachmentRule InScaleRule, bool bInWeldSimulatedBodies)
	: LocationRule(InLocationRule), RotationRule(InRotationRule), ScaleRule(InScaleRule),
	  bWeldSimulatedBodies(bInWeldSimulatedBodies)
{
}

FDetachmentTransformRules FDetachmentTransformRules::KeepRelativeTransform(
	EDetachmentRule::KeepRelative, true);
FDetachmentTransformRules FDetachmentTransformRules::KeepWorldTransform(EDetachmentRule::KeepWorld, true);

FDetachmentTransformRules::FDetachmentTransformRules(EDetachmentRule InRule, bool bInCallModify)
	: LocationRule(InRule), RotationRule(InRule), ScaleRule(InRule), bCallModify(bInCallModify)
{
}
