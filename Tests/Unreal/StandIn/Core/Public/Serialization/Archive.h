// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 10 and the API pages "FArchive" and "FArchiveState".
#pragma once

#include "Containers/UnrealString.h"
#include "HAL/Platform.h"
#include "Serialization/CustomVersion.h"
#include "UObject/NameTypes.h"

#include <type_traits>

class UObject;
struct FGuid;

/** Reads or writes, by the same calls in the same order. */
class FArchive
{
public:
	FArchive() = default;
	FArchive(const FArchive&) = default;
	FArchive& operator=(const FArchive&) = default;
	virtual ~FArchive() = default;

	/** Moves bytes one way or the other. Sets the error when it cannot. */
	virtual void Serialize(void* V, int64 Length) {}
	/** By its text: numbers of names differ from run to run. */
	virtual FArchive& operator<<(FName& Value);
	/** Only archives of objects can. */
	virtual FArchive& operator<<(UObject*& Value);
	virtual FString GetArchiveName() const;

	/** INDEX_NONE where an archive has no positions. */
	virtual int64 Tell() { return INDEX_NONE; }
	virtual int64 TotalSize() { return INDEX_NONE; }
	virtual void Seek(int64 InPos) {}
	virtual bool AtEnd();
	virtual bool Close() { return !IsError(); }

	bool IsError() const { return ArIsError; }
	bool GetError() const { return ArIsError; }
	void SetError() { ArIsError = true; }
	void ClearError() { ArIsError = false; }

	bool IsLoading() const { return ArIsLoading; }
	bool IsSaving() const { return ArIsSaving; }
	bool IsPersistent() const { return ArIsPersistent; }
	bool IsTransacting() const { return ArIsTransacting; }
	bool IsCooking() const { return false; }
	bool IsCountingMemory() const { return false; }
	bool IsObjectReferenceCollector() const { return false; }
	virtual void SetIsLoading(bool bInIsLoading) { ArIsLoading = bInIsLoading; }
	virtual void SetIsSaving(bool bInIsSaving) { ArIsSaving = bInIsSaving; }
	virtual void SetIsPersistent(bool bInIsPersistent) { ArIsPersistent = bInIsPersistent; }
	virtual void SetIsTransacting(bool bInIsTransacting) { ArIsTransacting = bInIsTransacting; }

	/** Notes that data of this version follows. Does nothing when loading. */
	virtual void UsingCustomVersion(const FGuid& Guid);
	/** Of the data: the noted one when saving, the stored one when loading, -1 when there is none. */
	int32 CustomVer(const FGuid& Key) const;
	/** Until told otherwise, what is loaded counts as written by this very build. */
	virtual const FCustomVersionContainer& GetCustomVersions() const;
	virtual void SetCustomVersions(const FCustomVersionContainer& CustomVersionContainer);
	virtual void SetCustomVersion(const FGuid& Key, int32 Version, FName FriendlyName);
	virtual void ResetCustomVersions();

	// By exact type: std::int64_t, size_t and the like must be converted first.
	friend FArchive& operator<<(FArchive& Ar, ANSICHAR& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, TCHAR& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, uint8& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, int8& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, uint16& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, int16& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, uint32& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, int32& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, uint64& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, int64& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, float& Value) { return Ar.SerializeBytes(Value); }
	friend FArchive& operator<<(FArchive& Ar, double& Value) { return Ar.SerializeBytes(Value); }
	/** As four bytes. */
	friend FArchive& operator<<(FArchive& Ar, bool& Value);

	template <typename EnumType>
	requires std::is_enum_v<EnumType>
	friend FArchive& operator<<(FArchive& Ar, EnumType& Value)
	{
		return Ar << reinterpret_cast<std::underlying_type_t<EnumType>&>(Value);
	}

private:
	template <typename ValueType>
	FArchive& SerializeBytes(ValueType& Value)
	{
		Serialize(&Value, sizeof(Value));
		return *this;
	}

	bool ArIsLoading = false;
	bool ArIsSaving = false;
	bool ArIsPersistent = false;
	bool ArIsTransacting = false;
	bool ArIsError = false;
	/** Nobody has set versions yet, so they are taken from the registry when asked for. */
	mutable bool bCustomVersionsAreReset = true;
	mutable FCustomVersionContainer CustomVersions;
};
