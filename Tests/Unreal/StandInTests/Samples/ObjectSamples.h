// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#pragma once

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"
#include "UObject/Interface.h"
#include "UObject/NoExportTypes.h"
#include "UObject/Object.h"
#include "UObject/SoftObjectPtr.h"

#include "ObjectSamples.generated.h"

class USampleObject;
class USampleListener;

/** What a lamp can show. */
UENUM(BlueprintType)
enum class ESampleColor : uint8
{
	/** Stop. */
	Red,
	Green UMETA(DisplayName = "Go, \"now\""),
	Blue = 7,
};

/** The old form. */
UENUM()
namespace ESampleSide
{
enum Type : int
{
	Left,
	Right = 5,
};
} // namespace ESampleSide

DECLARE_DYNAMIC_MULTICAST_DELEGATE(FSamplePinged);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FSampleReported, ESampleColor, Color, const TArray<FVector>&, Points);
DECLARE_DYNAMIC_DELEGATE_ThreeParams(FSampleAsked, bool, bLoud, int64, Number, const FString&, Text);

USTRUCT(BlueprintType)
struct FSampleItem
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = "Sample")
	FName Tag;
	UPROPERTY(EditAnywhere, Category = "Sample")
	TObjectPtr<UObject> Thing;
	UPROPERTY()
	int32 Amounts[3] = {1, 2, 3};

	int32 NotReflected = 4;
};

USTRUCT(BlueprintType)
struct FSampleLabelledItem : public FSampleItem
{
	GENERATED_BODY()

	UPROPERTY(EditAnywhere, Category = "Sample")
	FString Label;
};

UINTERFACE(MinimalAPI)
class USampleSpeaker : public UInterface
{
	GENERATED_BODY()
};

class ISampleSpeaker
{
	GENERATED_BODY()

public:
	virtual FString Speak() const = 0;
};

/** One of every kind of property. */
UCLASS(Config = StandInTests, BlueprintType)
class USampleObject : public UObject
{
	GENERATED_BODY()

public:
	/** How wide it is. */
	UPROPERTY(Config, EditAnywhere, BlueprintReadWrite, Category = "Sample|Size",
		meta = (ClampMin = "1", ClampMax = "500", Units = "cm"))
	float Width = 10.0f;
	UPROPERTY(Config)
	TArray<FName> Names;
	UPROPERTY(Config)
	ESampleColor Color = ESampleColor::Green;
	UPROPERTY(Config)
	FString Greeting;
	UPROPERTY(Config)
	FIntPoint Size = FIntPoint(1, 1);
	UPROPERTY()
	uint8 bFirst : 1 = true;
	UPROPERTY()
	uint8 bSecond : 1 = false;
	UPROPERTY()
	int64 Big = 0;
	UPROPERTY()
	FVector Place = FVector(1.0, 2.0, 3.0);
	UPROPERTY()
	FText Title;
	UPROPERTY()
	TEnumAsByte<ESampleSide::Type> Side = ESampleSide::Left;
	UPROPERTY()
	FSampleLabelledItem Item;
	UPROPERTY()
	TArray<FSampleItem> Items;
	UPROPERTY()
	TMap<FName, int32> Counts;
	UPROPERTY()
	TSet<int32> Numbers;
	UPROPERTY()
	TObjectPtr<USampleObject> Next;
	UPROPERTY()
	TArray<TObjectPtr<UObject>> Others;
	UPROPERTY()
	TMap<TObjectPtr<UObject>, TObjectPtr<UObject>> Pairs;
	UPROPERTY()
	TWeakObjectPtr<UObject> Seen;
	UPROPERTY()
	TSoftObjectPtr<UObject> Soft;
	UPROPERTY()
	TSubclassOf<USampleObject> Kind;
	UPROPERTY(Transient)
	int32 Scratch = 0;
	UPROPERTY(BlueprintAssignable, Category = "Sample")
	FSampleReported OnReported;
	UPROPERTY(BlueprintAssignable, Category = "Sample")
	FSamplePinged OnPinged;

	/** Not seen by the collector. */
	UObject* Plain = nullptr;
	/** Seen by AddReferencedObjects only. */
	UObject* Held = nullptr;

	static void AddReferencedObjects(UObject* InThis, FReferenceCollector& Collector);
	virtual void PostInitProperties() override;
	virtual void BeginDestroy() override;
	virtual void FinishDestroy() override;

	/** Adds up, and says whether it fitted. */
	UFUNCTION(BlueprintCallable, Category = "Sample")
	bool Add(int32 A, int32 B, int32& OutSum, UPARAM(ref) TArray<int32>& Log, int32 Limit = 100) const;
	UFUNCTION(BlueprintPure, Category = "Sample")
	static FSampleItem MakeItem(FName Tag, const FVector& Place, UObject* Thing);
	UFUNCTION(BlueprintCallable, Category = "Sample")
	virtual FString Describe(ESampleColor Of = ESampleColor::Blue) const;
	UFUNCTION(BlueprintCallable, Category = "Sample")
	void Ask(FSampleAsked Callback);
	UFUNCTION(BlueprintNativeEvent, Category = "Sample")
	int32 Weigh(int32 Load);
	UFUNCTION(BlueprintImplementableEvent, Category = "Sample")
	void Celebrate(int32 Count);
	UFUNCTION()
	void NotForBlueprints() {}

	/** What happened to objects of this class, in order. */
	static TArray<FString> Diary;

protected:
	UFUNCTION(BlueprintCallable, Category = "Sample")
	int32 Double(int32 Value) { return 2 * Value; }

private:
	UPROPERTY()
	int32 Secret = 42;
};

/** Has a part, and speaks. */
UCLASS()
class USampleChild : public USampleObject, public ISampleSpeaker
{
	GENERATED_BODY()

public:
	explicit USampleChild(const FObjectInitializer& ObjectInitializer);

	UPROPERTY()
	TObjectPtr<USampleObject> Part;

	virtual FString Speak() const override { return TEXT("Hello"); }
	virtual FString Describe(ESampleColor Of) const override;
	virtual int32 Weigh_Implementation(int32 Load) override;
};

/** Chooses another class for the part of its base. */
UCLASS()
class USampleGrandchild : public USampleChild
{
	GENERATED_BODY()

public:
	explicit USampleGrandchild(const FObjectInitializer& ObjectInitializer);
};

UCLASS(Abstract)
class USampleAbstract : public UObject
{
	GENERATED_BODY()
};

UCLASS()
class USampleListener : public UObject
{
	GENERATED_BODY()

public:
	UFUNCTION()
	void OnReported(ESampleColor Color, const TArray<FVector>& Points);
	UFUNCTION()
	void OnPinged();
	UFUNCTION()
	void OnAsked(bool bLoud, int64 Number, const FString& Text);
	void NoFunction() {}

	UPROPERTY()
	TObjectPtr<USampleObject> Source;

	TArray<FString> Heard;
	bool bLeavesWhenPinged = false;
};
