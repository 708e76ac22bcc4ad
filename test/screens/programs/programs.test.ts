/** Programs on their screens: the list with its states, making one, its page, its actions, and what others see. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addProgram } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function acmeWithPrograms() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

type Owner = Awaited<ReturnType<typeof acmeWithPrograms>>["olga"];

const namesAt = async (person: Owner, path: string) =>
	(await openPage(person, path)).table().rows.map((row) => row.Program?.trim());

test("[programs-01] [programs-06] the programs page has the states as a menu for account owners alone, who see all at first", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	await addProgram(acme, { owner: olga, name: "Alpha" });
	await addProgram(acme, { owner: olga, name: "Bravo", is_active: 0 });
	await addProgram(acme, { owner: olga, name: "Charlie", to_date: "2021-01-01" });
	await addProgram(acme, { owner: olga, name: "Delta", archived_at: 1 });
	const page = await openPage(olga, "/programs");
	const tabs = page.part("nav", ["class", "tabs"]).texts("a");
	expect(tabs).toEqual(expect.arrayContaining(["All", "Active", "Inactive", "Expired", "Archived"]));
	expect(await namesAt(olga, "/programs")).toEqual(["Alpha", "Bravo", "Charlie", "Delta"]);
	for (const [status, name] of [
		["active", "Alpha"],
		["inactive", "Bravo"],
		["expired", "Charlie"],
		["archived", "Delta"],
	] as const)
		expect(await namesAt(olga, `/programs?status=${status}`)).toEqual([name]);
	const theirs = await openPage(priya, "/programs");
	expect(theirs.html).not.toMatch(/<nav class="tabs"/);
	expect(await namesAt(priya, "/programs?status=archived")).toEqual(["Alpha"]);
});

test("[programs-12] a list without programs says so, with the state that is looked at", async () => {
	const { olga } = await acmeWithPrograms();
	expect((await openPage(olga, "/programs")).text).toContain("There are no programs.");
	expect((await openPage(olga, "/programs?status=expired")).text).toContain("No Expired programs");
});

test("[programs-02] a program is made on its page by account owners alone, shown with its rules, and given from at once", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	expect((await openPage(olga, "/programs/new")).text).toContain("there is none yet");
	await fundTenant(acme, 1_000);
	const budget_id = String(await addBudget(olga, { name: "Recognition", points: 1_000 }));
	expect((await openPage(olga, "/programs/new")).texts("option")).toContain("Recognition (1,000 left)");
	const said = {
		...{ name: "Everyday Thanks", description: "Small things", glyph: "heart", budget_id, points: "50" },
		...{ min_points: "50", max_points: "250", points_increment: "50", from_date: "2020-01-01", to_date: "" },
		...{ display_program: "1", display_dates: "1", giver_roles: ["", "member", "account_owner"] },
	};
	const wrong = await sendForm(olga, "/programs/new", "programs/ao-update-program-details", {
		...{ ...said, name: "", to_date: "2019-12-31" },
	});
	expect([wrong.location, wrong.texts("p", ["class", "field-error"])]).toEqual([
		null,
		["Please fill this in.", "It would end before it begins."],
	]);
	expect(wrong.html.includes("Small things</textarea>")).toBe(true);
	const made = await sendForm(olga, "/programs/new", "programs/ao-update-program-details", said);
	const [, id] = /^\/webapp\/programs\/detail\/(\d+)$/.exec(made.location ?? "")!;
	const page = await openPage(olga, `/programs/detail/${id}`);
	expect(page.text).toMatch(/1,000 points left of 1,000100%.*draws on the budget Recognition/);
	expect(page.text).toMatch(/May give ?Account owner, Member|May give ?Member, Account owner/);
	expect(page.text).toContain("50 to 250, in steps of 50");
	const giving = await openPage(priya, "/recognitions/give");
	expect(giving.text).toContain("Everyday Thanks");
	const closed = [
		"/programs/new",
		`/programs/detail/${id}`,
		`/programs/detail/${id}/edit`,
		`/programs/detail/${id}/points`,
	];
	for (const path of closed) expect((await openPage(priya, path)).status).toBe(403);
});

test("[programs-03] [programs-08] [programs-15] [programs-16] [programs-17] one program's page opens for account owners, with its state, what remains and its actions", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	const [ongoing, ended, late] = [
		await addProgram(acme, { owner: olga, name: "Ongoing one" }),
		await addProgram(acme, { owner: olga, name: "Ended one", to_date: "2021-01-01" }),
		await addProgram(acme, { owner: olga, name: "Late one", from_date: "2199-01-01" }),
	];
	const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
	const limited = await addProgram(acme, { owner: olga, name: "Limited one", to_date: soon });
	const at = (id: number) => `/programs/detail/${id}`;
	const pages = [ongoing, ended, late, limited].map(async ({ id }) => (await openPage(olga, at(id))).text);
	const [first, second, third, fourth] = await Promise.all(pages);
	expect([first, second, third]).toEqual([
		expect.stringMatching(/StatusOngoing/),
		expect.stringMatching(/StatusEnded/),
		expect.stringMatching(/StatusUpcoming/),
	]);
	expect(fourth).toMatch(/StatusActiveEnds in 1 month, \d+ days?/);
	expect((await openPage(priya, at(ongoing.id))).status).toBe(403);
	const menu = (await openPage(olga, "/programs")).part("details", ["class", "program-menu"]);
	expect(menu.texts("a")).toEqual(["View Details", "Deactive", "Archive", "Add Points"]);
	expect(menu.links()[0]?.href).toBe(`/webapp${at(ended.id)}`);
	expect((await openPage(priya, "/programs")).text).not.toContain("View Details");
});

test("a program is switched off, archived and restored after a question, and gets points from what is available", async () => {
	const { acme, olga } = await acmeWithPrograms();
	const { id } = await addProgram(acme, { owner: olga, name: "Thanks", budget: 300 });
	await fundTenant(acme, 500);
	const change = async (to: string) => {
		const path = `/programs/detail/${id}/state?to=${to}`;
		expect((await openPage(olga, path)).text).toContain("Thanks");
		return sendForm(olga, path, "programs/change-program-state", { state: to });
	};
	for (const to of ["inactive", "archived"]) {
		expect((await change(to)).location).toBe(`/webapp/programs/detail/${id}`);
		expect(await namesAt(olga, `/programs?status=${to}`)).toHaveLength(1);
	}
	expect((await openPage(olga, `/programs/detail/${id}`)).links().map(({ text }) => text)).toContain("Restore");
	await change("active");
	const adding = `/programs/detail/${id}/points`;
	expect((await openPage(olga, adding)).text).toContain("500 are available.");
	const refused = await sendForm(olga, adding, "programs/add-program-points", { points: "501", reason: "More" });
	expect(refused.texts("p", ["class", "field-error"])).toEqual(["Only 500 are available."]);
	await sendForm(olga, adding, "programs/add-program-points", { points: "200", reason: "More" });
	expect((await openPage(olga, `/programs/detail/${id}`)).text).toContain("500 points left of 500100%");
});
