/** Operations that people do through the endpoints: recognising, ordering, sending again, importing. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { orderOf } from "#test/factories/shopping";
import { importFile } from "#test/features/imports/upload";
import type { Reply } from "#test/kit/client";
import { runOutbox } from "#test/kit/outbox";
import { findHeldAccount } from "#workers/features/points";
import { written as done, type ModelTransaction, type ModelVariant } from "./model";
import { findImportedAccount, findTransaction, type World } from "./world";

/** What a person is told: that it is done, or why not. */
const outcomeOf = ({ status, body }: Reply<object>): string =>
	status === 200 ? done : String((body as Reply["body"]).resultType);

/** One person recognises others from a program; the answer names what is left in its budget. */
export async function recognise(
	world: World,
	{ budget, giver, people, amount }: { budget: number; giver: number; people: number[]; amount: number },
) {
	const { client } = world.members[giver]!;
	const request = {
		program_id: world.programIds[budget]!,
		recipient_ids: people.map((person) => world.members[person]!.id),
		points: amount,
		message: `Thank you ${world.next()}`,
	};
	const key = { "idempotency-key": `recognise-${world.next()}` };
	const reply = await client.try("recognition/give-recognition", request, key);
	const gifts = (reply.body.recognition_ids ?? []).map((id, at) => ({
		key: `recognition-${id}`,
		kind: "Issuance",
		movements: [{ from: `budget ${budget}`, to: `points of ${people[at]}`, amount }],
	}));
	const left = () => world.model.account(`budget ${budget}`).balance;
	const refusal = people.includes(giver)
		? "not_to_yourself"
		: left() < amount * people.length
			? "budget_exhausted"
			: undefined;
	if (refusal) return { found: outcomeOf(reply), expected: refusal };
	const expected = { outcome: world.model.post(gifts), count: people.length };
	world.answered.push({
		answer: reply.body,
		send: async () => (await client.try("recognition/give-recognition", request, key)).body,
		sendChanged: async () =>
			outcomeOf(await client.try("recognition/give-recognition", { ...request, message: "Another" }, key)),
	});
	return { found: { outcome: outcomeOf(reply), count: gifts.length }, expected };
}

/** One person puts something into the cart and orders it; the answer names what is left on the balance. */
export async function order(world: World, asked: { person: number; variant: number; quantity: number }) {
	const { client, id: user_id } = world.members[asked.person]!;
	const variant: ModelVariant = world.variants[asked.variant]!;
	const line = { data: { itemId: variant.id }, quantity: asked.quantity };
	const put = await client.try("cart/save-shopping-cart-item", line);
	const isShort = variant.stock !== null && variant.stock < asked.quantity;
	if (put.status !== 200 || isShort) return { found: outcomeOf(put), expected: isShort ? "validation" : done };
	const request = orderOf(put.body);
	const reply = await client.try("checkout/checkout", request);
	const name = `points of ${asked.person}`;
	const total = variant.points * asked.quantity;
	if (world.model.account(name).balance < total) {
		await client.call("cart/save-shopping-cart-item", { ...line, quantity: 0 });
		return { found: outcomeOf(reply), expected: "insufficient_points" };
	}
	const redemption = {
		key: `redemption:${user_id}:${request.cart_version}:0`,
		kind: "Redemption",
		movements: [{ from: name, to: "points orders_paid", amount: total }],
	};
	const expected = { outcome: world.model.post([redemption]), left: world.model.account(name).balance };
	if (variant.stock !== null) variant.stock -= asked.quantity;
	const order_id = Number(Object.keys(reply.body.orders)[0]);
	world.orders.set(redemption.key, { person: asked.person, order_id, variant, quantity: asked.quantity });
	world.answered.push({
		answer: reply.body,
		send: async () => (await client.try("checkout/checkout", request)).body,
		sendChanged: async () =>
			outcomeOf(
				await client.try("checkout/checkout", {
					...request,
					checkoutAddress: { ...request.checkoutAddress, first_name: "Other" },
				}),
			),
	});
	return { found: { outcome: outcomeOf(reply), left: reply.body.point_balance }, expected };
}

/** What a redemption paid is cancelled by its buyer, refunded, or asked to be sent back and returned: once it gives the points back, again it changes nothing. */
export async function cancelOrder(world: World, paid: ModelTransaction, redemption_id: number) {
	const order = world.orders.get(paid.key)!;
	const { person, order_id, variant, quantity } = order;
	const isFirst = !paid.isReversed;
	const way = isFirst ? (["cancelled", "refunded", "returned"] as const)[world.next() % 3]! : "cancelled";
	const { status, body } =
		way === "cancelled"
			? await world.members[person]!.client.try("orders/cancel-order", { order_id })
			: await giveBackArrived(world, { person, order_id, way });
	if (isFirst) {
		order.isTooLateToCancel = way !== "cancelled";
		expect(world.model.reverse(paid, `redemption-reversed:${redemption_id}`, "Redemption Reversed")).toBe(done);
		if (variant.stock !== null && way !== "refunded") variant.stock += quantity;
	}
	const found = { status, points: body.points_returned };
	// What arrived can be canceled no more, whatever was given back for it.
	if (!isFirst && order.isTooLateToCancel) return { found, expected: { status: 409, points: undefined } };
	return { found, expected: { status: 200, points: isFirst ? variant.points * quantity : 0 } };
}

