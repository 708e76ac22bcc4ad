/** Games in the ledger model: opening one holds what its prizes are worth, each card pays once, and closing gives the rest back. */
import { sql } from "drizzle-orm";
import { findHeldAccount } from "#workers/features/points";
import { written as done, type ModelTransaction } from "./model";
import type { World } from "./world";

type Played = { budget: number; people: number[]; stock: number; amount: number };

/** An owner opens scratch cards that all win while there are prizes; these people take one each at once and scratch it twice. */
export async function playAndClose(world: World, { budget, people, stock, amount }: Played) {
	const { tenant, owner, members, model } = world;
	const from = `budget ${budget}`;
	const [{ id: budget_id }] = (await tenant.database.read(
		sql<{
			id: number;
		}>`select owner_id as id from ledger_accounts where account_id = ${tenant.id} and id = ${world.ids.get(from)!}`,
	)) as [{ id: number }];
	const said = { kind: "scratch", title: "Cards", starts_on: "2020-01-01", ends_on: "2199-01-01", budget_id } as const;
	const prizes = [{ name: "Points", points: amount, stock, chances: 1_000 }];
	const { game_id } = await owner.client.call("games/save-game", { ...said, prizes });
	const opened = await owner.client.try("games/update-game-status", { game_id, status: "open" });
	if (model.account(from).balance < stock * amount)
		return { found: opened.body.resultType, expected: "points_not_available" };
	const scratched = await Promise.all(
		people.map(async (person) => {
			const { client } = members[person]!;
			const { card_id } = await client.call("games/take-card", { game_id });
			const first = await client.call("games/scratch", { card_id });
			await client.call("games/scratch", { card_id });
			return first.points;
		}),
	);
	const won = scratched.filter((points) => points === amount).length;
	const closed = await owner.client.try("games/update-game-status", { game_id, status: "closed" });
	const outcome = await follow(world, game_id, { from, amount, stock, won });
	return { found: [won, closed.body.status, outcome], expected: [Math.min(stock, people.length), "ended", done] };
}

type Followed = { from: string; amount: number; stock: number; won: number };

/** The same in the model. */
async function follow(world: World, game_id: number, { from, amount, stock, won }: Followed): Promise<string> {
	const { tenant, model, ids } = world;
	const held = `held ${game_id}`;
	const [account] = await tenant.database.read(findHeldAccount(tenant.id, game_id));
	model.open(held, "points");
	ids.set(held, account!.id);
	// Cards at once are written in an order of their own.
	const written = await tenant.database.read(
		sql<{ key: string; actor_id: number | null }>`select t.idempotency_key as key, t.actor_id from ledger_transactions t
			where t.account_id = ${tenant.id} and (t.idempotency_key = ${`hold:games:${game_id}`}
				or t.idempotency_key like ${`return:games:${game_id}:%`}
				or exists (select 1 from game_cards c where c.account_id = ${tenant.id} and c.game_id = ${game_id}
					and t.idempotency_key = 'game-card-' || c.id))
			order by (select min(e.seq) from ledger_entries e where e.account_id = ${tenant.id} and e.transaction_id = t.id)`,
	);
	const list = written.map(({ key, actor_id }): ModelTransaction => {
		if (key.startsWith("hold:"))
			return { key, kind: "assignment", movements: [{ from, to: held, amount: amount * stock }] };
		if (key.startsWith("return:"))
			return { key, kind: "assignment", movements: [{ from: held, to: from, amount: amount * (stock - won) }] };
		const person = world.members.findIndex(({ id }) => id === actor_id);
		return { key, kind: "Issuance", movements: [{ from: held, to: `points of ${person}`, amount }] };
	});
	return list.length === won + 1 + Math.sign(stock - won) ? model.post(list) : `${list.length} transactions`;
}
