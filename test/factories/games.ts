/** Games for tests: a bingo of nine squares or scratch cards, as drafts or opened, and squares that are done. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";

const days = { starts_on: "2020-01-01", ends_on: "2199-01-01" };

/** Nine tasks, of which the first is proven in words, the second with a picture, the third by what the product knows. */
export const nineTasks = [
	{ text: "Teach a skill", proof: "words" },
	{ text: "Cycle to work", proof: "picture" },
	{ text: "Thank somebody", proof: "gave_recognition" },
	...Array.from({ length: 6 }, (_, at) => ({ text: `Task ${at + 4}`, proof: "words" })),
] as const;

type Options = { budget_id?: number; isOpen?: boolean } & Record<string, unknown>;

async function add(owner: TestMember, { isOpen = true, budget_id, ...said }: Options): Promise<number> {
	const { game_id } = await owner.client.call("games/save-game", {
		...days,
		...said,
		budget_id: budget_id ?? null,
	} as never);
	if (isOpen) await owner.client.call("games/update-game-status", { game_id, status: "open" });
	return game_id;
}

/** A bingo of 3 by 3. */
export function addBingo(owner: TestMember, options: Options = {}): Promise<number> {
	const points = options.budget_id === undefined ? 0 : 10;
	const prizes = (["line", "corners", "full"] as const).map((pattern, at) => ({
		...{ pattern, name: "", points: points * (at + 1), stock: 2 },
	}));
	return add(owner, { kind: "bingo", title: "November bingo", size: 3, tasks: nineTasks, prizes, ...options });
}

/** Scratch cards of which each draws the one prize while there is one. */
export function addScratchGame(owner: TestMember, options: Options = {}): Promise<number> {
	const points = options.budget_id === undefined ? 0 : 50;
	const prizes = [{ name: "A kind word", points, stock: 2, chances: 1_000 }];
	return add(owner, { kind: "scratch", title: "Safety week", prizes, ...options });
}

/** Marks these places of somebody's bingo card as done. */
export async function fillSquares(
	tenant: TestTenant,
	card: { id: number; user_id: number },
	places: readonly number[],
) {
	await tenant.database.write(
		places.map(
			(place) => sql`insert into game_squares (account_id, id, card_id, user_id, place, status, created_at)
				values (${tenant.id}, ${newId()}, ${card.id}, ${card.user_id}, ${place}, 'done', 1)`,
		),
	);
}

/** Has the clock close or end a game when it runs next. */
export async function makeGameDue(tenant: TestTenant, game_id: number) {
	await tenant.database.write([sql`update games set due_at = 1 where account_id = ${tenant.id} and id = ${game_id}`]);
}

/** A bingo with a claim that waits, a square that is done and a prize that was won, and a scratch card; gives their ids. */
export async function addGames(
	tenant: TestTenant,
	owner: TestMember,
	{ member, budget_id, canary }: { member: TestMember; budget_id: number; canary: string },
) {
	const tasks = nineTasks.map(({ text }) => ({ text: `${canary} ${text}`, proof: "words" }));
	const game = await addBingo(owner, { budget_id, tasks, title: `${canary} bingo`, rules: `${canary} rules` });
	const { card_id } = await member.client.call("games/take-card", { game_id: game });
	await fillSquares(tenant, { id: card_id, user_id: member.id }, [0, 1, 2]);
	await member.client.call("games/win-prize", { game_id: game, pattern: "line" });
	const form = new FormData();
	form.set("payload", JSON.stringify({ game_id: game, place: 4, words: `${canary} proof` }));
	await member.client.send("/api/bingo/api_mark_square", {
		...{ method: "POST", body: form, headers: { "x-csrf-token": await member.client.csrfToken() } },
	});
	const scratch_game = await addScratchGame(owner, { title: `${canary} scratch` });
	const taken = await member.client.call("games/take-card", { game_id: scratch_game });
	return { game, game_card: taken.card_id, scratch_game };
}
