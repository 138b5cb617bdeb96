// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// A function that is bound by name must still have the parameters of the delegate.
// expect: AddDynamic | Listen | convert | no matching
#include "Components/GridNavGraphComponent.h"
#include "CoreMinimal.h"

class UCaseListener : public UObject
{
public:
	void Listen(UGridNavGraphComponent* Graph);
	void ListenWrong(int32 Number);
};

void Bind(UGridNavGraphComponent* Graph, UCaseListener* Listener)
{
#if MISUSE
	Graph->OnReady.AddDynamic(Listener, &UCaseListener::ListenWrong);
#else
	Graph->OnReady.AddDynamic(Listener, &UCaseListener::Listen);
#endif
}
