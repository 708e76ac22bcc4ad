/** Carts are objects, and no rows: an export has them, and an import puts them in their places. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { putIntoCart } from "#test/factories/shopping";
import { Client } from "#test/kit/client";
import { importRows } from "#test/kit/exports";
import { clientOf } from "#test/kit/new-client";
import { newSubdomain, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { createTenant } from "#test/kit/tenant";

const setup = new OperatorClient();

test("whoever had two kettles in the cart has them where the client is imported, in a cart whose version goes on", async () => {
	const acme = await createTenant();
	const [, priya, bob] = [
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember({ points: 1_000 }),
		await acme.addMember(),
	];
	const kettle = await addItem(acme, { name: "Kettle" });
	await putIntoCart(priya, kettle.variant_id, 1);
	const { cart_version } = await putIntoCart(priya, kettle.variant_id, 2);
	await acme.database.write([
		sql`update users set password_hash = ${quickHash("long enough words")} where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	await runOutboxWhole(acme);
	const from = acme.host.split(".")[0]!;
	const open = await setup.try("operations/export-carts", { subdomain: from });
	expect([open.status, open.body.resultType]).toEqual([409, "client_is_open"]);
	const subdomain = newSubdomain();
	const { begun, counts } = await importRows(from, subdomain);
	const { carts, next } = await setup.call("operations/export-carts", { subdomain: from });
	expect([carts.length, next]).toEqual([1, null]);
	expect(carts[0]).toMatchObject({
		user_id: priya.id,
		version: cart_version,
		lines: [{ item_id: kettle.variant_id, quantity: 2 }],
	});
	const nobody = await setup.try("operations/import-carts", {
		subdomain,
		carts: [{ ...carts[0]!, user_id: bob.id + 1 }],
	});
	expect([nobody.status, nobody.body.resultType]).toEqual([409, "row_refused"]);
	for (const _again of [1, 2]) await setup.call("operations/import-carts", { subdomain, carts });
	await setup.call("operations/import-account", { subdomain, rows: counts });
	const over = await setup.try("operations/import-carts", { subdomain, carts });
	expect([over.status, over.body.resultType]).toEqual([409, "import_is_over"]);

	const { host } = clientOf({ ...begun, owner_email: priya.email }).visitor();
	const browser = new Client(host);
	await browser.call("session/login", { email: priya.email, password: "long enough words" });
	browser.forgetToken();
	const cart = await browser.call("cart/get-shopping-cart", {});
	expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([[kettle.variant_id, 2]]);
	expect(cart.cart_version).toBe(cart_version);
});
