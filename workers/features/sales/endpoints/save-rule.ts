/** Writes a rule of points; invariant: a rule whose terms were written is off, until somebody who saw its dry run switches it on. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { isCalendarDay, text } from "#workers/kernel/bounds";
import { startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { appliesTo, type Tier } from "../rules/earnings";
import { maxQuantity, maxUnitPoints } from "../rules/impacts";
import { findSaleBrand, findSaleCategory } from "../store/catalogue";
import { findSaleRule, hasRoomForRule, insertSaleRule, updateSaleRule } from "../store/rules";
import { findItemBySku } from "../store/sales";

const quantity = z.int().min(2).max(maxQuantity).optional();
const points = z.int().min(0).max(maxUnitPoints);

const input = z.object({
	/** Left out for a new one. */
	rule_id: z.int().optional(),
	name: text(60).min(1),
	applies_to: z.enum(appliesTo),
	/** Of an item; of a brand; of a category, with all below it. */
	sku: text(60).default(""),
	brand_id: z.int().optional(),
	category_id: z.int().optional(),
	starts_on: z.iso.date().max(10),
	ends_on: z.iso.date().max(10),
	/** Of one piece, and from so many pieces on. */
	points,
	second_from: quantity,
	second_points: points.optional(),
	third_from: quantity,
	third_points: points.optional(),
	/** The most that one person earns by it in a month; 0: no limit. */
	cap_points: z.int().min(0).max(1_000_000_000).default(0),
	/** What of the points goes to those who helped. */
	representatives_percent: z.int().min(0).max(100).default(0),
});

type Said = z.output<typeof input>;

export const saveRule = defineEndpoint({
	name: "sales/save-rule",
	path: "/api/sales/api_save_rule",
	summary: "Adds or changes a rule of the points of sales, which is off until it is switched on.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input,
	output: z.object({ rule_id: z.int() }),
	errors: {
		sale_rule_name_taken: { constraints: ["sale_rules.account_id, sale_rules.name"] },
		too_many_sale_rules: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock, read } = scope;
		const [[known], subject_id] = await Promise.all([
			said.rule_id === undefined ? [] : read(findSaleRule(account.id, said.rule_id)),
			subjectOf(scope, said),
		]);
		if (said.rule_id !== undefined && !known) throw notFound("sale_rule");
		const dates = datesOf(scope, said);
		const problems = { ...subjectProblem(scope, said, subject_id), ...dates.problems, ...tierProblems(scope, said) };
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const { name, applies_to, cap_points, representatives_percent } = said;
		const rule = {
			...{ id: known?.id ?? scope.newId(), name, applies_to, subject_id: subject_id! },
			...{ tiers: JSON.stringify(tiersSaid(said)), starts_at: dates.starts_at, ends_at: dates.ends_at },
			...{ cap_points, representatives_percent },
		};
		return scope.commit({
			statements: known
				? [updateSaleRule(account.id, rule)]
				: [
						assertThat("too_many_sale_rules", hasRoomForRule(account.id)),
						insertSaleRule(account.id, rule, clock.now()),
					],
			answer: { rule_id: rule.id },
			audit: { subject_kind: "sale_rule", subject_id: rule.id, details: { name, applies_to, cap_points } },
		});
	},
});

/** The id of what the rule holds for; nothing where there is none. */
async function subjectOf({ account, read }: MemberScope, said: Said): Promise<number | undefined> {
	if (said.applies_to === "item") return (await read(findItemBySku(account.id, said.sku)))[0]?.id;
	if (said.applies_to === "brand") return (await read(findSaleBrand(account.id, said.brand_id ?? 0)))[0]?.id;
	return (await read(findSaleCategory(account.id, said.category_id ?? 0)))[0]?.id;
}

const fieldOf = { item: "sku", brand: "brand_id", category: "category_id" } as const;

function subjectProblem({ translate }: MemberScope, { applies_to }: Said, subject_id: number | undefined): FieldErrors {
	return subject_id === undefined ? { [fieldOf[applies_to]]: [translate(`sales:validation.rule.${applies_to}`)] } : {};
}

function datesOf({ account, translate }: MemberScope, { starts_on, ends_on }: Said) {
	const read = (day: string) => (isCalendarDay(day) ? startOfDay(day, account.time_zone) : Number.NaN);
	const [starts_at, ends_at] = [read(starts_on), read(ends_on)];
	const problems: FieldErrors = starts_at <= ends_at ? {} : { ends_on: [translate("sales:validation.rule.period")] };
	return { starts_at, ends_at, problems };
}

/** The tiers as they were said: the first from one piece on. */
function tiersSaid({ points, second_from, second_points, third_from, third_points }: Said): Tier[] {
	const more = [
		{ from_quantity: second_from, points: second_points },
		{ from_quantity: third_from, points: third_points },
	];
	return [
		{ from_quantity: 1, points },
		...more.filter((tier): tier is Tier => tier.from_quantity !== undefined && tier.points !== undefined),
	];
}

function tierProblems({ translate }: MemberScope, said: Said): FieldErrors {
	const { second_from, second_points, third_from, third_points } = said;
	const half = [translate("sales:validation.rule.tier")];
	return {
		...((second_from === undefined) === (second_points === undefined) ? {} : { second_from: half }),
		...((third_from === undefined) === (third_points === undefined) ? {} : { third_from: half }),
		...(third_from !== undefined && third_from <= (second_from ?? third_from)
			? { third_from: [translate("sales:validation.rule.order")] }
			: {}),
	};
}
