/** Orders management: who sees all orders, how they are found, and what a page costs however many there are. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { beforeAll, expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { indexPeople } from "#test/factories/programs";
import { planOf } from "#test/kit/plan";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { ordersForManagement } from "#workers/features/orders/lists/get-orders-for-management.query";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsAfter } from "#workers/kernel/table-page";

const flags = { orders_management_enabled: 1 } as const;
const start = Date.parse("2026-03-02T12:00:00Z");
const minute = 60_000;

async function makeShop(options: Parameters<typeof createTenant>[0] = { flags }) {
	const acme = await createTenant(options);
	const owner = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const lee = await acme.addMember({ first_name: "Lee", last_name: "Prior" });
	await indexPeople(acme, [owner, priya, lee]);
	const item = await addItem(acme);
	return { acme, owner, priya, lee, item };
}

const list = (member: TestMember, input: Parameters<TestMember["client"]["call"]>[1] = {}) =>
	member.client.call("orders/get-orders-for-management", input as object);

test("[orders-03] all orders of the account, newest first, with buyer, first item, sums and state", async () => {
	const { acme, owner, priya, lee, item } = await makeShop();
	const [first, second] = await addPastOrders(acme, item, [
		{ user_id: priya.id, created_at: start, total_points: 700, lines: 3, city: "Springfield" },
		{ user_id: lee.id, created_at: start + minute, status: "closed" },
	]);
	const { table_rows, total_rows } = await list(owner);
	expect(total_rows).toBe(2);
	expect(table_rows.map(({ id }) => id)).toEqual([second, first]);
	expect(table_rows[1]).toMatchObject({
		id: first,
		created_at: start,
		user_id: priya.id,
		member_name: "Priya Raman",
		first_item: "Thing 1",
		line_count: 3,
		unit_count: 3,
		total_points: 700,
		value: 100,
		status: "placed",
		status_label: "Placed",
		line_statuses: [{ status: "accepted", label: "Accepted" }],
		city: "Springfield",
		country: "GBR",
	});
	const oldest = await list(owner, { sorted: [{ id: "created_at", desc: false }] });
	expect(oldest.table_rows.map(({ id }) => id)).toEqual([first, second]);
});

test("[navigation-15] an account owner and a distributor see it where the account lets orders be managed, nobody else", async () => {
	const { acme, owner, priya, item } = await makeShop();
	const distributor = await acme.addMember({ role: "distributor" });
	await acme.database.write([
		sql`update users set manager_id = ${distributor.id} where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const [order_id] = await addPastOrders(acme, item, [{ user_id: priya.id, created_at: start }]);
	for (const person of [owner, distributor]) {
		expect((await list(person)).total_rows).toBe(1);
		const { user } = await person.client.call("session/init-user", {});
		expect(user.nav_menu.find(({ key }) => key === "orders_management")?.to).toBe("/recognitions/orders_management");
		expect((await person.client.try("orders/get-order-details", { order_id: order_id! })).status).toBe(200);
		expect((await person.client.fetch("/webapp/recognitions/orders_management")).status).toBe(200);
	}
	const refused = await priya.client.try("orders/get-orders-for-management", {});
	expect([refused.status, refused.body.resultType]).toEqual([403, "forbidden"]);
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.nav_menu.map(({ key }) => key)).not.toContain("orders_management");
	expect((await priya.client.fetch("/webapp/recognitions/orders_management")).status).toBe(403);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.orders_management_enabled', 0) where account_id = ${acme.id}`,
	]);
	const off = await owner.client.try("orders/get-orders-for-management", {});
	expect([off.status, off.body.resultType]).toEqual([403, "feature_disabled"]);
	expect((await distributor.client.try("orders/get-order-details", { order_id: order_id! })).status).toBe(404);
	const hidden = await owner.client.call("session/init-user", {});
	expect(hidden.user.nav_menu.map(({ key }) => key)).not.toContain("orders_management");
});

test("orders are found by the beginning of their number, of a name or an address, and by state and days", async () => {
	const { acme, owner, priya, lee, item } = await makeShop();
	const [first, second, third] = await addPastOrders(acme, item, [
		{ user_id: priya.id, created_at: start },
		{ user_id: lee.id, created_at: start + minute, status: "closed" },
		{ user_id: priya.id, created_at: start + 48 * 60 * minute, status: "open" },
	]);
	const found = async (filters: object) => (await list(owner, { filters })).table_rows.map(({ id }) => id);
	expect(await found({ searchString: "raman" })).toEqual([third, first]);
	expect(await found({ searchString: "PRI" })).toEqual([third, second, first]);
	expect(await found({ searchString: lee.email.slice(0, 9) })).toEqual([second]);
	const [, { order_number }] = (await list(owner)).table_rows as unknown as [object, { order_number: string }];
	expect(order_number).toMatch(/^[A-Z0-9]{3}-100002$/);
	expect(await found({ searchString: order_number })).toEqual([second]);
	expect(await found({ searchString: order_number.toLowerCase() })).toEqual([second]);
	expect(await found({ searchString: "100002" })).toEqual([second]);
	expect(await found({ searchString: " #10000" })).toEqual([third, second, first]);
	expect(await found({ searchString: "000002" })).toEqual([]);
	expect(await found({ searchString: String(second) })).toEqual([]);
	expect(await found({ searchString: "%_'\"" })).toEqual([]);
	expect(await found({ status: "closed" })).toEqual([second]);
	expect(await found({ user_id: priya.id, status: "open" })).toEqual([third]);
	const day = DateTime.fromMillis(start, { zone: "America/New_York" }).toISODate()!;
	expect(await found({ startDate: day, endDate: day })).toEqual([second, first]);
	expect(await found({ startDate: day, searchString: "raman", status: "open" })).toEqual([third]);
});

test("the total follows each new order and each change of state at once", async () => {
	const { acme, owner, priya, item } = await makeShop();
	expect((await list(owner)).total_rows).toBe(0);
	const [id] = await addPastOrders(acme, item, [{ user_id: priya.id, created_at: start }]);
	expect((await list(owner)).total_rows).toBe(1);
	const open = () => list(owner, { filters: { status: "open" } });
	expect((await open()).total_rows).toBe(0);
	await acme.database.write([sql`update orders set status = 'open' where account_id = ${acme.id} and id = ${id!}`]);
	expect((await open()).table_rows.map((order) => order.id)).toEqual([id]);
	expect((await open()).total_rows).toBe(1);
});

test("the screen lists, filters, pages and asks for the report without scripts, in three languages", async () => {
	const { acme, owner, priya, item } = await makeShop();
	const page = async (path: string) =>
		(await owner.client.fetch(`/webapp/recognitions/orders_management${path}`)).text();
	expect(await page("")).toContain("No orders yet");
	const ids = await addPastOrders(
		acme,
		item,
		Array.from({ length: 23 }, (_, at) => ({ user_id: priya.id, created_at: start + at * minute })),
	);
	const first = await page("");
	expect(first).toContain(`/recognitions/orders_management/${ids[22]}`);
	expect(first).not.toContain(`/recognitions/orders_management/${ids[12]}"`);
	expect(first).toMatch(/page=2&(amp;)?anchor=/);
	expect(await page("?page=3")).toContain(`/recognitions/orders_management/${ids[0]}`);
	expect(await page("?search=nobody")).toContain("Nothing fits these filters");
	const reversed = "?startDate=2026-03-09&endDate=2026-03-02";
	expect(await page(reversed)).toContain("no day lies between Mar 9, 2026 and Mar 2, 2026");
	const behind = await owner.client.fetch("/webapp/recognitions/orders_management?page=9");
	expect([behind.status, behind.headers.get("location")]).toEqual([
		302,
		"/webapp/recognitions/orders_management?page=3",
	]);
	for (const [language_code, title] of [
		["es", "Gestión de pedidos"],
		["fr", "Gestion des commandes"],
	] as const) {
		await owner.client.call("session/change-language", { language_code });
		expect(await page("")).toContain(title);
	}
	const form = new FormData();
	form.set("csrf_token", await owner.client.csrfToken());
	form.set("repeat_key", "management-report-1");
	form.set("form", "reports/request-report-download");
	const sent = await owner.client.fetch("/webapp/recognitions/orders_management?status=placed", {
		method: "POST",
		body: form,
		headers: { host: acme.host },
	});
	expect([sent.status, (await sent.text()).includes("C’est demandé.")]).toEqual([200, true]);
	const requests = await acme.database.read(
		sql<{
			report_type: string;
			filters: string;
		}>`select report_type, filters from download_requests where account_id = ${acme.id}`,
	);
	expect(requests).toEqual([{ report_type: "orders_management_report", filters: '{"status":"placed"}' }]);
});

const many = 3_000;
const pageSize = 10;
/** Beside the order: its buyer and its first line. */
const joins = 2;
let big: TestTenant;
let reader: TestMember;

