/** The pages of bingo, scratch cards and their owner as people meet them without scripts. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const hrefs = async (person: TestMember) => (await openPage(person, "/")).links().map(({ href }) => href);
const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);
const days = { starts_on: "2020-01-01", ends_on: "2199-01-01", rules: "One card each." };
const manage = "/games/manage";

async function makeCompany() {
	const acme = await createTenant({ flags: { bingo_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 1_000 });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	return { acme, olga, program, priya, sofia };
}

/** Saves and opens a game by the owner's page; gives its id. */
async function open(owner: TestMember, fields: Record<string, string | readonly string[]>): Promise<string> {
	const saved = await sendForm(owner, manage, "games/save-game", { ...days, game_id: "", ...fields });
	const game_id = saved.location!.split("=")[1]!;
	const asked = { game_id, status: "open" };
	expect((await sendForm(owner, manage, "games/update-game-status", asked)).location).toBeNull();
	const opened = await sendForm(owner, manage, "games/update-game-status", { ...asked, answered: "1" });
	expect(opened.location).toBe(`/webapp${manage}?game=${game_id}`);
	return game_id;
}

test("[games-01] [games-02] /bingo is the bingo page: a card of one's own, squares claimed with proof or checked by themselves, prizes once each; without the module there is neither page nor entry", async () => {
	const { acme, olga, program, priya, sofia } = await makeCompany();
	expect(await hrefs(priya)).toContain("/webapp/bingo");
	expect(await hrefs(priya)).not.toContain(`/webapp${manage}`);
	expect((await openPage(priya, manage)).status).toBe(403);
	expect((await mainOf(priya, "/bingo")).text).toContain("No bingo yet");
	const tasks = Array.from({ length: 14 }, (_, at) => `Task ${at + 1}`).join("\n");
	const fields = { kind: "bingo", title: "November bingo", words_tasks: tasks, line_points: "50", winners: "1" };
	const budget_id = String(program.budget_id);
	const wrong = await sendForm(olga, `${manage}?new=bingo`, "games/save-game", {
		...days,
		game_id: "",
		...fields,
		size: "4",
		budget_id,
	});
	expect(wrong.text).toContain("The card has 16 squares, and there are 14 tasks");
	expect(wrong.html).toContain("Task 14");
	const more = { size: "4", budget_id, picture_tasks: "Cycle to work", gave: "1", full_points: "500" };
	const game_id = await open(olga, { ...fields, ...more });
	const path = `/bingo?game=${game_id}`;
	const dealt = await sendForm(priya, path, "games/take-card", { game_id });
	expect(dealt.location).toBe(`/webapp${path}`);
	await sendForm(sofia, path, "games/take-card", { game_id });
	const squaresOf = async (person: TestMember) =>
		(await mainOf(person, path)).links().filter(({ href }) => href.includes("square="));
	const [own, other] = [await squaresOf(priya), await squaresOf(sofia)];
	expect([own.length, other.length]).toEqual([16, 16]);
	const namesOf = (list: typeof own) => list.map(({ text }) => text.replace(/(Open|By itself)$/, ""));
	expect(namesOf(own).sort()).toEqual(namesOf(other).sort());
	expect(namesOf(own)).not.toEqual(namesOf(other));
	const page = await mainOf(priya, path);
	for (const words of ["0 of 16 squares", "A line", "50 points", "4 squares to go", "The full card", "SHA-256"])
		expect(page.text).toContain(words);
	const placeOf = (task: string) => namesOf(own).findIndex((name) => name.trim() === task);
	const known = placeOf("Give a recognition");
	expect((await mainOf(priya, `${path}&square=${known}`)).text).toContain("checked by itself");
	const pictured = await mainOf(priya, `${path}&square=${placeOf("Cycle to work")}`);
	expect(pictured.html).toMatch(/type="file"/);
	expect(pictured.text).toContain("I confirm that I may use this picture.");
	await addRecognition(acme, { program, giver: priya, recipients: [sofia] });
	const mark = (place: number, words: string) =>
		sendForm(priya, path, "games/mark-square", { game_id, place: String(place), words });
	expect((await mark(known, "")).location).toBe(`/webapp${path}`);
	const row = [0, 1, 2, 3].map((at) => Math.floor(known / 4) * 4 + at).filter((place) => place !== known);
	for (const place of row.filter((one) => one !== placeOf("Cycle to work"))) await mark(place, `Did ${place}`);
	expect((await mainOf(priya, path)).text).toMatch(/Asked/);
	for (const { id } of (await olga.client.call("moderation/get-inbox", {})).table_rows)
		await olga.client.call("moderation/moderate", { request_id: id, action: "approve", notes: "" });
	const decided = await mainOf(priya, path);
	expect(decided.text).toMatch(/Done/);
	if (row.includes(placeOf("Cycle to work"))) expect(decided.text).not.toContain("Bingo! Take");
	else {
		expect(decided.text).toContain("Bingo! Take 50 points");
		const won = await sendForm(priya, path, "games/win-prize", { game_id, pattern: "line" });
		expect(won.location).toBe(`/webapp${path}`);
		expect((await mainOf(priya, path)).text).toMatch(/Received/);
	}
	const off = await (await createTenant()).addMember();
	expect(await hrefs(off)).not.toContain("/webapp/bingo");
	expect((await openPage(off, "/bingo")).status).toBe(403);
});

