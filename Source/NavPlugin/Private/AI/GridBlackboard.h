// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "BehaviorTree/BehaviorTreeTypes.h"
#include "CoreMinimal.h"

class AActor;
class UBehaviorTreeComponent;
class UBlackboardData;
class UEnum;

/** A goal as a blackboard holds it. */
struct FGridBlackboardGoal
{
	/** Null for a place. */
	AActor* Actor = nullptr;
	FVector Location = FVector::ZeroVector;
};

/** Reading and writing the keys of nodes. Keys that a designer has not chosen are left alone. */
namespace UE::GridNav::Blackboard
{
/** False where the key holds no goal: nothing chosen, a vector that is not set, an object that is no actor.
 */
bool ReadGoal(
	const UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, FGridBlackboardGoal& OutGoal);
/** Lets goals through: vectors and actors. */
void AllowGoals(FBlackboardKeySelector& Key, UObject& Owner, FName PropertyName);

void WriteBool(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, bool bValue);
void WriteFloat(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, double Value);
void WriteVector(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, const FVector& Value);
void WriteObject(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, UObject* Value);
/** Into a key of an enum or of whole numbers. */
void WriteEnum(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, uint8 Value);
void AllowEnum(FBlackboardKeySelector& Key, UObject& Owner, FName PropertyName, UEnum* Enum);

/** Looks up the key in the blackboard of the tree, if there is one. */
void Resolve(FBlackboardKeySelector& Key, const UBlackboardData* Asset);
/** For descriptions: the name of a key, or "(none)". */
FString NameOf(const FBlackboardKeySelector& Key);
/** For descriptions: a line "What: Key" where a key is chosen. */
void AppendKey(FString& Text, const TCHAR* What, const FBlackboardKeySelector& Key);
} // namespace UE::GridNav::Blackboard