/** The order arrives; its buyer asks to send it back where it is returned, and those who manage orders give its points back. */
async function giveBackArrived(
	world: World,
	{ person, order_id, way }: { person: number; order_id: number; way: "refunded" | "returned" },
) {
	const { client } = world.owner;
	for (const status of ["shipped", "delivered"] as const)
		await client.call("orders/update-order-status", { orders: [{ id: order_id }], status });
	const { lines } = (await world.members[person]!.client.call("orders/get-order-details", { order_id })).order;
	const order_line_id = lines[0]!.id;
	const reason = "It came back";
	if (way === "refunded") return client.try("orders/refund-order-line", { order_line_id, reason });
	await world.members[person]!.client.call("orders/return-order-line", { order_line_id, reason });
	return client.try("orders/update-order-status", { orders: [{ id: order_id }], status: way, reason });
}

/** Sends one of the latest requests again, which gets the first answer; changed, it is a conflict. */
export async function repeatRequest({ answered }: World, { which }: { which: number }) {
	const recent = answered.slice(-20);
	const request = recent[which % Math.max(1, recent.length)];
	if (!request) return { found: "nothing", expected: "nothing" };
	return {
		found: { again: await request.send(), changed: await request.sendChanged() },
		expected: { again: request.answer, changed: "idempotency_conflict" },
	};
}

/** Uploads a file and lets it run; above what one owner gives alone, here a single point, it would be refused whole. */
async function sendWhole({ tenant, owner }: World, kind: "members" | "points", file: string) {
	const limit = (points: number) =>
		tenant.database.write([
			sql`update accounts set settings = json_set(settings, '$.second_confirmation_above', ${points}) where account_id = ${tenant.id}`,
		]);
	await limit(1_000_000);
	const upload = await importFile(tenant, owner, kind, file);
	await limit(1);
	return upload;
}

/** A file of people with opening points, which each gets once whatever files say later. */
export async function importMembers(world: World, { people, points }: { people: number[]; points: number }) {
	const { model, ids, imported } = world;
	const rows = people.map((person) => `Imported,Person,imported${person}@example.com,I-${person},${points}`);
	const file = ["first_name,last_name,email,participant_id,points", ...rows].join("\n");
	const credited = points > 0 ? people.filter((person) => !imported.get(person)?.isCredited) : [];
	const wanted = credited.length * points;
	const { status, failed_count, request_id } = await sendWhole(world, "members", file);
	const held = await hold(world, request_id, wanted);
	for (const person of people) {
		const name = `imported ${person}`;
		if (!imported.has(person)) {
			model.open(name, "points", { isMember: true });
			const account = await findImportedAccount(world, `I-${person}`);
			ids.set(name, account.id);
			imported.set(person, { user_id: account.user_id, isCredited: false });
		}
		const known = imported.get(person)!;
		if (known.isCredited || points === 0) continue;
		const movements = [{ from: held, to: name, amount: points }];
		model.post([{ key: `import:member:${known.user_id}`, kind: "Issuance [Direct Deposit]", movements }]);
		known.isCredited = true;
	}
	return { found: { status, failed_count }, expected: { status: "processed", failed_count: 0 } };
}

/** A file of deposits; and, for some, its undoing, which takes back what nobody has spent. */
export async function importDeposits(
	world: World,
	{ people, amount, isUndone }: { people: number[]; amount: number; isUndone: boolean },
) {
	const { tenant, owner, model } = world;
	const reference = `Bonus ${world.next()}`;
	const rows = people.map((person) => `${world.members[person]!.email},${amount},${reference}`);
	const upload = await sendWhole(world, "points", ["email,points,reason", ...rows].join("\n"));
	const held = await hold(world, upload.request_id, people.length * amount);
	const deposits = people.map(
		(person): ModelTransaction => ({
			key: `import:points:${world.members[person]!.id}:${reference}`,
			kind: "Issuance [Direct Deposit]",
			movements: [{ from: held, to: `points of ${person}`, amount }],
		}),
	);
	for (const deposit of deposits) model.post([deposit]);
	const found = { success_count: upload.success_count, kept_count: 0 };
	const expected = { success_count: people.length, kept_count: 0 };
	if (!isUndone) return { found, expected };
	const upload_id = upload.request_id;
	await owner.client.call("imports/undo-upload", { upload_id });
	await runOutbox(tenant, "imports/undo-import");
	const { undo } = await owner.client.call("imports/get-undo", { upload_id });
	let taken = 0;
	for (const deposit of deposits) {
		const id = await findTransaction(world, deposit.key);
		const original = model.originals.find(({ key }) => key === deposit.key)!;
		const outcome = model.reverse(original, `import-undo:${id}`, "Issuance Reversed");
		if (outcome === done) taken += amount;
		else expected.kept_count += 1;
	}
	const movements = [{ from: held, to: "points budget", amount: taken }];
	if (taken > 0) model.post([{ key: `return:import_undo:${upload_id}`, kind: "assignment", movements }]);
	return { found: { ...found, kept_count: undo?.kept_count }, expected };
}

/** What an import set aside before its first row: the account that its opening points come from, by its name. */
async function hold(world: World, request_id: number, amount: number): Promise<string> {
	const name = `held ${request_id}`;
	if (amount === 0) return name;
	const [held] = await world.tenant.database.read(findHeldAccount(world.tenant.id, request_id));
	world.model.open(name, "points");
	world.ids.set(name, held!.id);
	const movements = [{ from: "points budget", to: name, amount }];
	world.model.post([{ key: `hold:import:${request_id}`, kind: "assignment", movements }]);
	return name;
}
