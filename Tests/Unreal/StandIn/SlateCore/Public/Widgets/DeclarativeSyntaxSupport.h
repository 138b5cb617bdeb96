// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
// Follows the "Slate Overview" and "Slate Widget Examples" pages: how widgets are declared and made.
#pragma once

#include "Layout/Visibility.h"
#include "Misc/Attribute.h"
#include "Widgets/SNullWidget.h"
#include "Widgets/SWidget.h"

/** What every widget can be given. */
template <typename InWidgetType>
struct TSlateBaseNamedArgs
{
	TAttribute<bool> _IsEnabled;
	TAttribute<EVisibility> _Visibility;
	TAttribute<FText> _ToolTipText;
};

// Common to the macros below: binds an attribute or an event to whatever can be bound.
#define SLATE_PRIVATE_BIND(ArgName, DelegateType, Store)                                                     \
	template <typename FunctorType>                                                                          \
	WidgetArgsType& ArgName##_Lambda(FunctorType&& Functor)                                                  \
	{                                                                                                        \
		this->_##ArgName = Store(DelegateType::CreateLambda(Forward<FunctorType>(Functor)));                 \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}                                                                                                        \
	template <typename ObjectType, typename MethodType, typename... VarTypes>                                \
	WidgetArgsType& ArgName##_Raw(ObjectType* Object, MethodType Method, VarTypes... Vars)                   \
	{                                                                                                        \
		this->_##ArgName = Store(DelegateType::CreateRaw(Object, Method, Vars...));                          \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}                                                                                                        \
	template <typename FunctionType, typename... VarTypes>                                                   \
	WidgetArgsType& ArgName##_Static(FunctionType Function, VarTypes... Vars)                                \
	{                                                                                                        \
		this->_##ArgName = Store(DelegateType::CreateStatic(Function, Vars...));                             \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}                                                                                                        \
	template <typename ObjectType, typename MethodType, typename... VarTypes>                                \
	WidgetArgsType& ArgName##_UObject(ObjectType* Object, MethodType Method, VarTypes... Vars)               \
	{                                                                                                        \
		this->_##ArgName = Store(DelegateType::CreateUObject(Object, Method, Vars...));                      \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}                                                                                                        \
	template <typename ObjectType, typename MethodType, typename... VarTypes>                                \
	WidgetArgsType& ArgName(ObjectType* Object, MethodType Method, VarTypes... Vars)                         \
	{                                                                                                        \
		this->_##ArgName = Store(DelegateType::CreateSP(Object, Method, Vars...));                           \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}

/** A value that may be bound. */
#define SLATE_ATTRIBUTE(AttrType, AttrName)                                                                  \
	TAttribute<AttrType> _##AttrName;                                                                        \
	WidgetArgsType& AttrName(TAttribute<AttrType> InAttribute)                                               \
	{                                                                                                        \
		_##AttrName = MoveTemp(InAttribute);                                                                 \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}                                                                                                        \
	SLATE_PRIVATE_BIND(AttrName, TDelegate<AttrType()>, TAttribute<AttrType>::Create)

/** A plain value, used once. */
#define SLATE_ARGUMENT(ArgType, ArgName)                                                                     \
	ArgType _##ArgName{};                                                                                    \
	WidgetArgsType& ArgName(ArgType InArgument)                                                              \
	{                                                                                                        \
		_##ArgName = MoveTemp(InArgument);                                                                   \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}

/** Something that others are told. */
#define SLATE_EVENT(DelegateName, EventName)                                                                 \
	DelegateName _##EventName;                                                                               \
	WidgetArgsType& EventName(const DelegateName& InDelegate)                                                \
	{                                                                                                        \
		_##EventName = InDelegate;                                                                           \
		return static_cast<WidgetArgsType&>(*this);                                                          \
	}                                                                                                        \
	SLATE_PRIVATE_BIND(EventName, DelegateName, DelegateName)

namespace StandIn
{
/** What `.Name()[ widget ]` puts a widget into. */
template <typename ArgumentsType>
struct TNamedSlot
{
	ArgumentsType& Arguments;
	TSharedRef<SWidget>& Slot;

	ArgumentsType& operator[](const TSharedRef<SWidget>& Child)
	{
		Slot = Child;
		return Arguments;
	}
};
} // namespace StandIn

/** Room for one widget. */
#define SLATE_NAMED_SLOT(DeclarationType, SlotName)                                                          \
	TSharedRef<SWidget> _##SlotName = SNullWidget::NullWidget;                                               \
	StandIn::TNamedSlot<DeclarationType> SlotName()                                                          \
	{                                                                                                        \
		return {static_cast<DeclarationType&>(*this), _##SlotName};                                          \
	}

/** Room for one widget, which can go without its name. */
#define SLATE_DEFAULT_SLOT(DeclarationType, SlotName)                                                        \
	SLATE_NAMED_SLOT(DeclarationType, SlotName)                                                              \
	DeclarationType& operator[](const TSharedRef<SWidget>& Child)                                            \
	{                                                                                                        \
		_##SlotName = Child;                                                                                 \
		return *this;                                                                                        \
	}

/** Any number of slots, added by +. */
#define SLATE_SLOT_ARGUMENT(SlotType, SlotName)                                                              \
	TArray<SlotType> _##SlotName;                                                                            \
	WidgetArgsType& operator+(const SlotType& Slot)                                                          \
	{                                                                                                        \
		_##SlotName.Add(Slot);                                                                               \
		return *this;                                                                                        \
	}

// Followed by the body of the constructor and the arguments.
#define SLATE_BEGIN_ARGS(InWidgetType)                                                                       \
public:                                                                                                      \
	struct FArguments : public TSlateBaseNamedArgs<InWidgetType>                                             \
	{                                                                                                        \
		typedef FArguments WidgetArgsType;                                                                   \
		typedef InWidgetType WidgetType;                                                                     \
		SLATE_PRIVATE_COMMON(IsEnabled, bool)                                                                \
		SLATE_PRIVATE_COMMON(Visibility, EVisibility)                                                        \
		SLATE_PRIVATE_COMMON(ToolTipText, FText)                                                             \
		FArguments()

#define SLATE_END_ARGS()                                                                                     \
	}                                                                                                        \
	;

#define SLATE_PRIVATE_COMMON(AttrName, AttrType)                                                             \
	WidgetArgsType& AttrName(TAttribute<AttrType> InAttribute)                                               \
	{                                                                                                        \
		this->_##AttrName = MoveTemp(InAttribute);                                                           \
		return *this;                                                                                        \
	}                                                                                                        \
	SLATE_PRIVATE_BIND(AttrName, TDelegate<AttrType()>, TAttribute<AttrType>::Create)

namespace StandIn
{
/** A widget that waits for its arguments. */
template <typename WidgetType, typename... RequiredTypes>
struct TWidgetDeclaration
{
	explicit TWidgetDeclaration(RequiredTypes&&... InRequired)
		: Required(Forward<RequiredTypes>(InRequired)...)
	{
	}

	template <typename ExposedType>
	TWidgetDeclaration&& Expose(ExposedType& Exposed) &&
	{
		Exposed = Widget;
		return MoveTemp(*this);
	}

	TSharedRef<WidgetType> operator<<=(const typename WidgetType::FArguments& Arguments) &&
	{
		Widget->SetEnabled(Arguments._IsEnabled);
		Widget->SetVisibility(Arguments._Visibility);
		Widget->SetToolTipText(Arguments._ToolTipText);
		std::apply([this, &Arguments](RequiredTypes&... Values) { Widget->Construct(Arguments, Values...); },
			Required);
		return Widget;
	}

	TSharedRef<WidgetType> Widget = MakeShared<WidgetType>();
	std::tuple<RequiredTypes...> Required;
};

template <typename WidgetType, typename... RequiredTypes>
TWidgetDeclaration<WidgetType, RequiredTypes...> DeclareWidget(RequiredTypes&&... Required)
{
	return TWidgetDeclaration<WidgetType, RequiredTypes...>(Forward<RequiredTypes>(Required)...);
}
} // namespace StandIn

/** Makes a widget: SNew(STextBlock).Text(..). More parameters go to its Construct. */
#define SNew(WidgetType, ...)                                                                                \
	StandIn::DeclareWidget<WidgetType>(__VA_ARGS__) <<= typename WidgetType::FArguments()

/** As SNew, and keeps the widget in a variable as well, before it is constructed. */
#define SAssignNew(ExposeAs, WidgetType, ...)                                                                \
	StandIn::DeclareWidget<WidgetType>(__VA_ARGS__).Expose(ExposeAs) <<= typename WidgetType::FArguments()
