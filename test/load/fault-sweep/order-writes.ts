/** The calls on orders that the sweep breaks: what managers move, what they pay back, what buyers cancel. */
import { addItem } from "#test/factories/catalog";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { settle } from "./deliver";
import { call, type MainWrite } from "./swept-call";

export const orderWrites: readonly MainWrite[] = [
	call(
		"orders/update-order-status",
		async (quiet) => {
			const { tenant, olga, priya, orders } = await makeOrders(quiet, 2);
			const numbered = orders.map(({ id }, at) => ({ id, tracking_number: `JD01 ${at}` }));
			const input = { orders: numbered, status: "shipped" as const, carrier: "DHL" };
			return { tenant, members: [priya], client: olga.client, input };
		},
		{ detail: "two are sent" },
	),
	call(
		"orders/update-order-status",
		async (quiet) => {
			const { tenant, olga, priya, orders } = await makeOrders(quiet, 2);
			const input = { orders: orders.map(({ id }) => ({ id })), status: "cancelled" as const, reason: "Sold out" };
			return { tenant, members: [priya], client: olga.client, input };
		},
		{ detail: "two are cancelled" },
	),
	call("orders/refund-order-line", async (quiet) => {
		const { tenant, olga, priya, orders } = await makeOrders(quiet, 1);
		const { id, lines } = orders[0]!;
		await olga.client.call("orders/update-order-status", { orders: [{ id }], status: "shipped" });
		await settle(tenant, quiet);
		const input = { order_line_id: lines[0]!.id, reason: "Arrived damaged" };
		return { tenant, members: [priya], client: olga.client, input };
	}),
	call(
		"orders/return-order-line",
		async (quiet) => {
			const { tenant, priya, order_line_id } = await makeArrived(quiet);
			const input = { order_line_id, reason: "One lid does not close" };
			return { tenant, members: [priya], client: priya.client, input };
		},
		{ follows: ["outbox", "emails"] },
	),
	call(
		"orders/update-order-status",
		async (quiet) => {
			const { tenant, olga, priya, order_line_id } = await makeArrived(quiet);
			await priya.client.call("orders/return-order-line", { order_line_id, reason: "One lid does not close" });
			await settle(tenant, quiet);
			const input = { order_lines: [{ id: order_line_id }], status: "returned" as const, reason: "It came back" };
			return { tenant, members: [priya], client: olga.client, input };
		},
		{ detail: "one is returned" },
	),
	call(
		"orders/refuse-return",
		async (quiet) => {
			const { tenant, olga, priya, order_line_id } = await makeArrived(quiet);
			await priya.client.call("orders/return-order-line", { order_line_id, reason: "One lid does not close" });
			await settle(tenant, quiet);
			return { tenant, members: [priya], client: olga.client, input: { order_line_id, reason: "It was used" } };
		},
		{ follows: ["outbox", "emails"] },
	),
	call(
		"orders/resend-egift",
		async (quiet) => {
			const { tenant, olga, priya } = await makeOrders(quiet, 0);
			const card = await addItem(tenant, { name: "Gift card", variants: [{ points: 100, delivery: "email" }] });
			const cart = await putIntoCart(priya, card.variant_id);
			const answer = await priya.client.call("checkout/checkout", orderOf(cart));
			const order_id = Number(Object.keys(answer.orders)[0]);
			const { order } = await priya.client.call("orders/get-order-details", { order_id });
			const order_line_id = order.lines[0]!.id;
			const order_lines = [{ id: order_line_id, voucher_code: "7KQM-44XD" }];
			await olga.client.call("orders/update-order-status", { order_lines, status: "delivered" });
			await settle(tenant, quiet);
			return { tenant, members: [priya], client: priya.client, input: { order_line_id } };
		},
		{ follows: ["outbox", "emails"] },
	),
	call("orders/change-orders", async (quiet) => {
		const { tenant, olga, priya } = await makeOrders(quiet, 2);
		const { table_hash } = await olga.client.call("orders/get-orders-for-management", {});
		await olga.client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
		const input = { table_hash: table_hash!, status: "cancelled" as const, reason: "Sold out" };
		return { tenant, members: [priya], client: olga.client, input };
	}),
	call("client-sync/queue-and-sync-user-custom-point-bal-transactions", async (quiet) => {
		const { tenant, olga, priya } = await makeOrders(quiet, 0);
		const system = { url: "https://points.client-system.com/", token: "secret" };
		await olga.client.call("client-sync/save-client-system", system);
		return { tenant, members: [priya], client: priya.client, input: {} };
	}),
	call("orders/cancel-order", async (quiet) => {
		const { tenant, priya, orders } = await makeOrders(quiet, 1);
		const input = { order_id: orders[0]!.id, reason: "Ordered twice" };
		return { tenant, members: [priya], client: priya.client, input };
	}),
];

/** Priya ordered so many times a counted bottle and a mug, and everything that follows an order is done. */
async function makeOrders(quiet: Environment, count: number) {
	const tenant = await createTenant({ flags: { orders_management_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya", points: 5_000 });
	for (const { client } of [olga, priya]) client.environment = quiet as never;
	const bottle = await addItem(tenant, { name: "Bottle", variants: [{ points: 500, stock: 10 }] });
	const mug = await addItem(tenant, { name: "Mug", variants: [{ points: 250, stock: null }] });
	const orders = [];
	for (let at = 0; at < count; at += 1) {
		await putIntoCart(priya, bottle.variant_id, 2);
		const cart = await putIntoCart(priya, mug.variant_id);
		const answer = await priya.client.call("checkout/checkout", orderOf(cart));
		const order_id = Number(Object.keys(answer.orders)[0]);
		orders.push((await priya.client.call("orders/get-order-details", { order_id })).order);
	}
	await settle(tenant, quiet);
	return { tenant, olga, priya, orders };
}

/** A bottle of Priya's that has arrived. */
async function makeArrived(quiet: Environment) {
	const { tenant, olga, priya, orders } = await makeOrders(quiet, 1);
	const order_line_id = orders[0]!.lines.find(({ name }) => name === "Bottle")!.id;
	for (const status of ["shipped", "delivered"] as const)
		await olga.client.call("orders/update-order-status", { order_lines: [{ id: order_line_id }], status });
	await settle(tenant, quiet);
	return { tenant, olga, priya, order_line_id };
}
