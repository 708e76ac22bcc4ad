/** The dots beside the states of what is sold, on the pages that its owner is served. */
import { expect, test } from "vitest";
import { salesCompany } from "#test/factories/sales";
import { openPage } from "#test/kit/page";

test("what is on has the dot of active things, what is off that of inactive ones: brands, items and categories", async () => {
	const { olga, brand_id, budget_id } = await salesCompany();
	for (const path of ["/sales/brands", "/sales/products", "/sales/categories"]) {
		const { status, html } = await openPage(olga, path);
		expect([path, status]).toEqual([path, 200]);
		expect(html, path).toContain('<span class="dot dot-active">Active</span>');
	}
	await olga.client.call("sales/save-brand", { brand_id, name: "Ratchet strap & Co", budget_id, is_active: 0 });
	expect((await openPage(olga, "/sales/brands")).html).toContain('<span class="dot dot-inactive">Off</span>');
});
