/** The larger demo client on a server that runs: exported whole, its ledger proven from the folder, and imported under another name. */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContractClient } from "../../scripts/contract-client.mjs";
import { chanceOf } from "./chance";
import { runCommand, type StartedApp, startApp, startCommand } from "./commands";
import { report, seed } from "./settings";

/** On a machine that does much else at once, in proportion. */
const maxMs = 60_000 * Math.max(1, loadavg()[0]! / (2 * cpus().length));
const password = "laurel-demo";
let app: StartedApp;
let first: string;
let second: string;

beforeAll(async () => {
	app = await startApp();
	[first, second] = [join(app.folder, "first"), join(app.folder, "second")];
}, 300_000);

afterAll(() => app.stop());

const run = (script: "tenant" | "verify-ledger", ...words: string[]) =>
	runCommand(script, words, { LAUREL_STATE: app.state });

type Table = { name: string; path: string; rows: number; columns: string[]; bytes: number; sha256: string };
type Manifest = {
	account_id: number;
	tables: Table[];
	files: { path: string; sha256: string; bytes: number; content_type: string }[];
	numbered_anew: Record<string, string[]>;
};

const manifestOf = (place: string) => JSON.parse(readFileSync(join(place, "manifest.json"), "utf8")) as Manifest;

/** The rows of a table without what differs from one place to the other by its nature. */
function rowsOf(place: string, manifest: Manifest, { name, path }: Table): Record<string, unknown>[] {
	const anew = ["account_id", ...(manifest.numbered_anew[name] ?? [])];
	const lines = readFileSync(join(place, path), "utf8").split("\n").filter(Boolean);
	return lines.map((line) => {
		const text = line.replaceAll(`/${manifest.account_id}/`, "/account/");
		const row = JSON.parse(text) as Record<string, unknown>;
		return Object.fromEntries(Object.entries(row).filter(([column]) => !anew.includes(column)));
	});
}

/** Changes the first line of a table in a copy of the export, and says so in the manifest, as a forger would. */
function forge(table: string, change: (row: Record<string, unknown>) => void, isManifestForged: boolean): string {
	const copy = mkdtempSync(join(app.folder, "forged-"));
	cpSync(first, copy, { recursive: true });
	const manifest = manifestOf(copy);
	const facts = manifest.tables.find(({ name }) => name === table)!;
	const [line, ...rest] = readFileSync(join(copy, facts.path), "utf8").split("\n");
	const row = JSON.parse(line!) as Record<string, unknown>;
	change(row);
	const text = [JSON.stringify(row), ...rest].join("\n");
	writeFileSync(join(copy, facts.path), text);
	if (isManifestForged) {
		Object.assign(facts, { bytes: Buffer.byteLength(text), sha256: createHash("sha256").update(text).digest("hex") });
		writeFileSync(join(copy, "manifest.json"), JSON.stringify(manifest));
	}
	return copy;
}

test("the demo's larger client is exported, proven and imported within a minute: same rows, balances, files and passwords", async () => {
	const exported = await run("tenant", "export", "acme", "--to", first);
	expect(exported, exported.errors).toMatchObject({
		code: 0,
		out: expect.stringMatching(
			/^acme is exported to .+: [\d,]+ rows in \d+ tables, [\d,]+ files of [\d,]+ KB in all\.$/m,
		),
	});
	expect((await run("tenant", "show", "acme")).out).toMatch(/^State +active$/m);
	const proven = await run("verify-ledger", "--export", first);
	expect([proven.code, proven.out], proven.errors).toEqual([
		0,
		expect.stringMatching(/^acme: \d{4,} entries, no fault\n$/),
	]);
	const imported = await run("tenant", "import", first, "--subdomain", "acme-two", "--name", "Acme Two");
	expect(imported, imported.errors).toMatchObject({
		code: 0,
		out: expect.stringContaining("acme-two is there: http://acme-two.localhost:"),
	});
	report("export and import", {
		"exported, ms": Math.round(exported.ms),
		"proven, ms": Math.round(proven.ms),
		"imported, ms": Math.round(imported.ms),
	});
	expect(exported.ms + proven.ms + imported.ms).toBeLessThan(maxMs);

	await run("tenant", "export", "acme-two", "--to", second);
	const [there, here] = [manifestOf(first), manifestOf(second)];
	expect(here.account_id).not.toBe(there.account_id);
	expect(here.files.map(({ path, sha256, content_type }) => ({ path, sha256, content_type }))).toEqual(
		there.files.map(({ path, sha256, content_type }) => ({ path, sha256, content_type })),
	);
	for (const [at, table] of there.tables.entries()) {
		// The import's own act and the export's stand in the audit, and the account has another name.
		if (["audit_lines", "accounts"].includes(table.name)) continue;
		expect([table.name, rowsOf(second, here, here.tables[at]!)]).toEqual([table.name, rowsOf(first, there, table)]);
	}
	const owner = "olga.brandt@acme.example";
	const facts = await Promise.all(
		["acme", "acme-two"].map(async (subdomain) => {
			const client = createContractClient({ port: app.port, host: `${subdomain}.localhost` });
			const people = rowsOf(first, there, there.tables.find(({ name }) => name === "users")!);
			const email = String(people.find(({ role }) => role === "account_owner")?.email ?? owner);
			await client.signIn(email, password);
			const { user } = (await client.call("/api/users/api_init_user", {})) as { user: { id: number; points: number } };
			const found = await client.call("/api/search/api_global_search", { search: String(people[5]!.last_name) });
			return { email, id: user.id, points: user.points, found: JSON.stringify(found).length > 200 };
		}),
	);
	expect(facts[1]).toEqual(facts[0]);
	expect(facts[0]!.found).toBe(true);
	const again = await run("tenant", "import", first, "--subdomain", "acme-two");
	expect([again.code, again.out]).toEqual([0, expect.stringContaining("acme-two was imported already")]);
	const taken = await run("tenant", "import", second, "--subdomain", "acme-two");
	expect([taken.code, taken.errors]).toEqual([1, expect.stringContaining("This subdomain belongs to another client")]);
}, 300_000);

