/** The states of lines by the table, the state of an order by its lines in rule and SQL alike, and numbers as people type them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { createTenant } from "#test/kit/tenant";
import {
	type LineStatus,
	lineStatuses,
	linesToCancel,
	nextStatuses,
	orderStatusOf,
} from "#workers/features/orders/rules/line-states";
import { orderNumber, orderNumberRanges } from "#workers/features/orders/rules/order-number";
import { listStandingLines, moveLines } from "#workers/features/orders/store/move-lines";

test("only a courier ships, what he carries arrives after it left, and nothing leaves a state that gave points back", () => {
	const from = (status: LineStatus, delivery: "courier" | "email" | "donation" = "courier") =>
		nextStatuses({ status, delivery });
	expect(from("accepted")).toEqual(["processing", "shipped", "backordered", "cancelled"]);
	expect(from("processing")).toEqual(["shipped", "backordered", "cancelled"]);
	expect(from("shipped")).toEqual(["delivered", "refunded", "returned"]);
	expect(from("accepted", "email")).toEqual(["processing", "delivered", "backordered", "cancelled"]);
	expect(from("delivered", "donation")).toEqual(["refunded"]);
	for (const status of ["cancelled", "refunded", "returned"] as const) expect(from(status)).toEqual([]);
	for (const status of lineStatuses) expect(from(status)).not.toContain("accepted");
});

test("the whole order is cancelled only while all that is left of it waits", () => {
	const of = (...statuses: LineStatus[]) => linesToCancel(statuses.map((status) => ({ status }))).length;
	expect([
		of("accepted", "backordered"),
		of("accepted", "cancelled"),
		of("accepted", "processing"),
		of("cancelled"),
	]).toEqual([2, 1, 0, 0]);
});

test("an order's state follows its lines, in the database as in the rule, for every pair of states", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const item = await addItem(acme);
	const pairs = lineStatuses.flatMap((one) => lineStatuses.map((other) => [one, other] as const));
	const ids = await addPastOrders(
		acme,
		item,
		pairs.map((_pair, at) => ({ user_id: priya.id, created_at: 1_000 + at, lines: 2 })),
	);
	const lines = await acme.database.read(listStandingLines({ account: { id: acme.id }, user: {} } as never, [], ids));
	for (const to of lineStatuses) {
		const moved = lines.filter(
			(line) =>
				pairs[ids.indexOf(line.order_id)]![
					lines.findIndex(({ order_id }) => order_id === line.order_id) === lines.indexOf(line) ? 0 : 1
				] === to,
		);
		const move = { to, reason: "", carrier: "", at: 5_000 };
		await acme.database.write(
			moveLines(
				{ id: acme.id, time_zone: "UTC" },
				{ ...move, lines: moved.map((line) => ({ ...line, tracking_number: "" })) },
				[],
			),
		);
	}
	const found = await acme.database.read(
		sql<{
			id: number;
			status: string;
		}>`select id, status from orders where account_id = ${acme.id} order by created_at`,
	);
	expect(found.map(({ status }) => status)).toEqual(pairs.map((pair) => orderStatusOf(pair)));
	expect(new Set(found.map(({ status }) => status))).toEqual(new Set(["placed", "open", "closed"]));
});

test("a number is written with the account's prefix, and found by its beginning with or without it", () => {
	const acme = { settings: {}, str_id: "acme-freight" };
	expect(orderNumber(acme, 100_417)).toBe("ACM-100417");
	expect(orderNumber({ ...acme, settings: { order_number_prefix: "af/ 2!" } }, 1_000_000)).toBe("AF2-1000000");
	expect(orderNumber({ settings: {}, str_id: "--" }, 100_001)).toBe("NO-100001");
	const finds = (typed: string, number: number) =>
		orderNumberRanges(acme, typed).some(([first, last]) => first <= number && number <= last);
	for (const typed of ["100417", "1004", "#100417", "ACM-1004", "acm 100417", "ACM100417"])
		expect([typed, finds(typed, 100_417)]).toEqual([typed, true]);
	for (const typed of ["100418", "B-1", "GLO-100417", "004", "", "1e5", "1004 17"])
		expect([typed, finds(typed, 100_417)]).toEqual([typed, false]);
});
