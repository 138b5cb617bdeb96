// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 7 and the API pages "FConfigCacheIni" and "FConfigFile".
#pragma once

#include "Containers/Array.h"
#include "Containers/UnrealString.h"
#include "CoreGlobals.h"

/** One ini file: sections of keys, and under each key one value or several. */
class FConfigFile
{
public:
	FConfigFile();
	~FConfigFile();
	FConfigFile(const FConfigFile& Other);
	FConfigFile& operator=(const FConfigFile& Other);

	/** Lines of text over what is there: Key=Value, +Key=Value, -Key=Value, !Key=ClearArray. */
	void CombineFromBuffer(const FString& Buffer, const FString& FileHint);

	bool DoesSectionExist(const TCHAR* Section) const;
	bool GetString(const TCHAR* Section, const TCHAR* Key, FString& Value) const;
	int32 GetArray(const TCHAR* Section, const TCHAR* Key, TArray<FString>& Value) const;
	void SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value);

private:
	struct FSections;
	FSections* Sections;
};

/** All ini files by name. Only the game thread may use it. */
class FConfigCacheIni
{
public:
	FConfigCacheIni();
	~FConfigCacheIni();
	FConfigCacheIni(const FConfigCacheIni&) = delete;
	FConfigCacheIni& operator=(const FConfigCacheIni&) = delete;

	/** Null when there is none. */
	FConfigFile* FindConfigFile(const FString& Filename);
	FConfigFile& Add(const FString& Filename, const FConfigFile& NewFile);
	void UnloadFile(const FString& Filename);

	bool DoesSectionExist(const TCHAR* Section, const FString& Filename);
	bool GetString(const TCHAR* Section, const TCHAR* Key, FString& Value, const FString& Filename);
	int32 GetArray(const TCHAR* Section, const TCHAR* Key, TArray<FString>& Value, const FString& Filename);
	void SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename);

private:
	struct FFiles;
	FFiles* Files;
};
