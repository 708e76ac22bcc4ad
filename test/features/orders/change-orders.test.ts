/** Many orders at once: a selection's state, parcels by upload, and the packing list of what is being prepared. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import type { TestMember } from "#test/kit/tenant";
import { job, runOf, skippedOf } from "../bulk-actions/selecting";
import { importFile, sendFile } from "../imports/upload";
import { figuresOf, makeShop, order, seeOrder } from "./shop";

const list = "orders/get-orders-for-management";

async function selectAll(who: TestMember): Promise<string> {
	const { table_hash } = await who.client.call(list, {});
	await who.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
	return table_hash!;
}

test("[orders-03] the selected orders change their state on one page, each as far as it can, and canceled gives the points back", async () => {
	const { acme, olga, priya, bottle, mug, card } = await makeShop();
	runByHand(olga.client);
	const one = await order(priya, [bottle, 2], [card]);
	const two = await order(priya, [mug]);
	const sent = await order(priya, [mug]);
	await olga.client.call("orders/update-order-status", { orders: [{ id: sent.id }], status: "shipped" });
	await selectAll(olga);
	const here = "/recognitions/orders_management/bulk/status";
	const page = await openPage(olga, here);
	expect(page.text).toContain("Change the status of the selected orders");
	expect(page.texts("option")).toContain("Processing");
	const empty = await sendForm(olga, here, "orders/change-orders", { status: "cancelled" });
	expect(empty.text).toContain("Please fill this in.");
	const begun = await sendForm(olga, here, "orders/change-orders", { status: "cancelled", reason: "Sold out" });
	await runOutbox(acme, job);
	const bulk_run_id = Number(/bulk_runs\/(\d+)/.exec(begun.location ?? "")![1]);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({ status: "done", done_count: 2, skipped_count: 1 });
	expect(await skippedOf(olga, bulk_run_id)).toEqual({
		[sent.order_number]: "None of its items can become this",
	});
	for (const { id } of [one, two])
		expect((await seeOrder(priya, id)).lines.map(({ status }) => status)).not.toContain("accepted");
	expect(await figuresOf(acme, priya, bottle)).toMatchObject({ balance: 5_000 - 250, stock: 10 });
	expect((await priya.client.fetch(`/webapp${here}`)).status).toBe(403);
});

test("a file of parcels sends orders with carrier and number, refuses what it cannot, and buyers are told", async () => {
	const { acme, olga, priya, bottle, mug, card } = await makeShop();
	const one = await order(priya, [bottle], [mug]);
	const two = await order(priya, [mug], [card]);
	const digital = await order(priya, [card]);
	const sku = one.lines[1]!.sku;
	const file = [
		"Order;Courier;Tracking no;SKU",
		`${one.order_number};DHL;JD01 46;${one.lines[0]!.sku}`,
		`${one.order_number};Royal Mail;RM 4410;${sku}`,
		`${two.order_number.split("-")[1]};DHL;;`,
		`${digital.order_number};DHL;1;`,
		"ZZZ-999;DHL;1;",
		`${two.order_number};DHL;1;NO-SUCH`,
		"",
	].join("\n");
	const upload = await importFile(acme, olga, "tracking", file);
	expect(upload).toMatchObject({ success_count: 3, failed_count: 3 });
	expect(upload.refused.map(({ line }) => line)).toEqual([5, 6, 7]);
	const seen = (await seeOrder(priya, one.id)).lines.map(({ status, carrier, tracking_number }) => ({
		...{ status, carrier, tracking_number },
	}));
	expect(seen).toEqual(
		expect.arrayContaining([
			{ status: "shipped", carrier: "DHL", tracking_number: "JD01 46" },
			{ status: "shipped", carrier: "Royal Mail", tracking_number: "RM 4410" },
		]),
	);
	expect((await seeOrder(priya, two.id)).lines.map(({ status }) => status).sort()).toEqual(["accepted", "shipped"]);
	await runOutbox(acme, "orders/notify-move");
	const { emails } = await figuresOf(acme, priya, bottle);
	expect(emails.filter(({ subject }) => subject.startsWith("On its way"))).toHaveLength(2);
	expect(await importFile(acme, olga, "tracking", file)).toMatchObject({ success_count: 0, unchanged_count: 3 });
	await olga.client.call("settings/save-switches", { orders_management_enabled: 0 });
	expect((await sendFile(olga, "tracking", file)).body.resultType).toBe("orders_not_managed");
});

test("a distributor uploads the parcels of their own people alone, is offered no other upload, and finds nothing of others", async () => {
	const { acme, olga, dan, priya, mug } = await makeShop();
	const sam = await acme.addMember({ points: 5_000 });
	const theirs = await order(priya, [mug]);
	const other = await order(sam, [mug]);
	const file = `Order,Courier,Tracking no\n${theirs.order_number},DHL,JD01\n${other.order_number},DHL,JD02\n`;
	const upload = await importFile(acme, dan, "tracking", file);
	expect(upload).toMatchObject({ success_count: 1, failed_count: 1 });
	expect(upload.refused).toMatchObject([{ line: 3 }]);
	expect((await seeOrder(priya, theirs.id)).lines[0]).toMatchObject({ status: "shipped", tracking_number: "JD01" });
	expect((await seeOrder(sam, other.id)).lines[0]).toMatchObject({ status: "accepted", tracking_number: "" });
	const { imports } = await dan.client.call("imports/list-imports", {});
	expect(imports.map(({ kind }) => kind)).toEqual(["tracking"]);
	expect((await sendFile(dan, "members", "first_name,last_name,email\nAnn,A,ann@a.example\n")).status).toBe(403);
	expect((await priya.client.try("imports/list-imports", {})).status).toBe(403);
	const page = await openPage(dan, "/uploads?kind=tracking");
	expect([page.status, page.html.includes('value="members"')]).toEqual([200, false]);
	const managed = await openPage(dan, "/recognitions/orders_management");
	expect(managed.text).toContain("Orders of the people who report to you.");
	expect(managed.links().map(({ href }) => href)).toContain("/webapp/uploads?kind=tracking");
	expect((await openPage(olga, "/recognitions/orders_management")).text).toContain("All orders of the company.");
	const chosen = `/recognitions/orders_management/packing?order=${theirs.id}&order=${other.id}`;
	const packing = await openPage(dan, chosen);
	expect([packing.status, packing.text.includes(theirs.order_number)]).toEqual([200, true]);
	expect(packing.text).not.toContain(other.order_number);
});

test("what an owner uploaded is out of their reach once they are a distributor, unless it is of orders", async () => {
	const { acme, dan } = await makeShop();
	const setRole = (role: string) =>
		acme.database.write([sql`update users set role = ${role} where account_id = ${acme.id} and id = ${dan.id}`]);
	await setRole("account_owner");
	const upload = await importFile(acme, dan, "members", "first_name,last_name,email\nAnn,A,ann@a.example\nBen,,x\n");
	expect(upload).toMatchObject({ success_count: 1, failed_count: 1 });
	const { request_id } = upload;
	await setRole("distributor");
	const refused = await dan.client.call("imports/get-refused-rows", { filters: { request_id } });
	expect(refused.table_rows).toEqual([]);
	for (const [name, input] of [
		["imports/get-undo", { upload_id: request_id }],
		["imports/undo-upload", { upload_id: request_id }],
	] as const)
		expect((await dan.client.try(name, input as never)).status).toBe(404);
	expect((await dan.client.fetch(`/async_process/download_result/${request_id}`)).status).toBe(404);
});

test("the packing list has a sheet for each order that is being prepared, with shelves, and sums what is to be fetched", async () => {
	const { acme, olga, priya, card, mug } = await makeShop();
	const scarf = await addItem(acme, { name: "Scarf", variants: [{ points: 100, shelf: "C 1-4", sku: "SC-1" }] });
	const cap = await addItem(acme, { name: "Cap", variants: [{ points: 100, shelf: "A 10-1", sku: "CA-1" }] });
	const hat = await addItem(acme, { name: "Hat", variants: [{ points: 100, shelf: "A 2-1", sku: "HA-1" }] });
	const one = await order(priya, [scarf, 2], [cap], [card]);
	const two = await order(priya, [hat], [scarf]);
	const waiting = await order(priya, [mug]);
	const here = "/recognitions/orders_management/packing";
	expect((await openPage(olga, here)).text).toContain("Nothing is to be packed");
	await olga.client.call("orders/update-order-status", {
		orders: [{ id: one.id }, { id: two.id }],
		status: "processing",
	});
	const { to_fetch, piece_count, orders } = await olga.client.call("orders/get-packing-list", {});
	expect([piece_count, to_fetch.map(({ shelf, quantity }) => [shelf, quantity])]).toEqual([
		5,
		[
			["A 2-1", 1],
			["A 10-1", 1],
			["C 1-4", 3],
		],
	]);
	expect(orders.map(({ lines }) => lines.map(({ name }) => name))).toEqual([
		["Cap", "Scarf"],
		["Hat", "Scarf"],
	]);
	const page = await openPage(olga, here);
	for (const text of [one.order_number, two.order_number, "A 10-1", "14 Calder Street", "To fetch", "Pieces"])
		expect(page.text).toContain(text);
	expect(page.text).not.toContain(waiting.order_number);
	expect(page.html).toContain(`order=${one.id}&amp;order=${two.id}&amp;line=`);
	expect((await priya.client.fetch(`/webapp${here}`)).status).toBe(403);
});

test("what leaves by the packing list is what its sheets had, also without scripts: other lines of the orders stay", async () => {
	const { olga, priya, bottle, mug } = await makeShop();
	const one = await order(priya, [bottle], [mug]);
	const two = await order(priya, [mug], [bottle]);
	const prepare = (...lines: { id: number }[]) =>
		olga.client.call("orders/update-order-status", {
			...{ order_lines: lines.map(({ id }) => ({ id })), status: "processing" as const },
		});
	await prepare(one.lines[0]!, two.lines[0]!);
	const sheets = await openPage(olga, "/recognitions/orders_management/packing");
	const link = sheets.links().find(({ text }) => text === "Enter parcels and mark as sent")!.href;
	// Begun after the sheets were printed: nobody has packed it.
	await prepare(two.lines[1]!);
	const here = link.replace("/webapp", "");
	const form = await openPage(olga, here);
	expect([form.text.includes("Change status of 2 orders"), form.html.includes("Mug, Bottle")]).toEqual([true, false]);
	const hidden = [...form.html.matchAll(/<input type="hidden" name="(order|line_\d+)" value="(\d+)"/g)];
	expect(hidden).toHaveLength(4);
	const sent = await sendForm(olga, here, "orders/update-order-status", {
		...Object.fromEntries(
			hidden.map(([, name, value]) => [name!, hidden.filter((one) => one[1] === name).map((one) => one[2] ?? value!)]),
		),
		...{ status: "shipped", carrier: "DHL", [`tracking_${two.id}`]: "JD02" },
	});
	expect(sent.location).toBe("/webapp/recognitions/orders_management");
	const standing = async (id: number) =>
		Object.fromEntries((await seeOrder(priya, id)).lines.map(({ name, status }) => [name, status]));
	expect(await standing(one.id)).toEqual({ Bottle: "shipped", Mug: "accepted" });
	expect(await standing(two.id)).toEqual({ Mug: "shipped", Bottle: "processing" });
	const [mugOfTwo] = (await seeOrder(priya, two.id)).lines.filter(({ name }) => name === "Mug");
	expect(mugOfTwo).toMatchObject({ carrier: "DHL", tracking_number: "JD02" });
});

test("the same file of parcels again changes nothing, and an empty cell keeps what a parcel has", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop();
	const { id, order_number, lines } = await order(priya, [bottle], [mug]);
	const upload = (...rows: string[]) =>
		importFile(acme, olga, "tracking", ["Order,Courier,Tracking no,SKU", ...rows, ""].join("\n"));
	const rows = [`${order_number},DHL,N1,`, `${order_number},DHL,N2,${lines[1]!.sku}`];
	const numbers = async () =>
		Object.fromEntries(
			(await seeOrder(priya, id)).lines.map(({ name, carrier, tracking_number }) => [name, [carrier, tracking_number]]),
		);
	const both = { Bottle: ["DHL", "N1"], Mug: ["DHL", "N2"] };
	expect(await upload(...rows)).toMatchObject({ success_count: 2 });
	expect(await numbers()).toEqual(both);
	for (const again of [rows, [...rows].reverse()]) {
		expect(await upload(...again)).toMatchObject({ success_count: 0, unchanged_count: 2 });
		expect(await numbers()).toEqual(both);
	}
	expect(await upload(`${order_number},,,`)).toMatchObject({ success_count: 0, unchanged_count: 1 });
	expect(await upload(`${order_number},,N3,${lines[1]!.sku}`)).toMatchObject({ success_count: 1 });
	expect(await numbers()).toEqual({ ...both, Mug: ["DHL", "N3"] });
});
