// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Misc/ConfigCacheIni.h"

#include "Misc/AssertionMacros.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace StandIn::Detail
{
using FText16 = std::u16string;
using FView16 = std::u16string_view;

FView16 Trim(FView16 Text)
{
	constexpr FView16 Blank = u" \t\r";
	const SIZE_T First = Text.find_first_not_of(Blank);
	return First == FView16::npos ? FView16() : Text.substr(First, Text.find_last_not_of(Blank) - First + 1);
}

/** A value in quotes loses them. */
FText16 Unquote(FView16 Text)
{
	const bool bQuoted = Text.size() >= 2 && Text.front() == u'"' && Text.back() == u'"';
	return FText16(bQuoted ? Text.substr(1, Text.size() - 2) : Text);
}

/** Keys and sections do not mind the case of letters. */
FText16 KeyOf(FView16 Text)
{
	FText16 Key(Text);
	for (TCHAR& Letter : Key)
	{
		Letter = Letter >= u'A' && Letter <= u'Z' ? static_cast<TCHAR>(Letter - u'A' + u'a') : Letter;
	}
	return Key;
}

using FSection = std::map<FText16, std::vector<FText16>>;

void AddLine(FSection& Section, FView16 Line)
{
	const SIZE_T Equals = Line.find(u'=');
	if (Equals == FView16::npos)
	{
		return;
	}
	const TCHAR Operation = Line.front();
	const bool bOperation = Operation == u'+' || Operation == u'-' || Operation == u'.' || Operation == u'!';
	const FView16 Name = Trim(Line.substr(bOperation ? 1 : 0, Equals - (bOperation ? 1 : 0)));
	const FText16 Value = Unquote(Trim(Line.substr(Equals + 1)));
	std::vector<FText16>& Values = Section[KeyOf(Name)];
	if (Operation == u'!')
	{
		Values.clear();
	}
	else if (Operation == u'-')
	{
		std::erase(Values, Value);
	}
	else if (Operation == u'+' || Operation == u'.')
	{
		Values.push_back(Value);
	}
	else
	{
		Values.assign(1, Value);
	}
}
} // namespace StandIn::Detail

struct FConfigFile::FSections
{
	std::map<std::u16string, StandIn::Detail::FSection> ByName;

	const std::vector<std::u16string>* Find(const TCHAR* Section, const TCHAR* Key) const
	{
		const auto Entry = ByName.find(StandIn::Detail::KeyOf(Section));
		if (Entry == ByName.end())
		{
			return nullptr;
		}
		const auto Values = Entry->second.find(StandIn::Detail::KeyOf(Key));
		return Values == Entry->second.end() ? nullptr : &Values->second;
	}
};

FConfigFile::FConfigFile() : Sections(new FSections()) {}

FConfigFile::~FConfigFile()
{
	delete Sections;
}

FConfigFile::FConfigFile(const FConfigFile& Other) : Sections(new FSections(*Other.Sections)) {}

FConfigFile& FConfigFile::operator=(const FConfigFile& Other)
{
	*Sections = *Other.Sections;
	return *this;
}

void FConfigFile::CombineFromBuffer(const FString& Buffer, const FString& FileHint)
{
	const std::u16string Text(*Buffer, static_cast<SIZE_T>(Buffer.Len()));
	StandIn::Detail::FSection* Section = nullptr;
	for (SIZE_T Start = 0; Start < Text.size();)
	{
		const SIZE_T End = (std::min)(Text.find(u'\n', Start), Text.size());
		const std::u16string_view Line =
			StandIn::Detail::Trim(std::u16string_view(Text).substr(Start, End - Start));
		Start = End + 1;
		if (Line.empty() || Line.front() == u';')
		{
			continue;
		}
		if (Line.front() == u'[' && Line.back() == u']')
		{
			Section = &Sections->ByName[StandIn::Detail::KeyOf(Line.substr(1, Line.size() - 2))];
		}
		else if (Section)
		{
			StandIn::Detail::AddLine(*Section, Line);
		}
	}
}

bool FConfigFile::DoesSectionExist(const TCHAR* Section) const
{
	return Sections->ByName.contains(StandIn::Detail::KeyOf(Section));
}

bool FConfigFile::GetString(const TCHAR* Section, const TCHAR* Key, FString& Value) const
{
	const std::vector<std::u16string>* const Values = Sections->Find(Section, Key);
	if (!Values || Values->empty())
	{
		return false;
	}
	Value = Values->back().c_str();
	return true;
}

int32 FConfigFile::GetArray(const TCHAR* Section, const TCHAR* Key, TArray<FString>& Value) const
{
	Value.Empty();
	if (const std::vector<std::u16string>* const Values = Sections->Find(Section, Key))
	{
		for (const std::u16string& Text : *Values)
		{
			Value.Add(FString(Text.c_str()));
		}
	}
	return Value.Num();
}

void FConfigFile::SetString(const TCHAR* Section, const TCHAR* Key, const TCHAR* Value)
{
	Sections->ByName[StandIn::Detail::KeyOf(Section)][StandIn::Detail::KeyOf(Key)].assign(1, Value);
}

struct FConfigCacheIni::FFiles
{
	std::map<std::u16string, FConfigFile> ByName;
};

FConfigCacheIni* GConfig = new FConfigCacheIni();
FString GEngineIni = TEXT("Engine");
FString GGameIni = TEXT("Game");

FConfigCacheIni::FConfigCacheIni() : Files(new FFiles()) {}

FConfigCacheIni::~FConfigCacheIni()
{
	delete Files;
}

FConfigFile* FConfigCacheIni::FindConfigFile(const FString& Filename)
{
	check(IsInGameThread());
	const auto Entry = Files->ByName.find(*Filename);
	return Entry == Files->ByName.end() ? nullptr : &Entry->second;
}

FConfigFile& FConfigCacheIni::Add(const FString& Filename, const FConfigFile& NewFile)
{
	check(IsInGameThread());
	return Files->ByName[*Filename] = NewFile;
}

void FConfigCacheIni::UnloadFile(const FString& Filename)
{
	check(IsInGameThread());
	Files->ByName.erase(*Filename);
}

bool FConfigCacheIni::DoesSectionExist(const TCHAR* Section, const FString& Filename)
{
	const FConfigFile* const File = FindConfigFile(Filename);
	return File && File->DoesSectionExist(Section);
}

bool FConfigCacheIni::GetString(
	const TCHAR* Section, const TCHAR* Key, FString& Value, const FString& Filename)
{
	const FConfigFile* const File = FindConfigFile(Filename);
	return File && File->GetString(Section, Key, Value);
}

int32 FConfigCacheIni::GetArray(
	const TCHAR* Section, const TCHAR* Key, TArray<FString>& Value, const FString& Filename)
{
	const FConfigFile* const File = FindConfigFile(Filename);
	Value.Empty();
	return File ? File->GetArray(Section, Key, Value) : 0;
}

void FConfigCacheIni::SetString(
	const TCHAR* Section, const TCHAR* Key, const TCHAR* Value, const FString& Filename)
{
	check(IsInGameThread());
	Files->ByName[*Filename].SetString(Section, Key, Value);
}
