// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Query/GridPathTickets.h"

int32 FGridPathTickets::Add(FGridPathTicket&& Ticket)
{
	const int32 Slot = Free.IsEmpty() ? Tickets.AddDefaulted() : Free.Pop();
	LastSerial += LastSerial == MAX_uint32 ? 2 : 1;
	Owned += Ticket.bHasOwner ? 1 : 0;
	Tickets[Slot] = MoveTemp(Ticket);
	Tickets[Slot].Serial = LastSerial;
	return Slot;
}

void FGridPathTickets::Remove(int32 Slot)
{
	Owned -= Tickets[Slot].bHasOwner ? 1 : 0;
	Tickets[Slot] = FGridPathTicket();
	Free.Push(Slot);
}

FGridPathTicket* FGridPathTickets::Find(uint32 Slot, uint32 Serial)
{
	const bool bIsInUse = Serial != 0 && Slot < static_cast<uint32>(Tickets.Num()) &&
		Tickets[static_cast<int32>(Slot)].Serial == Serial;
	return bIsInUse ? &Tickets[static_cast<int32>(Slot)] : nullptr;
}
