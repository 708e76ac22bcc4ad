/** Bingo and scratch cards over HTTP: what is drawn can be made again from the seed, prizes are paid once and never oversold, and what is left goes back. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBingo, addScratchGame, fillSquares, makeGameDue, nineTasks } from "#test/factories/games";
import { placedPng, sendPhoto } from "#test/factories/photos";
import { addProgram, balanceOf } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { EndpointOutput } from "#workers/registry";

async function makeCompany() {
	const acme = await createTenant({ flags: { bingo_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 1_000 });
	const people = await Promise.all(
		["Priya", "Sofia", "Marcus", "Dan"].map((first_name) => acme.addMember({ first_name })),
	);
	const balance = async ({ id }: TestMember) => {
		const [row] = await acme.database.read(
			sql<{ balance: number }>`select balance from ledger_accounts where account_id = ${acme.id} and kind = 'member'
				and unit = 'points' and owner_id = ${id}`,
		);
		return row!.balance;
	};
	return { acme, olga, program, people, balance, priya: people[0]!, sofia: people[1]! };
}

const typeOf = async (answer: Promise<{ body: { resultType?: unknown } }>) => (await answer).body.resultType;
const mark = (person: TestMember, payload: object, bytes?: Uint8Array<ArrayBuffer>) =>
	sendPhoto(person, "/api/bingo/api_mark_square", payload, bytes ?? new Uint8Array(0));

async function hexOf(bytes: ArrayBuffer): Promise<string> {
	return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** HMAC-SHA256 as a client computes it. */
async function hmac(seed: string, words: string): Promise<string> {
	const encode = (text: string) => new TextEncoder().encode(text);
	const key = await crypto.subtle.importKey("raw", encode(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	return hexOf(await crypto.subtle.sign("HMAC", key, encode(words)));
}

const sha256 = async (words: string) => hexOf(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words)));

