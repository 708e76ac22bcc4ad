/** What somebody who has left still reads, by the link that they were mailed: their points, and what they ordered. It changes nothing. */
import { z } from "zod";
import { nameOf } from "#workers/features/members";
import { orderNumber } from "#workers/features/orders";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { hashToken } from "#workers/kernel/tokens";
import { readonlyDaysLeft, readonlyDaysOf } from "../rules/readonly-days";
import { todayOf } from "../steps/read-member";
import { findDetails } from "../store/details";
import { findLeaver, listLines, listOrders } from "../store/leaver-links";

const maxRows = 20;

export const readLeaver = defineEndpoint({
	name: "member-detail/read-leaver",
	path: "/api/members/api_read_leaver",
	summary: "What somebody who has left still reads by their link: points, the newest movements, and the newest orders.",
	access: "anyone",
	input: z.object({ token: z.string().max(200) }),
	output: z.object({
		name: z.string(),
		first_name: z.string(),
		/** Until when the link reads. */
		expires_at: z.int(),
		/** Null where the account hides points. */
		point_balance: z.int().nullable(),
		lines: z.array(
			z.object({
				id: z.int(),
				kind: z.string(),
				reason: z.string(),
				points: z.int(),
				balance: z.int(),
				created_at: z.int(),
			}),
		),
		orders: z.array(
			z.object({
				id: z.int(),
				number: z.string(),
				status: z.enum(["placed", "open", "closed"]),
				points: z.int(),
				created_at: z.int(),
			}),
		),
	}),
	errors: { link_not_valid: { told_by: "session" } },
	repetition: { kind: "read" },
	limits: [{ name: "link_network", by: "network" }],
	handler: async (scope, { token }) => {
		const { account, read, clock } = scope;
		const [link] = await read(findLeaver(account.id, await hashToken(token), clock.now()));
		if (!link) throw refuse("link_not_valid");
		const hidesPoints = isOn(account, "hide_points_for_account");
		const [[person], lines, orders] = await Promise.all([
			read(findDetails(account.id, link.user_id)),
			hidesPoints ? [] : read(listLines(account.id, link.user_id, maxRows)),
			read(listOrders(account.id, link.user_id, maxRows)),
		]);
		// The account may have shortened the days, or the day of leaving was corrected, since the link was mailed.
		const days = person?.termination_date
			? readonlyDaysLeft(person.termination_date, todayOf(scope), readonlyDaysOf(account))
			: 0;
		if (!person || days === 0) throw refuse("link_not_valid");
		return {
			name: nameOf(person),
			first_name: person.first_name,
			expires_at: link.expires_at,
			point_balance: hidesPoints ? null : person.point_balance,
			lines,
			orders: orders.map((order) => ({ ...order, number: orderNumber(account, order.number) })),
		};
	},
});
