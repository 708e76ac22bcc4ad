/** Programs on their screens: the list with its states, making one, its page, its actions, and what others see. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function acmeWithPrograms() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

type Owner = Awaited<ReturnType<typeof acmeWithPrograms>>["olga"];

/** The names in the rows of a list of programs. */
const namesAt = async (person: Owner, path: string) => {
	const page = await openPage(person, `${path}${path.includes("?") ? "&" : "?"}layout=rows`);
	return page.table().rows.map((row) => row.Program?.trim());
};

/** The cards of a list of programs, each in words. */
const cardsAt = async (person: Owner, path: string) =>
	(await openPage(person, path)).part("ul", ["class", "list-grid"]).texts("li", ["class", "card"]);

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
	const { olga, priya } = await acmeWithPrograms();
	for (const [person, path] of [
		[olga, "/programs"],
		[olga, "/programs?status=all"],
		[priya, "/programs"],
	] as const)
		expect((await openPage(person, path)).text).toContain("There are no programs.");
	for (const status of ["Active", "Inactive", "Expired", "Archived"])
		expect((await openPage(olga, `/programs?status=${status.toLowerCase()}`)).text).toContain(`No ${status} programs`);
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

test("[programs-04] View Details leads account owners to the management list, with every program's budget and figures; nobody else comes there", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	await addProgram(acme, { owner: olga, name: "Alpha", budget: 300 });
	await addProgram(acme, { owner: olga, name: "Bravo", is_active: 0 });
	const page = await openPage(olga, "/programs");
	expect(page.links()).toContainEqual({ text: "View Details", href: "/webapp/programs/details" });
	const list = await openPage(olga, "/programs/details");
	expect(list.texts("h1")).toEqual(["All programs"]);
	expect(list.table().rows.map((row) => [row.Program, row.Status, row["Points budgeted"], row.Spent])).toEqual([
		["Alpha", "Active", "300", "0"],
		["Bravo", "Inactive", expect.any(String), "0"],
	]);
	expect(await namesAt(olga, "/programs/details?status=inactive")).toEqual(["Bravo"]);
	const asked = await sendForm(olga, "/programs/details", "reports/request-report-download", {});
	expect(asked.status).toBe(200);
	expect((await openPage(priya, "/programs/details")).status).toBe(403);
	expect((await openPage(priya, "/programs")).links().map(({ href }) => href)).not.toContain(
		"/webapp/programs/details",
	);
});

test("[programs-05] everybody sees the programs as a grid and changes to rows and back; tabs and pages keep the layout", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	for (let at = 10; at < 21; at += 1) await addProgram(acme, { owner: olga, name: `Program ${at}` });
	for (const person of [olga, priya]) {
		const grid = await openPage(person, "/programs");
		expect(await cardsAt(person, "/programs")).toHaveLength(10);
		expect(grid.html).not.toContain("<table");
		const links = grid.part("nav", ["class", "layouts"]).links();
		expect(links).toEqual([
			{ text: "Grid", href: "/webapp/programs" },
			{ text: "Rows", href: "/webapp/programs?layout=rows" },
		]);
		const rows = await openPage(person, "/programs?layout=rows");
		expect(rows.table().rows).toHaveLength(10);
		expect(rows.html).not.toContain("list-grid");
		expect(rows.part("nav", ["class", "layouts"]).part("a", ["aria-current", "true"]).text).toBe("Rows");
		const next = rows.links().find(({ href }) => href.includes("page=2"))!;
		expect(next.href).toContain("layout=rows");
		expect((await openPage(person, next.href.replace("/webapp", ""))).table().rows).toHaveLength(1);
	}
	const tabs = (await openPage(olga, "/programs?layout=rows")).part("nav", ["class", "tabs"]).links();
	expect(tabs.every(({ href }) => href.includes("layout=rows"))).toBe(true);
	expect((await openPage(olga, "/programs?layout=spiral")).html).toContain("list-grid");
});

