/** The file of wrong rows comes back mended: its protection is taken off, right rows stay, nothing is withdrawn. */
import Papa from "papaparse";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { findItem, findPerson, importFile, type SeenUpload } from "./upload";

/** Downloads the wrong rows, lets a person mend the cells, and writes them as Excel would: all in quotes, by semicolons. */
async function mend(
	owner: TestMember,
	upload: SeenUpload,
	change: (cell: string) => string,
	delimiter = ",",
): Promise<string> {
	const text = await (await owner.client.fetch(upload.download_link!)).text();
	const rows = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data;
	return Papa.unparse(
		rows.map((cells) => cells.map(change)),
		{ delimiter, quotes: true },
	);
}

test.each([",", ";"])(
	"texts that begin formulas come back as they were, by %j, also from a Spanish file",
	async (delimiter) => {
		const acme = await createTenant();
		const owner = await acme.addMember({ role: "account_owner", language_code: "es" });
		const people = 'first_name,last_name,email,title\n=Ada,Byron,nowhere,"a;=1+1"\n+Bob,-Li,nowhere,"\'=x"\n';
		const upload = await importFile(acme, owner, "members", people);
		expect(upload.failed_count).toBe(2);
		const addresses = ["p1@acme.example", "p2@acme.example"];
		const mended = await mend(owner, upload, (cell) => (cell === "nowhere" ? addresses.shift()! : cell), delimiter);
		expect(mended).toContain("'=Ada");
		const again = await importFile(acme, owner, "members", mended);
		expect(again).toMatchObject({ success_count: 2, failed_count: 0 });
		expect(again.filters).toMatchObject({ ignored_columns: [] });
		expect(await findPerson(acme, "p1@acme.example")).toMatchObject({ first_name: "=Ada", title: "a;=1+1" });
		expect(await findPerson(acme, "p2@acme.example")).toMatchObject({
			first_name: "+Bob",
			last_name: "-Li",
			title: "'=x",
		});
	},
);

test("rows that are wrong again come back with one line and one reason, not with two of each", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(acme, owner, "members", "first_name,last_name,email\n=Ada,Byron,nowhere\n");
	const again = await importFile(acme, owner, "members", await mend(owner, upload, (cell) => cell));
	const text = await (await owner.client.fetch(again.download_link!)).text();
	expect(text).toBe(
		"first_name,last_name,email,line,reason\r\n'=Ada,Byron,nowhere,2,'nowhere' is not an email address.\r\n",
	);
	expect(again.refused[0]?.cells).toEqual(["=Ada", "Byron", "nowhere"]);
});

test("mended variants join their item: its other variants, its name and its description stay", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const heading = "Handle,Title,Body (HTML),Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status";
	const file = [
		heading,
		'cap,Cap,<p>Warm</p>,"wool;=tag",Size,S,-1,dear,active',
		"cap,,,,,M,M-2,12.00,",
		"cap,,,,,L,=3,cheap,",
		"hat,Hat,,,Size,S,,dear,active",
	].join("\n");
	const upload = await importFile(acme, owner, "catalogue", `${file}\n`);
	expect(upload).toMatchObject({ success_count: 1, failed_count: 3 });
	const before = (await findItem(acme, "cap"))!;
	const mended = await mend(owner, upload, (cell) => (["dear", "cheap"].includes(cell) ? "20.00" : cell));
	const again = await importFile(acme, owner, "catalogue", mended);
	expect(again).toMatchObject({ success_count: 3, failed_count: 0 });
	const after = (await findItem(acme, "cap"))!;
	expect(after).toMatchObject({
		id: before.id,
		name: "Cap",
		description: before.description,
		variant_count: 3,
		points: 1_200,
	});
	expect(after.variants.map(({ options_key, sku, is_active }) => [options_key, sku, is_active]).sort()).toEqual([
		["L", "=3", 1],
		["M", "M-2", 1],
		["S", "-1", 1],
	]);
	expect(await findItem(acme, "hat")).toMatchObject({ name: "Hat", is_listed: 1, variants: [{ points: 2_000 }] });
	const whole = file.replace("dear", "20.00").replace("cheap", "20.00").replace("dear", "20.00");
	expect(await importFile(acme, owner, "catalogue", `${whole}\n`)).toMatchObject({ failed_count: 0 });
	expect((await findItem(acme, "cap"))?.variant_count).toBe(3);
});

test("a file of wrong rows alone makes no item that nobody named", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(
		acme,
		owner,
		"catalogue",
		"Handle,Title,Variant Price,line,reason\nghost,,1.00,7,x\n",
	);
	expect(upload).toMatchObject({ success_count: 0, failed_count: 1 });
	expect(upload.refused[0]?.reason).toBe("Title is empty.");
});
