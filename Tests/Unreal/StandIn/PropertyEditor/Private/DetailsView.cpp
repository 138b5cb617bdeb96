// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "StandIn/DetailsView.h"

#include "Components/ActorComponent.h"
#include "DetailLayout.h"
#include "GameFramework/Actor.h"
#include "IDetailCustomization.h"
#include "Modules/ModuleManager.h"
#include "PropertyEditorModule.h"
#include "StandIn/WidgetSearch.h"
#include "UObject/Class.h"

namespace StandIn
{
FDetailsView::FDetailsView(const TArray<UObject*>& InObjects)
{
	for (UObject* Object : InObjects)
	{
		check(Class == nullptr || Object->GetClass() == Class);
		Class = Object->GetClass();
		Objects.Add(Object);
	}
	LayOut();
}

FDetailsView::~FDetailsView()
{
	for (const TSharedRef<IDetailCustomization>& Customization : Customizations)
	{
		Customization->PendingDelete();
	}
}

void FDetailsView::LayOut()
{
	Customizations.Reset();
	Layout = MakeShared<FRecordedLayout>(Objects, Class);
	const FPropertyEditorModule* Module =
		FModuleManager::GetModulePtr<FPropertyEditorModule>(TEXT("PropertyEditor"));
	// Those of base classes come first; then those of the components of actors, whose panel shows them too.
	// All are told of the actors.
	TArray<const UClass*> Classes;
	for (const UClass* Each = Class; Each != nullptr; Each = Each->GetSuperClass())
	{
		Classes.Insert(Each, 0);
	}
	if (const AActor* Actor = Cast<AActor>(Objects[0].Get()))
	{
		TArray<UActorComponent*> Components;
		Actor->GetComponents(Components);
		for (const UActorComponent* Component : Components)
		{
			Classes.AddUnique(Component->GetClass());
		}
	}
	for (const UClass* Each : Classes)
	{
		const FOnGetDetailCustomizationInstance* Make =
			Module != nullptr ? Module->StandInFind(Each->GetFName()) : nullptr;
		if (Make != nullptr && Make->IsBound())
		{
			Customizations.Add(Make->Execute());
			Customizations.Last()->CustomizeDetails(TSharedPtr<IDetailLayoutBuilder>(Layout));
		}
	}
}

FString FDetailsView::Read() const
{
	FString Text;
	for (const TUniquePtr<FRecordedCategory>& Category : Layout->Categories)
	{
		for (const TUniquePtr<FDetailWidgetRow>& Row : Category->Rows)
		{
			if (Row->StandInIsVisible())
			{
				Text += ReadWidgets(Row->StandInName());
				Text += ReadWidgets(Row->StandInValue());
			}
		}
	}
	return Text;
}

FString FDetailsView::ReadValue(const TCHAR* Name) const
{
	for (const TUniquePtr<FRecordedCategory>& Category : Layout->Categories)
	{
		for (const TUniquePtr<FDetailWidgetRow>& Row : Category->Rows)
		{
			if (Row->StandInIsVisible() && FindWidget(Row->StandInName(), Name).IsValid())
			{
				const FString Value = ReadWidgets(Row->StandInValue());
				return Value.EndsWith(TEXT("\n")) ? Value.Left(Value.Len() - 1) : Value;
			}
		}
	}
	return FString();
}

bool FDetailsView::Click(const TCHAR* Text)
{
	// What is clicked may ask for a new layout, and stays alive until the click has returned.
	const TSharedPtr<FRecordedLayout> Clicked = Layout;
	bool bDone = false;
	for (const TUniquePtr<FRecordedCategory>& Category : Clicked->Categories)
	{
		for (const TUniquePtr<FDetailWidgetRow>& Row : Category->Rows)
		{
			bDone = bDone || (Row->StandInIsVisible() && ClickWidget(Row->StandInValue(), Text));
		}
	}
	if (Clicked->bRefresh)
	{
		LayOut();
	}
	return bDone;
}

bool FDetailsView::IsHidden(FName Name) const
{
	return Layout->Hidden.Contains(Name);
}
} // namespace StandIn
