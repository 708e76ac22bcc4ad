/** Certificates in the ledger model: a batch holds its points, claims pay out of them, and its end gives the rest back. */
import { sql } from "drizzle-orm";
import { addCertificates, codesOf } from "#test/factories/certificates";
import { findHeldAccount } from "#workers/features/points";
import { written as done, type ModelTransaction } from "./model";
import type { World } from "./world";

type Asked = { budget: number; people: number[]; spare: number; amount: number };

/** An owner makes a batch of one code for each of these people and some to spare; they claim at once, then it is made void. */
export async function claimAndVoid(world: World, { budget, people, spare, amount }: Asked) {
	const { tenant, owner, members, model } = world;
	const from = `budget ${budget}`;
	const [{ id: budget_id }] = (await tenant.database.read(
		sql<{
			id: number;
		}>`select owner_id as id from ledger_accounts where account_id = ${tenant.id} and id = ${world.ids.get(from)!}`,
	)) as [{ id: number }];
	const certificate_count = people.length + spare;
	const said = { name: "Batch", certificate_count, points: amount, budget_id, expires_on: "2199-12-31" };
	if (model.account(from).balance < certificate_count * amount) {
		const refused = await owner.client.try("certificates/save-batch", said);
		return { found: refused.body.resultType, expected: "points_not_available" };
	}
	const { batch_id } = await addCertificates(tenant, owner, said);
	const codes = await codesOf(owner, batch_id);
	const claims = await Promise.all(
		people.map((person, at) => members[person]!.client.try("certificates/redeem-certificate", { code: codes[at]! })),
	);
	const ended = await owner.client.try("certificates/void-batch", { batch_id });
	const outcome = await follow(world, batch_id, { from, people, amount, spare });
	const expected = [...people.map(() => 200), 200, done];
	return { found: [...claims.map(({ status }) => status), ended.status, outcome], expected };
}

type Followed = { from: string; people: number[]; amount: number; spare: number };

/** The same in the model. */
async function follow(world: World, batch_id: number, { from, people, amount, spare }: Followed): Promise<string> {
	const { tenant, model, ids } = world;
	const held = `held ${batch_id}`;
	const [account] = await tenant.database.read(findHeldAccount(tenant.id, batch_id));
	model.open(held, "points");
	ids.set(held, account!.id);
	// Claims at once are written in an order of their own.
	const written = await tenant.database.read(
		sql<{
			key: string;
			actor_id: number | null;
		}>`select idempotency_key as key, actor_id from ledger_transactions where account_id = ${tenant.id}
			and (idempotency_key = ${`hold:certificates:${batch_id}`} or idempotency_key like ${`return:certificates:${batch_id}:%`}
			or idempotency_key like ${`certificate:${batch_id}:%`})
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