test("[games-02] scratch cards are drawn as they are issued, never beyond the stock, paid once when they are scratched, and checked by anybody afterwards", async () => {
	const { acme, olga, program, people, balance, priya } = await makeCompany();
	const { budget_id, budget_account_id } = program;
	const draft = await addScratchGame(olga, { budget_id, isOpen: false });
	expect((await priya.client.try("games/take-card", { game_id: draft })).status).toBe(404);
	await olga.client.call("games/update-game-status", { game_id: draft, status: "open" });
	expect(await balanceOf(acme, budget_account_id)).toBe(900);
	const told = (await priya.client.call("games/get-scratch-card", {})).game!;
	expect([told.id, told.seed]).toEqual([draft, ""]);
	expect(told.commitment).toMatch(/^[0-9a-f]{64}$/);
	expect((await priya.client.try("games/get-draws", { game_id: draft })).status).toBe(404);
	const take = (person: TestMember) => person.client.call("games/take-card", { game_id: draft });
	const cards = await Promise.all(people.map(take));
	expect((await take(priya)).card_id).toBe(cards[0]!.card_id);
	const covered = await priya.client.call("games/get-scratch-card", { game_id: draft });
	const shaped = await priya.client.post("/api/scratch_card/api_get_card", { game_id: draft });
	expect(shaped.body).toMatchObject({ ...covered, resultStatus: "success" });
	expect(covered.card).toMatchObject({ is_revealed: 0, prize: null });
	expect(covered.card!.expires_at! - covered.card!.issued_at).toBe(30 * 86_400_000);
	expect(covered.prizes[0]).toMatchObject({ stock: 2, left: 0, chances: 1_000 });
	expect((await people[1]!.client.try("games/scratch", { card_id: cards[0]!.card_id })).status).toBe(404);
	const scratch = async (at: number) =>
		(await people[at]!.client.post("/api/scratch_card/api_scratch", { card_id: cards[at]!.card_id })).body.points;
	const won = await Promise.all([scratch(0), scratch(1), scratch(2)]);
	await Promise.all([scratch(0), scratch(1)].map((again) => again.catch(() => undefined)));
	const balances = await Promise.all(people.map(balance));
	expect(balances.slice(0, 3)).toEqual(won);
	await olga.client.call("games/update-game-status", { game_id: draft, status: "closed" });
	const over = (await priya.client.call("games/get-scratch-card", { game_id: draft })).game!;
	expect(over.commitment).toBe(await sha256(over.seed));
	expect(over.commitment).toBe(told.commitment);
	const { cards: drawn } = await priya.client.call("games/get-draws", { game_id: draft });
	expect(drawn.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
	expect(drawn.map(({ prize }) => prize?.points ?? 0)).toEqual([50, 50, 0, 0]);
	expect(drawn.filter(({ is_own }) => is_own === 1)).toHaveLength(1);
	for (const { number, drawn: figure } of drawn)
		expect(figure).toBe(Number.parseInt((await hmac(over.seed, `${draft}:${number}`)).slice(0, 12), 16) % 1_000);
	const left = balances.slice(0, 3).reduce((sum, points) => sum + points, 0);
	if (over.status === "closed") {
		await acme.database.write([
			sql`update game_cards set expires_at = 1 where account_id = ${acme.id} and revealed_at is null`,
		]);
		await makeGameDue(acme, draft);
		await runDueWork(acme);
	}
	expect(await balanceOf(acme, budget_account_id)).toBe(1_000 - left);
	expect((await olga.client.call("games/get-games", { game_id: draft })).chosen?.status).toBe("ended");
});

test("[games-02] a bingo card lies as the seed says; squares are claimed, decided or known by themselves, and each pattern is won once", async () => {
	const { acme, olga, program, balance, priya, sofia } = await makeCompany();
	const game_id = await addBingo(olga, { budget_id: program.budget_id });
	const { card_id } = await priya.client.call("games/take-card", { game_id });
	await sofia.client.call("games/take-card", { game_id });
	const read = async () => {
		const { body } = await priya.client.post("/api/bingo/api_get_card", { game_id });
		return body.card as NonNullable<EndpointOutput<"games/get-bingo-card">["card"]>;
	};
	const placeOf = async (text: string) => (await read()).squares.find(({ task }) => task === text)!.place;
	const [words, picture, known] = await Promise.all(nineTasks.slice(0, 3).map(({ text }) => placeOf(text)));
	const blank = await mark(priya, { game_id, place: words });
	expect([blank.status, blank.body.errors]).toEqual([400, { words: [expect.any(String)] }]);
	const claim = { game_id, place: words, words: "Taught Olu to reverse a trailer" };
	expect((await mark(priya, claim)).body).toMatchObject({ status: "waiting" });
	expect(await typeOf(mark(priya, claim))).toBe("square_marked");
	const cycled = { game_id, place: picture, words: "Ten miles" };
	expect((await mark(priya, cycled)).body.errors).toEqual({ file: ["Choose a picture first."] });
	const notes = new TextEncoder().encode("no picture");
	expect((await mark(priya, cycled, notes)).body.errors).toEqual({ file: [expect.stringContaining("PNG and JPG")] });
	const large = new Uint8Array(2 * 1_048_576 + 1);
	expect((await mark(priya, cycled, large)).body.errors).toEqual({ file: [expect.stringContaining("2 MB")] });
	expect((await mark(priya, cycled, placedPng)).status).toBe(200);
	expect(await typeOf(mark(priya, { game_id, place: known }))).toBe("not_met");
	await addRecognition(acme, { program, giver: priya, recipients: [sofia] } as never);
	expect((await mark(priya, { game_id, place: known })).body).toMatchObject({ status: "done" });
	expect((await mark(olga, claim)).status).toBe(404);
	const inbox = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	expect(inbox.map(({ kind }) => kind)).toEqual(["bingo_square", "bingo_square"]);
	const decide = (at: number, action: "approve" | "reject") =>
		olga.client.call("moderation/moderate", {
			request_id: inbox[at]!.id,
			action,
			notes: action === "reject" ? "Who?" : "",
		});
	await decide(0, "approve");
	await decide(1, "reject");
	const decided = (await read()).squares.map(({ status }) => status).filter((status) => status !== "open");
	expect(decided.sort()).toEqual(["done", "done", "rejected"]);
	const win = (pattern: "line" | "corners" | "full") => priya.client.try("games/win-prize", { game_id, pattern });
	await acme.database.write([sql`delete from game_squares where account_id = ${acme.id} and card_id = ${card_id}`]);
	await fillSquares(acme, { id: card_id, user_id: priya.id }, [0, 1]);
	expect(await typeOf(win("line"))).toBe("pattern_missing");
	await fillSquares(acme, { id: card_id, user_id: priya.id }, [2]);
	expect((await read()).squares.filter(({ is_in_line }) => is_in_line === 1)).toHaveLength(3);
	const wins = await Promise.all([win("line"), win("line")]);
	expect(wins.some(({ status }) => status === 200)).toBe(true);
	expect((await win("line")).body).toMatchObject({ points: 10 });
	await fillSquares(acme, { id: card_id, user_id: priya.id }, [6, 8]);
	expect((await win("corners")).body).toMatchObject({ points: 20 });
	expect(await typeOf(win("full"))).toBe("pattern_missing");
	await fillSquares(acme, { id: card_id, user_id: priya.id }, [3, 4, 5, 7]);
	expect((await win("full")).body).toMatchObject({ points: 30 });
	expect(await balance(priya)).toBe(60);
	await makeGameDue(acme, game_id);
	await runDueWork(acme);
	const over = (await priya.client.call("games/get-bingo-card", { game_id })).game!;
	expect([over.status, over.commitment]).toEqual(["closed", await sha256(over.seed)]);
	expect(await typeOf(mark(priya, claim))).toBe("not_running");
	const { cards } = await sofia.client.call("games/get-draws", { game_id });
	for (const { number, squares } of cards) {
		const hashed = await Promise.all(
			nineTasks.map(async (_, task) => ({ task, hash: await hmac(over.seed, `${game_id}:${number}:${task}`) })),
		);
		hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1));
		expect(squares).toEqual(hashed.map(({ task }) => task));
	}
	await makeGameDue(acme, game_id);
	await runDueWork(acme);
	expect((await olga.client.call("games/get-games", { game_id })).chosen?.status).toBe("ended");
	expect(await balanceOf(acme, program.budget_account_id)).toBe(1_000 - 60 - 50);
});

