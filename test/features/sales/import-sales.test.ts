/** A file of sales: each row is logged as if its seller had logged it, once for each item of an invoice; and undone while nothing followed. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logSaleOf, numberOf, pointsOf, salesCompany, salesFlags, switchRuleOn } from "#test/factories/sales";
import { thisYear, today } from "#test/kit/days";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { importFile, sendFile } from "../imports/upload";

const atOnce = { sales_module_enabled: 1, pending_sales_enabled: 0 } as const;
const header = "Invoice No,Invoice Date,SKU,Qty,Customer,Email,Distributor,Unit Price";
const fileOf = (rows: readonly string[]) => `${header}\n${rows.join("\n")}\n`;

async function rowsOfSales(tenant: TestTenant) {
	return await tenant.database.read(
		sql<{
			owner_id: number;
			invoice_number: string;
			status: string;
			quantity: number;
			unit_cost_amount: number;
			external_cost_amount: number;
			total_points_earned: number;
			company_name: string;
			distributor: string;
			rule_id: number | null;
		}>`select owner_id, invoice_number, status, quantity, unit_cost_amount, external_cost_amount, total_points_earned, company_name,
			distributor, rule_id from sales where account_id = ${tenant.id} order by invoice_number`,
	);
}

async function sumsOf(tenant: TestTenant) {
	const [months, [category], days] = await Promise.all([
		tenant.database.read(
			sql<{
				month: string;
				approved: number;
				pending: number;
			}>`select month, sum(approved_amount) as approved, sum(pending_amount) as pending
				from sale_months where account_id = ${tenant.id} group by month having approved + pending > 0 order by month`,
		),
		tenant.database.read(
			sql<{
				sales_count: number;
			}>`select sum(sales_count) as sales_count from sale_categories where account_id = ${tenant.id}`,
		),
		tenant.database.read(
			sql<{
				cents: number;
			}>`select coalesce(sum(pending_cents + approved_cents), 0) as cents from sale_day_sums
				where account_id = ${tenant.id} and dimension = 'brand' and person_id = 0`,
		),
	]);
	return { months, sales_count: category!.sales_count, cents: days[0]!.cents };
}

async function undo(tenant: TestTenant, owner: TestMember, upload_id: number) {
	await owner.client.call("imports/undo-upload", { upload_id });
	await runOutbox(tenant, "imports/undo-import");
	return (await owner.client.call("imports/get-undo", { upload_id })).undo;
}

test("rows become sales of whoever sold it, which wait where the program has sales wait; the same file again logs nothing", async () => {
	const { acme, olga, priya, dan } = await salesCompany();
	const number = await numberOf(acme, dan);
	const file = [
		"invoice_number,invoice_date,sku,quantity,company_name,email,participant_id,distributor,unit_price",
		`MS-1,2026-01-05,FB-RS50-9,10,Harbor & Vale,${priya.email},,Meridian,`,
		`MS-2,2026-02-06,FB-RS50-9,4,Harbor & Vale,,${number},,"$1,250.50"`,
		"",
	].join("\n");
	expect(await importFile(acme, olga, "sales", file)).toMatchObject({ success_count: 2, failed_count: 0 });
	const first = {
		owner_id: priya.id,
		invoice_number: "MS-1",
		status: "pending",
		quantity: 10,
		total_points_earned: 70,
	};
	expect(await rowsOfSales(acme)).toEqual([
		{
			...first,
			...{ unit_cost_amount: 1_850, external_cost_amount: 18_500, distributor: "Meridian", rule_id: null },
			company_name: "Harbor & Vale",
		},
		{
			...{ owner_id: dan.id, invoice_number: "MS-2", status: "pending", quantity: 4, total_points_earned: 28 },
			...{ unit_cost_amount: 125_050, external_cost_amount: 500_200, distributor: "", rule_id: null },
			company_name: "Harbor & Vale",
		},
	]);
	expect(await pointsOf(acme, priya)).toBe(0);
	expect(await sumsOf(acme)).toEqual({
		months: [
			{ month: "2026-01", approved: 0, pending: 18_500 },
			{ month: "2026-02", approved: 0, pending: 500_200 },
		],
		sales_count: 2,
		cents: 518_700,
	});
	const again = await importFile(acme, olga, "sales", file);
	expect(again).toMatchObject({ success_count: 0, unchanged_count: 2, warning_count: 2 });
	expect(again.refused[0]!.reason).toBe("This item of the invoice 'MS-1' was logged before. It was left as it is.");
	expect(await rowsOfSales(acme)).toHaveLength(2);
	await expect(logSaleOf(priya, { invoice_number: "MS-1", distributor: "Meridian" })).rejects.toThrow();
});

test("each wrong row is refused with everything that is wrong with it, and the others are logged", async () => {
	const { acme, olga, priya } = await salesCompany();
	const away = await acme.addMember({ first_name: "Sue", last_name: "Spent", status: "suspended" });
	const sold = `2026-01-05,FB-RS50-9,1,Vale,${priya.email}`;
	const upload = await importFile(
		acme,
		olga,
		"sales",
		fileOf([
			`MS-1,${sold},,`,
			`,2026-13-40,,0,,nobody@a.example,,abc`,
			`MS-3,2026-01-05,XX-1,1,Vale,${priya.email},,`,
			`MS-4,2026-01-05,FB-RS50-9,1,Vale,nobody@a.example,,`,
			`MS-5,2099-01-05,FB-RS50-9,1,Vale,${priya.email},,`,
			`MS-6,2026-01-05,FB-RS50-9,1,Vale,${away.email},,1.250`,
			`MS-7,2026-01-05,FB-RS50-9,1,Vale,${away.email},,`,
			`MS-1,${sold},,`,
			`MS-1,${sold},Other,"1.250,00"`,
		]),
	);
	expect(upload).toMatchObject({ success_count: 2, failed_count: 7 });
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[
			3,
			"Invoice No is empty. SKU is empty. Customer is empty. '2026-13-40' is not a date. Write it as 2026-11-30. '0' is not a number of pieces. Use a whole number from 1 to 10000. 'abc' is not a price in US dollars. Write it as 18.50, up to $1,000,000.00.",
		],
		[4, "Nothing with the SKU 'XX-1' is sold. Look at the list of items."],
		[5, "nobody@a.example is not a member."],
		[6, "2099-01-05 is a day to come. Use the day of the invoice."],
		[7, "'1.250' is not a price in US dollars. Write it as 18.50, up to $1,000,000.00."],
		[8, "Sue Spent cannot receive points now."],
		[9, "'MS-1, FB-RS50-9' already stands in line 2."],
	]);
	expect((await rowsOfSales(acme)).map(({ unit_cost_amount }) => unit_cost_amount)).toEqual([1_850, 125_000]);
});

test("without waiting each sale is paid as it is logged, as far as the brand's budget goes, on the level and below the cap that the rows before it leave", async () => {
	const { acme, olga, priya, dan } = await salesCompany(atOnce, 100);
	const file = (rows: readonly string[]) => fileOf(rows.map((row) => `${row},,`));
	const sold = (invoice: string, quantity: number, person: TestMember) =>
		`${invoice},2026-01-05,FB-RS50-9,${quantity},Vale,${person.email}`;
	const rows = [sold("A-1", 10, priya), sold("A-2", 3, dan), sold("A-3", 2, dan), sold("A-4", 1, dan)];
	const upload = await importFile(acme, olga, "sales", file(rows));
	expect(upload).toMatchObject({ success_count: 3, failed_count: 1 });
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[
			4,
			"The budget of the brand has too little left to pay 'Ratchet strap'. Add to the budget and upload the row again.",
		],
	]);
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan)]).toEqual([70, 28]);
	const rich = await salesCompany(atOnce, 900);
	const year = thisYear();
	await rich.olga.client.call("sales/save-sale-level", { name: "Silver", from_dollars: 185, bonus_percent: 50 });
	const { rule_id } = await rich.olga.client.call("sales/save-rule", {
		...{ name: "Straps", applies_to: "brand", brand_id: rich.brand_id, points: 2, cap_points: 60 },
		...{ starts_on: `${year}-01-01`, ends_on: `${year}-12-31` },
	});
	expect((await switchRuleOn(rich.olga, rule_id)).status).toBe(200);
	const now = today();
	const leveled = await importFile(
		rich.acme,
		rich.olga,
		"sales",
		fileOf(["B-1", "B-2", "B-3"].map((invoice) => `${invoice},${now},FB-RS50-9,10,Vale,${rich.priya.email},,`)),
	);
	expect(leveled).toMatchObject({ success_count: 3, failed_count: 0 });
	expect((await rowsOfSales(rich.acme)).map((sale) => [sale.total_points_earned, sale.rule_id])).toEqual([
		[20, rule_id],
		[30, rule_id],
		[10, rule_id],
	]);
	const hand = await logSaleOf(rich.priya, { invoice_number: "B-4", invoice_date: now });
	expect(hand.total_points_earned).toBe(0);
});

test("an upload is undone whole while nothing followed, and can be loaded again; a sale that was decided or whose points were spent stays", async () => {
	const { acme, olga, priya, dan } = await salesCompany(atOnce, 500);
	const file = fileOf([
		`U-1,2026-01-05,FB-RS50-9,10,Vale,${priya.email},,`,
		`U-2,2026-01-06,FB-RS50-9,5,Vale,${dan.email},,`,
	]);
	const { request_id } = await importFile(acme, olga, "sales", file);
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan)]).toEqual([70, 35]);
	const before = await olga.client.call("imports/get-undo", { upload_id: request_id, is_preview: 1 });
	expect(before).toMatchObject({ refusal: null, added_count: 2, kept_count: 0, going: ["2 sales"] });
	expect(await undo(acme, olga, request_id)).toMatchObject({ status: "processed", undone_count: 2, kept_count: 0 });
	expect(await rowsOfSales(acme)).toEqual([]);
	expect([await pointsOf(acme, priya), await pointsOf(acme, dan)]).toEqual([0, 0]);
	expect(await sumsOf(acme)).toEqual({ months: [], sales_count: 0, cents: 0 });
	const second = await importFile(acme, olga, "sales", file);
	expect(second).toMatchObject({ success_count: 2 });
	await acme.database.write([
		sql`update sales set reversed_at = 1 where account_id = ${acme.id} and invoice_number = 'U-2'`,
	]);
	expect(await undo(acme, olga, second.request_id)).toMatchObject({
		...{ undone_count: 1, kept_count: 1 },
		kept: [{ name: "U-2", reason: "Somebody decided this sale since. It stays." }],
	});
	expect((await rowsOfSales(acme)).map(({ invoice_number }) => invoice_number)).toEqual(["U-2"]);
	const waiting = await salesCompany();
	const third = await importFile(
		waiting.acme,
		waiting.olga,
		"sales",
		fileOf([
			`W-1,2026-01-05,FB-RS50-9,2,Vale,${waiting.priya.email},,`,
			`W-2,2026-01-05,FB-RS50-9,1,Vale,${waiting.priya.email},,`,
		]),
	);
	const [sale] = await waiting.acme.database.read(
		sql<{ id: number }>`select id from sales where account_id = ${waiting.acme.id} and invoice_number = 'W-1'`,
	);
	await waiting.mona.client.call("sales/moderate-sale", { sale_id: sale!.id, action: "approve" });
	expect(await undo(waiting.acme, waiting.olga, third.request_id)).toMatchObject({ undone_count: 1, kept_count: 1 });
	expect(await pointsOf(waiting.acme, waiting.priya)).toBe(14);
});

test("points that were spent keep their sale when the upload is undone", async () => {
	const { acme, olga, priya } = await salesCompany(atOnce, 500);
	const { request_id } = await importFile(
		acme,
		olga,
		"sales",
		fileOf([`S-1,2026-01-05,FB-RS50-9,10,Vale,${priya.email},,`]),
	);
	const other = await acme.addMember();
	await acme.database.write([
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, created_at)
			values (${acme.id}, 77, 'Issuance', 'spent', ${priya.id}, 'deposit', '', 1)`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			values (${acme.id}, 77, ${priya.points_account_id}, ${other.points_account_id}, 5, 1)`,
	]);
	expect(await undo(acme, olga, request_id)).toMatchObject({
		kept: [{ name: "S-1", reason: "The 70 points were spent, at least in part. The sale stays." }],
	});
	expect(await rowsOfSales(acme)).toHaveLength(1);
});

test("only account owners of accounts with sales upload them", async () => {
	const { mona, priya } = await salesCompany();
	for (const person of [mona, priya])
		expect((await sendFile(person, "sales", fileOf([`X-1,2026-01-05,FB-RS50-9,1,Vale,${priya.email},,`]))).status).toBe(
			403,
		);
	const without = await createTenant({ flags: { ...salesFlags, sales_module_enabled: 0 } });
	const owner = await without.addMember({ role: "account_owner" });
	const { body } = await sendFile(owner, "sales", fileOf([`X-1,2026-01-05,FB-RS50-9,1,Vale,${owner.email},,`]));
	expect(body).toMatchObject({ resultStatus: "error", resultType: "sales_off" });
});

test("pieces that could be one or a thousand are refused; in thousands and with two zeros behind a mark they are read", async () => {
	const { acme, olga, priya } = await salesCompany();
	const rows = ["1.000", '"1,000"', "1.200", "3.00"].map(
		(pieces, at) => `MS-${at},2026-01-05,FB-RS50-9,${pieces},Vale,${priya.email},,`,
	);
	const upload = await importFile(acme, olga, "sales", fileOf(rows));
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[2, "'1.000' is not a number of pieces. Use a whole number from 1 to 10000."],
		[3, "'1,000' is not a number of pieces. Use a whole number from 1 to 10000."],
	]);
	expect((await rowsOfSales(acme)).map(({ quantity }) => quantity)).toEqual([1_200, 3]);
});
