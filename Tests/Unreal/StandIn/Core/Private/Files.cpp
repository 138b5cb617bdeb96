// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

#include "CoreGlobals.h"

#include <cstdio>
#include <filesystem>
#include <string>

namespace StandIn
{
namespace Detail
{
std::filesystem::path& GetProjectFolder()
{
	static std::filesystem::path* const Folder =
		new std::filesystem::path(std::filesystem::temp_directory_path() / "NavPluginStandIn");
	return *Folder;
}

std::filesystem::path ToPath(const FString& Text)
{
	return std::filesystem::path(std::u16string(*Text, static_cast<SIZE_T>(Text.Len())));
}

FString ToText(const std::filesystem::path& Path)
{
	return FString(Path.generic_u16string().c_str());
}

FString FolderText(const std::filesystem::path& Path)
{
	return ToText(Path / "");
}
} // namespace Detail

void SetProjectDir(const FString& Folder)
{
	Detail::GetProjectFolder() = Detail::ToPath(Folder);
}
} // namespace StandIn

FString FPaths::ProjectDir()
{
	return StandIn::Detail::FolderText(StandIn::Detail::GetProjectFolder());
}

FString FPaths::ProjectContentDir()
{
	return StandIn::Detail::FolderText(StandIn::Detail::GetProjectFolder() / "Content");
}

FString FPaths::ProjectSavedDir()
{
	return StandIn::Detail::FolderText(StandIn::Detail::GetProjectFolder() / "Saved");
}

FString FPaths::AutomationTransientDir()
{
	return StandIn::Detail::FolderText(StandIn::Detail::GetProjectFolder() / "Saved/Automation/Tmp");
}

bool FPaths::IsRelative(const FString& InPath)
{
	return StandIn::Detail::ToPath(InPath).is_relative();
}

bool FPaths::FileExists(const FString& InPath)
{
	std::error_code Error;
	return std::filesystem::is_regular_file(StandIn::Detail::ToPath(InPath), Error);
}

FString FPaths::ConvertRelativePathToFull(const FString& InPath)
{
	return ConvertRelativePathToFull(ProjectDir(), InPath);
}

FString FPaths::ConvertRelativePathToFull(const FString& BasePath, const FString& InPath)
{
	const std::filesystem::path Full = StandIn::Detail::ToPath(BasePath) / StandIn::Detail::ToPath(InPath);
	return StandIn::Detail::ToText(Full.lexically_normal());
}

bool FPaths::CollapseRelativeDirectories(FString& InPath)
{
	const std::filesystem::path Path = StandIn::Detail::ToPath(InPath).lexically_normal();
	const bool bEscapes = !Path.empty() && *Path.begin() == "..";
	InPath = StandIn::Detail::ToText(Path);
	return !bEscapes;
}

bool FPaths::IsUnderDirectory(const FString& InPath, const FString& InDirectory)
{
	const FString Folder = StandIn::Detail::FolderText(
		StandIn::Detail::ToPath(ConvertRelativePathToFull(InDirectory)).lexically_normal());
	return ConvertRelativePathToFull(InPath).StartsWith(Folder);
}

FString FPaths::GetExtension(const FString& InPath, bool bIncludeDot)
{
	const FString Extension = StandIn::Detail::ToText(StandIn::Detail::ToPath(InPath).extension());
	return bIncludeDot || Extension.IsEmpty() ? Extension : Extension.RightChop(1);
}

FString FPaths::GetCleanFilename(const FString& InPath)
{
	return StandIn::Detail::ToText(StandIn::Detail::ToPath(InPath).filename());
}

FString FPaths::Join(const FString& Left, const FString& Right)
{
	return Left.IsEmpty()
		? Right
		: StandIn::Detail::ToText(StandIn::Detail::ToPath(Left) / StandIn::Detail::ToPath(Right));
}

bool FFileHelper::LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32 Flags)
{
	std::FILE* const File = std::fopen(TCHAR_TO_UTF8(Filename), "rb");
	if (!File)
	{
		UE_LOG(LogTemp, Warning, TEXT("cannot read %s"), Filename);
		return false;
	}
	Result.Reset();
	uint8 Buffer[65536];
	for (SIZE_T Num = std::fread(Buffer, 1, sizeof(Buffer), File); Num > 0;
		 Num = std::fread(Buffer, 1, sizeof(Buffer), File))
	{
		Result.Append(Buffer, static_cast<int32>(Num));
	}
	const bool bRead = std::ferror(File) == 0;
	std::fclose(File);
	return bRead;
}

bool FFileHelper::LoadFileToString(FString& Result, const TCHAR* Filename)
{
	TArray<uint8> Bytes;
	if (!LoadFileToArray(Bytes, Filename))
	{
		return false;
	}
	Bytes.Add(0);
	Result = UTF8_TO_TCHAR(reinterpret_cast<const ANSICHAR*>(Bytes.GetData()));
	return true;
}

bool FFileHelper::SaveArrayToFile(const TArray<uint8>& Array, const TCHAR* Filename)
{
	std::error_code Error;
	std::filesystem::create_directories(StandIn::Detail::ToPath(Filename).parent_path(), Error);
	std::FILE* const File = std::fopen(TCHAR_TO_UTF8(Filename), "wb");
	if (!File)
	{
		UE_LOG(LogTemp, Warning, TEXT("cannot write %s"), Filename);
		return false;
	}
	const SIZE_T Num = static_cast<SIZE_T>(Array.Num());
	const bool bWritten = std::fwrite(Array.GetData(), 1, Num, File) == Num;
	return std::fclose(File) == 0 && bWritten;
}

bool FFileHelper::SaveStringToFile(const FString& String, const TCHAR* Filename)
{
	const FTCHARToUTF8 Text(*String);
	TArray<uint8> Bytes;
	Bytes.Append(reinterpret_cast<const uint8*>(Text.Get()), Text.Length());
	return SaveArrayToFile(Bytes, Filename);
}
