/** A rule of points as its editor sees it, with a dry run on the sales of the last month: nothing is paid by it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { createFormat } from "#workers/kernel/format";
import { appliesTo, tiersOf } from "../rules/earnings";
import { monthOf } from "../rules/year";
import { findSaleItem } from "../store/catalogue";
import { digestOf, findSaleRule, listLargestChanges, sumDryRun } from "../store/rules";

export const getRule = defineEndpoint({
	name: "sales/get-rule",
	path: "/api/sales/api_get_rule",
	summary: "A rule of the points of sales, and what it would have made of the last month's sales.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({ rule_id: z.int() }),
	output: z.object({
		rule: z.object({
			...{ id: z.int(), name: z.string(), applies_to: z.enum(appliesTo), subject_id: z.int() },
			/** Of an item. */
			sku: z.string().nullable(),
			tiers: z.array(z.object({ from_quantity: z.int(), points: z.int() })),
			/** Days in the account's time zone. */
			...{ starts_on: z.string(), ends_on: z.string() },
			...{ cap_points: z.int(), representatives_percent: z.int(), is_active: z.literal([0, 1]) },
		}),
		dry_run: z.object({
			/** The month's first day. */
			month: z.string(),
			...{
				sales_count: z.int(),
				sellers_count: z.int(),
				points: z.int(),
				points_today: z.int(),
				capped_count: z.int(),
			},
			/** What says which terms it ran, for whoever switches them on. */
			terms_seen: z.string(),
			largest_changes: z.array(z.object({ name: z.string(), points: z.int(), points_today: z.int() })),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read, clock, request }, { rule_id }) => {
		const [rule] = await read(findSaleRule(account.id, rule_id));
		if (!rule) throw notFound("sale_rule");
		const month = monthOf(clock.now(), account.time_zone, 1);
		const [[sums], largest_changes, [item]] = await Promise.all([
			read(sumDryRun(account.id, rule, month)),
			read(listLargestChanges(account.id, rule, month)),
			rule.applies_to === "item" ? read(findSaleItem(account.id, rule.subject_id)) : [],
		]);
		const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
		const day = (ms: number) => format.time(ms, "filter");
		const { tiers, starts_at, ends_at, ...facts } = rule;
		return {
			rule: {
				...facts,
				sku: item?.sku ?? null,
				...{ tiers: tiersOf({ tiers }), starts_on: day(starts_at), ends_on: day(ends_at) },
			},
			dry_run: { month: day(month.from), ...sums!, terms_seen: digestOf(rule), largest_changes },
		};
	},
});
