/** A Shopify product export becomes items with variants, categories, stock and pictures; a repeat changes nothing. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { findItem, importFile } from "./upload";

const columns = [
	"Handle",
	"Title",
	"Body (HTML)",
	"Vendor",
	"Product Category",
	"Type",
	"Tags",
	"Published",
	"Option1 Name",
	"Option1 Value",
	"Variant SKU",
	"Variant Inventory Tracker",
	"Variant Inventory Qty",
	"Variant Inventory Policy",
	"Variant Price",
	"Variant Compare At Price",
	"Image Src",
	"Image Alt Text",
	"Gift Card",
	"Variant Image",
	"Status",
	"Variant Barcode",
	"Option1 Linked To",
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

function write(rows: readonly Row[], left: readonly string[] = columns): string {
	const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
	const lines = rows.map((row) => left.map((name) => quote((row as Record<string, string>)[name] ?? "")).join(","));
	return `${[left.join(","), ...lines].join("\n")}\n`;
}

const mug: Row[] = [
	{
		Handle: "mug",
		Title: "Stoneware mug",
		"Body (HTML)":
			'<p>Warm &amp; <b>heavy</b></p><script>alert(1)</script><p onclick="x()"><a href="javascript:alert(1)">See</a></p>',
		Vendor: "Atelier Brum",
		"Product Category": "Home > Kitchen > Mugs",
		Tags: "tea, coffee",
		Published: "TRUE",
		"Option1 Name": "Colour",
		"Option1 Value": "Sand",
		"Variant SKU": "M-1",
		"Variant Inventory Tracker": "shopify",
		"Variant Inventory Qty": "5",
		"Variant Inventory Policy": "deny",
		"Variant Price": "12.01",
		"Variant Compare At Price": "20.00",
		Status: "active",
	},
	{
		Handle: "mug",
		"Option1 Value": "Sea",
		"Variant SKU": "M-1",
		"Variant Inventory Tracker": "shopify",
		"Variant Inventory Qty": "2",
		"Variant Inventory Policy": "deny",
		"Variant Price": "15",
	},
];
const plain = (changes: Row): Row => ({
	Handle: "cap",
	Title: "Cap",
	"Variant Price": "10.00",
	Status: "active",
	...changes,
});

test("rows of one Handle are one item with variants, its category tree, and points rounded up", async () => {
	const acme = await createTenant({ point_price: 10_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(acme, owner, "catalogue", write([...mug, plain({})]));
	expect(upload).toMatchObject({
		status: "processed",
		total_count: 3,
		success_count: 3,
		failed_count: 0,
		warning_count: 0,
	});
	expect(upload.filters).toMatchObject({ ignored_columns: ["Variant Barcode", "Option1 Linked To"] });
	expect(await findItem(acme, "mug")).toMatchObject({
		name: "Stoneware mug",
		is_listed: 1,
		points: 1_201,
		points_was: 2_000,
		quantity_left: 7,
		variant_count: 2,
		category: "Home > Kitchen > Mugs",
		variants: [
			{ options_key: "Sand", sku: "M-1", points: 1_201, points_was: 2_000, stock: 5 },
			{ options_key: "Sea", sku: "M-1", points: 1_500, points_was: 0, stock: 2 },
		],
	});
	expect(await findItem(acme, "cap")).toMatchObject({
		variants: [{ options_key: "", sku: "", stock: null }],
		quantity_left: null,
		category: null,
	});
	const categories = await acme.database.read(
		sql<{
			path: string;
			item_count: number;
		}>`select path, item_count from categories where account_id = ${acme.id} order by depth`,
	);
	expect(categories).toEqual([
		{ path: "Home", item_count: 1 },
		{ path: "Home > Kitchen", item_count: 1 },
		{ path: "Home > Kitchen > Mugs", item_count: 1 },
	]);
});

test("a price that no whole number of points covers costs the next point", async () => {
	const acme = await createTenant({ point_price: 7_000 });
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(
		acme,
		owner,
		"catalogue",
		write([plain({ "Variant Price": "0.07" }), plain({ Handle: "b", "Variant Price": "0.08" })]),
	);
	expect([(await findItem(acme, "cap"))?.points, (await findItem(acme, "b"))?.points]).toEqual([10, 12]);
});

test("scripts, event handlers and javascript: links never survive in a description", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "catalogue", write(mug));
	const item = await findItem(acme, "mug");
	expect(JSON.parse(item!.description)).toEqual([
		{ tag: "p", children: ["Warm & ", { tag: "strong", children: ["heavy"] }] },
		{ tag: "p", children: ["See"] },
	]);
	expect(item?.description).not.toMatch(/script|alert|onclick/);
});

test.each<[string, Row, object]>([
	["a draft is hidden", { Status: "draft" }, { status: "draft", is_listed: 0 }],
	["an archived item is hidden", { Status: "Archived" }, { status: "archived", is_listed: 0 }],
	["an unpublished item is hidden", { Published: "false" }, { status: "draft", is_listed: 0 }],
	["Type makes the category where Product Category is empty", { Type: "Hats" }, { category: "Hats" }],
	["an empty tracker means that stock is not counted", { "Variant Inventory Qty": "3" }, { quantity_left: null }],
	[
		"the policy `continue` means that stock is not counted",
		{ "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "3", "Variant Inventory Policy": "continue" },
		{ quantity_left: null },
	],
	[
		"oversold counts as none left",
		{ "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "-2" },
		{ quantity_left: 0 },
	],
	[
		"Default Title is no option",
		{ "Option1 Name": "Title", "Option1 Value": "Default Title" },
		{ variants: [{ options_key: "" }] },
	],
])("%s", async (_rule, changes, expected) => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "catalogue", write([plain(changes)]));
	expect(await findItem(acme, "cap")).toMatchObject(expected);
});

test("a file without quantity columns leaves stock uncounted, one without a tracker column counts it", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const short = ["Handle", "Title", "Variant Price"];
	await importFile(acme, owner, "catalogue", write([plain({})], short));
	expect((await findItem(acme, "cap"))?.quantity_left).toBeNull();
	await importFile(
		acme,
		owner,
		"catalogue",
		write([plain({ "Variant Inventory Qty": "4" })], [...short, "Variant Inventory Qty"]),
	);
	expect((await findItem(acme, "cap"))?.quantity_left).toBe(4);
});

test("a repeated file changes nothing, and stock sold since stays sold until the file's own quantity changes", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "catalogue", write(mug));
	const before = await findItem(acme, "mug");
	await acme.database.write([
		sql`update variants set stock = 3 where account_id = ${acme.id} and id = ${before!.variants[0]!.id}`,
	]);
	expect(await importFile(acme, owner, "catalogue", write(mug))).toMatchObject({
		success_count: 0,
		unchanged_count: 2,
	});
	expect((await findItem(acme, "mug"))?.variants.map(({ stock }) => stock)).toEqual([3, 2]);
	const renamed = [{ ...mug[0]!, Title: "Mug" }, mug[1]!];
	expect(await importFile(acme, owner, "catalogue", write(renamed))).toMatchObject({
		success_count: 2,
		unchanged_count: 0,
	});
	expect(await findItem(acme, "mug")).toMatchObject({
		id: before!.id,
		name: "Mug",
		quantity_left: 5,
		variants: [{ id: before!.variants[0]!.id, stock: 3 }, { stock: 2 }],
	});
	await importFile(acme, owner, "catalogue", write([{ ...mug[0]!, "Variant Inventory Qty": "9" }, mug[1]!]));
	expect((await findItem(acme, "mug"))?.variants.map(({ stock }) => stock)).toEqual([9, 2]);
});

test("a variant that the file no longer has leaves the store; a wrong row leaves its variant as it is", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await importFile(acme, owner, "catalogue", write(mug));
	await importFile(acme, owner, "catalogue", write([mug[0]!, { ...mug[1]!, "Variant Price": "free" }]));
	expect((await findItem(acme, "mug"))?.variants.map(({ is_active }) => is_active)).toEqual([1, 1]);
	await importFile(acme, owner, "catalogue", write([mug[0]!]));
	expect(await findItem(acme, "mug")).toMatchObject({
		variant_count: 1,
		variants: [{ is_active: 1 }, { is_active: 0 }],
	});
	await importFile(acme, owner, "catalogue", write(mug));
	expect((await findItem(acme, "mug"))?.variants.map(({ is_active }) => is_active)).toEqual([1, 1]);
});

test("wrong rows are refused by line with the reason, right items and variants are applied", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(
		acme,
		owner,
		"catalogue",
		write([
			plain({ "Option1 Name": "Size", "Option1 Value": "S" }),
			{ Handle: "cap", "Option1 Value": "M", "Variant Price": "on request" },
			{ Handle: "cap", "Option1 Value": "S", "Variant Price": "10" },
			{ Handle: "cap", Vendor: "nothing" },
			plain({ Handle: "", Title: "Nameless" }),
			plain({ Handle: "untitled", Title: "" }),
			{ Handle: "untitled", "Option1 Value": "L", "Variant Price": "1" },
			plain({ Handle: "dear", "Variant Price": "" }),
			plain({ Handle: "odd", Status: "sold" }),
			plain({ Handle: "many", "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "a few" }),
			plain({ Handle: "cap", Title: "Cap again" }),
		]),
	);
	expect(upload).toMatchObject({ total_count: 11, done_count: 11, success_count: 1, failed_count: 10 });
	expect(upload.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
		"3: Variant Price: 'on request' is not a price. Write it as 1299.00.",
		"4: The options 'S' already stand in line 2 of this item.",
		"5: The row has neither a variant nor a picture.",
		"6: Handle is empty.",
		"7: Title is empty.",
		"8: The item was not applied: see line 7.",
		"9: Variant Price is empty.",
		"10: 'sold' is not a status. Use active, draft or archived.",
		"11: 'a few' is not a quantity. Use a whole number.",
		"12: The handle 'cap' already stands in line 2. Rows of one item must follow each other.",
	]);
	expect(await findItem(acme, "cap")).toMatchObject({ name: "Cap", variant_count: 1 });
	expect(await findItem(acme, "dear")).toBeUndefined();
});

test("an account without a point price imports no catalogue", async () => {
	const acme = await createTenant({ point_price: 0 });
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await owner.client.upload(
		"/api/async_process/api_upload_file",
		{ kind: "catalogue" },
		new File([write(mug)], "a.csv"),
	);
	expect(reply.body.resultType).toBe("no_point_price");
});
