/** The card of programs on the home screen as the Worker serves it: which programs, when they end, and whose budgets are seen. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram, type ProgramOptions } from "#test/factories/programs";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const today = DateTime.now().setZone("America/New_York").startOf("day");
const inDays = (time: { years?: number; months?: number; days: number }) => today.plus(time).toISODate() ?? "";

async function acmeWith(programs: Omit<ProgramOptions, "owner">[]) {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const mara = await acme.addMember({ first_name: "Mara" });
	const priya = await acme.addMember({ first_name: "Priya" });
	for (const program of programs) await addProgram(acme, { owner: mara, ...program });
	return { acme, olive, mara, priya };
}

/** The card's entries by the program's name. */
async function card(person: TestMember) {
	const list = (await openPage(person, "")).part("ul", ["class", "program-list"]);
	return { list, entries: list.texts("li") };
}

test("[programs-15] [programs-17] a program says that it is ongoing, or how many years, months and days it still runs", async () => {
	const { priya } = await acmeWith([
		{ name: "Alpha" },
		{ name: "Bravo", to_date: inDays({ years: 2, months: 1, days: 2 }) },
		{ name: "Charlie", to_date: inDays({ days: 0 }) },
		{ name: "Delta", from_date: inDays({ days: 1 }) },
		{ name: "Echo", is_active: 0 },
		{ name: "Foxtrot", from_date: inDays({ days: 0 }) },
	]);
	const { entries } = await card(priya);
	expect(entries).toHaveLength(4);
	expect(entries[0]).toMatch(/^Alpha ?(?:Give, Alpha)? ?Ongoing/);
	expect(entries[1]).toMatch(/^Bravo ?(?:Give, Bravo)? ?Ends in 2 years, 1 month, 3 days/);
	expect(entries[2]).toMatch(/^Charlie ?(?:Give, Charlie)? ?Ends in 1 day/);
	expect(entries[3]).toMatch(/^Foxtrot ?(?:Give, Foxtrot)? ?Ongoing/);
});

test("[programs-21] [programs-22] members see programs that are shown, and dates where they are shown", async () => {
	const to_date = inDays({ years: 1, months: 0, days: 0 });
	const { olive, priya } = await acmeWith([
		{ name: "Hidden", display_program: 0 },
		{ name: "Secret end", to_date, display_dates: 0 },
		{ name: "Shown end", to_date },
	]);
	const shown = await card(priya);
	expect(shown.entries.map((text) => text.replace(/Give, (?:Secret|Shown) end/, "").trim())).toEqual([
		"Secret end",
		expect.stringMatching(/^Shown end ?Ends in 1 year/),
	]);
	const owned = await card(olive);
	expect(owned.entries.map((text) => /Ends in|Ongoing/.exec(text)?.[0])).toEqual(["Ongoing", "Ends in", "Ends in"]);
	const asked = { filters: { status: "active" as const } };
	const rows = async (person: TestMember) =>
		(await person.client.call("programs/get-programs", asked)).table_rows.map((row) => [row.name, row.to_date]);
	expect(await rows(priya)).toEqual([
		["Secret end", null],
		["Shown end", to_date],
	]);
	for (const path of ["/programs", "/programs?layout=rows", "/recognitions/give"])
		expect([path, /Hidden/.test((await openPage(priya, path)).html)]).toEqual([path, false]);
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.programs.map(({ name }) => name)).toEqual(["Secret end", "Shown end"]);
	const hidden = (await olive.client.call("programs/get-programs", asked)).table_rows[0]!.id;
	const giving = { program_id: hidden, recipient_ids: [olive.id], message: "Thanks" };
	expect((await priya.client.try("recognition/give-recognition", giving)).status).toBe(404);
	const days = async (person: TestMember) =>
		(await openPage(person, "/programs?layout=rows")).table().rows.map(({ Program, From, To }) => [Program, From, To]);
	expect(await days(priya)).toEqual([
		["Secret end", "-", "-"],
		["Shown end", "Jan 1, 2020", expect.stringMatching(/^[A-Z]\w\w \d+, \d{4}$/)],
	]);
	expect(await rows(olive)).toEqual([
		["Hidden", null],
		["Secret end", to_date],
		["Shown end", to_date],
	]);
});

test("[programs-20] the account owner and the budget's owner see figures and bar of a program, other givers neither", async () => {
	const { olive, mara, priya } = await acmeWith([{ name: "Alpha", budget: 7_654 }]);
	const bars = (html: string) => html.match(/role="progressbar"[^>]*/g) ?? [];
	for (const owner of [olive, mara]) {
		const { list, entries } = await card(owner);
		expect(entries[0]).toContain("100% left");
		expect(bars(list.html)).toEqual([expect.stringContaining('aria-valuenow="100"')]);
		const [row] = (await owner.client.call("programs/get-programs", {})).table_rows;
		expect(row).toMatchObject({
			points_budgeted: 7_654,
			points_remaining: 7_654,
			points_spent: 0,
			left_to_give: 7_654,
		});
	}
	const { list, entries } = await card(priya);
	expect(entries[0]).not.toContain("%");
	expect(bars(list.html)).toEqual([]);
	expect((await openPage(priya, "/recognitions/give")).html).not.toMatch(/7,?654/);
});
