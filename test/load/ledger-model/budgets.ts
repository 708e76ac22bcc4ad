/** Operations on budgets: points that a second owner confirms or refuses, and a budget that is split. */
import { sql } from "drizzle-orm";
import { findHeldAccount } from "#workers/features/points";
import { written as done } from "./model";
import type { World } from "./world";

/** One owner adds points to a program, which wait; the other one lets them through or not, or whoever asked takes them back. */
export async function confirmPoints(
	world: World,
	{ budget, amount, end }: { budget: number; amount: number; end: "approve" | "reject" | "withdraw" },
) {
	const { tenant, owner, secondOwner, model } = world;
	const points = amount + 1;
	const said = { program_id: world.programIds[budget]!, points, reason: `Add ${world.next()}` };
	const asked = await owner.client.try("programs/add-program-points", said);
	if (model.account("points budget").balance < points) return { found: asked.status, expected: 400 };
	const [request] = await tenant.database.read(
		sql<{ id: number; moderation_id: number }>`select q.id, r.id as moderation_id from point_requests q
			join moderation_requests r on r.account_id = q.account_id and r.kind = 'points_above_limit' and r.subject_id = q.id
			where q.account_id = ${tenant.id} order by q.id desc limit 1`,
	);
	const [held] = await tenant.database.read(findHeldAccount(tenant.id, request!.id));
	const name = `held ${request!.id}`;
	model.open(name, "points");
	world.ids.set(name, held!.id);
	const move = (key: string, from: string, to: string) =>
		model.post([{ key, kind: "assignment", movements: [{ from, to, amount: points }] }]);
	const outcomes = [move(`hold:confirmation:${request!.id}`, "points budget", name)];
	const request_id = request!.moderation_id;
	const decided =
		end === "withdraw"
			? await owner.client.try("moderation/withdraw-request", { request_id })
			: await secondOwner.client.try("moderation/moderate", { request_id, action: end });
	outcomes.push(
		end === "approve"
			? move(`confirmed:${request!.id}`, name, `budget ${budget}`)
			: move(`return:confirmation:${request!.id}`, name, "points budget"),
	);
	return { found: [asked.status, decided.status, ...outcomes], expected: [200, 200, done, done] };
}

/** An owner splits a budget into new ones; more than there is leaves it as it was. */
export async function splitBudget(world: World, { budget, amounts }: { budget: number; amounts: number[] }) {
	const { tenant, owner, model } = world;
	const from = `budget ${budget}`;
	const [parent] = await tenant.database.read(
		sql<{ id: number }>`select owner_id as id from ledger_accounts
			where account_id = ${tenant.id} and id = ${world.ids.get(from)!}`,
	);
	const parts = amounts.map((points) => ({ name: `Part ${world.next()}`, points }));
	const reply = await owner.client.try("budgets/split-budget", { budget_id: parent!.id, parts, reason: "Split" });
	const sum = amounts.reduce((total, amount) => total + amount, 0);
	if (model.account(from).balance < sum) return { found: reply.status, expected: 400 };
	const made = reply.body.parts ?? [];
	for (const { budget_id } of made) {
		const [account] = await tenant.database.read(
			sql<{
				id: number;
			}>`select ledger_account_id as id from budgets where account_id = ${tenant.id} and id = ${budget_id}`,
		);
		model.open(`part ${budget_id}`, "points");
		world.ids.set(`part ${budget_id}`, account!.id);
	}
	const outcome = model.post(
		made.map(({ budget_id, transaction_id }, at) => ({
			key: `budget-points:${transaction_id}`,
			kind: "assignment",
			movements: [{ from, to: `part ${budget_id}`, amount: amounts[at]! }],
		})),
	);
	return { found: [reply.status, made.length, outcome], expected: [200, amounts.length, done] };
}
