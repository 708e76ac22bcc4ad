/** The offers for which somebody can ask a rebate now, with what is left of each one's cap for invoices of this year. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { maxDaysAfterInvoice } from "../rules/rebate";
import { dayBefore, yearAround } from "../rules/year";
import { keptOffer } from "../steps/check-said";
import { readOwnRebate } from "../steps/read-rebate";
import { findOffer, listOpenOffers, maxOffers, pointsByOffer, pointsByOffers } from "../store/offers";

export const getOpenOffers = defineEndpoint({
	name: "rebates/get-open-offers",
	path: "/api/rebates/api_get_open_offers",
	summary: "The offers whose invoices can be sent now, with their rates, days and caps.",
	access: "signed_in",
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({
		/** One's own rebate that a moderator asks to complete: its offer is there by the terms by which it was sent. */
		rebate_id: z.int().optional(),
	}),
	output: z.object({
		offers: z
			.array(
				z.object({
					...{ id: z.int(), name: z.string(), brand: z.string(), points_per_dollar: z.int() },
					/** The first and the last day of its invoices. */
					...{ starts_at: z.int(), ends_at: z.int() },
					/** What one person gets at most in a year, 0 where there is no limit, and what is left of it. */
					...{ cap_points: z.int(), points_left: z.int().nullable() },
				}),
			)
			.max(maxOffers),
		/** So many days after its invoice a rebate can be sent. */
		max_days: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { rebate_id }) => {
		const { account, user, clock, read } = scope;
		const now = clock.now();
		const since = dayBefore(now, maxDaysAfterInvoice, account.time_zone);
		const [open, used, kept] = await Promise.all([
			read(listOpenOffers(account.id, { now, since })),
			read(pointsByOffers(account.id, user.id, yearAround(now, account.time_zone))),
			rebate_id === undefined ? undefined : findKeptOffer(scope, rebate_id),
		]);
		const others = open.filter(({ id }) => id !== kept?.id);
		const usedOf = new Map(used.map(({ offer_id, points }) => [offer_id, points]));
		const shown = others.map(({ id, name, brand, points_per_dollar, starts_at, ends_at, cap_points }) => ({
			...{ id, name, brand, points_per_dollar, starts_at, ends_at, cap_points },
			points_left: cap_points === 0 ? null : Math.max(0, cap_points - (usedOf.get(id) ?? 0)),
		}));
		return { offers: kept ? [kept, ...shown].slice(0, maxOffers) : shown, max_days: maxDaysAfterInvoice };
	},
});

/** The offer of a rebate by the terms by which it was sent, with what of its cap is left for that rebate; none of a draft. */
async function findKeptOffer(scope: MemberScope, rebate_id: number) {
	const { account, user, clock, read } = scope;
	const rebate = await readOwnRebate(scope, rebate_id);
	if (rebate.status !== "issue_found") return undefined;
	const [offer] = await read(findOffer(account.id, rebate.offer_id));
	const { id, name, brand, points_per_dollar, starts_at, ends_at, cap_points } = keptOffer(rebate, offer!)!;
	const year = yearAround(rebate.invoice_date ?? clock.now(), account.time_zone);
	const before = pointsByOffer(account.id, { offer_id: id, owner_id: user.id, but_id: rebate_id }, year);
	const [sum] = cap_points === 0 ? [] : await read(sql<{ points: number }>`select ${before} as points`);
	return {
		...{ id, name, brand, points_per_dollar, starts_at, ends_at, cap_points },
		points_left: sum ? Math.max(0, cap_points - sum.points) : null,
	};
}
