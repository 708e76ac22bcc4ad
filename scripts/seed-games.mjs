/** Opens the demo's games as their owner would, so that the ledger knows their points, and has two people play. */
import { existsSync, readFileSync } from "node:fs";
import { inProject } from "./project.mjs";
import { dayIn } from "./seed-days.mjs";
import { steadily } from "./steadily.mjs";

/** Does nothing where the tenant has no games, or has them already. */
export async function seedGames(runtime, tenant, { owner, players, clientOf }) {
	const file = inProject("demo", tenant.subdomain, "games.json");
	if (!existsSync(file)) return;
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const find = (query, ...values) =>
		steadily(() =>
			database
				.prepare(query)
				.bind(tenant.id, ...values)
				.first(),
		);
	if (await find("select id from games where account_id = ?")) return;
	const client = await clientOf(owner);
	const { games } = JSON.parse(readFileSync(file, "utf8"));
	const { budgets } = await client.call("/api/budgets/api_get_budget_choices", {});
	const richest = budgets.toSorted((one, other) => other.points_remaining - one.points_remaining)[0];
	for (const { begins, lasts, plays, isClosed, isDraft, keepsCards, ...game } of games) {
		const said = { ...game, budget_id: richest.id, starts_on: dayIn(begins), ends_on: dayIn(begins + lasts) };
		const { game_id } = await client.call("/api/games/api_save_game", said);
		if (isDraft) continue;
		await client.call("/api/games/api_update_game_status", { game_id, status: "open" });
		for (const [at, email] of players.entries()) {
			if (at >= plays) break;
			const person = await clientOf(email);
			const { card_id } = await person.call("/api/games/api_take_card", { game_id });
			if (game.kind === "scratch" && isClosed && !keepsCards)
				await person.call("/api/scratch_card/api_scratch", { card_id });
		}
		if (isClosed) await client.call("/api/games/api_update_game_status", { game_id, status: "closed" });
	}
}
