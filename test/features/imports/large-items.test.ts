/** However long an item or a text is, a chunk stays within what the database takes, and its owner is told what was too much. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { runOutbox } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";
import * as catalogue from "#workers/features/catalog/store/write-items";
import { inPieces } from "#workers/kernel/sql";
import { findItem, importFile, seeUpload, sendFile } from "./upload";

const heading = "Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src";

test("an item of thousands of rows gets as many variants as an item may have, the rest is refused by line", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const size = "a size that has a very long name, as sizes sometimes do, ".repeat(4);
	const rows = Array.from({ length: 6_000 }, (_, at) => `huge,${at === 0 ? "Huge,Size" : ","},"${size}${at}",1.00,`);
	const file = `${[heading, ...rows, "after,After,,,2.00,"].join("\n")}\n`;
	const upload = await importFile(acme, owner, "catalogue", file);
	expect(upload).toMatchObject({
		status: "processed",
		total_count: 6_001,
		done_count: 6_001,
		success_count: 2_049,
		failed_count: 3_952,
	});
	expect(upload.refused[0]).toMatchObject({
		line: 2_050,
		reason: "'huge' has too many rows. An item has at most 2048 variants and 250 pictures.",
	});
	expect(await findItem(acme, "huge")).toMatchObject({ is_listed: 1, variant_count: 2_048 });
	expect(await findItem(acme, "after")).toMatchObject({ is_listed: 1, points: 200 });
});

test("pictures beyond the bound are left out with a warning, the item stands", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const web = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));
	const rows = Array.from(
		{ length: 260 },
		(_, at) => `album,${at === 0 ? "Album,,,1.00" : ",,,"},https://cdn.shopify.com/${at}.png`,
	);
	const upload = await importFile(acme, owner, "catalogue", `${[heading, ...rows].join("\n")}\n`);
	expect(upload).toMatchObject({ success_count: 260, failed_count: 0 });
	expect(upload.refused.find(({ line }) => line === 252)).toMatchObject({
		is_warning: 1,
		reason: "The picture was left out: an item has at most 250 pictures.",
	});
	expect((await findItem(acme, "album"))?.pictures).toHaveLength(250);
	await runOutbox(acme, "catalog/fetch-pictures");
	web.mockRestore();
});

test("hundreds of long descriptions are applied, in chunks by their bytes", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const body = `<p>${"Long and true. ".repeat(5_000)}</p>`;
	const rows = Array.from({ length: 60 }, (_, at) => `b${at},Book ${at},"${body}",3.00`);
	const upload = await importFile(
		acme,
		owner,
		"catalogue",
		`Handle,Title,Body (HTML),Variant Price\n${rows.join("\n")}\n`,
	);
	expect(upload).toMatchObject({ status: "processed", success_count: 60, failed_count: 0 });
	expect((await findItem(acme, "b59"))?.description.length).toBeGreaterThan(70_000);
});

test("a description that is longer than is read is refused by line, one of countless elements is kept small", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const plain = `a,A,"${"x".repeat(200_001)}",1.00`;
	const tree = `b,B,"${"<p>a</p>".repeat(25_000)}",1.00`;
	const upload = await importFile(
		acme,
		owner,
		"catalogue",
		`Handle,Title,Body (HTML),Variant Price\n${plain}\n${tree}\nc,C,,1.00\n`,
	);
	expect(upload).toMatchObject({ success_count: 2, failed_count: 1 });
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[2, "Body (HTML) is longer than 200,000 characters."],
	]);
	const wrong = await owner.client.fetch(upload.download_link!);
	expect((await wrong.text()).length).toBeGreaterThan(200_000);
	expect(JSON.stringify((await findItem(acme, "b"))?.description).length).toBeLessThan(400_000);
});

test("what the database refuses for good ends the import at once, and the owner reads from which line on", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await sendFile(owner, "catalogue", `${heading}\nmug,Mug,,,1.00,\n`);
	const request_id = Number((reply.body as { request_id?: number }).request_id);
	const tooBig = vi
		.spyOn(catalogue, "withdrawVariants")
		.mockImplementation(() => [sql`select zeroblob(${3_000_000_000})`]);
	await runOutbox(acme, "imports/run-import");
	tooBig.mockRestore();
	expect(takeCrashes()).toHaveLength(1);
	expect(await seeUpload(owner, request_id)).toMatchObject({
		status: "errored",
		error_msg:
			"An error occurred while processing your upload: the rows from line 2 on could not be stored. The rows before them were applied.",
	});
});

test("lists are cut into pieces by their size, none is lost, and their order stays", () => {
	const rows = Array.from({ length: 1_000 }, (_, at) => ({ at, text: "x".repeat(at * 3) }));
	const pieces = inPieces(rows);
	expect(pieces.flat()).toEqual(rows);
	expect(pieces.length).toBeGreaterThan(2);
	for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(460_000);
	expect(inPieces([])).toEqual([]);
	expect(inPieces(["y".repeat(1_000_000)])).toHaveLength(1);
});
