/** Nothing is sold for 0 points unless its owner said so: it is hidden with a warning, whoever writes it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { findItem, importFile } from "./upload";

const heading = "Handle,Title,Option1 Name,Option1 Value,Variant Price,Free";
const file = (...rows: string[]) => `${[heading, ...rows].join("\n")}\n`;

async function makeTenant() {
	const acme = await createTenant({ point_price: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 1_000_000 });
	return { acme, owner, priya };
}

function put(member: TestMember, itemId: number, quantity: number) {
	return member.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity });
}

test("a variant at 0 is imported hidden, with a warning by line, and cannot be bought", async () => {
	const { acme, owner, priya } = await makeTenant();
	const upload = await importFile(
		acme,
		owner,
		"catalogue",
		file("yarn,Yarn,Length,10 m,0.00,", "yarn,,,20 m,18.00,", "loom,Loom,,,0,"),
	);
	expect(upload).toMatchObject({ success_count: 3, failed_count: 0, warning_count: 2 });
	expect(upload.refused.map(({ line, is_warning, reason }) => `${line} ${is_warning} ${reason}`)).toEqual([
		"2 1 The price is 0, so the variant is hidden from the store. Give it a price, or write yes in a column named Free.",
		"4 1 The price is 0, so the variant is hidden from the store. Give it a price, or write yes in a column named Free.",
	]);
	const yarn = (await findItem(acme, "yarn"))!;
	expect(yarn).toMatchObject({ points: 1_800, variant_count: 1, variants: [{ is_active: 0 }, { is_active: 1 }] });
	const loom = (await findItem(acme, "loom"))!;
	expect(loom).toMatchObject({ is_listed: 0, status: "active" });
	const { table_rows } = await priya.client.call("catalog/get-items", {});
	expect(table_rows.map(({ name, points }) => [name, points])).toEqual([["Yarn", 1_800]]);
	for (const hidden of [yarn.variants[0]!.id, loom.variants[0]!.id])
		expect((await put(priya, hidden, 1)).status).not.toBe(200);
	expect((await put(priya, yarn.variants[1]!.id, 1)).status).toBe(200);
});

test("a later file gives it a price, or takes the price away again", async () => {
	const { acme, owner } = await makeTenant();
	await importFile(acme, owner, "catalogue", file("loom,Loom,,,0,"));
	await importFile(acme, owner, "catalogue", file("loom,Loom,,,25.00,"));
	expect(await findItem(acme, "loom")).toMatchObject({ is_listed: 1, points: 2_500, variants: [{ is_active: 1 }] });
	const upload = await importFile(acme, owner, "catalogue", file("loom,Loom,,,0.00,"));
	expect(upload).toMatchObject({ success_count: 1, warning_count: 1 });
	expect(await findItem(acme, "loom")).toMatchObject({ is_listed: 0, variants: [{ is_active: 0 }] });
	const again = await importFile(acme, owner, "catalogue", file("loom,Loom,,,0.00,"));
	expect(again).toMatchObject({ success_count: 0, unchanged_count: 1, warning_count: 1 });
});

test.each(["yes", "TRUE", "Ja", "sí", "oui", "x", "1"])(
	"Free = %s gives it away, five at most in a line",
	async (word) => {
		const { acme, owner, priya } = await makeTenant();
		const upload = await importFile(acme, owner, "catalogue", file(`pin,Pin,,,0.00,${word}`, `card,Card,,,,${word}`));
		expect(upload).toMatchObject({ success_count: 2, warning_count: 0, refused: [] });
		const pin = (await findItem(acme, "pin"))!;
		expect(pin).toMatchObject({ is_listed: 1, points: 0, variants: [{ is_active: 1, points: 0 }] });
		expect((await put(priya, pin.variants[0]!.id, 5)).status).toBe(200);
		const tooMany = await put(priya, pin.variants[0]!.id, 6);
		expect(tooMany.status).toBe(400);
		expect(JSON.stringify(tooMany.body)).toContain("1, 2, 3, 4, 5");
	},
);

test("Free says nothing of a variant that has a price", async () => {
	const { acme, owner } = await makeTenant();
	await importFile(acme, owner, "catalogue", file("pin,Pin,,,3.00,yes"));
	expect(await findItem(acme, "pin")).toMatchObject({ points: 300, is_listed: 1 });
});

test("the checkout takes no more free units than the cart does, and none that became hidden", async () => {
	const { acme, owner, priya } = await makeTenant();
	const pin = await addItem(acme, { name: "Pin", variants: [{ points: 0, is_free: 1, stock: null }] });
	await put(priya, pin.variant_id, 5);
	await acme.database.write([
		sql`update variants set is_active = 0 where account_id = ${acme.id} and id = ${pin.variant_id}`,
	]);
	const { items } = await priya.client.call("cart/get-shopping-cart", {});
	expect(items[0]?.notices).not.toEqual([]);
	expect(owner.id).not.toBe(priya.id);
});

test("the database itself sells nothing for 0 that is not said to be free", async () => {
	const { acme } = await makeTenant();
	const cap = await addItem(acme, { name: "Cap", variants: [{ points: 500 }] });
	const change = acme.database.write([
		sql`update variants set points = 0 where account_id = ${acme.id} and id = ${cap.variant_id}`,
	]);
	await expect(change).rejects.toThrow("price_of_zero");
	await expect(addItem(acme, { name: "Gift", variants: [{ points: 0 }] })).rejects.toThrow("price_of_zero");
});

test("a price that looks like a placeholder is told, and one beyond all bounds is refused", async () => {
	const { acme, owner } = await makeTenant();
	const upload = await importFile(
		acme,
		owner,
		"catalogue",
		file("a,A,,,999999.00,", 'b,B,,,"999,999,999.00",', "c,C,,,12.00,"),
	);
	expect(upload).toMatchObject({ success_count: 2, failed_count: 1, warning_count: 1 });
	expect(upload.refused.map(({ line, is_warning }) => [line, is_warning])).toEqual([
		[3, 0],
		[2, 1],
	]);
	expect(upload.refused[0]?.reason).toBe(
		"Variant Price: '999,999,999.00' is more than a variant may cost here (100000000 USD). It looks like a placeholder.",
	);
});