test("[games-02] the scratch card page shows odds and stock beside the card, reveals it by a plain button in its time, and is checked afterwards by the seed whose hash was shown before", async () => {
	const { acme, olga, program, priya, sofia } = await makeCompany();
	expect(await hrefs(priya)).not.toContain("/webapp/scratch-card");
	const game_id = await open(olga, {
		...{ kind: "scratch", title: "Safety week", card_for: "everybody", budget_id: String(program.budget_id) },
		...{ prize_name: ["", "A kind word"], prize_points: ["250", "0"], prize_stock: ["1", "9"] },
		prize_chances: ["500", "500"],
	});
	expect(await hrefs(priya)).toContain("/webapp/scratch-card");
	const path = `/scratch-card?game=${game_id}`;
	const offered = await mainOf(priya, path);
	for (const words of ["Get my card", "250 points", "1 in 2", "A kind word", "No prize"])
		expect(offered.text).toContain(words);
	const commitment = /[0-9a-f]{64}/.exec(offered.text)![0];
	expect(offered.text).not.toContain("The seed");
	for (const person of [priya, sofia]) await sendForm(person, path, "games/take-card", { game_id });
	const covered = await mainOf(priya, path);
	expect(covered.text).toContain("Reveal my card");
	expect(covered.text).not.toContain("You won");
	const card_id = /name="card_id"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="card_id"/.exec(covered.html)!;
	const fields = { card_id: card_id[1] ?? card_id[2]!, game_id };
	expect((await sendForm(priya, path, "games/scratch", fields)).location).toBe(`/webapp${path}#result`);
	expect((await mainOf(priya, path)).text).toMatch(/You won 250 points|You won: A kind word|No prize this time/);
	await acme.database.write([
		sql`update game_cards set expires_at = 1 where account_id = ${acme.id} and user_id = ${sofia.id}`,
	]);
	const { card } = await sofia.client.call("games/get-scratch-card", {});
	const late = await sofia.client.try("games/scratch", { card_id: card!.id });
	expect([late.status, late.body.resultType]).toEqual([409, "card_expired"]);
	const expired = await mainOf(sofia, path);
	expect(expired.text).toContain("This card was not opened in time.");
	expect(expired.text).not.toContain("Reveal my card");
	const closing = { game_id, status: "closed", answered: "1" };
	await sendForm(olga, manage, "games/update-game-status", closing);
	const over = await mainOf(sofia, path);
	expect(over.text).toContain(commitment);
	for (const words of ["The seed", "Check it", "openssl dgst -sha256", "yours"]) expect(over.text).toContain(words);
	expect((await mainOf(olga, manage)).text).toMatch(/Safety week/);
});

test("what is wrong in a prize's row is listed by its name, leads to its field and stands there, and rows before it may be empty", async () => {
	const { olga } = await makeCompany();
	const said = { ...days, game_id: "", title: "Safety week" };
	const scratch = await sendForm(olga, `${manage}?new=scratch`, "games/save-game", {
		...{ ...said, kind: "scratch", card_for: "everybody", prize_name: ["", "Mug"], prize_points: ["", "-1"] },
		...{ prize_stock: ["", "0"], prize_chances: ["", "10"] },
	});
	expect(scratch.links().map(({ text }) => text)).toEqual(
		expect.arrayContaining(["Prize 2 · Number of points", "Prize 2 · How many there are"]),
	);
	const field = scratch
		.links()
		.find(({ text }) => text === "Prize 2 · How many there are")!
		.href.slice(1);
	expect(scratch.html).toMatch(new RegExp(`<input[^>]*id="${field}"[^>]*name="prize_stock"|id="${field}-error"`));
	const bingo = await sendForm(olga, `${manage}?new=bingo`, "games/save-game", {
		...{ ...said, kind: "bingo", words_tasks: "x".repeat(121), full_points: "-5", winners: "0" },
		gave: ["", "1"],
	});
	const listed = bingo.links().map(({ text }) => text);
	for (const label of ["Squares", "How many people can win it"])
		expect(listed.some((text) => text.includes(label))).toBe(true);
	expect(bingo.html).toMatch(/<input[^>]*name="gave"[^>]*checked/);
	expect(bingo.html).not.toMatch(/<input[^>]*name="received"[^>]*checked/);
});
