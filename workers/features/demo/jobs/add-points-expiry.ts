/** Lets points of a demo tenant end, from its file: what people brought along is so old that some of it has ended and some ends soon. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { z } from "zod";
import { issueDirectly } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { insertExpiryRule } from "../store/points-expiry";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** demo/<tenant>/points-expiry.json; a deposit came so many months and days ago, to people who had no points before. */
type ExpiryFile = {
	months: number;
	switched_on_days_ago: number;
	deposits: { email: string; points: number; months_ago: number; days_ago: number; reason: string }[];
};

/** Nothing ends sooner after the rule was set. */
const leastDays = 30;

export const addPointsExpiry = defineJob({
	name: "demo/add-points-expiry",
	summary: "Local only: lets points of the demo end, before its history begins.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId, read } = scope;
		const now = clock.now();
		const file = await readDemoJson<ExpiryFile>(scope, `${tenant}/points-expiry.json`);
		const people = await read(sql<{ id: number; email: string; member_account_id: number }>`select u.id, u.email,
				l.id as member_account_id from users u join ledger_accounts l on l.account_id = u.account_id and l.kind = 'member'
				and l.unit = 'points' and l.owner_id = u.id where u.account_id = ${account.id}
				and u.email in (select value from json_each(${JSON.stringify(file.deposits.map(({ email }) => email))}))`);
		const switchedOn = now - file.switched_on_days_ago * dayMs;
		const deposits = file.deposits
			.map(({ email, months_ago: months, days_ago: days, ...deposit }) => ({
				...deposit,
				member_account_id: people.find((person) => person.email === email)!.member_account_id,
				now: DateTime.fromMillis(now, { zone: account.time_zone }).minus({ months, days }).toMillis(),
			}))
			.sort((one, other) => one.now - other.now);
		await scope.commit({
			statements: [
				...deposits.flatMap((deposit, at) =>
					issueDirectly({ ...deposit, account_id: account.id, key: `demo-brought-along-${at}`, newId }),
				),
				...insertExpiryRule(account.id, {
					...{ months: file.months, earliest_at: switchedOn + leastDays * dayMs, since: switchedOn, now },
					user_ids: people.map(({ id }) => id),
				}),
				...run.end(),
			],
			answer: {},
		});
	},
});
