/** Gives a demo tenant its moments, from its file: what it does on anniversaries, cards that are signed now and some of the past, and cards that people sent. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastCards, insertPastRules } from "#workers/features/anniversaries";
import { insertPastAppreciations } from "#workers/features/appreciations";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { type DemoPerson, type Moments, toPastCard } from "../rules/moments";
import { setHireDates } from "../store/member-details";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

export const addMoments = defineJob({
	name: "demo/add-moments",
	summary: "Local only: writes the demo's anniversaries and appreciations.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, newId } = scope;
		const now = scope.clock.now();
		const { rules, cards, appreciations } = await readDemoJson<Moments>(scope, `${tenant}/moments.json`);
		const [people, programs] = await Promise.all([
			scope.read(sql<DemoPerson>`select id, email, manager_id, hire_date from users where account_id = ${account.id}`),
			scope.read(sql<{ id: number; name: string }>`select id, name from programs where account_id = ${account.id}`),
		]);
		const idOf = new Map(people.map(({ id, email }) => [email, id]));
		const programOf = new Map(programs.map(({ id, name }) => [name, id]));
		const place = { people, now, time_zone: account.time_zone, newId };
		const past = cards.map((entry) => toPastCard(entry, place));
		await scope.commit({
			statements: [
				setHireDates(account.id, past),
				insertPastRules(
					account.id,
					rules.map(({ program, ...rule }) => ({
						...{ ...rule, id: newId(), program_id: program === undefined ? null : (programOf.get(program) ?? null) },
					})),
					now,
				),
				...insertPastCards(
					account.id,
					past.map(({ card }) => card),
				),
				insertPastAppreciations(
					account.id,
					appreciations.map(({ from, to, days_ago, ...card }) => ({
						...{ ...card, id: newId(), sender_id: idOf.get(from)!, recipient_id: idOf.get(to)! },
						created_at: now - days_ago * dayMs,
					})),
				),
				...run.end(),
			],
			answer: {},
		});
	},
});
