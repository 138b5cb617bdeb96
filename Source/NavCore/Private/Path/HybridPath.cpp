// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "NavCore/Path/HybridPath.h"

#include "NavCore/Search/WorkBudget.h"

#include <algorithm>
#include <cmath>

namespace NavCore
{
namespace Detail::HybridPathImpl
{
double Distance(const MeshPoint& a, const MeshPoint& b)
{
	return std::hypot(b.x - a.x, b.y - a.y, b.z - a.z);
}

/** The last point from which so much of the path is left; the first one for a short path. */
std::size_t FindLegBegin(std::span<const MeshPoint> route, double length)
{
	double left = 0;
	for (std::size_t i = route.size() - 1; i > 0; --i)
	{
		left += Distance(route[i - 1], route[i]);
		if (left >= length)
		{
			return i - 1;
		}
	}
	return 0;
}
} // namespace Detail::HybridPathImpl

HybridStatus HybridPath::Begin(
	MeshQueries& mesh, std::span<const MeshPoint> gridPath, const HybridSettings& settings)
{
	mesh_ = &mesh;
	settings_ = settings;
	settings_.lookAhead = (std::max)(settings.lookAhead, std::size_t{1});
	stage_ = Stage::Ends;
	route_.assign(gridPath.begin(), gridPath.end());
	reached_ = 0;
	tried_ = 0;
	joint_ = 0;
	points_.clear();
	counters_ = {};
	const bool isFinite = std::all_of(route_.begin(), route_.end(),
		[](const MeshPoint& point)
		{ return std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z); });
	status_ = route_.empty() || !isFinite ? HybridStatus::OffMesh : HybridStatus::Running;
	return status_;
}

HybridStatus HybridPath::Advance(WorkBudget& budget)
{
	while (status_ == HybridStatus::Running && budget.NextQuantum() > 0)
	{
		budget.Spend(Step());
	}
	return status_;
}

std::int64_t HybridPath::Step()
{
	switch (stage_)
	{
	case Stage::Ends:
		return PlaceEnds();
	case Stage::Body:
		return ExtendBody();
	case Stage::LastLeg:
		return AddLastLeg();
	case Stage::Joint:
		return CloseJoint();
	}
	return 1;
}

std::int64_t HybridPath::PlaceEnds()
{
	counters_.lines += 2;
	if (!mesh_->Project(route_.front()) || !mesh_->Project(route_.back()))
	{
		status_ = HybridStatus::OffMesh;
		return settings_.unitsPerLine * 2;
	}
	legBegin_ = Detail::HybridPathImpl::FindLegBegin(route_, settings_.lastLeg);
	Append(route_.front());
	tried_ = (std::min)(settings_.lookAhead, legBegin_);
	stage_ = legBegin_ == 0 ? Stage::LastLeg : Stage::Body;
	return settings_.unitsPerLine * 2;
}

std::int64_t HybridPath::ExtendBody()
{
	MeshPoint target = route_[tried_];
	++counters_.lines;
	std::int64_t units = settings_.unitsPerLine;
	const bool isOnMesh = mesh_->Project(target);
	const bool isNext = tried_ == reached_ + 1;
	if (isOnMesh && mesh_->CanGoStraight(points_.back(), target))
	{
		Append(target);
	}
	else if (!isNext)
	{
		--tried_;
		return units;
	}
	else if (isOnMesh)
	{
		units += settings_.unitsPerPath;
		if (!AppendMeshWay(target))
		{
			Append(target);
		}
	}
	else
	{
		// A cell whose middle the mesh leaves out: go on to the next one, unless the last leg begins here.
		++counters_.gridPieces;
		if (tried_ == legBegin_)
		{
			Append(target);
		}
	}
	reached_ = tried_;
	tried_ = (std::min)(reached_ + settings_.lookAhead, legBegin_);
	stage_ = reached_ == legBegin_ ? Stage::LastLeg : Stage::Body;
	return units;
}

std::int64_t HybridPath::AddLastLeg()
{
	joint_ = points_.size() - 1;
	if (!AppendMeshWay(route_.back()))
	{
		std::for_each(route_.begin() + static_cast<std::ptrdiff_t>(legBegin_) + 1, route_.end(),
			[this](const MeshPoint& point) { Append(point); });
	}
	stage_ = Stage::Joint;
	return settings_.unitsPerPath;
}

std::int64_t HybridPath::CloseJoint()
{
	// The leg began where the grid's path went; often there is no need to go there.
	if (joint_ > 0 && joint_ + 1 < points_.size())
	{
		++counters_.lines;
		if (mesh_->CanGoStraight(points_[joint_ - 1], points_[joint_ + 1]))
		{
			points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(joint_));
		}
	}
	status_ = HybridStatus::Done;
	return settings_.unitsPerLine;
}

bool HybridPath::AppendMeshWay(const MeshPoint& to)
{
	++counters_.paths;
	corners_.clear();
	if (!mesh_->FindPath(points_.back(), to, corners_))
	{
		++counters_.gridPieces;
		return false;
	}
	std::for_each(corners_.begin(), corners_.end(), [this](const MeshPoint& corner) { Append(corner); });
	return true;
}

void HybridPath::Append(const MeshPoint& point)
{
	if (points_.empty() || points_.back() != point)
	{
		points_.push_back(point);
	}
}

double HybridPath::Length() const
{
	double length = 0;
	for (std::size_t i = 1; i < points_.size(); ++i)
	{
		length += Detail::HybridPathImpl::Distance(points_[i - 1], points_[i]);
	}
	return length;
}
} // namespace NavCore
