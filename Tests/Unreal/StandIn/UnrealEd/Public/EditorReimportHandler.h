// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API pages of FReimportHandler, FReimportManager and EReimportResult.
#pragma once

#include "CoreMinimal.h"

class UObject;

namespace EReimportResult
{
enum Type : int
{
	Failed,
	Succeeded,
	Cancelled
};
} // namespace EReimportResult

/** Imports the files of an asset again. Known to the manager for as long as it lives. */
class UNREALED_API FReimportHandler
{
public:
	FReimportHandler();
	virtual ~FReimportHandler();

	virtual bool CanReimport(UObject* Obj, TArray<FString>& OutFilenames) = 0;
	virtual void SetReimportPaths(UObject* Obj, const TArray<FString>& NewReimportPaths) = 0;
	virtual EReimportResult::Type Reimport(UObject* Obj) = 0;
	virtual int32 GetPriority() const;
};

class UNREALED_API FReimportManager
{
public:
	static FReimportManager* Instance();
	/** Asks the handlers, those of higher priority first. */
	bool CanReimport(UObject* Obj) const;
	bool Reimport(UObject* Obj);

private:
	friend class FReimportHandler;
	FReimportHandler* FindHandler(UObject* Obj) const;

	TArray<FReimportHandler*> Handlers;
};
