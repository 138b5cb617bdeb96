// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "AI/GridBlackboard.h"

#include "BehaviorTree/BehaviorTreeComponent.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Bool.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Enum.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Float.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Int.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Object.h"
#include "BehaviorTree/Blackboard/BlackboardKeyType_Vector.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "BehaviorTree/BlackboardData.h"
#include "GameFramework/Actor.h"

namespace UE::GridNav::Blackboard
{
namespace Impl
{
template <typename KeyType>
static void Write(
	UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, typename KeyType::FDataType Value)
{
	UBlackboardComponent* Board = Tree.GetBlackboardComponent();
	if (Board != nullptr && Key.IsSet())
	{
		Board->SetValue<KeyType>(Key.GetSelectedKeyID(), Value);
	}
}
} // namespace Impl

bool ReadGoal(
	const UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, FGridBlackboardGoal& OutGoal)
{
	OutGoal = FGridBlackboardGoal();
	const UBlackboardComponent* Board = Tree.GetBlackboardComponent();
	if (Board == nullptr || !Key.IsSet())
	{
		return false;
	}
	if (Key.SelectedKeyType == UBlackboardKeyType_Object::StaticClass())
	{
		OutGoal.Actor = Cast<AActor>(Board->GetValue<UBlackboardKeyType_Object>(Key.GetSelectedKeyID()));
		OutGoal.Location = OutGoal.Actor != nullptr ? OutGoal.Actor->GetActorLocation() : FVector::ZeroVector;
		return OutGoal.Actor != nullptr;
	}
	OutGoal.Location = Board->GetValue<UBlackboardKeyType_Vector>(Key.GetSelectedKeyID());
	return Board->IsVectorValueSet(Key.GetSelectedKeyID());
}

void AllowGoals(FBlackboardKeySelector& Key, UObject& Owner, FName PropertyName)
{
	Key.AddVectorFilter(&Owner, PropertyName);
	Key.AddObjectFilter(&Owner, PropertyName, AActor::StaticClass());
}

void WriteBool(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, bool bValue)
{
	Impl::Write<UBlackboardKeyType_Bool>(Tree, Key, bValue);
}

void WriteFloat(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, double Value)
{
	Impl::Write<UBlackboardKeyType_Float>(Tree, Key, static_cast<float>(Value));
}

void WriteVector(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, const FVector& Value)
{
	Impl::Write<UBlackboardKeyType_Vector>(Tree, Key, Value);
}

void WriteObject(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, UObject* Value)
{
	Impl::Write<UBlackboardKeyType_Object>(Tree, Key, Value);
}

void WriteEnum(UBehaviorTreeComponent& Tree, const FBlackboardKeySelector& Key, uint8 Value)
{
	if (Key.SelectedKeyType == UBlackboardKeyType_Int::StaticClass())
	{
		Impl::Write<UBlackboardKeyType_Int>(Tree, Key, Value);
	}
	else
	{
		Impl::Write<UBlackboardKeyType_Enum>(Tree, Key, Value);
	}
}

void AllowEnum(FBlackboardKeySelector& Key, UObject& Owner, FName PropertyName, UEnum* Enum)
{
	Key.AddEnumFilter(&Owner, PropertyName, Enum);
	Key.AddIntFilter(&Owner, PropertyName);
	Key.AllowNoneAsValue(true);
}

void Resolve(FBlackboardKeySelector& Key, const UBlackboardData* Asset)
{
	if (Asset != nullptr)
	{
		Key.ResolveSelectedKey(*Asset);
	}
}

FString NameOf(const FBlackboardKeySelector& Key)
{
	return Key.SelectedKeyName.IsNone() ? FString(TEXT("(none)")) : Key.SelectedKeyName.ToString();
}

void AppendKey(FString& Text, const TCHAR* What, const FBlackboardKeySelector& Key)
{
	if (!Key.SelectedKeyName.IsNone())
	{
		Text += FString::Printf(TEXT("\n%s: %s"), What, *Key.SelectedKeyName.ToString());
	}
}
} // namespace UE::GridNav::Blackboard
