/** The months in which a part of one's own statement lies; each is summed whole, however the lines are paged. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { monthAround, sumMonths } from "../rules/sum-months";
import { listMonthLines, maxMonthLines } from "../store/statement";

/** A line of the list, as it stands on its page. */
const line = z.object({ id: z.int().min(0), created_at: z.int().min(0).max(4_102_444_800_000) });

export const getStatementMonths = defineEndpoint({
	name: "points/get-statement-months",
	path: "/api/points/api_get_statement_months",
	summary:
		"What the signed-in user received and spent in each month of the account's time zone in which the lines from newest to oldest lie, and the balance at its end: the newest 36 at most.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({ newest: line, oldest: line }),
	output: z.object({
		months: z.array(
			z.object({
				month: z.string(),
				newest_id: z.int(),
				oldest_id: z.int(),
				received: z.int(),
				spent: z.int(),
				balance: z.int(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { newest, oldest }) => {
		const endOf = ({ id, created_at }: z.infer<typeof line>) => ({ id, ...monthAround(created_at, account.time_zone) });
		const ends = { newest: endOf(newest), oldest: endOf(oldest) };
		const lines = await read(listMonthLines(account.id, user.points_account_id, ends));
		const hasMore = lines.length > maxMonthLines;
		return { months: sumMonths(lines.slice(0, maxMonthLines), account.time_zone, hasMore) };
	},
});
