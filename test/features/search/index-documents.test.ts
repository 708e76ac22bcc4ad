/** Documents enter the full-text index, replace themselves, and are found by the tenant that owns them alone. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { type DocumentKind, indexDocuments, matchExpression, type SearchColumn } from "#workers/features/search";

async function find(
	tenant: TestTenant,
	text: string,
	kind?: DocumentKind,
	columns?: SearchColumn[],
): Promise<number[]> {
	const match = matchExpression(tenant.id, text, columns, kind);
	if (match === null) return [];
	const rows = await tenant.database.read(sql<{ id: number }>`select d.id from search_index s
		join search_documents d on d.key = s.rowid and d.account_id = ${tenant.id}
		where s.search_index match ${match} order by d.id`);
	return rows.map(({ id }) => id);
}

test("a document is found by the beginnings of its words, without accents and case", async () => {
	const acme = await createTenant();
	await acme.database.write(
		indexDocuments(acme.id, "user", [{ id: 1, title: "Zoë Martínez", body: "zoe@acme.example P-1" }]),
	);
	expect(await find(acme, "mart")).toEqual([1]);
	expect(await find(acme, "ZOE marti")).toEqual([1]);
	expect(await find(acme, "artinez")).toEqual([]);
	expect(await find(acme, "acme", "user", ["title"])).toEqual([]);
});

test("a document written again replaces the former one", async () => {
	const acme = await createTenant();
	await acme.database.write(indexDocuments(acme.id, "group", [{ id: 7, title: "Warehouse", body: "" }]));
	await acme.database.write(indexDocuments(acme.id, "group", [{ id: 7, title: "Logistics", body: "" }]));
	expect(await find(acme, "warehouse")).toEqual([]);
	expect(await find(acme, "logistics")).toEqual([7]);
});

test("a search stays within its kind and its tenant, whatever is typed", async () => {
	const acme = await createTenant({ shard: 0 });
	const globex = await createTenant({ shard: 0 });
	await acme.database.write(indexDocuments(acme.id, "user", [{ id: 1, title: "Mara", body: "" }]));
	await acme.database.write(indexDocuments(acme.id, "item", [{ id: 1, title: "Mara lamp", body: "" }]));
	await globex.database.write(indexDocuments(globex.id, "user", [{ id: 2, title: "Mara", body: "" }]));
	expect(await find(acme, "mara", "user")).toEqual([1]);
	expect(await find(globex, "mara")).toEqual([2]);
	expect(await find(globex, `mara" OR tenant:t${acme.id} OR "mara`)).toEqual([]);
	expect(await find(globex, "-*()\"':^")).toEqual([]);
});

test("a removed document leaves the index", async () => {
	const acme = await createTenant();
	await acme.database.write(indexDocuments(acme.id, "user", [{ id: 1, title: "Mara", body: "" }]));
	await acme.database.write([
		sql`delete from search_documents where account_id = ${acme.id} and kind = ${"user"} and id = ${1}`,
	]);
	expect(await find(acme, "mara")).toEqual([]);
});
