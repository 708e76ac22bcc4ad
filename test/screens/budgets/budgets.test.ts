/** Budgets on their screens: the list, making one, putting points in with before and after in sight, and who sees what. */
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { addCertificates } from "#test/factories/certificates";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function fundedAcme(points = 1_000) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno", last_name: "Sato" });
	const member = await acme.addMember();
	if (points > 0) await fundTenant(acme, points);
	return { acme, olga, bruno, member };
}

test("[budgets-01] the list shows ten budgets a page under no title of its own, and its report is called budgets_list", async () => {
	const { olga } = await fundedAcme();
	for (let at = 10; at < 21; at += 1) await addBudget(olga, { name: `Budget ${at}` });
	const page = await openPage(olga, "/budgets");
	expect(page.table().rows.map((row) => row.Budget)).toHaveLength(10);
	expect((await openPage(olga, "/budgets?page=2")).table().rows).toHaveLength(1);
	expect([page.texts("h1"), page.part("main", ["id", "main"]).texts("h2")]).toEqual([["Budgets"], []]);
	expect(page.html).not.toContain('class="title-bar"');
	const asked = await sendForm(olga, "/budgets", "reports/request-report-download", {});
	expect(asked.status).toBe(200);
	const log = await olga.client.call("reports/get-past-download-requests", {});
	expect(log.table_rows.map(({ report_type }) => report_type)).toEqual(["budgets_list"]);
});

test("a budget is made, gets points once before and after were looked at, and says what is left", async () => {
	const { acme, olga, bruno } = await fundedAcme();
	const wrong = await sendForm(olga, "/budgets/new", "budgets/ao-update-budget-details", { name: "", cycle: "none" });
	expect(wrong.texts("p", ["class", "field-error"])).toEqual(["Please fill this in."]);
	const made = await sendForm(olga, "/budgets/new", "budgets/ao-update-budget-details", {
		...{ name: "Europe", budget_category: "Region", owner_email: bruno.email, cycle: "year", is_active: "1" },
		...{ from_date: "", to_date: "" },
	});
	const [, id] = /^\/webapp\/budgets\/move\?to_budget_id=(\d+)$/.exec(made.location ?? "")!;
	const form = await openPage(olga, `/budgets/move?to_budget_id=${id}`);
	expect(form.texts("option")).toEqual(expect.arrayContaining(["Available (1,000)", "Europe (0)"]));
	expect(form.html).toMatch(new RegExp(`<option[^>]*value="${id}"[^>]*selected|selected=""[^>]*value="${id}"`));
	const wish = { from_budget_id: "", to_budget_id: id!, points: "400", reason: "This year" };
	const review = await sendForm(olga, "/budgets/move", "budgets/move-points", wish);
	expect(review.text).toMatch(/Move 400 points\?.*Available1,000 before, 600 afterEurope0 before, 400 after/);
	expect(await availableIn(acme)).toBe(1_000);
	const reviewed = /name="reviewed" value="([^"]+)"/.exec(review.html)![1]!;
	const other = await sendForm(olga, "/budgets/move", "budgets/move-points", { ...wish, points: "500", reviewed });
	expect(other.text).toContain("Move 500 points?");
	const done = await sendForm(olga, "/budgets/move", "budgets/move-points", { ...wish, reviewed });
	expect([done.location, await availableIn(acme)]).toEqual([`/webapp/budgets/${id}`, 600]);
	const page = await openPage(olga, `/budgets/${id}`);
	expect(page.text).toContain("Owner: Bruno Sato");
	expect(page.text).toMatch(/Left now400100% of 400 points budgeted/);
	expect(page.text).toMatch(/Moved in This year\+400/);
	const [row] = (await openPage(olga, "/budgets")).table().rows;
	expect(row).toMatchObject({ Budget: "Europe", Category: "Region", Owner: "Bruno Sato", "Remaining points": "400" });
});

test("a budget that ended or is switched off neither lasts nor runs out: not in the list, on its page or on the overview", async () => {
	const { olga } = await fundedAcme();
	const past = { points: 100, from_date: "2020-01-01", to_date: "2021-02-03" };
	const ended = await addBudget(olga, { name: "Ended", ...past });
	await addBudget(olga, { name: "Running", points: 100 });
	const off = await addBudget(olga, { name: "Switched off", points: 100, is_active: 0 });
	const { rows } = (await openPage(olga, "/budgets")).table();
	expect(rows.map((row) => [row.Budget, row["Runs out"]])).toEqual([
		["Ended", "-"],
		["Running", "Lasts"],
		["Switched off", "-"],
	]);
	const page = await openPage(olga, `/budgets/${ended}`);
	expect(page.texts("h2")).not.toContain("It lasts");
	expect(page.text).toContain("Its last day was Feb 3, 2021.");
	expect((await openPage(olga, `/budgets/${off}`)).text).toContain("It is switched off.");
	const { budgets, budget_count } = await olga.client.call("budgets/get-budget-pace", {});
	expect([budgets.map(({ name }) => name), budget_count]).toEqual([["Running"], 1]);
});

