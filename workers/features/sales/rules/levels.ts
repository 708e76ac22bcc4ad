/** Levels of sales: which one an amount reaches, and what the card of levels says of it. @browser-safe @pure */
import type { Translate } from "#workers/kernel/scope";

/** How many an account has at most. */
export const maxSaleLevels = 12;

/** A level. */
export type SaleLevel = { id: number; name: string; alias: string; from_amount: number; bonus_percent: number };

/** The level of an amount, of levels in their order; undefined below the first one. */
export function saleLevelAt(levels: readonly SaleLevel[], amount: number): SaleLevel | undefined {
	return levels.filter(({ from_amount }) => from_amount <= amount).at(-1);
}

/** How far an amount has filled the segment of each level, in percent. */
export function filledSegments(levels: readonly SaleLevel[], amount: number): number[] {
	return levels.map(({ from_amount }, at) => {
		if (amount < from_amount) return 0;
		const next = levels[at + 1];
		if (!next) return 100;
		return Math.min(100, Math.floor((100 * (amount - from_amount)) / (next.from_amount - from_amount)));
	});
}

/** What was sold in a year, in cents: what is paid, what waits, and the months (1 to 12) with a sale that is paid. */
export type SoldInYear = { approved: number; pending: number; months: readonly number[] };

/** What the card needs beside levels and figures. */
export type CardFacts = {
	year: number;
	/** The names of the twelve months, short. */
	months: readonly string[];
	details: { program_details_text: string; program_details_link: string };
	money: (cents: number) => string;
	translate: Translate;
};

const line = (label: string, value: string, layout: "row" | "total" = "row") => ({ label, value, layout });

/** The sale level summary (specification §3). */
export function levelSummary(levels: readonly SaleLevel[], sold: SoldInYear, facts: CardFacts) {
	const { year, months, details, money, translate } = facts;
	const current = saleLevelAt(levels, sold.approved);
	const next = levels[current ? levels.indexOf(current) + 1 : 0];
	const filled = filledSegments(levels, sold.approved);
	const bonus = current?.bonus_percent ?? 0;
	return {
		section_title: translate("sales:level.section"),
		level_title: translate("sales:level.title", { year: String(year) }),
		current_level: current?.name ?? null,
		current_level_alias: current ? current.alias || current.name : translate("sales:level.none"),
		...details,
		percentages: levels.map(({ name, from_amount }, at) => ({
			percentage: filled[at]!,
			label: translate("sales:level.segment", { name, from: money(from_amount) }),
		})),
		bonus_data: {
			main_label: translate("sales:level.months", { count: sold.months.length, of: 12 }),
			percentage_data: months.map((label, at) => ({ percentage: sold.months.includes(at + 1) ? 100 : 0, label })),
			extra_labels: [line(translate("sales:level.bonus"), translate("sales:level.bonusValue", { percent: bonus }))],
		},
		extra_labels: [
			...(next
				? [line(translate("sales:level.left", { level: next.name }), money(next.from_amount - sold.approved))]
				: []),
			line(translate("sales:level.pending"), money(sold.pending)),
			line(translate("sales:level.counted"), money(sold.approved), "total"),
		],
		legend_info: [
			{ key: "counted" as const, label: translate("sales:level.legend.counted") },
			{ key: "open" as const, label: translate("sales:level.legend.open") },
		],
	};
}
