# Runs the header tool over the headers of a module and adds what it generates to the module's target, as Unreal
# Build Tool does. Problems in the markup fail the build with file and line. The folder of the generated headers is
# public: whoever includes a reflected header needs them.
#
# usage: navplugin_reflect(TARGET MODULE FOLDER [ENGINE] [NEEDS folder..])
#   ENGINE  the module plays a part of the engine, so the rules for plugins do not apply to it
#   NEEDS   further folders with types that the headers use; modules reflected before are known anyway
#
# The sources of a module stand below FOLDER, or beside it in a folder Private: what they include by
# UE_INLINE_GENERATED_CPP_BY_NAME is left out of the module's own generated source.
set(NAVPLUGIN_HEADER_TOOL ${CMAKE_CURRENT_LIST_DIR}/HeaderTool/header_tool.py)
file(GLOB NAVPLUGIN_HEADER_TOOL_PARTS CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/HeaderTool/headertool/*.py)

function(navplugin_reflect target module folder)
	cmake_parse_arguments(PARSE_ARGV 3 reflect "ENGINE" "" "NEEDS")
	get_property(known GLOBAL PROPERTY NAVPLUGIN_REFLECTED_FOLDERS)
	set(needs ${known} ${reflect_NEEDS})
	list(REMOVE_DUPLICATES needs)
	set_property(GLOBAL APPEND PROPERTY NAVPLUGIN_REFLECTED_FOLDERS ${folder})

	set(own ${folder})
	cmake_path(GET folder PARENT_PATH beside)
	if(folder MATCHES "/Public$" AND EXISTS ${beside}/Private)
		list(APPEND own ${beside}/Private)
	endif()

	set(headers)
	set(sources)
	foreach(place ${own})
		file(GLOB_RECURSE found CONFIGURE_DEPENDS ${place}/*.h)
		list(APPEND headers ${found})
		file(GLOB_RECURSE found CONFIGURE_DEPENDS ${place}/*.cpp)
		list(APPEND sources ${found})
	endforeach()
	set(needed)
	foreach(place ${needs})
		file(GLOB_RECURSE found CONFIGURE_DEPENDS ${place}/*.h)
		list(APPEND needed ${found})
	endforeach()

	set(output ${CMAKE_BINARY_DIR}/Reflection/${module})
	set(generated)
	foreach(header ${headers})
		cmake_path(GET header STEM stem)
		file(STRINGS ${header} markup REGEX "\"${stem}\\.generated\\.h\"" LIMIT_COUNT 1)
		if(markup)
			list(APPEND generated ${output}/${stem}.generated.h ${output}/${stem}.gen.cpp)
		endif()
	endforeach()
	target_include_directories(${target} PUBLIC ${output})
	if(NOT generated)
		return()
	endif()

	set(options)
	if(reflect_ENGINE)
		list(APPEND options --engine)
	endif()
	if(needs)
		list(APPEND options --needs ${needs})
	endif()
	set(source ${output}/${module}.init.gen.cpp)
	# Files that stay the same are not touched, so a change of one header does not rebuild the users of all others.
	add_custom_command(
		OUTPUT ${source}
		BYPRODUCTS ${generated}
		COMMAND Python3::Interpreter -B ${NAVPLUGIN_HEADER_TOOL} --output ${output} --module ${module}
			${own} ${options}
		DEPENDS ${headers} ${sources} ${needed} ${NAVPLUGIN_HEADER_TOOL} ${NAVPLUGIN_HEADER_TOOL_PARTS}
		COMMENT "Reading the reflection markup of ${module}"
		VERBATIM)
	target_sources(${target} PRIVATE ${source})
	set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
	# Static libraries give up only what somebody asks for. Asking for this brings in every reflected type.
	target_link_options(${target} INTERFACE LINKER:--undefined=Z_Link_${module})
endfunction()