test("a budget's cycle and alert are chosen on its form, kept as typed when something is wrong, and said on its page", async () => {
	const { olga, bruno } = await fundedAcme();
	const id = String(await addBudget(olga, { name: "Europe", budget_owner: bruno }));
	const said = {
		...{ name: "Europe", budget_category: "", owner_email: bruno.email, cycle: "quarter", is_active: "1" },
		...{ from_date: "", to_date: "", cycle_points: "500", rollover_percent: "20", low_alert: "custom" },
	};
	const address = `/budgets/${id}/edit`;
	const wrong = await sendForm(olga, address, "budgets/ao-update-budget-details", { ...said, low_alert_points: "" });
	expect(wrong.texts("p", ["class", "field-error"])).toEqual(["Please fill this in."]);
	expect(wrong.html).toMatch(/name="cycle_points"[^>]*value="500"|value="500"[^>]*name="cycle_points"/);
	await sendForm(olga, address, "budgets/ao-update-budget-details", { ...said, low_alert_points: "150" });
	const page = await openPage(bruno, `/budgets/${id}`);
	expect(page.text).toMatch(/The next cycle begins on \w{3} 1, 20\d\d/);
	expect(page.text).toContain("20% of what is left then stays in it, the rest goes back to what is available.");
	expect(page.text).toContain("500 points are put in from what is available.");
	expect(page.text).toContain("Its owner is told when fewer than 150 points are left.");
	const form = await openPage(olga, address);
	expect(form.html).toMatch(/name="low_alert_points"[^>]*value="150"|value="150"[^>]*name="low_alert_points"/);
});

test("what is more than there is is refused at its field with what was typed; without available points the way to them is said", async () => {
	const { olga } = await fundedAcme(0);
	const id = String(await addBudget(olga, { name: "Europe" }));
	expect((await openPage(olga, "/budgets/move")).text).toContain("Your provider funds them: write to your contact");
	const wish = { from_budget_id: "", to_budget_id: id, points: "400", reason: "This year" };
	const refused = await sendForm(olga, "/budgets/move", "budgets/move-points", wish);
	expect(refused.texts("p", ["class", "field-error"])).toEqual(["Only 0 are left there."]);
	expect(refused.html).toMatch(/name="points"[^>]*value="400"|value="400"[^>]*name="points"/);
	expect((await openPage(olga, `/budgets/${id}`)).text).toContain("No points have been put in yet");
});

test("a budget's owner finds their own budgets in the menu and no way to make one; members find none", async () => {
	const { olga, bruno, member } = await fundedAcme();
	const own = await addBudget(olga, { name: "Europe", points: 100, budget_owner: bruno });
	const others = await addBudget(olga, { name: "Asia" });
	const page = await openPage(bruno, "/budgets");
	expect(page.table().rows.map((row) => row.Budget)).toEqual(["Europe"]);
	const hrefs = page.links().map(({ href }) => href);
	expect([hrefs.includes("/webapp/budgets"), hrefs.includes("/webapp/budgets/new")]).toEqual([true, false]);
	expect((await openPage(bruno, `/budgets/${own}`)).status).toBe(200);
	const closed = [`/budgets/${others}`, "/budgets/new", `/budgets/category?budget=${own}`];
	const statuses = await Promise.all(closed.map(async (path) => (await openPage(bruno, path)).status));
	expect(statuses).toEqual([404, 403, 403]);
	expect((await openPage(member, "/budgets")).status).toBe(403);
	const links = (await openPage(member, "")).links().map(({ href }) => href);
	expect(links).not.toContain("/webapp/budgets");
});

test("budgets that were chosen in the list get one category", async () => {
	const { olga } = await fundedAcme();
	const ids = [await addBudget(olga, { name: "North" }), await addBudget(olga, { name: "South" })].map(String);
	const path = `/budgets/category?${ids.map((id) => `budget=${id}`).join("&")}`;
	expect((await openPage(olga, path)).text).toContain("North, South");
	const sent = { budget: ids, budget_category: "Region" };
	expect((await sendForm(olga, path, "budgets/update-budget-category", sent)).location).toBe("/webapp/budgets");
	const { rows } = (await openPage(olga, "/budgets?search=region")).table();
	expect(rows.map((row) => [row.Budget, row.Category])).toEqual([
		["North", "Region"],
		["South", "Region"],
	]);
	expect((await openPage(olga, "/budgets/category")).text).toContain("No budgets are chosen");
});

test("what is set aside from a budget says for what, and in what it came back", async () => {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	await fundTenant(acme, 1_000);
	const budget_id = await addBudget(olga, { name: "Europe", points: 400 });
	const { batch_id } = await addCertificates(acme, olga, { budget_id });
	await olga.client.call("certificates/void-batch", { batch_id });
	const { text } = (await openPage(olga, `/budgets/${budget_id}`)).part("main", ["id", "main"]);
	expect(text).toMatch(/Back from what was set aside for certificates\+150.*Set aside for certificates−150/);
	expect(text).not.toContain("held");
});
