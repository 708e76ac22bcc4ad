/** What sales refuse, and why: names and SKUs that are taken, a full tree, a budget that is off, and what changed meanwhile. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addManySales, addSaleItem, salesFlags } from "#test/factories/sales";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant } from "#test/kit/tenant";

test("names and SKUs that are taken, budgets that are off, changes of somebody else and a full tree are told by their codes", async () => {
	const acme = await createTenant({ flags: salesFlags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const budget_id = await addBudget(olga, { name: "Sales", points: 500 });
	const { brand_id, category_id } = await addSaleItem(olga, { budget_id });
	const code = async (answer: Promise<{ status: number; body: { resultType?: string } }>) =>
		(await answer).body.resultType;
	const brand = { name: "Ratchet strap & Co", budget_id };
	expect(await code(olga.client.try("sales/save-brand", brand))).toBe("sale_brand_exists");
	const item = { sku: "FB-RS50-9", name: "Other", brand_id, category_id, unit_cost: 1, points: 1 };
	expect(await code(olga.client.try("sales/save-product-item", item))).toBe("sale_item_exists");

	const outer = priya.client.environment;
	const sale = { sku: "FB-RS50-9", quantity: 1, company_name: "A", invoice_number: "B", invoice_date: "2026-01-05" };
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into sales", () =>
		acme.database.write([sql`update sale_product_items set points = 8 where account_id = ${acme.id}`]),
	);
	expect(await code(priya.client.try("sales/log-sale", sale))).toBe("sale_item_changed");
	priya.client.environment = outer;
	expect(await priya.client.call("sales/log-sale", sale)).toMatchObject({ total_points_earned: 8 });
	expect(await code(priya.client.try("sales/log-sale", sale))).toBe("sale_logged_before");

	await olga.client.call("sales/save-brand", { name: "Kestrel Rope", budget_id, is_active: 1 });
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into sales", () =>
		acme.database.write([
			sql`update sale_brands set is_active = 0 where account_id = ${acme.id} and name = 'Kestrel Rope'`,
		]),
	);
	const ofBrand = { ...sale, invoice_number: "C", proposed_brand: "Kestrel Rope" };
	expect(await code(priya.client.try("sales/log-sale", ofBrand))).toBe("sale_brand_changed");
	priya.client.environment = outer;
	expect(await code(priya.client.try("sales/log-sale", ofBrand))).toBe("validation");

	const usual = olga.client.environment;
	olga.client.environment = writtenMeanwhile(acme.shard, "update sale_categories", () =>
		acme.database.write([
			sql`update sale_categories set name = 'Belts', parents_list_string = 'Belts' where account_id = ${acme.id}`,
		]),
	);
	const renamed = olga.client.try("sales/update-sale-category", { category_id, name: "Straps", is_active: 1 });
	expect(await code(renamed)).toBe("sale_category_changed");
	olga.client.environment = usual;

	await acme.database.write([
		sql`update budgets set is_active = 0 where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	const off = olga.client.try("sales/save-brand", { name: "Fasten", budget_id });
	expect(await code(off)).toBe("budget_not_active");

	const many = Array.from({ length: 999 }, (_none, at) => at);
	await addManySales(acme, { many, owner: priya, budget_id }, 0);
	const full = olga.client.try("sales/update-sale-category", { name: "One more", is_active: 1 });
	expect(await code(full)).toBe("too_many_sale_categories");
});

test("a rule's or level's name, and a level's amount, stand once; a level that is gone meanwhile is told", async () => {
	const acme = await createTenant({ flags: salesFlags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const { brand_id } = await addSaleItem(olga, { budget_id: await addBudget(olga, { name: "Sales", points: 500 }) });
	const code = async (answer: Promise<{ status: number; body: { resultType?: string } }>) =>
		(await answer).body.resultType;
	const rule = {
		...{ name: "Autumn", applies_to: "brand" as const, brand_id, points: 9 },
		...{ starts_on: "2026-01-01", ends_on: "2199-12-31" },
	};
	await olga.client.call("sales/save-rule", rule);
	expect(await code(olga.client.try("sales/save-rule", rule))).toBe("sale_rule_name_taken");
	const level = { name: "Silver", from_dollars: 100 };
	const { sale_level_id } = await olga.client.call("sales/save-sale-level", level);
	const saved = (more: object) => code(olga.client.try("sales/save-sale-level", { ...level, ...more }));
	expect(await saved({ from_dollars: 200 })).toBe("sale_level_name_taken");
	expect(await saved({ name: "Gold" })).toBe("sale_level_amount_taken");
	const usual = olga.client.environment;
	const whileItGoes = async (words: string, act: () => Promise<unknown>) => {
		olga.client.environment = writtenMeanwhile(acme.shard, words, () =>
			acme.database.write([sql`delete from sale_levels where account_id = ${acme.id}`]),
		);
		expect(await act()).toBe("sale_level_gone");
		olga.client.environment = usual;
	};
	await whileItGoes("update sale_levels", () => saved({ sale_level_id, name: "Silver plus" }));
	const again = await olga.client.call("sales/save-sale-level", level);
	await whileItGoes("delete from sale_levels", () => code(olga.client.try("sales/remove-sale-level", again)));
});
