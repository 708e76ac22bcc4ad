/** An anniversary in the ledger model: a card that is due is published, and its points are paid once where the budget can. */
import { sql } from "drizzle-orm";
import { runWorkOf } from "#test/kit/schedule";
import { newId } from "#test/kit/tenant";
import { followAnniversaries } from "#workers/features/anniversaries/jobs/follow-anniversaries";
import { written as done } from "./model";
import type { World } from "./world";

const years = 5;

/** Publishes somebody's card, twice over; what cannot be paid is left, as an owner might. */
export async function celebrate(
	world: World,
	{ budget, person, amount }: { budget: number; person: number; amount: number },
) {
	const { tenant, model, members, programIds } = world;
	const [card_id, user_id, account_id] = [newId(), members[person]!.id, tenant.id];
	const day = new Date(Date.UTC(1990, 0, 2) + world.next() * 86_400_000).toISOString().slice(0, 10);
	const hired = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace("-02-29", "-02-28");
	const given = day.replace("-02-29", "-02-28");
	await tenant.database.write([
		sql`insert into anniversary_rules (account_id, id, kind, years, badge, message, points, program_id, created_at)
			values (${account_id}, ${newId()}, 'work', ${years}, 'star', 'Five years', ${amount}, ${programIds[budget]!}, 0)
			on conflict (account_id, kind, years) do update set points = excluded.points, program_id = excluded.program_id`,
		sql`update users set hire_date = ${hired} where account_id = ${account_id} and id = ${user_id}`,
		sql`insert into anniversary_cards (account_id, id, user_id, kind, years, day, visibility, created_at)
			values (${account_id}, ${card_id}, ${user_id}, 'work', ${years}, ${given}, 'private', 0)
			on conflict (account_id, user_id, kind, day) do update set status = 'signing', id = excluded.id`,
	]);
	await runWorkOf(tenant, followAnniversaries);
	await runWorkOf(tenant, followAnniversaries);
	const [card] = await tenant.database.read(
		sql<{
			points_state: string;
		}>`select points_state from anniversary_cards where account_id = ${account_id} and id = ${card_id}`,
	);
	const from = `budget ${budget}`;
	const canPay = model.account(from).balance >= amount;
	await tenant.database.write([
		sql`update anniversary_cards set points_state = 'none' where account_id = ${account_id} and id = ${card_id} and points_state = 'waiting'`,
	]);
	if (!canPay) return { found: card?.points_state, expected: "waiting" };
	const outcome = model.post([
		{ key: `anniversary-${card_id}`, kind: "Issuance", movements: [{ from, to: `points of ${person}`, amount }] },
	]);
	return { found: [card?.points_state, outcome], expected: ["paid", done] };
}
