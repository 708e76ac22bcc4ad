/** What tests of exports and imports send through the operators' calls: a client at rest, its rows, and an import of them. */
import { createClient, type NewClient } from "#test/kit/new-client";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";

const setup = new OperatorClient();

/** The digest of an export without files. */
export const noHash = "0".repeat(64);

/** A client with something in it, whose work is done. */
export async function settledClient(): Promise<NewClient> {
	const client = await createClient();
	await runOutboxWhole(client);
	return client;
}

/** All rows of a table, page by page. */
export async function rowsOf(subdomain: string, table: string) {
	const rows: Record<string, string | number | null>[] = [];
	for (let after: (string | number)[] | null = []; after !== null; ) {
		const page: { rows: typeof rows; next: (string | number)[] | null } = await setup.call("operations/export-rows", {
			subdomain,
			table,
			after,
		});
		rows.push(...page.rows);
		after = page.next;
	}
	return rows;
}

/** What an import of a client's rows sends, without the files of the commands (test/load/export-import.test.ts). */
export async function importRows(from: string, subdomain: string, only?: (table: string) => boolean) {
	const { tables, migrations, written_by_triggers } = await setup.call("operations/export-tenant", { subdomain: from });
	const begun = await setup.call("operations/import-tenant", { subdomain, sha256: noHash, migrations });
	const counts: { table: string; count: number }[] = [];
	const sent = new Map<string, Record<string, unknown>[]>();
	for (const { name } of tables) {
		const rows = (await rowsOf(from, name)).map(({ account_id: _account, ...row }) => row);
		counts.push({ table: name, count: rows.length });
		sent.set(name, rows);
		if (written_by_triggers.includes(name) || only?.(name) === false) continue;
		for (const _again of [1, 2])
			await setup.call("operations/import-rows", { subdomain, table: name, act: "add", rows, offset: 0 });
	}
	for (const [table, rows] of sent)
		if (!written_by_triggers.includes(table) && only?.(table) !== false)
			if (!["accounts", "ledger_accounts", "ledger_entries"].includes(table))
				await setup.call("operations/import-rows", { subdomain, table, act: "settle", rows });
	return { begun, counts };
}

/** Carries the files of an export into an import; gives their number. */
export async function carryFiles(from: string, subdomain: string): Promise<number> {
	const { files } = await setup.call("operations/export-files", { subdomain: from, family: "files" });
	for (const { path, content_type } of files) {
		const { piece } = await setup.call("operations/export-file", { subdomain: from, path, offset: 0 });
		const digest = await crypto.subtle.digest("SHA-256", Buffer.from(piece, "base64"));
		const file = { subdomain, path, content_type, sha256: Buffer.from(digest).toString("hex") };
		const { is_there } = await setup.call("operations/import-file", { ...file, piece, number: 0, count: 1 });
		if (is_there !== 1) throw new Error(`${path} did not arrive`);
	}
	return files.length;
}
