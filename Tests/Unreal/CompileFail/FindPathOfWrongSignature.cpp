// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// The navigation system calls navigation data through function pointers of exact types.
// expect: FPathFindingResult | FindPath
#include "CoreMinimal.h"
#include "NavigationData.h"

struct FCaseFinder
{
	static FPathFindingResult Find(const FNavAgentProperties& Agent, const FPathFindingQuery& Query);
	static bool FindWrong(const FPathFindingQuery& Query);
};

class ACaseNavData : public ANavigationData
{
public:
	void Install()
	{
#if MISUSE
		FindPathImplementation = &FCaseFinder::FindWrong;
#else
		FindPathImplementation = &FCaseFinder::Find;
#endif
	}
};
