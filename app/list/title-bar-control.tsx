/** A field of any kind, also of those that stand in title bars and in the forms of reports: months, and categories of budgets. */
import type { FilterOption } from "#workers/kernel/describe-filters";
import { SuggestingInput } from "~/ui/suggesting-input";
import { BudgetCategoryInput } from "./budget-category-input";
import { FilterControl, type FilterControlProps } from "./filter-fields";

/** The field; members' lists, which have none of these kinds, load the plain one alone. */
export function TitleBarControl(props: FilterControlProps) {
	const { field, value } = props;
	const { kind, name, options = [] } = field;
	if (kind === "month_year")
		return (
			<FilterControl {...props}>
				<MonthYearInput key={value} name={name} value={value} options={options} />
			</FilterControl>
		);
	if (kind === "budget_category")
		return (
			<FilterControl {...props}>
				<BudgetCategoryInput key={value} name={name} value={value} />
			</FilterControl>
		);
	return <FilterControl {...props} />;
}

/** A month as MM/yyyy, typed or picked: every browser has this picker, and none asks for a script. */
function MonthYearInput({ name, value, options }: { name: string; value: string; options: FilterOption[] }) {
	const offered = options.map((option) => ({ value: option.value }));
	return <SuggestingInput offered={offered} name={name} defaultValue={value} placeholder="MM/yyyy" maxLength={7} />;
}
