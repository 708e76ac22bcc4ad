/** The drill: what is backed up, destroyed and restored is the same to the last row, file and cart; what was changed is refused. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allKeysOf } from "#test/kit/files";
import {
	addItems,
	addMembers,
	addProgram,
	closeConnections,
	itemAt,
	type LoadedRuntime,
	type LoadPerson,
	openSessions,
	openTenant,
	personAt,
	startLoadedRuntime,
	tenantOf,
} from "../../scripts/load/kit.mjs";
import { markState } from "../../scripts/state-mark.mjs";
import { verifyLedgers } from "../../scripts/verify-ledger.mjs";
import { checkout, give, openCart, orderOf, putIntoCart } from "./actions";
import { runCommand } from "./commands";

const folder = mkdtempSync(join(tmpdir(), "laurel-backup-"));
const backup = join(folder, "backup");
const tenants = [
	{ id: 1, shard: 0, subdomain: "acme" },
	{ id: 2, shard: 1, subdomain: "globex" },
] as const;
let state: string;
let before: Awaited<ReturnType<typeof readState>>;

/** Every row of every table, every file, and what lies in a cart: of the first, hashes. */
async function contentsOf(runtime: LoadedRuntime) {
	const rows: Record<string, string> = {};
	for (const binding of ["DIRECTORY", "SHARD_0", "SHARD_1"] as const) {
		const database = await runtime.database(binding);
		const tables = await database
			.prepare(
				"select name from sqlite_master where type = 'table' and sql not like 'create virtual%' and name not like '\\_cf%' escape '\\' order by name",
			)
			.all<{ name: string }>();
		for (const { name } of tables.results) {
			const { results } = await database.prepare(`select * from "${name}"`).all();
			const lines = results.map((row) => JSON.stringify(row)).sort();
			rows[`${binding} ${name}`] = `${lines.length} ${createHash("sha256").update(lines.join("\n")).digest("hex")}`;
		}
	}
	const bucket = await runtime.bucket("FILES");
	const files: Record<string, string> = {};
	for (const key of await allKeysOf(bucket)) {
		const object = (await bucket.get(key))!;
		const bytes = Buffer.from(await object.arrayBuffer());
		files[key] = `${object.httpMetadata?.contentType} ${createHash("sha256").update(bytes).digest("hex")}`;
	}
	return { rows, files };
}

/** What a state holds that rests, with the carts of two people. */
async function readState() {
	const runtime = await startLoadedRuntime({ state, vars: { METRICS_EVERY_MS: "Infinity" } });
	const contents = await contentsOf(runtime);
	const carts: unknown[] = [];
	for (const chosen of tenants) {
		const { cart_version, items } = await openCart(personAt(await tenantOf(runtime, chosen), 2));
		carts.push({ cart_version, items: items.map(({ itemId, qty }) => ({ itemId, qty })) });
	}
	await runtime.stop();
	return { ...contents, carts };
}

beforeAll(async () => {
	const runtime = await startLoadedRuntime({ isStateKept: true });
	state = runtime.persist;
	for (const chosen of tenants) {
		const tenant = await openTenant(runtime, chosen);
		await addMembers(tenant, 6, { points: 100_000 });
		await addItems(tenant, 3);
		const [owner, buyer, other] = (await openSessions(tenant, 0, 3)) as [LoadPerson, LoadPerson, LoadPerson];
		const program = await addProgram(tenant, { at: 1 });
		expect((await give(owner, { program, to: [other], points: 50 }, `drill-${tenant.id}`)).status).toBe(200);
		await putIntoCart(buyer, itemAt(0).variant_id, 1);
		expect((await checkout(buyer, orderOf(await openCart(buyer)))).status).toBe(200);
		await putIntoCart(other, itemAt(1).variant_id, 2);
	}
	const bucket = await runtime.bucket("FILES");
	for (let at = 0; at < 5; at += 1)
		await bucket.put(`drill/${at}.bin`, new Uint8Array(200_000 * (at + 1)).fill(at + 65), {
			httpMetadata: { contentType: `image/x-${at}` },
		});
	await runtime.stop();
	// In a runtime that nobody asks anything, since what was to follow would change rows meanwhile.
	before = await readState();
});

afterAll(() => {
	closeConnections();
	for (const path of [folder, state]) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
});

const run = (script: "backup" | "restore", words: string[]) => runCommand(script, words, { LAUREL_STATE: state });

