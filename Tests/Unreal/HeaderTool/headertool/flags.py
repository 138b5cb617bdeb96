# Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
"""From specifiers to the flags and metadata that reflection keeps of them."""

_PROPERTY_FLAGS = {
	"editanywhere": ("CPF_Edit",),
	"editdefaultsonly": ("CPF_Edit", "CPF_DisableEditOnInstance"),
	"editinstanceonly": ("CPF_Edit", "CPF_DisableEditOnTemplate"),
	"visibleanywhere": ("CPF_Edit", "CPF_EditConst"),
	"visibledefaultsonly": ("CPF_Edit", "CPF_EditConst", "CPF_DisableEditOnInstance"),
	"visibleinstanceonly": ("CPF_Edit", "CPF_EditConst", "CPF_DisableEditOnTemplate"),
	"blueprintreadwrite": ("CPF_BlueprintVisible",),
	"blueprintreadonly": ("CPF_BlueprintVisible", "CPF_BlueprintReadOnly"),
	"blueprintassignable": ("CPF_BlueprintAssignable", "CPF_BlueprintVisible"),
	"blueprintcallable": ("CPF_BlueprintCallable",),
	"config": ("CPF_Config",),
	"globalconfig": ("CPF_Config", "CPF_GlobalConfig"),
	"transient": ("CPF_Transient",),
	"duplicatetransient": ("CPF_DuplicateTransient",),
	"savegame": ("CPF_SaveGame",),
	"advanceddisplay": ("CPF_AdvancedDisplay",),
	"instanced": ("CPF_InstancedReference", "CPF_ExportObject"),
	"export": ("CPF_ExportObject",),
	"replicated": ("CPF_Net",),
	"replicatedusing": ("CPF_Net", "CPF_RepNotify"),
}
_FUNCTION_FLAGS = {
	"blueprintcallable": ("FUNC_BlueprintCallable",),
	"blueprintpure": ("FUNC_BlueprintCallable", "FUNC_BlueprintPure"),
	"blueprintnativeevent": ("FUNC_Event", "FUNC_BlueprintEvent"),
	"blueprintimplementableevent": ("FUNC_Event", "FUNC_BlueprintEvent"),
	"exec": ("FUNC_Exec",),
}
_CLASS_FLAGS = {
	"abstract": "CLASS_Abstract",
	"config": "CLASS_Config",
	"defaultconfig": "CLASS_DefaultConfig",
	"transient": "CLASS_Transient",
	"deprecated": "CLASS_Deprecated",
	"minimalapi": "CLASS_MinimalAPI",
	"editinlinenew": "CLASS_EditInlineNew",
	"defaulttoinstanced": "CLASS_DefaultToInstanced",
	"notplaceable": "CLASS_NotPlaceable",
	"const": "CLASS_Const",
}
_ACCESS = {"public": "FUNC_Public", "protected": "FUNC_Protected", "private": "FUNC_Private"}

# Specifiers that reflection keeps as metadata.
_KEPT = {
	"category", "blueprinttype", "blueprintable", "classgroup", "hidecategories", "displayname", "callineditor",
	"notblueprinttype", "notblueprintable",
}


def _joined(flags, nothing):
	return " | ".join(dict.fromkeys(flags)) or nothing


def property_flags(item):
	flags = [flag for word in item.markup.specifiers for flag in _PROPERTY_FLAGS.get(word, ())]
	if "WITH_EDITORONLY_DATA" in item.conditions:
		flags.append("CPF_EditorOnly")
	return _joined(flags, "CPF_None")


def parameter_flags(parameter):
	flags = ["CPF_Parm"]
	if parameter.type.is_const:
		flags.append("CPF_ConstParm")
	if parameter.type.is_reference:
		flags.append("CPF_OutParm")
		if parameter.is_in_out or parameter.type.is_const:
			flags.append("CPF_ReferenceParm")
	return _joined(flags, "CPF_None")


def function_flags(function):
	flags = ["FUNC_Native", _ACCESS[function.access]]
	flags += [flag for word in function.markup.specifiers for flag in _FUNCTION_FLAGS.get(word, ())]
	if function.is_static:
		flags.append("FUNC_Static")
	if function.is_const:
		flags.append("FUNC_Const")
		pure = function.markup.specifiers.get("blueprintpure", "")
		if function.markup.has("BlueprintCallable") and pure != "false":
			flags.append("FUNC_BlueprintPure")
	if function.markup.specifiers.get("blueprintpure") == "false":
		flags = [flag for flag in flags if flag != "FUNC_BlueprintPure"]
	if any(p.type.is_reference and not p.type.is_const for p in function.parameters):
		flags.append("FUNC_HasOutParms")
	return _joined(flags, "FUNC_None")


def class_flags(made):
	flags = ["CLASS_Native"] + [_CLASS_FLAGS[word] for word in made.markup.specifiers if word in _CLASS_FLAGS]
	if made.kind == "interface":
		flags += ["CLASS_Interface", "CLASS_Abstract"]
	return _joined(flags, "CLASS_None")


def _literal(value):
	"""The inside of a string literal: markup gives it quoted or as a bare word."""
	if value is None:
		return "true"
	value = value.strip()
	if value.startswith('"') and value.endswith('"') and len(value) > 1:
		return value[1:-1]
	return value.replace("\\", "\\\\").replace('"', '\\"')


def metadata(markup, tooltip):
	"""Key and literal of every piece of metadata, the comment as the tooltip unless one is written."""
	found = {word: _literal(value) for word, value in markup.specifiers.items() if word in _KEPT}
	found.update({key: _literal(value) for key, value in markup.meta.items()})
	if tooltip and "tooltip" not in found:
		found["tooltip"] = tooltip.replace("\\", "\\\\").replace('"', '\\"')
	return found


def enumerator_metadata(meta):
	return {key: _literal(value) for key, value in meta.items()}
