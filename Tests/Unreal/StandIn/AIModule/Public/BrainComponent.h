// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

// Follows the API pages of UBrainComponent, FAIMessage and FAIMessageObserver.

#include "AITypes.h"
#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include "BrainComponent.generated.h"

class AAIController;
class AController;
class APawn;
class UBlackboardComponent;
class UBrainComponent;
struct FAIMessage;
struct FAIMessageObserver;

DECLARE_DELEGATE_TwoParams(FOnAIMessage, UBrainComponent*, const FAIMessage&);
typedef TSharedPtr<FAIMessageObserver> FAIMessageObserverHandle;

namespace EAILogicResuming
{
enum Type : int
{
	Continue,
	RestartedInstead,
};
} // namespace EAILogicResuming

/** A word to the brain of an agent; it is heard with the next tick. */
struct AIMODULE_API FAIMessage
{
	enum EStatus
	{
		Failure,
		Success,
	};

	FAIMessage(FName InMessage, UObject* InSender) : MessageName(InMessage), Sender(InSender) {}
	FAIMessage(FName InMessage, UObject* InSender, FAIRequestID InID, EStatus InStatus)
		: MessageName(InMessage), Sender(InSender), RequestID(InID), Status(InStatus)
	{
	}
	FAIMessage(FName InMessage, UObject* InSender, FAIRequestID InID, bool bSuccess)
		: FAIMessage(InMessage, InSender, InID, bSuccess ? Success : Failure)
	{
	}
	FAIMessage(FName InMessage, UObject* InSender, EStatus InStatus)
		: FAIMessage(InMessage, InSender, FAIRequestID::InvalidRequest, InStatus)
	{
	}
	FAIMessage(FName InMessage, UObject* InSender, bool bSuccess)
		: FAIMessage(InMessage, InSender, FAIRequestID::InvalidRequest, bSuccess)
	{
	}

	static void Send(AController* Controller, const FAIMessage& Message);
	static void Send(APawn* Pawn, const FAIMessage& Message);
	static void Send(UBrainComponent* BrainComp, const FAIMessage& Message);

	bool HasFlag(uint8 Flag) const { return (MessageFlags & Flag) != 0; }
	void SetFlags(uint8 Flags) { MessageFlags = Flags; }
	void SetFlag(uint8 Flag) { MessageFlags |= Flag; }

	FName MessageName;
	FWeakObjectPtr Sender;
	FAIRequestID RequestID;
	EStatus Status = Success;
	uint8 MessageFlags = 0;
};

/** Hears messages as long as somebody holds it. */
struct AIMODULE_API FAIMessageObserver : public TSharedFromThis<FAIMessageObserver>
{
	FAIMessageObserver() = default;
	~FAIMessageObserver();

	static FAIMessageObserverHandle Create(
		AController* Controller, FName MessageType, FOnAIMessage const& Delegate);
	static FAIMessageObserverHandle Create(
		AController* Controller, FName MessageType, FAIRequestID MessageID, FOnAIMessage const& Delegate);
	static FAIMessageObserverHandle Create(
		UBrainComponent* BrainComp, FName MessageType, FOnAIMessage const& Delegate);
	static FAIMessageObserverHandle Create(
		UBrainComponent* BrainComp, FName MessageType, FAIRequestID MessageID, FOnAIMessage const& Delegate);

	void OnMessage(const FAIMessage& Message);

private:
	FOnAIMessage ObserverDelegate;
	FName MessageType;
	FAIRequestID MessageID;
	bool bFilterByID = false;
	TWeakObjectPtr<UBrainComponent> Owner;

	FAIMessageObserver(const FAIMessageObserver&) = delete;
	FAIMessageObserver& operator=(const FAIMessageObserver&) = delete;
};

/** What decides for a controller. */
UCLASS(BlueprintType, MinimalAPI)
class UBrainComponent : public UActorComponent
{
	GENERATED_BODY()

public:
	UBrainComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	static const FName AIMessage_MoveFinished;
	static const FName AIMessage_RepathFailed;
	static const FName AIMessage_QueryFinished;

	virtual void StartLogic() {}
	virtual void RestartLogic() {}
	virtual void StopLogic(const FString& Reason) {}
	virtual void Cleanup() {}
	virtual void PauseLogic(const FString& Reason) {}
	virtual EAILogicResuming::Type ResumeLogic(const FString& Reason);
	virtual bool IsRunning() const { return false; }
	virtual bool IsPaused() const { return false; }

	/** Keeps the message until the next tick. */
	void HandleMessage(const FAIMessage& Message);
	AAIController* GetAIOwner() const;
	UBlackboardComponent* GetBlackboardComponent();
	const UBlackboardComponent* GetBlackboardComponent() const;
	void CacheBlackboardComponent(UBlackboardComponent* BBComp);

	virtual void TickComponent(
		float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction) override;

protected:
	void DeliverMessages();

	UPROPERTY(Transient)
	TObjectPtr<UBlackboardComponent> BlackboardComp;

private:
	friend struct FAIMessageObserver;

	TArray<FAIMessage> MessagesToProcess;
	/** Each is out of here before it goes away. */
	TArray<FAIMessageObserver*> MessageObservers;
};
