// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Widgets/SWidget.h"

#include "Widgets/SNullWidget.h"

const EVisibility EVisibility::Visible(0);
const EVisibility EVisibility::Collapsed(1);
const EVisibility EVisibility::Hidden(2);
const EVisibility EVisibility::HitTestInvisible(3);
const EVisibility EVisibility::SelfHitTestInvisible(4);

namespace StandInWidgets
{
int32 Alive = 0;

class SNullWidgetContent final : public SWidget
{
};
} // namespace StandInWidgets

TSharedRef<SWidget> SNullWidget::NullWidget = MakeShared<StandInWidgets::SNullWidgetContent>();

SWidget::SWidget()
{
	++StandInWidgets::Alive;
}

SWidget::~SWidget()
{
	--StandInWidgets::Alive;
}

int32 SWidget::StandInCount()
{
	return StandInWidgets::Alive;
}
