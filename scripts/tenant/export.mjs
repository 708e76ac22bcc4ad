/** Exports a client whole into a folder, while it is suspended, so that everything in it is of one moment. */
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder, storedAt, writeInto, writeManifest } from "./export-folder.mjs";

const patienceMs = 150_000;
const pauseMs = 1_000;
const filesAtOnce = 8;

/** Writes the export; gives its manifest. The client is resumed afterwards, whatever happens, unless it was suspended before; where this process is killed, the schedule resumes it. */
export async function exportTenant(call, subdomain, folder) {
	makeFolder(folder);
	const begun = await beginExport(call, subdomain);
	const resume = async () => {
		if (!begun.was_suspended) await call("resume_tenant", { subdomain });
	};
	const stopped = async () => {
		await resume();
		process.exit(130);
	};
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stopped);
	try {
		const tables = [];
		for (const table of begun.tables) tables.push(await writeTable(call, subdomain, folder, table));
		const files = [];
		for (const family of begun.families) files.push(...(await writeFamily(call, subdomain, folder, family)));
		const carts = await writeCarts(call, subdomain, folder);
		const { was_suspended: _state, resultStatus: _status, resultMsg: _words, ...facts } = begun;
		const manifest = { ...facts, tables, files, carts };
		return { ...manifest, sha256: writeManifest(folder, manifest) };
	} finally {
		for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stopped);
		await resume();
	}
}

/** Suspends the client at a moment at which nothing is being done for it. */
async function beginExport(call, subdomain) {
	for (const until = Date.now() + patienceMs; ; ) {
		try {
			return await call("export_tenant", { subdomain });
		} catch (error) {
			if (error.code !== "work_is_under_way" || Date.now() > until) throw error;
			await sleep(pauseMs);
		}
	}
}

/** The rows of a table of a client, page by page. */
export async function* pagesOf(call, subdomain, table) {
	for (let after = []; after !== null; ) {
		const { rows, next } = await call("export_rows", { subdomain, table, after });
		yield rows;
		after = next;
	}
}

async function writeTable(call, subdomain, folder, table) {
	const path = `tables/${table.name}.jsonl`;
	const file = await writeInto(folder, path);
	let rows = 0;
	for await (const page of pagesOf(call, subdomain, table.name)) {
		rows += page.length;
		await file.write(page.map((row) => `${JSON.stringify(row)}\n`).join(""));
	}
	return { ...table, path, rows, ...(await file.end()) };
}

/** The carts, which are objects and no rows: one a line. */
async function writeCarts(call, subdomain, folder) {
	const path = "carts.jsonl";
	const file = await writeInto(folder, path);
	let rows = 0;
	for (let after = 0; after !== null; ) {
		const page = await call("export_carts", { subdomain, after });
		rows += page.carts.length;
		await file.write(page.carts.map((cart) => `${JSON.stringify(cart)}\n`).join(""));
		after = page.next;
	}
	return { path, rows, ...(await file.end()) };
}

async function writeFamily(call, subdomain, folder, family) {
	const written = [];
	for (let cursor; cursor !== null; ) {
		const page = await call("export_files", { subdomain, family, ...(cursor ? { cursor } : {}) });
		for (let at = 0; at < page.files.length; at += filesAtOnce) {
			const few = page.files.slice(at, at + filesAtOnce);
			written.push(...(await Promise.all(few.map((file) => writeFile(call, subdomain, folder, file)))));
		}
		cursor = page.cursor;
	}
	return written;
}

async function writeFile(call, subdomain, folder, { path, bytes, content_type }) {
	const file = await writeInto(folder, storedAt(path));
	for (let offset = 0; offset < bytes; ) {
		const { piece } = await call("export_file", { subdomain, path, offset });
		const part = Buffer.from(piece, "base64");
		if (part.byteLength === 0) throw new Error(`${path} became shorter while it was exported.`);
		await file.write(part);
		offset += part.byteLength;
	}
	return { path, content_type, ...(await file.end()) };
}
