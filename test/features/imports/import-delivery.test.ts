/** How a catalogue file says that something needs no courier, in its own column and in words. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { importFile } from "./upload";

const columns = [
	"Handle",
	"Title",
	"Variant Price",
	"Status",
	"Variant Requires Shipping",
	"Gift Card",
	"Type",
	"Product Category",
	"Tags",
];
type Row = Record<string, string>;

const write = (rows: readonly Row[]) =>
	[columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))]
		.map((cells) => cells.map((cell) => `"${cell}"`).join(","))
		.join("\n");

test("what needs no shipping goes by e-mail or is a donation, and a file that says nothing means a courier", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const cases: [Row, string][] = [
		[{}, "courier"],
		[{ "Variant Requires Shipping": "true" }, "courier"],
		[{ "Variant Requires Shipping": "FALSE" }, "email"],
		[{ "Gift Card": "TRUE" }, "email"],
		[{ "Gift Card": "TRUE", "Variant Requires Shipping": "TRUE" }, "courier"],
		[{ "Variant Requires Shipping": "FALSE", Type: "Donation" }, "donation"],
		[{ "Variant Requires Shipping": "FALSE", "Product Category": "Gifts > Donations" }, "donation"],
		[{ "Variant Requires Shipping": "FALSE", Tags: "verde, Donativo" }, "donation"],
		[{ "Variant Requires Shipping": "FALSE", Tags: "donated goods" }, "email"],
		[{ "Variant Requires Shipping": "maybe" }, "courier"],
	];
	const item = (at: number, more: Row): Row => ({
		Handle: `thing-${at}`,
		Title: `Thing ${at}`,
		"Variant Price": "10.00",
		Status: "active",
		...more,
	});
	const found = () =>
		acme.database.read(
			sql<{
				delivery: string;
			}>`select v.delivery from variants v join items i on i.account_id = v.account_id and i.id = v.item_id
				where v.account_id = ${acme.id} order by cast(substr(i.handle, 7) as integer)`,
		);
	await importFile(acme, owner, "catalogue", write(cases.map(([row], at) => item(at, row))));
	expect((await found()).map(({ delivery }) => delivery)).toEqual(cases.map(([, delivery]) => delivery));
	await importFile(acme, owner, "catalogue", write([item(0, { "Variant Requires Shipping": "FALSE" })]));
	expect((await found())[0]!.delivery).toBe("email");
});
