// Copyright (c) 2026 NavPlugin contributors. SPDX-License-Identifier: MIT
#include "Graph/LinkedSearch.h"

#include "Graph/LinkTour.h"
#include "NavCore/Links/LinkGraph.h"

#include <utility>

namespace NavCore::Detail
{
/** See CreateLinkedSearch. */
class LinkedSearch final : public PathSearch
{
public:
	LinkedSearch(std::unique_ptr<PathSearch> kernel, bool optimal)
		: kernel_(std::move(kernel)), optimal_(optimal)
	{
	}

	[[nodiscard]] std::string_view ServedBy() const override { return kernel_->ServedBy(); }
	[[nodiscard]] const Path* FirstLeg() const override
	{
		if (linked_)
		{
			return Status() == SearchStatus::Running ? tour_->FirstLeg()
				: Status() == SearchStatus::Found    ? &GetPath()
													 : nullptr;
		}
		const Path* leg = kernel_->FirstLeg();
		// A path that is whole was taken over.
		return leg == &kernel_->GetPath() ? &GetPath() : leg;
	}

protected:
	void OnReset() override { linked_ = false; }
	[[nodiscard]] RequestError OnValidate() const override
	{
		// Whatever the algorithm has to say about the request; without links this is its search.
		if (HasLinks())
		{
			SearchRequest request = Request();
			request.trace = nullptr;
			static_cast<void>(kernel_->Begin(Context(), request));
			return kernel_->Error();
		}
		static_cast<void>(kernel_->Begin(Context(), Request()));
		return kernel_->Error();
	}
	[[nodiscard]] SearchStatus OnBegin() override;
	[[nodiscard]] SearchStatus OnAdvance(WorkBudget& budget) override;
	[[nodiscard]] bool DependsOn(const CellRect& rect) const override
	{
		// Which links are best depends on all ways to them.
		return linked_ || kernel_->MayHaveRead(rect);
	}

private:
	[[nodiscard]] bool HasLinks() const { return Context().links != nullptr && !Context().links->IsEmpty(); }
	[[nodiscard]] SearchStatus AdvanceTour(WorkBudget& budget);

	std::unique_ptr<PathSearch> kernel_;
	/** Made for the first query over links. */
	std::unique_ptr<LinkTour> tour_;
	bool optimal_;
	bool linked_ = false;
};

SearchStatus LinkedSearch::OnBegin()
{
	if (!HasLinks())
	{
		if (kernel_->Status() != SearchStatus::Running)
		{
			TakeOver(*kernel_);
		}
		return kernel_->Status();
	}
	linked_ = true;
	if (tour_ == nullptr)
	{
		tour_ = std::make_unique<LinkTour>(*kernel_, optimal_);
	}
	tour_->Begin(Context(), Request());
	return SearchStatus::Running;
}

SearchStatus LinkedSearch::OnAdvance(WorkBudget& budget)
{
	if (linked_)
	{
		return AdvanceTour(budget);
	}
	const SearchStatus status = kernel_->Advance(budget);
	if (status == SearchStatus::Running)
	{
		counters_ = kernel_->Counters();
		return status;
	}
	TakeOver(*kernel_);
	return status;
}

SearchStatus LinkedSearch::AdvanceTour(WorkBudget& budget)
{
	const SearchStatus status = tour_->Advance(budget);
	counters_ = tour_->Counters();
	if (status == SearchStatus::Found || status == SearchStatus::Partial)
	{
		std::swap(path_, tour_->Result());
	}
	return status == SearchStatus::Partial ? EndPartial(tour_->WhyPartial()) : status;
}

std::unique_ptr<PathSearch> CreateLinkedSearch(std::unique_ptr<PathSearch> kernel, bool optimal)
{
	return std::make_unique<LinkedSearch>(std::move(kernel), optimal);
}
} // namespace NavCore::Detail