test("a backup names every file with its hash and every table with its rows, and overwrites nothing", async () => {
	const made = await run("backup", ["--to", backup]);
	expect([made.code, made.errors]).toEqual([0, ""]);
	expect(made.out).toMatch(
		/^Backed up to .*: DIRECTORY [\d,]+ rows in \d+ tables, .*; 5 files of 3,000,000 bytes\.\n$/,
	);
	const manifest = JSON.parse(readFileSync(join(backup, "manifest.json"), "utf8")) as {
		databases: Record<string, { rows: Record<string, number>; migrations: string[] }>;
		objects: object;
		files: { path: string; bytes: number; sha256: string }[];
	};
	expect(manifest.objects).toEqual({ count: 5, bytes: 3_000_000 });
	for (const [table, told] of Object.entries(before.rows)) {
		const [binding, name] = table.split(" ") as [string, string];
		if (!name.startsWith("sqlite_"))
			expect([table, manifest.databases[binding]!.rows[name]]).toEqual([table, Number(told.split(" ")[0])]);
	}
	expect(manifest.databases.SHARD_1!.migrations.length).toBeGreaterThan(10);
	for (const { path, sha256 } of manifest.files)
		expect(
			createHash("sha256")
				.update(readFileSync(join(backup, path)))
				.digest("hex"),
		).toBe(sha256);
	const again = await run("backup", ["--to", backup]);
	expect([again.code, again.errors]).toEqual([1, expect.stringContaining("is not empty; name a new folder.")]);
});

test("a restore replaces no data unasked, and refuses a backup that is not what was backed up", async () => {
	const refused = await run("restore", ["--from", backup]);
	expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("--force replaces them")]);
	const manifest = JSON.parse(readFileSync(join(backup, "manifest.json"), "utf8")) as { files: { path: string }[] };
	const largest = manifest.files
		.map(({ path }) => path)
		.find((path) => path.startsWith("r2/") && !/sqlite/.test(path))!;
	const spoilt = join(folder, "spoilt");
	cpSync(backup, spoilt, { recursive: true });
	const bytes = readFileSync(join(spoilt, largest));
	bytes[1000] = bytes[1000]! ^ 1;
	writeFileSync(join(spoilt, largest), bytes);
	const changed = await run("restore", ["--from", spoilt, "--force"]);
	expect([changed.code, changed.errors]).toEqual([1, `These files are not what was backed up: ${largest}.\n`]);
	rmSync(join(spoilt, largest));
	const lacking = await run("restore", ["--from", spoilt, "--force"]);
	expect([lacking.code, lacking.errors]).toEqual([1, `The backup lacks ${largest}.\n`]);
	rmSync(join(spoilt, "manifest.json"));
	const broken = await run("restore", ["--from", spoilt, "--force"]);
	expect([broken.code, broken.errors]).toEqual([1, expect.stringContaining("is no whole backup")]);
	expect((await verifyLedgers(state)).map(({ faults }) => faults)).toEqual([[], []]);
});

test("what was destroyed is there again: every row, file and cart, and the ledgers add up", async () => {
	rmSync(state, { recursive: true, force: true });
	const restored = await run("restore", ["--from", backup]);
	expect([restored.code, restored.errors]).toEqual([0, ""]);
	expect(restored.out).toMatch(
		/^Restored the backup of .*; 5 files of 3,000,000 bytes\.\nThe ledgers of 2 clients add up\.\n$/,
	);
	for (const left of [`${state}.restoring`, `${state}.replaced`]) expect(existsSync(left)).toBe(false);
	const verified = await verifyLedgers(state);
	expect(verified.map(({ entries, faults }) => [entries > 0, faults])).toEqual([
		[true, []],
		[true, []],
	]);
	expect(await readState()).toEqual(before);
	expect(before.carts).toEqual(
		tenants.map(() => expect.objectContaining({ items: [{ itemId: itemAt(1).variant_id, qty: 2 }] })),
	);
	expect(Object.keys(before.files)).toHaveLength(5);
	const forced = await run("restore", ["--from", backup, "--force"]);
	expect([forced.code, forced.errors]).toEqual([0, ""]);
});

test("neither command touches data that a server uses", async () => {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const unmark = markState(state, port);
	for (const [script, words] of [
		["backup", ["--to", join(folder, "while-it-runs")]],
		["restore", ["--from", backup, "--force"]],
	] as const) {
		const refused = await run(script, [...words]);
		expect([script, refused.code, refused.errors]).toEqual([
			script,
			1,
			expect.stringContaining(`Laurel runs on port ${port} (process ${process.pid}). Stop it first.`),
		]);
	}
	unmark();
	server.close();
	expect((await run("backup", [])).errors).toBe("usage: npm run backup -- --to FOLDER\n");
});
