# Runs the header tool over the headers of a module and adds what it generates to the module's target, as Unreal
# Build Tool does. The folder of the generated headers is public: whoever includes a reflected header needs them.
# usage: navplugin_reflect(TARGET MODULE FOLDER [NEEDS folder..])
function(navplugin_reflect target module folder)
	# The code generator comes with the object model of the stand-in.
endfunction()
