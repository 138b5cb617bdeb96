# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""What the tool knows of the engine: reflected types our headers may name, and specifiers it accepts.

Only what we use or may collide with. Sources: Epic's API pages and the fact sheets they were collected in
(blueprint reflection rules, sections 1 to 3; class name collisions of the navigation sheet).
"""

NUMBERS_FOR_BLUEPRINT = {"bool", "uint8", "int32", "int64", "float", "double"}
NUMBERS = NUMBERS_FOR_BLUEPRINT | {"int8", "int16", "uint16", "uint32", "uint64"}
TEXTS = {"FName", "FString", "FText"}

# Structs that Blueprints know.
STRUCTS_FOR_BLUEPRINT = {
	"FVector", "FVector2D", "FVector4", "FRotator", "FQuat", "FTransform", "FBox", "FBox2D", "FIntPoint",
	"FIntVector", "FLinearColor", "FColor", "FGuid", "FDateTime", "FTimespan", "FLatentActionInfo",
	"FHitResult", "FTimerHandle", "FGameplayTag", "FGameplayTagContainer", "FBlackboardKeySelector",
	"FSoftObjectPath", "FSoftClassPath", "FDirectoryPath", "FFilePath", "FAIRequestID",
}
STRUCTS = STRUCTS_FOR_BLUEPRINT | {
	"FVector3f", "FNavAgentProperties", "FNavDataConfig", "FNavAgentSelector", "FAIDataProviderFloatValue",
	"FAIDataProviderIntValue", "FAIDataProviderBoolValue", "FValueOrBBKey_Float", "FValueOrBBKey_Bool",
	"FBodyInstance", "FInt32Interval", "FFloatInterval",
}
ENUMS = {
	"ECollisionChannel", "ERuntimeGenerationType", "EPathFollowingResult", "ETraceTypeQuery", "EObjectTypeQuery",
	"ECollisionEnabled", "ELogVerbosity", "EBTNodeResult", "EEnvTestPurpose",
}

# Class -> its base. Enough of the tree to tell actors from other objects.
CLASSES = {
	"UObject": "",
	"UInterface": "UObject",
	"AActor": "UObject",
	"AInfo": "AActor",
	"AVolume": "AActor",
	"APawn": "AActor",
	"ACharacter": "APawn",
	"AController": "AActor",
	"AAIController": "AController",
	"ANavigationData": "AActor",
	"ARecastNavMesh": "ANavigationData",
	"AAbstractNavData": "ANavigationData",
	"ANavigationGraph": "ANavigationData",
	"ANavMeshBoundsVolume": "AVolume",
	"UActorComponent": "UObject",
	"USceneComponent": "UActorComponent",
	"UPrimitiveComponent": "USceneComponent",
	"UMeshComponent": "UPrimitiveComponent",
	"UStaticMeshComponent": "UMeshComponent",
	"UInstancedStaticMeshComponent": "UStaticMeshComponent",
	"UBoxComponent": "UPrimitiveComponent",
	"UDebugDrawComponent": "UPrimitiveComponent",
	"UMovementComponent": "UActorComponent",
	"UNavMovementComponent": "UMovementComponent",
	"UPawnMovementComponent": "UNavMovementComponent",
	"UPathFollowingComponent": "UActorComponent",
	"USubsystem": "UObject",
	"UWorldSubsystem": "USubsystem",
	"UTickableWorldSubsystem": "UWorldSubsystem",
	"UEngineSubsystem": "USubsystem",
	"UGameInstanceSubsystem": "USubsystem",
	"UDeveloperSettings": "UObject",
	"UBlueprintFunctionLibrary": "UObject",
	"UBlueprintAsyncActionBase": "UObject",
	"UCancellableAsyncAction": "UBlueprintAsyncActionBase",
	"UDataAsset": "UObject",
	"UPrimaryDataAsset": "UDataAsset",
	"UStaticMesh": "UObject",
	"UMaterialInterface": "UObject",
	"UTexture2D": "UObject",
	"UWorld": "UObject",
	"ULevel": "UObject",
	"UClass": "UObject",
	"UEnum": "UObject",
	"UGameInstance": "UObject",
	"UNavigationQueryFilter": "UObject",
	"UNavigationSystemV1": "UObject",
	"UNavigationPath": "UObject",
	"UNavArea": "UObject",
	"UBTNode": "UObject",
	"UBTTaskNode": "UBTNode",
	"UBTTask_BlackboardBase": "UBTTaskNode",
	"UBTAuxiliaryNode": "UBTNode",
	"UBTService": "UBTAuxiliaryNode",
	"UBTService_BlackboardBase": "UBTService",
	"UBTDecorator": "UBTAuxiliaryNode",
	"UBTDecorator_BlackboardBase": "UBTDecorator",
	"UEnvQueryTest": "UObject",
	"UEnvQueryGenerator": "UObject",
	"UEnvQueryContext": "UObject",
	"UFactory": "UObject",
	"UExporter": "UObject",
}

# Taken by engine modules, so not free for us, whatever the prefix.
TAKEN_NAMES = {"GridPathFollowingComponent", "GridPathAIController", "NavigationPath", "NavigationGraph"}

TYPE_SPECIFIERS = {
	"class": {
		"blueprintable", "notblueprintable", "blueprinttype", "notblueprinttype", "abstract", "notplaceable",
		"placeable", "minimalapi", "classgroup", "config", "defaultconfig", "hidecategories", "showcategories",
		"within", "collapsecategories", "editinlinenew", "noteditinlinenew", "defaulttoinstanced", "transient",
		"const", "deprecated", "hidedropdown", "nonTransient", "customconstructor", "configdonotchecdefaults",
		"configdonotcheckdefaults", "perobjectconfig", "intrinsic", "noexport", "autoexpandcategories",
		"autocollapsecategories", "dontcollapsecategories", "dependson", "conversionroot", "experimental",
	},
	"struct": {"blueprinttype", "noexport", "atomic", "immutable", "hastypetraits"},
	"enum": {"blueprinttype", "flags"},
	"interface": {"blueprintable", "notblueprintable", "blueprinttype", "minimalapi", "dependson",
					"conversionroot"},
}
EDIT_SPECIFIERS = {
	"editanywhere", "editdefaultsonly", "editinstanceonly", "visibleanywhere", "visibledefaultsonly",
	"visibleinstanceonly",
}
PROPERTY_SPECIFIERS = EDIT_SPECIFIERS | {
	"blueprintreadwrite", "blueprintreadonly", "blueprintassignable", "blueprintcallable",
	"blueprintauthorityonly", "blueprintgetter", "blueprintsetter", "category", "config", "globalconfig",
	"transient", "duplicatetransient", "textexportransient", "nonpieduplicatetransient", "nontransactional",
	"savegame", "advanceddisplay", "instanced", "export", "noclear", "editfixedsize", "replicated",
	"replicatedusing", "notreplicated", "interp", "simpledisplay", "skipserialization", "serializetext",
	"assetregistrysearchable", "fieldnotify", "getter", "setter",
}
FUNCTION_SPECIFIERS = {
	"blueprintcallable", "blueprintpure", "blueprintnativeevent", "blueprintimplementableevent", "callineditor",
	"exec", "blueprintauthorityonly", "blueprintcosmetic", "category", "sealedevent", "server", "client",
	"netmulticast", "reliable", "unreliable", "withvalidation", "blueprintgetter", "blueprintsetter",
	"fieldnotify", "customthunk",
}
TYPE_SPECIFIERS["class"] = {name.lower() for name in TYPE_SPECIFIERS["class"]}
