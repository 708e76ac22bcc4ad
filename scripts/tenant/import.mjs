/** Imports an exported client under a new name: rows, files and search, compared with the export before its host opens. */
import { readFile } from "node:fs/promises";
import { pagesOf } from "./export.mjs";
import { cartsOf, placeIn, readManifest, rowsOf, storedAt } from "./export-folder.mjs";

const rowsAtOnce = 1_000;
const bytesAtOnce = 1_200_000;
const pieceBytes = 1_400_000;
const filesAtOnce = 8;
const cartsAtOnce = 10;
const kinds = ["user", "group", "item", "recognition", "idea"];

/** Imports the folder. The same again goes on where one broke off; `is_new` is 0 for one that was done before. */
export async function importTenant(call, folder, { subdomain, name, shard }) {
	const manifest = await readManifest(folder);
	const { sha256, migrations, tables } = manifest;
	const account = await call("import_tenant", { subdomain, sha256, migrations, shard });
	if (account.is_open) return { ...account, is_new: 0, manifest };
	const work = { call, folder, manifest, account, name };
	const isImported = (table) => !manifest.written_by_triggers.includes(table.name);
	const imported = tables.filter(isImported);
	// What triggers write follows from the other rows, once these are settled.
	const derived = tables.filter((table) => !isImported(table));
	for (const table of imported) await sendRows(work, table, "add", rowsOf(folder, table));
	await sendFiles(work);
	for (const table of [...imported, ...derived]) await settle(work, table);
	for (const kind of kinds) {
		for (let after = 0; after !== null; ) after = (await call("import_documents", { subdomain, kind, after })).next;
	}
	for (const carts of cartsOf(manifest)) await sendCarts(work, rowsOf(folder, carts));
	const rows = tables.map((table) => ({ table: table.name, count: table.rows }));
	const { site_url, entries } = await call("import_account", { subdomain, rows });
	return { ...account, site_url, entries, is_new: 1, manifest };
}

async function sendRows(work, table, act, rows) {
	const { call, account } = work;
	let few = [];
	let bytes = 0;
	let offset = 0;
	const send = async () => {
		await call("import_rows", { subdomain: account.subdomain, table: table.name, act, rows: few, offset });
		offset += few.length;
		[few, bytes] = [[], 0];
	};
	for await (const row of rows) {
		const sent = asImported(work, table, row);
		const size = Buffer.byteLength(JSON.stringify(sent));
		if (few.length > 0 && (few.length >= rowsAtOnce || bytes + size > bytesAtOnce)) await send();
		few.push(sent);
		bytes += size;
	}
	if (few.length > 0) await send();
}

/** A row as it is to stand in the new account: without the account, with files at their new places. */
function asImported({ manifest, account, name }, table, { account_id, ...row }) {
	for (const [column, value] of Object.entries(row)) {
		if (typeof value === "string" && /(^|_)key$/.test(column)) row[column] = moved(value, manifest, account);
	}
	if (table.name === "audit_lines" && row.subject_kind === "account" && row.subject_id === account_id)
		row.subject_id = account.account_id;
	if (table.name === "accounts")
		Object.assign(row, { subdomain: account.subdomain, status: "suspended", company_name: name ?? row.company_name });
	return row;
}

/** A file's place, where the text is one: `reports/<account>/…`. */
function moved(text, { account_id }, account) {
	const [family, old, ...rest] = text.split("/");
	const isPlace = old === String(account_id) && /^[a-z_]+$/.test(family) && rest.length > 0;
	return isPlace ? [family, account.account_id, ...rest].join("/") : text;
}

/** Settles what triggers counted meanwhile, and compares every row with the export. Throws where they differ for good. */
async function settle(work, table) {
	const differing = await differences(work, table);
	if (differing.length === 0) return;
	await sendRows(work, table, "settle", differing);
	const [first] = await differences(work, table);
	if (first) throw new Error(`${table.name} is not as it was exported: ${JSON.stringify(keyOf(table, first))}`);
}

const keyOf = ({ key }, row) => key.map((column) => row[column]);

/** Rows of the export that stand differently in the new account. Throws for one that is missing or too many. */
async function differences(work, table) {
	const { call, folder, manifest, account } = work;
	const anew = ["account_id", ...(manifest.numbered_anew[table.name] ?? [])];
	const columns = table.columns.filter((column) => !anew.includes(column));
	const keys = table.key.filter((column) => !anew.includes(column));
	const expected = rowsOf(folder, table);
	const differing = [];
	for await (const page of pagesOf(call, account.subdomain, table.name)) {
		for (const found of page) {
			const { value: row, done } = await expected.next();
			if (done) throw new Error(`${table.name} has a row too many: ${JSON.stringify(keyOf(table, found))}`);
			const wanted = asImported(work, table, { ...row });
			const differs = (column) => wanted[column] !== found[column];
			if (keys.some(differs))
				throw new Error(`${table.name}: ${JSON.stringify(keyOf(table, row))} is missing, or another one too many`);
			if (columns.some(differs)) differing.push(row);
		}
	}
	const { value: missing, done } = await expected.next();
	if (!done) throw new Error(`${table.name} lacks ${JSON.stringify(keyOf(table, missing))}`);
	return differing;
}

async function sendCarts({ call, account }, carts) {
	let few = [];
	const send = async () => {
		if (few.length > 0) await call("import_carts", { subdomain: account.subdomain, carts: few });
		few = [];
	};
	for await (const cart of carts) {
		few.push(cart);
		if (few.length === cartsAtOnce) await send();
	}
	await send();
}

async function sendFiles({ call, folder, manifest, account }) {
	const { subdomain } = account;
	for (let at = 0; at < manifest.files.length; at += filesAtOnce) {
		const few = manifest.files.slice(at, at + filesAtOnce);
		await Promise.all(few.map((file) => sendFile(call, subdomain, folder, file)));
	}
}

async function sendFile(call, subdomain, folder, { path, content_type, sha256 }) {
	const bytes = await readFile(placeIn(folder, storedAt(path)));
	const count = Math.max(1, Math.ceil(bytes.byteLength / pieceBytes));
	for (let number = 0; number < count; number += 1) {
		const piece = bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes).toString("base64");
		await call("import_file", { subdomain, path, content_type, piece, number, count, sha256 });
	}
}