test("the table of a member has no columns of budgets, which only account owners see; theirs have them", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	await addProgram(acme, { owner: olga, name: "Thanks" });
	const figures = ["Points budgeted", "Points remaining", "Left"];
	const headingsOf = async (person: Owner) => (await openPage(person, "/programs?layout=rows")).table().headings;
	expect(await headingsOf(olga)).toEqual(expect.arrayContaining(figures));
	expect((await headingsOf(priya)).filter((heading) => figures.includes(heading))).toEqual([]);
	expect(await headingsOf(priya)).toEqual(expect.arrayContaining(["Status", "From", "To"]));
});

test("[programs-09] [programs-08] all four actions of a program's menu lead somewhere, and do what they say", async () => {
	const { acme, olga } = await acmeWithPrograms();
	await fundTenant(acme, 500);
	const { id } = await addProgram(acme, { owner: olga, name: "Thanks", budget: 300 });
	const at = `/webapp/programs/detail/${id}`;
	const menu = (await openPage(olga, "/programs")).part("details", ["class", "program-menu"]);
	expect(menu.links()).toEqual([
		{ text: "View Details", href: at },
		{ text: "Deactive", href: `${at}/state?to=inactive` },
		{ text: "Archive", href: `${at}/state?to=archived` },
		{ text: "Add Points", href: `${at}/points` },
	]);
	const [view, off, archive, points] = menu.links().map(({ href }) => href.replace("/webapp", ""));
	expect((await openPage(olga, view!)).texts("h1")).toEqual(["Thanks"]);
	await sendForm(olga, points!, "programs/add-program-points", { points: "200", reason: "More" });
	expect((await openPage(olga, view!)).text).toContain("500 points left of 500");
	await sendForm(olga, off!, "programs/change-program-state", { state: "inactive" });
	expect(await cardsAt(olga, "/programs?status=inactive")).toHaveLength(1);
	await sendForm(olga, archive!, "programs/change-program-state", { state: "archived" });
	expect(await cardsAt(olga, "/programs?status=archived")).toHaveLength(1);
});

test("[programs-11] [programs-20] the bar is orange under 25 percent, the client's color from there on, grey when not active; only the account owner has one", async () => {
	const { acme, olga, priya } = await acmeWithPrograms();
	const kinds = { Plenty: [300, 75, 1], Scarce: [300, 228, 1], Stopped: [300, 228, 0] } as const;
	for (const [name, [budget, given, is_active]] of Object.entries(kinds)) {
		const program = await addProgram(acme, { owner: olga, name, budget });
		await addRecognition(acme, { giver: olga, recipients: [priya], program, points: given });
		if (!is_active)
			await olga.client.call("programs/change-program-state", { program_id: program.id, state: "inactive" });
	}
	for (const path of ["/programs", "/programs?layout=rows"]) {
		const { html } = await openPage(olga, path);
		const barOf = (name: string) =>
			new RegExp(`class="([^"]*)"[^>]*role="progressbar"[^>]*aria-label="${name}"`).exec(html)?.[1];
		expect(Object.keys(kinds).map(barOf)).toEqual([
			"progress-bar",
			"progress-bar progress-bar-low",
			"progress-bar progress-bar-off",
		]);
		expect((await openPage(priya, path)).html).not.toContain("progressbar");
	}
});

test("[programs-19] what was saved of a program stands on the next page without a wait", async () => {
	const { acme, olga } = await acmeWithPrograms();
	const { id } = await addProgram(acme, { owner: olga, name: "Thanks", budget: 300 });
	const path = `/programs/detail/${id}/edit`;
	const { program, budget } = await olga.client.call("programs/get-program-details", { program_id: id });
	const saved = await sendForm(olga, path, "programs/ao-update-program-details", {
		...{ name: "Warm thanks", budget_id: String(budget.id), glyph: program.glyph },
		...{ from_date: program.from_date ?? "", points: String(program.points), display_program: "1" },
	});
	expect(saved.location).toBe(`/webapp/programs/detail/${id}`);
	expect((await openPage(olga, `/programs/detail/${id}`)).texts("h1")).toEqual(["Warm thanks"]);
	expect(await namesAt(olga, "/programs")).toEqual(["Warm thanks"]);
});
