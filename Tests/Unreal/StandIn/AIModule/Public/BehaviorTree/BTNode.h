// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API page of UBTNode and the fact sheet "Behaviour trees, blackboard, AI moves, EQS, StateTree",
// section 1.

#include "BehaviorTree/BehaviorTreeTypes.h"
#include "CoreMinimal.h"
#include "GameplayTaskOwnerInterface.h"
#include "UObject/Object.h"
#include "UObject/ObjectMacros.h"

#include <type_traits>

#include "BTNode.generated.h"

class AAIController;
class UBehaviorTree;
class UBehaviorTreeComponent;
class UBlackboardData;
class UBTCompositeNode;

/**
 * A node of a behaviour tree: a template that all agents share, so what one agent does is kept in its memory
 * for this node and never in members, unless bCreateNodeInstance is set. Writing members is not noticed here.
 */
UCLASS(Abstract, Config = Game, MinimalAPI)
class UBTNode : public UObject, public IGameplayTaskOwnerInterface
{
	GENERATED_BODY()

public:
	UBTNode(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual UWorld* GetWorld() const override;

	/** Called once for each tree asset, before anything of it runs. */
	virtual void InitializeFromAsset(UBehaviorTree& Asset);
	virtual void InitializeNode(
		UBTCompositeNode* InParentNode, uint16 InExecutionIndex, uint16 InMemoryOffset, uint8 InTreeDepth);
	virtual uint16 GetInstanceMemorySize() const { return 0; }
	virtual void InitializeMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryInit::Type InitType) const;
	virtual void CleanupMemory(
		UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory, EBTMemoryClear::Type CleanupType) const;
	/** Only with bCreateNodeInstance. */
	virtual void OnInstanceCreated(UBehaviorTreeComponent& OwnerComp) {}
	virtual void OnInstanceDestroyed(UBehaviorTreeComponent& OwnerComp) {}

	virtual FString GetStaticDescription() const;
	virtual void DescribeRuntimeValues(const UBehaviorTreeComponent& OwnerComp, uint8* NodeMemory,
		EBTDescriptionVerbosity::Type Verbosity, TArray<FString>& Values) const;
#if WITH_EDITOR
	virtual FName GetNodeIconName() const;
	virtual bool UsesBlueprint() const
	{
		return false;
	}
#endif

	UBTCompositeNode* GetParentNode() const
	{
		return ParentNode;
	}
	UBehaviorTree* GetTreeAsset() const
	{
		return TreeAsset;
	}
	UBlackboardData* GetBlackboardAsset() const;
	FString GetNodeName() const;
	uint16 GetExecutionIndex() const
	{
		return ExecutionIndex;
	}
	uint16 GetMemoryOffset() const
	{
		return MemoryOffset;
	}
	uint8 GetTreeDepth() const
	{
		return TreeDepth;
	}
	bool HasInstance() const
	{
		return bCreateNodeInstance;
	}
	bool IsInstanced() const
	{
		return TemplateNode != nullptr;
	}
	/** This, or the node of the asset that this was made from. */
	const UBTNode* GetTemplateNode() const
	{
		return TemplateNode != nullptr ? TemplateNode.Get() : this;
	}
	void InitializeInstance(const UBTNode& Template);

	template <typename T>
	T* GetNodeMemory(uint8* NodeMemory) const
	{
		return reinterpret_cast<T*>(NodeMemory);
	}
	template <typename T>
	T* CastInstanceNodeMemory(uint8* NodeMemory) const
	{
		checkf(sizeof(T) <= GetInstanceMemorySize(), TEXT("%s keeps less than that."), *GetNodeName());
		return reinterpret_cast<T*>(NodeMemory);
	}
	/** What the engine keeps in front of the memory of the node. */
	template <typename T>
	T* GetSpecialNodeMemory(uint8* NodeMemory) const
	{
		static_assert(sizeof(T) <= SpecialMemorySize);
		return reinterpret_cast<T*>(NodeMemory - SpecialMemorySize);
	}
	static constexpr int32 SpecialMemorySize = 16;

	UPROPERTY(Category = Description, EditAnywhere)
	FString NodeName;

protected:
	/** The wait until the next tick begins anew. */
	void SetNextTickTime(uint8* NodeMemory, float RemainingTime) const;

	/** Each agent gets an object of its own. */
	uint8 bCreateNodeInstance : 1;
	/** It runs gameplay tasks. */
	uint8 bOwnsGameplayTasks : 1;

private:
	UPROPERTY()
	TObjectPtr<UBehaviorTree> TreeAsset;

	UPROPERTY()
	TObjectPtr<UBTCompositeNode> ParentNode;

	UPROPERTY()
	TObjectPtr<const UBTNode> TemplateNode;

	uint16 ExecutionIndex = MAX_uint16;
	uint16 MemoryOffset = 0;
	uint8 TreeDepth = 0;
};

namespace StandIn
{
template <typename MemberPointer>
struct TClassOfMember;
template <typename Class, typename Function>
struct TClassOfMember<Function Class::*>
{
	using Type = Class;
};

/** Whether the function of a class is not one of those of the engine's bases. */
template <typename MemberPointer, typename... BaseTypes>
inline constexpr bool bIsOverridden =
	!(std::is_same_v<typename TClassOfMember<MemberPointer>::Type, BaseTypes> || ...);
} // namespace StandIn

#define STANDIN_NODE_OVERRIDES(Function, ...)                                                                \
	StandIn::bIsOverridden<decltype(&std::remove_cvref_t<decltype(*this)>::Function), __VA_ARGS__>
