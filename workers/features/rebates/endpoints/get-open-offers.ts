/** The offers for which somebody can ask a rebate now, with what is left of each one's cap for invoices of this year. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxDaysAfterInvoice } from "../rules/rebate";
import { dayBefore, yearAround } from "../rules/year";
import { listOpenOffers, maxOffers, pointsByOffers } from "../store/offers";

export const getOpenOffers = defineEndpoint({
	name: "rebates/get-open-offers",
	path: "/api/rebates/api_get_open_offers",
	summary: "The offers whose invoices can be sent now, with their rates, days and caps.",
	access: "signed_in",
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({}),
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
	handler: async ({ account, user, clock, read }) => {
		const now = clock.now();
		const since = dayBefore(now, maxDaysAfterInvoice, account.time_zone);
		const [offers, used] = await Promise.all([
			read(listOpenOffers(account.id, { now, since })),
			read(pointsByOffers(account.id, user.id, yearAround(now, account.time_zone))),
		]);
		const usedOf = new Map(used.map(({ offer_id, points }) => [offer_id, points]));
		return {
			offers: offers.map(({ id, name, brand, points_per_dollar, starts_at, ends_at, cap_points }) => ({
				...{ id, name, brand, points_per_dollar, starts_at, ends_at, cap_points },
				points_left: cap_points === 0 ? null : Math.max(0, cap_points - (usedOf.get(id) ?? 0)),
			})),
			max_days: maxDaysAfterInvoice,
		};
	},
});
