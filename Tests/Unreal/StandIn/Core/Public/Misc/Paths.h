// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page "FPaths": text of paths, with forward slashes.
#pragma once

#include "Containers/UnrealString.h"

class FPaths
{
public:
	/** Ends with a slash, as do the other folders. */
	static FString ProjectDir();
	static FString ProjectContentDir();
	static FString ProjectSavedDir();
	static FString AutomationTransientDir();

	static bool IsRelative(const FString& InPath);
	static bool FileExists(const FString& InPath);
	/** Relative paths lie below the base. */
	static FString ConvertRelativePathToFull(const FString& InPath);
	static FString ConvertRelativePathToFull(const FString& BasePath, const FString& InPath);
	/** Folds "a/../" where it can; false when it cannot. */
	static bool CollapseRelativeDirectories(FString& InPath);
	static bool IsUnderDirectory(const FString& InPath, const FString& InDirectory);
	static FString GetExtension(const FString& InPath, bool bIncludeDot = false);
	static FString GetCleanFilename(const FString& InPath);

	template <typename... PathTypes>
	static FString Combine(PathTypes&&... InPaths)
	{
		FString Path;
		((Path = Join(Path, FString(InPaths))), ...);
		return Path;
	}

private:
	static FString Join(const FString& Left, const FString& Right);
};

namespace StandIn
{
/** For tests: where the project of the program lies. */
void SetProjectDir(const FString& Folder);
} // namespace StandIn
