/** Gives a demo tenant its surveys, from its file: one that is over with its answers, and one that the seed opens. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastSurvey } from "#workers/features/surveys";
import { defineJob } from "#workers/kernel/define-job";
import { type DemoSurveys, toPastSurvey } from "../rules/surveys";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** More people than these answer no survey of the demo. */
const maxPeople = 400;

export const addSurveys = defineJob({
	name: "demo/add-surveys",
	summary: "Local only: writes the demo's surveys with what people answered.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, newId, read } = scope;
		const { surveys } = await readDemoJson<DemoSurveys>(scope, `${tenant}/surveys.json`);
		const [people, [owner], [budget]] = await Promise.all([
			read(
				sql<{ id: number; groups: string }>`select u.id, (select json_group_array(m.group_id) from group_members m
					where m.account_id = ${account.id} and m.user_id = u.id) as groups
					from users u where u.account_id = ${account.id} and u.role = 'member' and u.status = 'active'
					and u.email not like 'member%' order by u.id limit ${maxPeople}`,
			),
			read(
				sql<{
					id: number;
				}>`select u.id from users u where u.account_id = ${account.id} and u.role = 'account_owner' order by u.id limit 1`,
			),
			read(
				sql<{
					id: number;
				}>`select b.id from budgets b join ledger_accounts l on l.account_id = b.account_id and l.kind = 'budget'
					and l.unit = 'points' and l.owner_id = b.id where b.account_id = ${account.id} order by l.balance desc limit 1`,
			),
		]);
		const answering = people.map(({ id, groups }) => ({ id, group_ids: JSON.parse(groups) as number[] }));
		const place = {
			author_id: owner!.id,
			budget_id: budget?.id ?? null,
			people: answering,
			now: scope.clock.now(),
			newId,
		};
		let drawn = 0;
		const draw = () => {
			drawn += 1;
			return Math.imul(drawn, 2_654_435_761) >>> 0;
		};
		await scope.commit({
			statements: [
				...surveys.flatMap((entry) => insertPastSurvey(account.id, toPastSurvey(entry, place), { newId, draw })),
				...run.end(),
			],
			answer: {},
		});
	},
});