test("[games-02] who may play, what a game must have, and what changes meanwhile is refused by its name", async () => {
	const { acme, olga, program, priya, sofia } = await makeCompany();
	const { budget_id } = program;
	const save = (said: object) => olga.client.try("games/save-game", said as never);
	const base = { kind: "scratch", title: "Safety", starts_on: "2020-01-01", ends_on: "2199-01-01" };
	const prize = { name: "Word", points: 0, stock: 1, chances: 500 };
	const problems = async (said: object) => Object.keys((await save({ ...base, ...said })).body.errors as object).sort();
	expect(await problems({ prizes: [prize, prize, prize] })).toEqual(["prizes"]);
	expect(await problems({ prizes: [{ ...prize, points: 5 }] })).toEqual(["budget_id"]);
	expect(await problems({ prizes: [{ ...prize, name: "" }], ends_on: "2020-01-02" })).toEqual(["ends_on", "prizes"]);
	expect(await problems({ prizes: [] })).toEqual(["prizes"]);
	const line = { pattern: "line", points: 0, stock: 1 };
	expect(await problems({ kind: "bingo", tasks: nineTasks, size: 4, prizes: [line, line] })).toEqual([
		"prizes",
		"tasks",
	]);
	const squares = (count: number) =>
		Array.from({ length: count }, (_, at) => ({ ...nineTasks[0], text: `Task ${at}` }));
	const bingoOf = (size: number, count = size * size) => ({
		kind: "bingo",
		prizes: [line],
		tasks: squares(count),
		size,
	});
	for (const size of [2, 6]) expect(await problems(bingoOf(size))).toEqual(["size"]);
	expect(await problems(bingoOf(5, 24))).toEqual(["tasks"]);
	expect((await save({ ...base, ...bingoOf(5) })).status).toBe(200);
	const dear = await addScratchGame(olga, { budget_id, isOpen: false, prizes: [{ ...prize, points: 1_001 }] });
	const open = (game_id: number) => olga.client.try("games/update-game-status", { game_id, status: "open" });
	expect(await typeOf(open(dear))).toBe("points_not_available");
	await acme.database.write([
		sql`update games set starts_at = 1, ends_at = 2 where account_id = ${acme.id} and id = ${dear}`,
	]);
	expect(await typeOf(open(dear))).toBe("game_over");
	const cheap = await addScratchGame(olga, { budget_id, isOpen: false });
	await acme.database.write([
		sql`update budgets set is_active = 0 where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	expect(await typeOf(open(cheap))).toBe("budget_not_active");
	await acme.database.write([
		sql`update budgets set is_active = 1 where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	expect(await typeOf(olga.client.try("games/update-game-status", { game_id: cheap, status: "closed" }))).toBe(
		"game_changed",
	);
	const usual = olga.client.environment;
	olga.client.environment = writtenMeanwhile(acme.shard, "insert into games", () =>
		acme.database.write([sql`update games set updated_at = 5 where account_id = ${acme.id} and id = ${cheap}`]),
	);
	const again = { ...base, game_id: cheap, prizes: [prize] };
	expect(await typeOf(save(again))).toBe("game_changed");
	olga.client.environment = usual;
	await open(cheap);
	expect(await typeOf(save(again))).toBe("game_frozen");
	expect((await priya.client.try("games/get-games", {})).status).toBe(403);
	const kept = await acme.addMember({ first_name: "Kept", is_eligible_to_receive_points: 0 } as never);
	expect(await typeOf(kept.client.try("games/take-card", { game_id: cheap }))).toBe("not_eligible");
	const giving = await addScratchGame(olga, { card_for: "givers" });
	const take = (person: TestMember, game_id: number) => person.client.try("games/take-card", { game_id });
	expect(await typeOf(take(priya, giving))).toBe("not_for_you");
	await addRecognition(acme, { program, giver: priya, recipients: [sofia] } as never);
	expect((await take(priya, giving)).status).toBe(200);
	const before = sofia.client.environment;
	sofia.client.environment = writtenMeanwhile(acme.shard, "insert into game_cards", () => {
		sofia.client.environment = before;
		return take(sofia, cheap);
	});
	expect(await typeOf(take(sofia, cheap))).toBe("card_taken");
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into game_cards", () =>
		acme.database.write([sql`update games set issued_count = 50 where account_id = ${acme.id} and id = ${cheap}`]),
	);
	expect(await typeOf(take(priya, cheap))).toBe("game_changed");
	priya.client.environment = before;
	const bingo = await addBingo(olga);
	const { card_id } = await priya.client.call("games/take-card", { game_id: bingo });
	await fillSquares(acme, { id: card_id, user_id: priya.id }, [0, 1, 2]);
	await acme.database.write([
		sql`update game_prizes set taken = stock where account_id = ${acme.id} and game_id = ${bingo}`,
	]);
	expect(await typeOf(priya.client.try("games/win-prize", { game_id: bingo, pattern: "line" }))).toBe("prize_gone");
	await olga.client.call("games/update-game-status", { game_id: bingo, status: "closed" });
	expect(await typeOf(take(sofia, bingo))).toBe("not_running");
	const received = { text: "Be thanked", proof: "received_recognition" };
	const thanking = await addBingo(olga, { tasks: [received, ...squares(8)] });
	const markReceived = async (person: TestMember) => {
		await take(person, thanking);
		const { card } = await person.client.call("games/get-bingo-card", { game_id: thanking });
		return mark(person, { game_id: thanking, place: card!.squares.find(({ task }) => task === received.text)!.place });
	};
	expect(await typeOf(markReceived(priya))).toBe("not_met");
	expect((await markReceived(sofia)).body).toMatchObject({ status: "done" });
	const elsewhere = await (await createTenant({ flags: { bingo_enabled: 1 } })).addMember();
	expect((await take(elsewhere, cheap)).status).toBe(404);
	expect((await elsewhere.client.try("games/get-bingo-card", { game_id: bingo })).status).toBe(404);
});

test("two who claim the last of one prize at once: one has it, the other is told so; two who decide one square at once decide it once", async () => {
	const { acme, olga, program, balance, priya, sofia } = await makeCompany();
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo" });
	const prizes = [{ pattern: "line", name: "", points: 70, stock: 1 }];
	const game_id = await addBingo(olga, { budget_id: program.budget_id, prizes });
	const claims = [priya, sofia].map(async (person) => {
		const { card_id } = await person.client.call("games/take-card", { game_id });
		await fillSquares(acme, { id: card_id, user_id: person.id }, [0, 1, 2]);
	});
	await Promise.all(claims);
	const won = await Promise.all(
		[priya, sofia, priya, sofia].map(({ client }) => client.try("games/win-prize", { game_id, pattern: "line" })),
	);
	const lost = won.filter(({ status }) => status !== 200).map(({ body }) => body.resultType);
	expect([lost.length >= 2, [...new Set(lost)]]).toEqual([true, ["prize_gone"]]);
	expect(await Promise.all([priya, sofia].map(balance)).then((all) => all.sort((a, b) => a - b))).toEqual([0, 70]);
	expect(await balanceOf(acme, program.budget_account_id)).toBe(930);
	// Which task lies where is drawn anew for each card.
	const { squares } = (await priya.client.call("games/get-bingo-card", { game_id })).card!;
	const { place } = squares.find(({ task, place }) => place > 2 && task.startsWith("Task"))!;
	const claimed = await mark(priya, { game_id, place, words: "Taught Olu" }, placedPng);
	expect(claimed.body).toMatchObject({ status: "waiting" });
	const [request] = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	const decided = await Promise.all([
		olga.client.try("moderation/moderate", { request_id: request!.id, action: "approve", notes: "" }),
		ivo.client.try("moderation/moderate", { request_id: request!.id, action: "reject", notes: "Who?" }),
	]);
	expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
	const square = (await priya.client.call("games/get-bingo-card", { game_id })).card!.squares[place]!;
	expect(square.status).toBe(decided[0].status === 200 ? "done" : "rejected");
	const told = (await priya.client.call("notifications/get-notifications", {})).table_rows;
	expect(told.filter(({ text }) => text.includes("bingo square"))).toHaveLength(1);
});
