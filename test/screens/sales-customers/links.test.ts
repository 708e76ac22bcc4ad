/** Where the tree of customers and the earnings lead: to what their reader may open, and to whom each branch has. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { addSaleItem, salesFlags } from "#test/factories/sales";
import { addDistributor, addPaidSale } from "#test/factories/sales-customers";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function companyOf() {
	const acme = await createTenant({ flags: salesFlags, available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const wes = await acme.addMember({ role: "widia_sales_rep", first_name: "Wes" });
	await addSaleItem(olga, { budget_id: await addBudget(olga, { name: "Sales", points: 500 }) });
	return { acme, olga, wes, ...(await addDistributor(acme)) };
}

const below = (href: string) => href.slice("/webapp".length);

test("[sales_customers-08] every branch with more customers than the tree shows leads to the table with just these, for whoever reads it", async () => {
	const { acme, olga, wes, distributor, rep } = await companyOf();
	const add = async (count: number, manager: TestMember | null) => {
		for (let at = 0; at < count; at += 1)
			await acme.addMember({ role: "customer", first_name: `C${at}`, ...(manager && { manager_id: manager.id }) });
	};
	await add(10, rep);
	await add(12, distributor);
	await add(13, null);
	for (const person of [olga, wes]) {
		const ways = (await openPage(person, "/customers/tree"))
			.links()
			.filter(({ text }) => text === "All customers of this branch");
		const totals = [];
		for (const { href } of ways) {
			const page = await openPage(person, below(href));
			expect(page.status).toBe(200);
			totals.push(page.table().rows.length);
		}
		expect(totals.sort()).toEqual([11, 12, 13]);
	}
	expect((await openPage(distributor, "/customers/tree")).links().filter(({ text }) => /^All/.test(text))).toHaveLength(
		2,
	);
});

test("points earnings lead to people whom their reader may open, and name the others", async () => {
	const { acme, olga, wes, distributor, rep, customer } = await companyOf();
	for (const person of [rep, distributor, customer, wes]) await addPaidSale(acme, person);
	const linksOf = async (person: TestMember) =>
		(await openPage(person, "/sales/points_earnings?sale_earning_type=supplier_rules_earning"))
			.links()
			.map(({ href }) => href)
			.filter((href) => /customers\/\d/.test(href))
			.sort();
	const pagesOf = (...people: TestMember[]) => people.map(({ id }) => `/webapp/customers/${id}`).sort();
	expect(await linksOf(olga)).toEqual(pagesOf(rep, distributor, customer, wes));
	expect(await linksOf(distributor)).toEqual(pagesOf(rep, distributor, customer));
	expect(await linksOf(wes)).toEqual(pagesOf(customer, wes));
	for (const person of [olga, distributor, rep, wes])
		for (const href of await linksOf(person))
			expect([href, (await openPage(person, below(href))).status]).toEqual([href, 200]);
});
