/** What waits for its day in the ledger model: its points are held, changed with it, and given or taken back once, twice over. */
import { sql } from "drizzle-orm";
import { comeToday, dayAhead } from "#test/factories/claims";
import { runWorkOf } from "#test/kit/schedule";
import { findHeldAccount } from "#workers/features/points";
import { giveScheduledRecognitions } from "#workers/features/recognition/jobs/give-scheduled";
import { written as done, type ModelTransaction } from "./model";
import type { World } from "./world";

/** What becomes of it. */
export const ends = ["give", "withdraw"] as const;

type Asked = {
	budget: number;
	giver: number;
	people: number[];
	amount: number;
	later_amount: number;
	end: (typeof ends)[number];
};

/** Has it wait, changes its points where the budget can, and lets its day come or takes it back. */
export async function scheduleAndCome(world: World, { budget, giver, people, amount, later_amount, end }: Asked) {
	const { tenant, model, members, ids } = world;
	const { client } = members[giver]!;
	const message = `Thank you ${world.next()}`;
	const reply = await client.try("recognition/give-recognition", {
		program_id: world.programIds[budget]!,
		recipient_ids: people.map((one) => members[one]!.id),
		...{ points: amount, message, give_on: dayAhead(30) },
	});
	const from = `budget ${budget}`;
	const total = amount * people.length;
	const left = model.account(from).balance;
	const refusal = people.includes(giver) ? "not_to_yourself" : left < total ? "budget_exhausted" : undefined;
	if (refusal) return { found: String(reply.body.resultType), expected: refusal };
	const { scheduled_id } = reply.body as unknown as { scheduled_id: number };
	const changed = { scheduled_id, give_on: dayAhead(40), message, points: later_amount, visibility: "public" as const };
	const change = await client.try("recognition/change-scheduled-recognition", changed);
	const canChange = left >= later_amount * people.length;
	const points = canChange ? later_amount : amount;
	const last = end === "give" ? await come(world) : await withdraw(world, giver, scheduled_id);
	const held = `held ${scheduled_id}`;
	const [account] = await tenant.database.read(findHeldAccount(tenant.id, scheduled_id));
	model.open(held, "points");
	ids.set(held, account!.id);
	const given = { from, held, total, now: points * people.length };
	const outcome = await follow(world, scheduled_id, { ...given, people: end === "give" ? people : [], points });
	return { found: [change.status, last, outcome], expected: [canChange ? 200 : 409, 200, done] };
}

async function come({ tenant }: World): Promise<number> {
	await comeToday(tenant);
	await runWorkOf(tenant, giveScheduledRecognitions);
	await runWorkOf(tenant, giveScheduledRecognitions);
	return 200;
}

async function withdraw({ members }: World, giver: number, scheduled_id: number): Promise<number> {
	const { client } = members[giver]!;
	await client.try("recognition/withdraw-scheduled-recognition", { scheduled_id });
	return (await client.try("recognition/withdraw-scheduled-recognition", { scheduled_id })).status;
}

type Followed = { from: string; held: string; total: number; now: number; people: number[]; points: number };

/** The same in the model: held, as many more or fewer held, all given back, and paid from the budget where it was given. */
async function follow({ tenant, model }: World, id: number, { from, held, total, now, people, points }: Followed) {
	const rows = await tenant.database.read(
		sql<{ key: string }>`select t.idempotency_key as key from ledger_transactions t where t.account_id = ${tenant.id}
			and (t.idempotency_key = ${`hold:approval:${id}`} or t.idempotency_key like ${`hold:approval:${id}:%`}
			or t.idempotency_key like ${`return:approval:${id}:%`}
			or t.activity_id = (select s.activity_id from scheduled_recognitions s where s.account_id = ${tenant.id} and s.id = ${id}))
			order by t.id`,
	);
	const keys = rows.map(({ key }) => key);
	const named = (start: string) => keys.filter((key) => key.startsWith(start));
	const move = (key: string, debit: string, credit: string, moved: number): ModelTransaction => ({
		...{ key, kind: "assignment", movements: [{ from: debit, to: credit, amount: moved }] },
	});
	const [lowered, rest] = now < total ? named("return:") : [undefined, ...named("return:")];
	const given = named("recognition-").map((key, at): ModelTransaction => {
		const movements = [{ from, to: `points of ${people[at]}`, amount: points }];
		return { key, kind: "Issuance", movements };
	});
	if (given.length !== people.length) return `${given.length} of ${people.length} were given`;
	return model.post([
		move(`hold:approval:${id}`, from, held, total),
		...named(`hold:approval:${id}:`).map((key) => move(key, from, held, now - total)),
		...(lowered ? [move(lowered, held, from, total - now)] : []),
		move(rest!, held, from, now),
		...given,
	]);
}
