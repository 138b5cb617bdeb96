// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows shared/unreal/module-build-test.md section 3 and the API page "IModuleInterface".
#pragma once

class IModuleInterface
{
public:
	virtual ~IModuleInterface() = default;
	virtual void StartupModule() {}
	/** Other modules may be gone already. */
	virtual void ShutdownModule() {}
	virtual bool IsGameModule() const { return false; }
};
