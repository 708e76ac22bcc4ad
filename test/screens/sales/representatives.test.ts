/** What concerns those who helped with a sale: they decide nothing about it, and hear why it is refused or taken back; counts in their language. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { indexPeople } from "#test/factories/programs";
import { addSaleItem, logSaleOf, pointsOf, salesCompany, salesFlags, switchRuleOn } from "#test/factories/sales";
import { readMail } from "#test/kit/mail";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const deciding = "sales/moderate-sale";

async function sharingCompany() {
	const company = await salesCompany();
	const { olga, brand_id } = company;
	const { rule_id } = await olga.client.call("sales/save-rule", {
		...{ name: "Shared", applies_to: "brand", brand_id, points: 50, representatives_percent: 40 },
		...{ starts_on: "2026-01-01", ends_on: "2199-12-31" },
	});
	await switchRuleOn(olga, rule_id);
	return company;
}

test("who helped is found by name on the form of a sale, without scripts too, and what was typed stays; nobody helps with their own", async () => {
	const { acme, priya, dan } = await salesCompany();
	await indexPeople(acme, [dan]);
	const form = "sales/log-sale";
	const said = { sku: "FB-RS50-9", quantity: "2", company_name: "Harbor & Vale", invoice_number: "MS-1" };
	const found = await sendForm(priya, "/sales/log", form, { ...said, q: "Dan", search: "1" });
	expect(found.location).toBeNull();
	expect(found.html).toMatch(
		new RegExp(`<input(?=[^>]*type="checkbox")(?=[^>]*name="representative_ids")[^>]*value="${dan.id}"`),
	);
	expect(found.html).toContain('value="MS-1"');
	const representative_ids = [String(dan.id)];
	const ticked = await sendForm(priya, "/sales/log", form, { ...said, representative_ids });
	expect(ticked.location).toBeNull();
	expect(ticked.part("input", ["name", "representative_ids"]).html).toMatch(/checked/);
	const own = { ...said, invoice_date: "2026-01-05", representative_ids: [String(priya.id)] };
	expect((await sendForm(priya, "/sales/log", form, own)).text).toContain("Somebody you chose cannot have helped");
	await sendForm(priya, "/sales/log", form, { ...own, representative_ids });
	expect((await openPage(priya, "/sales")).table().rows).toEqual([
		expect.objectContaining({ "Sales representatives": expect.stringContaining("Dan") }),
	]);
});

test("[sales-07] a moderator who helped with a sale and gets points of it decides nothing about it, alone or among others; another one does", async () => {
	const { acme, mona, priya } = await sharingCompany();
	const max = await acme.addMember({ first_name: "Max", switches: { can_moderate_sales: 1 } });
	const { sale_id } = await logSaleOf(priya, { representative_ids: [mona.id] });
	const code = async (action: "approve" | "refuse" | "reverse") =>
		(await mona.client.try(deciding, { sale_id, action, reason: "Mine" })).body.resultType;
	expect([await code("approve"), await code("refuse")]).toEqual(["own_sale", "own_sale"]);
	expect((await openPage(mona, `/sales/${sale_id}`)).text).not.toContain("Approve this sale");
	const { table_hash = "" } = await mona.client.call("sales/get-sales-report", {});
	await mona.client.call("bulk-actions/update-selection", { table_hash, type: "rows", selected_ids: [sale_id] });
	expect((await openPage(mona, "/sales/bulk/approve")).text).toContain("Approve 1 selected sale?");
	const run = await mona.client.call("sales/approve-sales", { table_hash });
	expect(run.orderIds).toEqual([]);
	expect((await openPage(mona, `/bulk_runs/${run.bulk_run_id}`)).text).toContain(
		"Nobody approves a sale that pays them",
	);
	expect(await pointsOf(acme, mona)).toBe(0);
	expect((await openPage(max, `/sales/${sale_id}`)).text).toContain("Approve this sale");
	await max.client.call(deciding, { sale_id, action: "approve" });
	expect([await pointsOf(acme, priya), await pointsOf(acme, mona)]).toEqual([60, 40]);
	expect([await code("reverse"), await pointsOf(acme, mona)]).toEqual(["own_sale", 40]);
});

test("why a sale is refused or taken back is kept with it, stands in its seller's list, and reaches seller and helpers by bell and mail", async () => {
	const { acme, olga, mona, priya, dan } = await sharingCompany();
	const representative_ids = [dan.id];
	const [refused, taken] = [
		await logSaleOf(priya, { invoice_number: "MS-1", representative_ids }),
		await logSaleOf(priya, { invoice_number: "MS-2", representative_ids }),
	];
	expect((await openPage(priya, "/sales")).table().headings).not.toContain("Reason");
	await mona.client.call(deciding, { sale_id: refused.sale_id, action: "refuse", reason: "The invoice is torn." });
	await mona.client.call(deciding, { sale_id: taken.sale_id, action: "approve" });
	await mona.client.call(deciding, { sale_id: taken.sale_id, action: "reverse", reason: "It came back." });
	for (const person of [priya, olga])
		expect((await openPage(person, "/sales")).table().rows).toEqual([
			expect.objectContaining({ Status: "Taken back", Reason: "It came back." }),
			expect.objectContaining({ Status: "Refused", Reason: "The invoice is torn." }),
		]);
	expect((await openPage(mona, `/sales/${refused.sale_id}`)).text).toContain("The invoice is torn.");
	const bellOf = async ({ client }: TestMember) =>
		(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
	for (const person of [priya, dan]) {
		expect(await bellOf(person)).toEqual(["A sale was taken back: invoice MS-2", "A sale was refused: invoice MS-1"]);
		await runOutbox(acme, "mail/send-emails");
		const mail = (await readMail(acme)).filter(({ recipient }) => recipient === person.email);
		expect(mail.map(({ subject }) => subject).sort()).toEqual([
			"A sale was refused: invoice MS-1",
			"A sale was taken back: invoice MS-2",
		]);
		expect(mail.map(({ body }) => body).join(" ")).toContain("The invoice is torn.");
	}
	expect(await bellOf(mona)).toEqual([]);
});

test("one sale is spoken of as one, in Spanish and in French too", async () => {
	const acme = await createTenant({ flags: salesFlags, languages: ["en", "es", "fr"], available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	await addSaleItem(olga, { budget_id: await addBudget(olga, { name: "Sales", points: 500 }) });
	const words = {
		es: ["¿Aprobar 1 venta seleccionada?", "1 venta aprobada, 1 sin aprobar."],
		fr: ["Approuver 1 vente sélectionnée ?", "1 vente approuvée, 1 sans changement."],
	};
	for (const [language_code, [question, answer]] of Object.entries(words)) {
		const mona = await acme.addMember({ language_code, switches: { can_moderate_sales: 1 } });
		const [other, own] = [
			await logSaleOf(priya, { invoice_number: `${language_code}-1` }),
			await logSaleOf(mona, { invoice_number: `${language_code}-2` }),
		];
		const { table_hash = "" } = await mona.client.call("sales/get-sales-report", {});
		const choose = (selected_ids: number[]) =>
			mona.client.call("bulk-actions/update-selection", { table_hash, type: "rows", selected_ids });
		await choose([other.sale_id]);
		expect((await openPage(mona, "/sales/bulk/approve")).text).toContain(question);
		await choose([other.sale_id, own.sale_id]);
		expect((await mona.client.call("sales/approve-sales", { table_hash })).resultMsg).toBe(answer);
	}
});
