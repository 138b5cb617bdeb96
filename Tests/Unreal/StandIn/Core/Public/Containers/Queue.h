// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/subsystem-threading.md section 4 and the API page "TQueue".
#pragma once

#include "HAL/Platform.h"
#include "Templates/UnrealTemplate.h"

#include <atomic>

enum class EQueueMode
{
	/** Any number of threads put in, one takes out. */
	Mpsc,
	/** One puts in, one takes out. */
	Spsc,
	/** All on one thread. */
	SingleThreaded,
};

/** Never waits. Dequeue, Peek, Pop and Empty are for the consumer only. */
template <typename T, EQueueMode Mode = EQueueMode::Spsc>
class TQueue
{
public:
	using FElementType = T;

	[[nodiscard]] TQueue()
	{
		Tail = new TNode();
		Head.store(Tail);
	}
	~TQueue()
	{
		while (Tail)
		{
			TNode* const Node = Tail;
			Tail = Tail->Next.load();
			delete Node;
		}
	}
	TQueue(const TQueue&) = delete;
	TQueue& operator=(const TQueue&) = delete;

	bool Enqueue(const FElementType& Item) { return Push(new TNode(Item)); }
	bool Enqueue(FElementType&& Item) { return Push(new TNode(MoveTemp(Item))); }

	bool Dequeue(FElementType& OutItem)
	{
		TNode* const First = Tail->Next.load(std::memory_order_acquire);
		if (!First)
		{
			return false;
		}
		OutItem = MoveTemp(First->Item);
		DropTail(First);
		return true;
	}

	bool Pop()
	{
		TNode* const First = Tail->Next.load(std::memory_order_acquire);
		if (First)
		{
			DropTail(First);
		}
		return First != nullptr;
	}

	void Empty()
	{
		while (Pop())
		{
		}
	}

	bool IsEmpty() const { return Tail->Next.load(std::memory_order_acquire) == nullptr; }

	/** Null when the queue is empty. */
	FElementType* Peek()
	{
		TNode* const First = Tail->Next.load(std::memory_order_acquire);
		return First ? &First->Item : nullptr;
	}

private:
	struct TNode
	{
		TNode() = default;
		explicit TNode(const FElementType& InItem) : Item(InItem) {}
		explicit TNode(FElementType&& InItem) : Item(MoveTemp(InItem)) {}

		std::atomic<TNode*> Next{nullptr};
		FElementType Item{};
	};

	bool Push(TNode* Node)
	{
		TNode* const Before = Head.exchange(Node, std::memory_order_acq_rel);
		Before->Next.store(Node, std::memory_order_release);
		return true;
	}

	/** The first node becomes the empty one in front. */
	void DropTail(TNode* First)
	{
		TNode* const Old = Tail;
		Tail = First;
		First->Item = FElementType();
		delete Old;
	}

	std::atomic<TNode*> Head;
	/** In front of the first item. */
	TNode* Tail;
};
