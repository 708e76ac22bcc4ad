/** The figures of the account owner's overview lead to the lists behind them, as the Worker serves them. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const zone = "America/New_York";

test("each figure of the month, of reach and of budgets leads to the list that it counts, which opens", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 1 } });
	const olive = await acme.addMember({ role: "account_owner" });
	const [mara, tomas] = [await acme.addMember({ first_name: "Mara" }), await acme.addMember({ first_name: "Tomas" })];
	await acme.addMember({ first_name: "Ines", status: "invited" });
	const program = await addProgram(acme, { owner: olive, name: "Everyday Thanks", budget: 10_000 });
	await addRecognition(acme, { giver: mara, recipients: [tomas], program, points: 300, created_at: Date.now() });
	const page = await openPage(olive, "");
	const now = DateTime.now().setZone(zone);
	const days = `startDate=${now.startOf("month").toISODate()}&endDate=${now.toISODate()}`;
	const given = `/webapp/recognitions?report_condition=all&${days}`;
	expect(page.part("p", ["class", "overview-sentence"]).links()).toEqual([
		{ text: "300 points", href: given },
		{ text: "0", href: `/webapp/recognitions/orders_management?${days}` },
	]);
	expect(page.part("section", ["aria-labelledby", "reach-title"]).links()).toEqual([
		{ text: "Gave", href: given },
		{ text: "Received", href: given },
		{ text: "Joined", href: "/webapp/members?is_active_filter=active" },
		{ text: "1 person has not joined yet.", href: "/webapp/members?is_active_filter=waiting" },
	]);
	expect(page.part("section", ["aria-labelledby", "budgets-title"]).links()[0]?.href).toBe(
		`/webapp/budgets/${program.budget_id}`,
	);
	expect((await openPage(olive, given.slice("/webapp".length))).text).toContain("Tomas");
	const waiting = await openPage(olive, "/members?is_active_filter=waiting");
	expect(waiting.table().rows.map(({ Name }) => Name)).toEqual([expect.stringContaining("Ines")]);
});

test("what was redeemed leads to the report where the account does not manage orders", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 0 } });
	const olive = await acme.addMember({ role: "account_owner" });
	const page = await openPage(olive, "");
	expect(page.part("p", ["class", "overview-sentence"]).links()[1]?.href).toBe(
		"/webapp/reports?report=redemption_summary",
	);
	expect((await openPage(olive, "/reports?report=redemption_summary")).text).toContain("Redemption");
});