beforeAll(async () => {
	const shop = await makeShop();
	big = shop.acme;
	reader = shop.priya;
	await addPastOrders(
		big,
		shop.item,
		Array.from({ length: many }, (_, at) => ({
			user_id: at % 3 ? shop.lee.id : shop.priya.id,
			created_at: start + Math.floor(at / 2) * minute,
			status: at % 100 === 7 ? ("open" as const) : ("placed" as const),
		})),
	);
}, 60_000);

function queryOf(filters: object) {
	return ordersForManagement.query(
		{
			account: { id: big.id, time_zone: "UTC", settings: {}, str_id: "acme" },
			user: { role: "account_owner" },
		} as MemberScope,
		ordersForManagement.filters.parse(filters),
	);
}

test.each([{}, { status: "open" as const }, { startDate: "2026-03-02" }, { endDate: "2026-04-02" }])(
	"a page of %j reads rows in proportion to it",
	async (filters) => {
		for (const key of [null, [start + 1_000 * minute, Number.MAX_SAFE_INTEGER] as [number, number]]) {
			for (const isNewestFirst of [true, false]) {
				const before = big.database.cost.rows_read;
				const sort = ordersForManagement.sorts.created_at!;
				const rows = await big.database.read(rowsAfter(queryOf(filters), { sort, desc: isNewestFirst }, key, pageSize));
				expect(rows).toHaveLength(pageSize);
				expect(big.database.cost.rows_read - before).toBeLessThanOrEqual(pageSize * (1 + joins) + 20);
			}
		}
	},
);

