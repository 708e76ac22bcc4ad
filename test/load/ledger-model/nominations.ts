/** An event of nominations in the ledger model: its winner is published, twice over, and paid once where the budget can. */
import { sql } from "drizzle-orm";
import { newId } from "#test/kit/tenant";
import { written as done } from "./model";
import type { World } from "./world";

/** One person wins; an owner publishes it twice at once. */
export async function publishWinner(
	world: World,
	{ budget, person, amount }: { budget: number; person: number; amount: number },
) {
	const { tenant, owner, members, model, ids } = world;
	const from = `budget ${budget}`;
	const [event_id, category_id] = [newId(), newId()];
	const winner = members[person]!.id;
	await tenant.database.write([
		sql`insert into nomination_events (account_id, id, name, description, status, rounds, closes_at, points, budget_id, created_by, created_at)
			select ${tenant.id}, ${event_id}, 'Of the year', '', 'finalised', '["vote"]', 1, ${amount}, l.owner_id, ${owner.id}, 0
			from ledger_accounts l where l.account_id = ${tenant.id} and l.id = ${ids.get(from)!}`,
		sql`insert into nomination_categories (account_id, id, event_id, place, name, description, winner_id)
			values (${tenant.id}, ${category_id}, ${event_id}, 0, 'All', '', ${winner})`,
		sql`insert into nominations (account_id, id, event_id, category_id, nominee_id, nominator_id, words, created_at)
			values (${tenant.id}, ${newId()}, ${event_id}, ${category_id}, ${winner}, ${owner.id}, 'Calm', 0)`,
	]);
	const publish = () => owner.client.try("nominations/change-event", { event_id, change: "publish" });
	if (model.account(from).balance < amount)
		return { found: (await publish()).body.resultType, expected: "points_not_available" };
	const found = [(await publish()).status, (await publish()).status];
	const key = `nomination-${category_id}`;
	const outcome = model.post([{ key, kind: "Issuance", movements: [{ from, to: `points of ${person}`, amount }] }]);
	return { found: [...found, outcome], expected: [200, 200, done] };
}
