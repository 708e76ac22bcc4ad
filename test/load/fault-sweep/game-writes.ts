/** The calls that the sweep breaks around games: a draft, opening with its points, taking a card, scratching, marking, winning, and the clock. */
import { addBingo, addScratchGame, fillSquares, makeGameDue, nineTasks } from "#test/factories/games";
import { addProgram } from "#test/factories/programs";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import { type EndpointInput, type EndpointName, endpoints } from "#workers/registry";
import { call, type MainWrite, repeatKey, scheduledWork } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The calls of owners and members, and what the clock does. */
export const gameWrites: readonly MainWrite[] = [
	by("olga", "games/save-game", ({ budget_id }) => ({
		...{ kind: "bingo", title: "Bingo", starts_on: "2020-01-01", ends_on: "2199-01-01", size: 3, tasks: nineTasks },
		...{ budget_id, prizes: [{ pattern: "line", points: 5, stock: 1 }] },
	})),
	by("olga", "games/update-game-status", ({ draft }) => ({ game_id: draft, status: "open" })),
	by("hannah", "games/take-card", ({ scratch }) => ({ game_id: scratch })),
	by("priya", "games/scratch", ({ card_id }) => ({ card_id })),
	by("priya", "games/win-prize", ({ bingo }) => ({ game_id: bingo, pattern: "line" })),
	{
		covers: "games/mark-square",
		prepare: async (quiet) => {
			const { tenant, priya, bingo } = await makeWorld();
			const { client } = priya;
			client.environment = quiet as never;
			await client.csrfToken();
			const payload = { game_id: bingo, place: 5, words: "Did it" };
			return {
				tenant,
				members: [priya],
				action: (environment) => {
					client.environment = environment as never;
					const headers = { "idempotency-key": repeatKey };
					return client.upload(endpoints["games/mark-square"].path, payload, new File([], "none"), headers);
				},
			};
		},
	},
	scheduledWork("games/follow-games", async () => {
		const { tenant, priya, scratch } = await makeWorld();
		await makeGameDue(tenant, scratch);
		return { tenant, members: [priya] };
	}),
];

function by<Name extends EndpointName>(
	who: "olga" | "priya" | "hannah",
	name: Name,
	inputOf: (world: World) => object,
): MainWrite {
	return call(name, async () => {
		const world = await makeWorld();
		const { tenant, priya } = world;
		return { tenant, members: [priya], client: world[who].client, input: inputOf(world) as EndpointInput<Name> };
	});
}

/** Priya has a scratch card, and a bingo card with a line. */
async function makeWorld() {
	const tenant = await createTenant({ flags: { bingo_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	const hannah = await tenant.addMember({ first_name: "Hannah" });
	const { budget_id } = await addProgram(tenant, { owner: olga, budget: 1_000 });
	await runDueWork(tenant);
	// Which task stands where is drawn anew for each world.
	const tasks = nineTasks.map(() => ({ text: "Thank somebody", proof: "words" }));
	const bingo = await addBingo(olga, { budget_id, tasks });
	const scratch = await addScratchGame(olga, { budget_id });
	const draft = await addScratchGame(olga, { budget_id, isOpen: false });
	const { card_id } = await priya.client.call("games/take-card", { game_id: scratch });
	const card = await priya.client.call("games/take-card", { game_id: bingo });
	await fillSquares(tenant, { id: card.card_id, user_id: priya.id }, [0, 1, 2]);
	return { tenant, olga, priya, hannah, budget_id, bingo, scratch, draft, card_id };
}
