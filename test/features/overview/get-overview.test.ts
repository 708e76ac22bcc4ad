/** The overview's cards over HTTP: exact after acts and reversals, as the account has them, for account owners alone. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { openSale } from "#test/factories/flash-sale";
import { logSaleOf, salesCompany } from "#test/factories/sales";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { makeShop, order } from "../orders/shop";

const zone = "America/New_York";
const now = () => DateTime.now().setZone(zone);
const days = (at: DateTime) => `startDate=${at.startOf("month").toISODate()}&endDate=${at.endOf("month").toISODate()}`;

const cardsOf = async (owner: TestMember, month?: string) =>
	(await owner.client.call("overview/get-overview", { month })).cards;
const figuresOf = async (owner: TestMember, name: "store" | "sales", month?: string) => {
	const card = (await cardsOf(owner, month)).find(({ card }) => card === name);
	const figures = card?.parts.flatMap((part) => part.figures) ?? [];
	return Object.fromEntries(figures.map(({ label, value }) => [label, value]));
};

test("the store has orders of the month, how they stand, what is sold out, and sales that run; each leads to its list", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop();
	const none = {
		"Orders placed": 0,
		"New orders": 0,
		"Orders under way": 0,
		"Items sold out": 0,
		"Flash sales that run": 0,
	};
	expect(await figuresOf(olga, "store")).toEqual(none);
	const first = await order(priya, [bottle, 5]);
	await order(priya, [bottle, 5]);
	await openSale(olga, mug.id);
	const after = { ...none, "Orders placed": 2, "New orders": 2, "Items sold out": 1, "Flash sales that run": 1 };
	expect(await figuresOf(olga, "store")).toEqual(after);
	await priya.client.call("orders/cancel-order", { order_id: first.id });
	expect(await figuresOf(olga, "store")).toEqual({ ...after, "New orders": 1, "Items sold out": 0 });
	const [store] = await cardsOf(olga);
	expect(store!.parts.flatMap(({ figures }) => figures).map(({ to, is_warning }) => [to, is_warning])).toEqual([
		[`/recognitions/orders_management?${days(now())}`, 0],
		["/recognitions/orders_management?status=placed", 1],
		["/recognitions/orders_management?status=open", 0],
		["/store/manage?state=listed&stock=sold_out", 0],
		["/store/manage/sales?state=running", 0],
	]);
	await acme.database.write([
		sql`update items set popularity = 4 where account_id = ${acme.id} and id = ${bottle.id}`,
		sql`update items set popularity = 9 where account_id = ${acme.id} and id = ${mug.id}`,
	]);
	const things = (await cardsOf(olga))[0]!.parts.flatMap((part) => part.things?.rows ?? []);
	expect(things.map(({ name, value, to }) => [name, value, to])).toEqual([
		["Mug", 9, `/store/manage/item/${mug.id}`],
		["Bottle", 4, `/store/manage/item/${bottle.id}`],
	]);
});

test("items that are hidden, shown, emptied and filled are counted as sold out while they are listed and have none", async () => {
	const { acme, olga, bottle } = await makeShop();
	const change = async (set: ReturnType<typeof sql>) => {
		await acme.database.write([sql`update items set ${set} where account_id = ${acme.id} and id = ${bottle.id}`]);
		return (await figuresOf(olga, "store"))["Items sold out"];
	};
	expect(await change(sql`quantity_left = 0`)).toBe(1);
	expect(await change(sql`is_listed = 0`)).toBe(0);
	expect(await change(sql`quantity_left = 3`)).toBe(0);
	expect(await change(sql`is_listed = 1`)).toBe(0);
	expect(await change(sql`quantity_left = 0`)).toBe(1);
	expect(await change(sql`quantity_left = null`)).toBe(0);
});

test("sales of a month have those that are approved, their points and sellers, all that wait; what is taken back goes out", async () => {
	const { olga, mona, priya, dan } = await salesCompany();
	const month = now().toFormat("yyyy-MM");
	const before = now().minus({ months: 1 });
	const log = async (person: TestMember, invoice_number: string, at = now().startOf("month")) =>
		(await logSaleOf(person, { invoice_number, invoice_date: at.toISODate()! })).sale_id;
	const [first, second, third, last] = [
		await log(priya, "A-1"),
		await log(priya, "A-2"),
		await log(dan, "A-3"),
		await log(dan, "A-4", before),
	];
	const decide = (sale_id: number, action: "approve" | "reverse") =>
		mona.client.call("sales/moderate-sale", { sale_id, action, reason: "Returned" });
	const none = { "Approved sales": 0, "Issued points": 0, "People who sold": 0 };
	expect(await figuresOf(olga, "sales")).toEqual({ ...none, "Sales that wait for approval": 4 });
	for (const id of [first, second, third, last]) await decide(id, "approve");
	const whole = { "Approved sales": 3, "Issued points": 42, "People who sold": 2, "Sales that wait for approval": 0 };
	expect(await figuresOf(olga, "sales")).toEqual(whole);
	expect(await figuresOf(olga, "sales", before.toFormat("yyyy-MM"))).toEqual({
		...{ "Approved sales": 1, "Issued points": 14, "People who sold": 1, "Sales that wait for approval": 0 },
	});
	const salesFigures = async () =>
		(await cardsOf(olga)).find(({ card }) => card === "sales")!.parts.flatMap((part) => part.figures);
	expect((await salesFigures()).slice(0, 3).map(({ to }) => to)).toEqual([
		...[`/sales?status=approved&invoice_month=${month}`, `/sales?status=approved&invoice_month=${month}`],
		`/sales/monthly_spend?sold_in=${month}`,
	]);
	const spend = (sold_in: string) =>
		olga.client.try("sales-reports/get-sales-monthly-spend-report", { filters: { sold_in } });
	expect([(await spend(month)).body.total_rows, (await spend(before.toFormat("yyyy-MM"))).body.total_rows]).toEqual([
		2, 1,
	]);
	expect([(await spend("2026-13")).status, (await spend("x")).status]).toEqual([400, 400]);
	await decide(second, "reverse");
	expect(await figuresOf(olga, "sales")).toEqual({ ...whole, "Approved sales": 2, "Issued points": 28 });
	await decide(first, "reverse");
	expect(await figuresOf(olga, "sales")).toEqual({
		...{ ...whole, "Approved sales": 1 },
		...{ "Issued points": 14, "People who sold": 1 },
	});
	const filters = { status: "approved" as const, invoice_month: month };
	const listed = await olga.client.call("sales/get-sales-report", { filters });
	expect(listed.table_rows.map(({ invoice_number }) => invoice_number)).toEqual(["A-3"]);
	const wrong = await olga.client.try("sales/get-sales-report", { filters: { invoice_month: "2026-13" } });
	expect([wrong.status, wrong.body.errors]).toEqual([400, { filters: ["Give a month as 2026-11."] }]);
});

test("an account has the cards of what it switched on, and points only where it shows them", async () => {
	const acme = await createTenant({ flags: { redemptions_enabled: 0 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const set = (flags: Record<string, 0 | 1>) =>
		acme.database.write([
			sql`update accounts set flags = json_patch(flags, ${JSON.stringify(flags)}) where account_id = ${acme.id}`,
		]);
	const shown = async () => {
		const owner = await acme.addMember({ role: "account_owner" });
		return (await cardsOf(owner)).map(({ card, parts }) => [card, parts.map(({ key }) => key)]);
	};
	expect(await cardsOf(olga)).toEqual([]);
	await set({ redemptions_enabled: 1 });
	expect(await shown()).toEqual([["store", ["orders", "items", "flash_sales"]]]);
	await set({ redemptions_enabled: 0, polls_enabled: 1, photo_contest_enabled: 1 });
	expect(await shown()).toEqual([["engagement", ["polls", "photos"]]]);
	await set({ polls_enabled: 0, photo_contest_enabled: 0, ideas_enabled: 1, sales_module_enabled: 1 });
	expect(await shown()).toEqual([
		["engagement", ["ideas"]],
		["sales", ["sales"]],
	]);
	const withoutIdeas = await acme.addMember({ role: "account_owner", switches: { ideas_disabled: 1 } });
	expect((await cardsOf(withoutIdeas)).map(({ card }) => card)).toEqual(["sales"]);
	await set({ hide_points_for_account: 1 });
	const owner = await acme.addMember({ role: "account_owner" });
	expect(Object.keys(await figuresOf(owner, "sales"))).not.toContain("Issued points");
});

test("nobody but account owners reads it, no other month than the last six is given, and no other account is counted", async () => {
	const { acme, olga, dan, priya, bottle } = await makeShop();
	await order(priya, [bottle, 10]);
	for (const person of [dan, priya, await acme.addMember({ role: "budget_owner" })])
		expect((await person.client.try("overview/get-overview", {})).status).toBe(403);
	const other = await createTenant({ flags: { orders_management_enabled: 1 } });
	const owner = await other.addMember({ role: "account_owner" });
	expect(new Set(Object.values(await figuresOf(owner, "store")))).toEqual(new Set([0]));
	for (const month of ["2020-01", now().plus({ months: 1 }).toFormat("yyyy-MM")]) {
		const { status, body } = await olga.client.try("overview/get-overview", { month });
		expect([status, body.errors]).toEqual([400, { month: ["Choose one of the last six months."] }]);
	}
	const { months } = await olga.client.call("overview/get-overview", {});
	expect(months.map(({ month }) => month)).toEqual(
		Array.from({ length: 6 }, (_, at) => now().startOf("month").minus({ months: at }).toFormat("yyyy-MM")),
	);
	const before = now().startOf("month").minus({ months: 1 }).toFormat("yyyy-MM");
	expect((await figuresOf(olga, "store", before))["Orders placed"]).toBe(0);
});
