/** Rules of points as owners write them and sellers meet them: a dry run before the switch, tiers, caps, periods, and who shares. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logSaleOf, numberOf, pointsOf, salesCompany, switchRuleOn } from "#test/factories/sales";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { endOfLastMonth, today } from "#test/kit/days";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const saving = "sales/save-rule";

test("a rule is written with its dry run on last month's sales, switched on, and then makes points by tier, up to its cap, shared with those who helped; others see no rules", async () => {
	const { acme, olga, mona, priya, dan, brand_id, category_id } = await salesCompany();
	await logSaleOf(priya, { quantity: 10, invoice_date: endOfLastMonth() });
	await logSaleOf(dan, { quantity: 1, invoice_number: "MS-2", invoice_date: endOfLastMonth() });
	const said = {
		...{ name: "Winter", applies_to: "brand", brand_id: String(brand_id), category_id: "", sku: "" },
		...{
			starts_on: "2026-01-01",
			ends_on: "2199-12-31",
			points: "5",
			cap_points: "100",
			representatives_percent: "50",
		},
		...{ second_from: "10", second_points: "20", third_from: "", third_points: "" },
	};
	const wrong = { ...said, brand_id: "", ends_on: "2025-01-01", third_from: "4", third_points: "1" };
	const refused = await sendForm(olga, "/sales/rules/new", saving, wrong);
	for (const words of ["Choose a brand.", "a last day that is not before", "begins above the second"])
		expect(refused.text).toContain(words);
	const { location } = await sendForm(olga, "/sales/rules/new", saving, said);
	const at = location!.replace("/webapp", "");
	const page = await openPage(olga, at);
	for (const words of ["105 points", "77 points", "+28", "1 of 2", "Priya Raman", "70 → 100", "Nothing was issued"])
		expect(page.text).toContain(words);
	expect((await logSaleOf(priya, { invoice_number: "MS-3", invoice_date: today() })).total_points_earned).toBe(14);
	expect((await openPage(olga, "/sales/rules")).table().rows).toEqual([
		expect.objectContaining({ Name: "Winter", "Holds for": "A brand", Which: "Ratchet strap & Co", State: "Off" }),
	]);
	const seen = page.html.match(/name="terms_seen" value="(\w+)"/)?.[1] ?? "";
	const switching = { is_active: "1", terms_seen: seen };
	expect((await sendForm(olga, at, "sales/switch-rule", switching)).location).toBe("/webapp/sales/rules");

	const number = await numberOf(acme, dan);
	const log = (invoice_number: string, quantity: number) =>
		logSaleOf(priya, {
			...{ invoice_number, quantity, invoice_date: today(), representative_ids: [dan.id] },
		});
	const shared = await log("MS-4", 3);
	expect([shared.total_points_earned, (await log("MS-5", 10)).total_points_earned]).toEqual([15, 85]);
	await mona.client.call("sales/moderate-sale", { sale_id: shared.sale_id, action: "approve" });
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan)]).toEqual([8, 7]);
	const modal = await openPage(mona, `/sales/${shared.sale_id}`);
	expect(modal.text).toContain(`(${number}): 7 points`);

	const ofCategory = { ...said, name: "Straps", applies_to: "category", category_id: String(category_id), points: "9" };
	await sendForm(olga, "/sales/rules/new", saving, ofCategory);
	const taken = await sendForm(olga, "/sales/rules/new", saving, ofCategory);
	expect(taken.text).toContain("There is a rule with this name.");
	const changed = await sendForm(olga, at, saving, { ...said, points: "6" });
	expect(changed.location).toBe(location);
	expect((await logSaleOf(priya, { invoice_number: "MS-6", invoice_date: today() })).total_points_earned).toBe(14);
	for (const person of [priya, mona]) expect((await openPage(person, "/sales/rules")).status).toBe(403);
});

test("terms that change while a sale is logged or a rule is switched are told, nobody unknown helps, and rules have an end", async () => {
	const { acme, olga, priya, brand_id } = await salesCompany();
	const rule = {
		...{ applies_to: "brand" as const, brand_id, points: 9, starts_on: "2026-01-01", ends_on: "2199-12-31" },
	};
	const { rule_id } = await olga.client.call(saving, { ...rule, name: "Winter" });
	const usual = olga.client.environment;
	const change = sql`update sale_rules set tiers = '[{"from_quantity":1,"points":8}]' where account_id = ${acme.id}`;
	olga.client.environment = writtenMeanwhile(acme.shard, "update sale_rules", () => acme.database.write([change]));
	const switched = await switchRuleOn(olga, rule_id);
	expect(switched.body.resultType).toBe("sale_rule_changed");
	olga.client.environment = usual;
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into sales", () =>
		acme.database.write([sql`update sale_rules set is_active = 1 where account_id = ${acme.id}`]),
	);
	const said = { sku: "FB-RS50-9", quantity: 1, company_name: "A", invoice_number: "B", invoice_date: "2026-01-05" };
	expect((await priya.client.try("sales/log-sale", said)).body.resultType).toBe("sale_terms_changed");
	priya.client.environment = usual;
	const left = await acme.addMember({ status: "terminated" });
	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	for (const { id } of [priya, left, stranger]) {
		const helped = await priya.client.try("sales/log-sale", { ...said, representative_ids: [id] });
		expect(helped.body.errors).toEqual({
			representative_ids: [expect.stringContaining("Somebody you chose cannot have helped")],
		});
	}
	const many = JSON.stringify(Array.from({ length: 200 }, (_none, at) => at));
	await acme.database.write([
		sql`insert into sale_rules (account_id, id, name, applies_to, subject_id, tiers, starts_at, ends_at, cap_points, representatives_percent, created_at)
			select ${acme.id}, value + 1, 'Rule ' || value, 'brand', ${brand_id}, '[]', 0, 0, 0, 0, 0 from json_each(${many})`,
	]);
	const full = await olga.client.try(saving, { ...rule, name: "One more" });
	expect(full.body.resultType).toBe("too_many_sale_rules");
});

test("a rule is switched on only with the terms whose dry run was seen: not without them, nor with those of before", async () => {
	const { olga, brand_id } = await salesCompany();
	const rule = {
		...{ name: "Winter", applies_to: "brand" as const, brand_id, starts_on: "2026-01-01", ends_on: "2199-12-31" },
	};
	const { rule_id } = await olga.client.call(saving, { ...rule, points: 9 });
	const { terms_seen } = (await olga.client.call("sales/get-rule", { rule_id })).dry_run;
	const switchTo = async (said: { is_active: 0 | 1; terms_seen?: string }) =>
		(await olga.client.try("sales/switch-rule", { rule_id, ...said })).body.resultType ?? "done";
	const isOn = async () => (await olga.client.call("sales/get-rule", { rule_id })).rule.is_active;
	expect([await switchTo({ is_active: 1 }), await isOn()]).toEqual(["sale_rule_changed", 0]);
	await olga.client.call(saving, { ...rule, rule_id, points: 900 });
	expect([await switchTo({ is_active: 1, terms_seen }), await isOn()]).toEqual(["sale_rule_changed", 0]);
	const refused = await sendForm(olga, `/sales/rules/${rule_id}`, "sales/switch-rule", { is_active: "1", terms_seen });
	expect(refused.text).toContain("The rule was changed meanwhile. Look at its dry run again.");
	await olga.client.call(saving, { ...rule, rule_id, points: 9 });
	await switchTo({ is_active: 1, terms_seen });
	expect(await isOn()).toBe(1);
	await switchTo({ is_active: 0 });
	expect(await isOn()).toBe(0);
});
