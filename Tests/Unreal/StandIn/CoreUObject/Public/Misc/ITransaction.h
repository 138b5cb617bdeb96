// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the API page of ITransaction, as far as objects see it.
#pragma once

class UObject;

/** Something that can be undone: takes in what objects were like before they change. */
class ITransaction
{
public:
	virtual ~ITransaction() = default;
	virtual void SaveObject(UObject* Object) = 0;
};

/** The transaction that is open; null when none is. */
extern ITransaction* GUndo;