test("an export that was changed is refused, and one whose manifest was changed with it fails the proof", async () => {
	const changed = forge("ledger_entries", (row) => Object.assign(row, { amount: 1_234_567 }), false);
	for (const words of [
		["verify-ledger", "--export", changed],
		["tenant", "import", changed, "--subdomain", "acme-three"],
	] as const) {
		const [script, ...rest] = words;
		const refused = await run(script, ...rest);
		expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("tables/ledger_entries.jsonl")]);
	}
	const forged = forge("ledger_entries", (row) => Object.assign(row, { amount: 1_234_567 }), true);
	const failed = await run("verify-ledger", "--export", forged);
	expect([failed.code, failed.out]).toEqual([1, expect.stringContaining("balance differs from lines")]);
	const refused = await run("tenant", "import", forged, "--subdomain", "acme-three");
	expect(refused.code).toBe(1);
	expect((await run("tenant", "list")).out).toMatch(/^acme-three +being created/m);
}, 120_000);

test("an import whose command is killed again and again goes on, and ends as if nothing had been", async () => {
	const words = ["import", first, "--subdomain", "acme-four"];
	const chance = chanceOf(seed);
	for (let kills = 0; kills < 4; kills += 1) {
		const child = startCommand("tenant", words, { LAUREL_STATE: app.state });
		const ended = new Promise((resolve) => child.once("close", resolve));
		await sleep(700 + chance() * 4_000);
		child.kill("SIGKILL");
		await ended;
	}
	const imported = await run("tenant", ...words);
	expect([imported.code, imported.errors], `LOAD_SEED=${seed}`).toEqual([0, ""]);
	const third = join(app.folder, "third");
	await run("tenant", "export", "acme-four", "--to", third);
	const [there, here] = [manifestOf(first), manifestOf(third)];
	expect(here.files.map(({ path, sha256 }) => [path, sha256])).toEqual(
		there.files.map(({ path, sha256 }) => [path, sha256]),
	);
	for (const [at, table] of there.tables.entries()) {
		if (["audit_lines", "accounts"].includes(table.name)) continue;
		expect([table.name, rowsOf(third, here, here.tables[at]!)]).toEqual([table.name, rowsOf(first, there, table)]);
	}
}, 300_000);

test("whoever is erased stands in no later export, the ledger is proven from it, and the client itself is closed and kept", async () => {
	const manifest = manifestOf(first);
	const people = rowsOf(first, manifest, manifest.tables.find(({ name }) => name === "users")!);
	const thanked = people.filter((row) => row.role === "member" && Number(row.recognitions_received_count) > 0);
	let erased: Record<string, unknown> | undefined;
	for (const person of thanked.slice(0, 40)) {
		const ran = await run("tenant", "erase-person", "acme-four", String(person.email));
		if (ran.code === 0) {
			expect(ran.out).toMatch(
				new RegExp(`^Person ${person.id} is erased, and is called Person [0-9A-Z]+ from now on\\.`),
			);
			report("erasing a person", { ms: Math.round(ran.ms) });
			erased = person;
			break;
		}
		expect(ran.errors).toContain("orders of this person are still to arrive");
	}
	const fourth = join(app.folder, "fourth");
	await run("tenant", "export", "acme-four", "--to", fourth);
	const texts = manifestOf(fourth).tables.map(({ path }) => readFileSync(join(fourth, path), "utf8"));
	for (const word of [String(erased!.email), `${erased!.first_name} ${erased!.last_name}`])
		expect(texts.filter((text) => text.toLowerCase().includes(word.toLowerCase())).length).toBe(0);
	expect((await run("verify-ledger", "--export", fourth)).code).toBe(0);

	expect((await run("tenant", "erase", "acme-four")).out).toMatch(
		/^acme-four \(account \d+\) is closed, and is erased from /,
	);
	expect((await run("tenant", "certificate", "acme-four")).out).toMatch(
		/^acme-four is erased from .* UTC on; setup asked for it, /,
	);
	expect((await run("tenant", "keep", "acme-four")).out).toBe("acme-four is active again.\n");
}, 300_000);
