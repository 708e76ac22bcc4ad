/** Surveys in the ledger model: opening one holds its points, answers pay out of them once each, and its end gives the rest back. */
import { sql } from "drizzle-orm";
import { findHeldAccount } from "#workers/features/points";
import { written as done, type ModelTransaction } from "./model";
import type { World } from "./world";

type Asked = { budget: number; people: number[]; spare: number; amount: number };

/** An owner asks; these people answer at once, each twice, then the survey is closed. */
export async function askAndClose(world: World, { budget, people, spare, amount }: Asked) {
	const { tenant, owner, members, model } = world;
	const from = `budget ${budget}`;
	const [{ id: budget_id }] = (await tenant.database.read(
		sql<{
			id: number;
		}>`select owner_id as id from ledger_accounts where account_id = ${tenant.id} and id = ${world.ids.get(from)!}`,
	)) as [{ id: number }];
	const payee_limit = people.length + spare;
	const said = { language_code: "en", name: "Pulse", points: amount, budget_id, payee_limit };
	const { survey_id } = await owner.client.call("surveys/save-survey", said);
	const ask = { survey_id, language_code: "en", type: "text", question: "Well?" } as const;
	const { question_id } = await owner.client.call("surveys/save-question", ask);
	const opened = await owner.client.try("surveys/update-survey-status", { survey_id, status: "open" });
	if (model.account(from).balance < payee_limit * amount)
		return { found: opened.body.resultType, expected: "points_not_available" };
	const answer = (person: number) =>
		members[person]!.client.try("surveys/save-survey-answers", {
			...{ survey_id, user_id: members[person]!.id, answers: { [question_id]: "Fine" } },
		});
	const first = await Promise.all(people.map(answer));
	await Promise.all(people.map(answer));
	const ended = await owner.client.try("surveys/update-survey-status", { survey_id, status: "closed" });
	const outcome = await follow(world, survey_id, { from, people, amount, spare });
	const expected = [...people.map(() => 200), 200, done];
	return { found: [...first.map(({ status }) => status), ended.status, outcome], expected };
}

type Followed = { from: string; people: number[]; amount: number; spare: number };

/** The same in the model. */
async function follow(world: World, survey_id: number, { from, people, amount, spare }: Followed): Promise<string> {
	const { tenant, model, ids } = world;
	const held = `held ${survey_id}`;
	const [account] = await tenant.database.read(findHeldAccount(tenant.id, survey_id));
	model.open(held, "points");
	ids.set(held, account!.id);
	// Answers at once are written in an order of their own.
	const written = await tenant.database.read(
		sql<{
			key: string;
			actor_id: number | null;
		}>`select idempotency_key as key, actor_id from ledger_transactions where account_id = ${tenant.id}
			and (idempotency_key = ${`hold:surveys:${survey_id}`} or idempotency_key like ${`return:surveys:${survey_id}:%`}
			or idempotency_key like ${`survey:${survey_id}:%`})
			order by (select min(e.seq) from ledger_entries e where e.account_id = ${tenant.id} and e.transaction_id = ledger_transactions.id)`,
	);
	const list = written.map(({ key, actor_id }): ModelTransaction => {
		if (key.startsWith("hold:"))
			return { key, kind: "assignment", movements: [{ from, to: held, amount: amount * (people.length + spare) }] };
		if (key.startsWith("return:"))
			return { key, kind: "assignment", movements: [{ from: held, to: from, amount: amount * spare }] };
		const person = world.members.findIndex(({ id }) => id === actor_id);
		return { key, kind: "Issuance", movements: [{ from: held, to: `points of ${person}`, amount }] };
	});
	return list.length === people.length + 1 + Math.sign(spare) ? model.post(list) : `${list.length} transactions`;
}
