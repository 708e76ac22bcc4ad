/** What of the signed-in person's points ends when. */
import { z } from "zod";
import { listLots, listReturns } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { endingsOf, leastDays } from "../rules/endings";
import { findRule } from "../store";

/** So many days with something that ends are told, the next first. */
const maxEndings = 100;

export const getExpiringPoints = defineEndpoint({
	name: "points-expiry/get-expiring-points",
	path: "/api/points/api_get_expiring_points",
	summary:
		"What of the signed-in user's points ends when, the next first; nothing where the account's points never end.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		/** After how many months points end; null: never. */
		months: z.int().nullable(),
		expiries: z.array(z.object({ expires_at: z.int(), points: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const [rule] = await read(findRule(account.id));
		if (!rule || rule.months === null || rule.earliest_at === null) return { months: null, expiries: [] };
		const now = clock.now();
		const [lots, returns] = await Promise.all([
			read(listLots(account.id, user.points_account_id, now)),
			read(listReturns(account.id, user.points_account_id, now - (leastDays + 2) * dayMs)),
		]);
		const { months, earliest_at } = rule;
		const expiries = endingsOf(lots, returns, { months, earliest_at }, account.time_zone);
		return { months, expiries: expiries.slice(0, maxEndings) };
	},
});
