/** How far recognition reaches: how many people gave and received this month and last, from counters kept in the batch of giving. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type Step, stepsUntil } from "#workers/kernel/graph-steps";
import { amongActive } from "#workers/kernel/people-sets";
import { listReach, listReachAmong } from "../store/reach";

const counts = z.object({ gave: z.int(), received: z.int() });

export const getReach = defineEndpoint({
	name: "recognition/get-reach",
	path: "/api/points/api_get_recognition_reach",
	summary:
		"How many people gave and received recognition in this month of the account's time zone and in the one before.",
	access: ["account_owner"],
	flags: ["give_recognition_enabled"],
	input: z.object({}),
	output: z.object({ now: counts, before: counts }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const [before, now] = stepsUntil(clock.now(), "month", 2, account.time_zone) as [Step, Step];
		const keys = [before.key, now.key];
		const among = amongActive(scope, sql`m.user_id`);
		const months = await read(among.length > 0 ? listReachAmong(account.id, keys, among) : listReach(account.id, keys));
		const of = ({ key }: Step) => {
			const found = months.find(({ month }) => month === key);
			return { gave: found?.gave_count ?? 0, received: found?.received_count ?? 0 };
		};
		return { now: of(now), before: of(before) };
	},
});
