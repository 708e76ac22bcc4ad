/** What waits for an approval in the ledger model: points are held when it is sent, and paid, lowered or given back when it is decided. */
import { sql } from "drizzle-orm";
import { findHeldAccount } from "#workers/features/points";
import { written as done, type ModelTransaction } from "./model";
import type { World } from "./world";

/** What becomes of it. */
export const outcomes = ["approve", "lower", "reject", "withdraw"] as const;

type Asked = { giver: number; people: number[]; amount: number; outcome: (typeof outcomes)[number] };

/** Sends something for approval that the first budget would pay, and has it decided by the owner or taken back. */
export async function submitAndDecide(world: World, { giver, people, amount, outcome }: Asked) {
	const { client } = world.members[giver]!;
	const reply = await client.try("recognition/give-recognition", {
		program_id: world.approvedProgramId,
		recipient_ids: people.map((person) => world.members[person]!.id),
		points: amount,
		message: `Thank you ${world.next()}`,
	});
	const total = amount * people.length;
	const refusal = people.includes(giver)
		? "not_to_yourself"
		: world.model.account("budget 0").balance < total
			? "budget_exhausted"
			: undefined;
	if (refusal) return { found: String(reply.body.resultType), expected: refusal };
	const { submission_id } = reply.body as { submission_id: number };
	const points = outcome === "lower" ? Math.max(1, amount - 7) : amount;
	const found = await decide(world, { giver, submission_id, outcome, points });
	await follow(world, submission_id, { total, outcome, points, people });
	return { found, expected: 200 };
}

type Decision = Pick<Asked, "giver" | "outcome"> & { submission_id: number; points: number };

async function decide({ tenant, owner, members }: World, { giver, submission_id, outcome, points }: Decision) {
	if (outcome === "withdraw")
		return (await members[giver]!.client.try("recognition/withdraw-submission", { submission_id })).status;
	const [request] = await tenant.database.read(
		sql<{ id: number }>`select id from moderation_requests where account_id = ${tenant.id} and kind = 'recognition'
			and subject_id = ${submission_id}`,
	);
	const action = outcome === "reject" ? "reject" : "approve";
	const input = {
		request_id: request!.id,
		action,
		notes: "As agreed.",
		...(outcome === "lower" ? { points } : {}),
	} as const;
	return (await owner.client.try("moderation/moderate", input)).status;
}

type Followed = { total: number; outcome: Asked["outcome"]; points: number; people: number[] };

/** The same in the model: held, all given back, and paid from the budget where it was approved. */
async function follow(world: World, submission_id: number, { total, outcome, points, people }: Followed) {
	const { tenant, model, ids } = world;
	const held = `held ${submission_id}`;
	const [account] = await tenant.database.read(findHeldAccount(tenant.id, submission_id));
	model.open(held, "points");
	ids.set(held, account!.id);
	const keys = await tenant.database.read(
		sql<{ key: string }>`select idempotency_key as key from ledger_transactions where account_id = ${tenant.id}
			and (idempotency_key = ${`hold:approval:${submission_id}`} or idempotency_key like ${`return:approval:${submission_id}:%`}
			or id in (select r.transaction_id from recognitions r join recognition_submissions s on s.account_id = r.account_id
				and s.message = r.message where r.account_id = ${tenant.id} and s.id = ${submission_id})) order by id`,
	);
	const named = (start: string) => keys.filter(({ key }) => key.startsWith(start)).map(({ key }) => key);
	const move = (key: string, from: string, to: string, amount: number): ModelTransaction => ({
		...{ key, kind: "assignment", movements: [{ from, to, amount }] },
	});
	const paid = outcome === "approve" || outcome === "lower" ? people : [];
	const given = named("recognition-").map((key, at): ModelTransaction => {
		const movements = [{ from: "budget 0", to: `points of ${people[at]}`, amount: points }];
		return { key, kind: "Issuance", movements };
	});
	const outcomeOfModel = model.post([
		move(named("hold:")[0]!, "budget 0", held, total),
		move(named("return:")[0]!, held, "budget 0", total),
		...given,
	]);
	if (outcomeOfModel !== done || given.length !== paid.length)
		throw new Error(`the model refuses it: ${outcomeOfModel}, ${given.length} of ${paid.length} were given`);
}
