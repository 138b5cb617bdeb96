// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "BrainComponent.h"

#include "AIController.h"
#include "BehaviorTree/BlackboardComponent.h"
#include "GameFramework/Pawn.h"

const FName UBrainComponent::AIMessage_MoveFinished = TEXT("MoveFinished");
const FName UBrainComponent::AIMessage_RepathFailed = TEXT("RepathFailed");
const FName UBrainComponent::AIMessage_QueryFinished = TEXT("QueryFinished");

namespace
{
UBrainComponent* FindBrain(const AController* Controller)
{
	const AAIController* Owner = Cast<const AAIController>(Controller);
	UBrainComponent* Brain = Owner != nullptr ? Owner->GetBrainComponent() : nullptr;
	return Brain != nullptr || Controller == nullptr ? Brain
													 : Controller->FindComponentByClass<UBrainComponent>();
}
} // namespace

void FAIMessage::Send(AController* Controller, const FAIMessage& Message)
{
	Send(FindBrain(Controller), Message);
}

void FAIMessage::Send(APawn* Pawn, const FAIMessage& Message)
{
	Send(Pawn != nullptr ? Pawn->GetController() : nullptr, Message);
}

void FAIMessage::Send(UBrainComponent* BrainComp, const FAIMessage& Message)
{
	if (BrainComp != nullptr)
	{
		BrainComp->HandleMessage(Message);
	}
}

FAIMessageObserverHandle FAIMessageObserver::Create(
	AController* Controller, FName MessageType, FOnAIMessage const& Delegate)
{
	return Create(FindBrain(Controller), MessageType, Delegate);
}

FAIMessageObserverHandle FAIMessageObserver::Create(
	AController* Controller, FName MessageType, FAIRequestID MessageID, FOnAIMessage const& Delegate)
{
	return Create(FindBrain(Controller), MessageType, MessageID, Delegate);
}

FAIMessageObserverHandle FAIMessageObserver::Create(
	UBrainComponent* BrainComp, FName MessageType, FOnAIMessage const& Delegate)
{
	FAIMessageObserverHandle Observer;
	if (BrainComp != nullptr)
	{
		Observer = MakeShared<FAIMessageObserver>();
		Observer->ObserverDelegate = Delegate;
		Observer->MessageType = MessageType;
		Observer->Owner = BrainComp;
		BrainComp->MessageObservers.Add(Observer.Get());
	}
	return Observer;
}

FAIMessageObserverHandle FAIMessageObserver::Create(
	UBrainComponent* BrainComp, FName MessageType, FAIRequestID MessageID, FOnAIMessage const& Delegate)
{
	FAIMessageObserverHandle Observer = Create(BrainComp, MessageType, Delegate);
	if (Observer.IsValid())
	{
		Observer->MessageID = MessageID;
		Observer->bFilterByID = true;
	}
	return Observer;
}

FAIMessageObserver::~FAIMessageObserver()
{
	if (UBrainComponent* Brain = Owner.Get(true))
	{
		Brain->MessageObservers.Remove(this);
	}
}

void FAIMessageObserver::OnMessage(const FAIMessage& Message)
{
	if (Message.MessageName == MessageType && (!bFilterByID || Message.RequestID.IsEquivalent(MessageID)))
	{
		const FOnAIMessage Delegate = ObserverDelegate;
		Delegate.ExecuteIfBound(Owner.Get(), Message);
	}
}

UBrainComponent::UBrainComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	PrimaryComponentTick.bCanEverTick = true;
	bWantsInitializeComponent = true;
	bAutoActivate = true;
}

AAIController* UBrainComponent::GetAIOwner() const
{
	return Cast<AAIController>(GetOwner());
}

UBlackboardComponent* UBrainComponent::GetBlackboardComponent()
{
	return BlackboardComp;
}

const UBlackboardComponent* UBrainComponent::GetBlackboardComponent() const
{
	return BlackboardComp;
}

void UBrainComponent::CacheBlackboardComponent(UBlackboardComponent* BBComp)
{
	BlackboardComp = BBComp;
}

EAILogicResuming::Type UBrainComponent::ResumeLogic(const FString& Reason)
{
	return EAILogicResuming::Continue;
}

void UBrainComponent::HandleMessage(const FAIMessage& Message)
{
	MessagesToProcess.Add(Message);
}

void UBrainComponent::TickComponent(
	float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction)
{
	Super::TickComponent(DeltaTime, TickType, ThisTickFunction);
	DeliverMessages();
}

void UBrainComponent::DeliverMessages()
{
	// What is sent by those who listen waits for the next tick.
	const TArray<FAIMessage> Messages = MoveTemp(MessagesToProcess);
	MessagesToProcess.Reset();
	for (const FAIMessage& Message : Messages)
	{
		const TArray<FAIMessageObserver*> Listening = MessageObservers;
		for (FAIMessageObserver* Observer : Listening)
		{
			if (MessageObservers.Contains(Observer))
			{
				const FAIMessageObserverHandle KeptAlive = Observer->AsShared();
				Observer->OnMessage(Message);
			}
		}
	}
}