test("pages go along an index, and searches begin in one: nothing is scanned", async () => {
	const plan = async (filters: object) => {
		const sort = ordersForManagement.sorts.created_at!;
		return (await planOf(big.shard, rowsAfter(queryOf(filters), { sort, desc: true }, null, pageSize))).join("\n");
	};
	for (const [filters, index] of [
		[{}, /SEARCH o USING INDEX orders_by_time/],
		[{ status: "open" }, /SEARCH o USING INDEX orders_by_status/],
		[{ user_id: reader.id }, /SEARCH o USING INDEX orders_of_member/],
		[{ searchString: "raman" }, /SEARCH b USING COVERING INDEX orders_of_member/],
		[{ searchString: "123" }, /SEARCH n USING (COVERING )?INDEX orders_by_number/],
	] as const) {
		const details = await plan(filters);
		expect(details).toMatch(index);
		expect(details).not.toMatch(/SCAN (?!(json_each|r|s|e|CONSTANT|\(subquery|search_index)\b)/);
		if (!("searchString" in filters)) expect(details).not.toContain("TEMP B-TREE");
	}
});

test("a distributor sees, opens, packs and moves the orders of the people below them alone, and their report holds no other", async () => {
	const { acme, owner, priya, lee, item } = await makeShop();
	const distributor = await acme.addMember({ role: "distributor" });
	const rep = await acme.addMember({ role: "distributor_sales_rep", manager_id: distributor.id });
	const [own, other] = await addPastOrders(acme, item, [
		{ user_id: priya.id, created_at: start },
		{ user_id: lee.id, created_at: start + minute },
	]);
	expect((await list(distributor)).total_rows).toBe(0);
	await acme.database.write([
		sql`update users set manager_id = ${rep.id} where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect((await list(owner)).total_rows).toBe(2);
	const seen = await list(distributor);
	expect([seen.total_rows, seen.table_rows.map(({ id }) => id)]).toEqual([1, [own]]);
	const { client } = distributor;
	expect((await client.try("orders/get-order-details", { order_id: own! })).status).toBe(200);
	expect((await client.try("orders/get-order-details", { order_id: other! })).status).toBe(404);
	const begin = (id: number) => client.try("orders/update-order-status", { orders: [{ id }], status: "processing" });
	expect([(await begin(own!)).status, (await begin(other!)).status]).toEqual([200, 404]);
	await owner.client.call("orders/update-order-status", { orders: [{ id: other! }], status: "processing" });
	const packed = await client.call("orders/get-packing-list", {});
	expect([packed.order_count, packed.orders.map(({ id }) => id)]).toEqual([1, [own]]);
	expect((await owner.client.call("orders/get-packing-list", {})).order_count).toBe(2);
	const { lines } = (await owner.client.call("orders/get-order-details", { order_id: other! })).order;
	const refund = { order_line_id: lines[0]!.id, reason: "Lost" };
	expect((await client.try("orders/refund-order-line", refund)).status).toBe(404);
});
