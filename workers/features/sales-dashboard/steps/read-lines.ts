/** Reads graphs with a line for each of several things over months: the people who bought most, or categories. */
import { seesSumsAlone } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import type { SalesFilters } from "../rules/filters";
import { type DrawnMetric, type GraphFigures, type GraphRow, mean } from "../rules/graph-answer";
import { maxCategoryLines, maxLines } from "../rules/graph-types";
import {
	type Figures,
	listBuyers,
	listMonths,
	listPeopleMonths,
	listThingMonths,
	listThings,
	listTopPeople,
} from "../store/sums";
import type { Asked } from "./read-asked";

const fieldOf = { external_cost_amount: "cents", quantity: "quantity", total_points_earned: "points_issued" } as const;

/** What was bought in each month, by all together and by those who bought most; the last line is all others. */
export async function readPeopleLines(
	scope: MemberScope,
	asked: Asked,
	{ select_sum_field = "external_cost_amount" }: SalesFilters,
): Promise<GraphFigures> {
	const field = fieldOf[select_sum_field];
	if (seesSumsAlone(scope.user)) return readSumLine(scope, asked, field);
	const [sums, buyers, top] = await Promise.all([
		scope.read(listMonths(asked)),
		scope.read(listBuyers(asked)),
		scope.read(listTopPeople({ ...asked, months: asked.whole }, field, maxLines + 1)),
	]);
	const hasOthers = top.length > maxLines;
	const drawnPeople = hasOthers ? top.slice(0, maxLines - 1) : top;
	const each = await scope.read(
		listPeopleMonths(
			asked,
			drawnPeople.map(({ id }) => id),
		),
	);
	const rows: GraphRow[] = asked.months.map(({ key }, at) => {
		const sum = sums.find(({ month }) => month === key)?.[field] ?? 0;
		const count = buyers.reduce((all, one) => all + (one.at === at ? one.people : 0), 0);
		const lines = linesAt(key, drawnPeople, each, field);
		const others = hasOthers
			? { line_0: sum - Object.values(lines).reduce((all, one) => all + one, 0) }
			: ({} as Record<string, number>);
		return { year_month_str: key, sum, average: mean(sum, count), ...lines, ...others };
	});
	const others: DrawnMetric[] = hasOthers
		? [{ id: "line_0", label: scope.translate("sales-dashboard:allOthers") }]
		: [];
	return { rows, drawn: [...drawnPeople.map(toLine), ...others], kind: "line" };
}

/** The same for who sees sums alone: one line, of all together. */
async function readSumLine(scope: MemberScope, asked: Asked, field: keyof Figures): Promise<GraphFigures> {
	const [sums, buyers] = await Promise.all([scope.read(listMonths(asked)), scope.read(listBuyers(asked))]);
	const rows: GraphRow[] = asked.months.map(({ key }, at) => {
		const sum = sums.find(({ month }) => month === key)?.[field] ?? 0;
		const count = buyers.reduce((all, one) => all + (one.at === at ? one.people : 0), 0);
		return { year_month_str: key, sum, average: mean(sum, count) };
	});
	return { rows, drawn: [{ id: "sum", label: scope.translate("sales-dashboard:allTogether") }], kind: "line" };
}

/** Pieces of each category in each month, and of how many categories there were any. */
export async function readCategoryLines(scope: MemberScope, asked: Asked): Promise<GraphFigures> {
	const [top, each] = await Promise.all([
		scope.read(listThings({ ...asked, months: asked.whole }, "category", { by: "quantity", max: maxCategoryLines })),
		scope.read(listThingMonths(asked, "category")),
	]);
	const rows: GraphRow[] = asked.months.map(({ key }) => {
		const inMonth = each.filter(({ month, quantity }) => month === key && quantity > 0);
		return {
			year_month_str: key,
			categories: inMonth.length,
			quantity: inMonth.reduce((all, one) => all + one.quantity, 0),
			...linesAt(key, top, each, "quantity"),
		};
	});
	return { rows, drawn: top.map(toLine), kind: "line" };
}

const toLine = ({ id, name }: { id: number; name: string }): DrawnMetric => ({ id: `line_${id}`, label: name });

function linesAt(
	month: string,
	things: readonly { id: number }[],
	each: readonly (Figures & { month: string; id: number })[],
	field: keyof Figures,
): Record<string, number> {
	return Object.fromEntries(
		things.map(({ id }) => [`line_${id}`, each.find((one) => one.id === id && one.month === month)?.[field] ?? 0]),
	);
}
