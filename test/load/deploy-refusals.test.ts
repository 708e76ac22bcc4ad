/** What stops `npm run deploy`, by a stand-in of Cloudflare: each is told in a sentence with what to do, and nothing is made. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { credentials, zoneName } from "./deployment/account";
import { start } from "./deployment/command";
import { type Failure, openStandIn } from "./deployment/stand-in";

const words = ["--environment", "refused", "--domain", zoneName, "--yes", "--without-client"];
let standIn: Awaited<ReturnType<typeof openStandIn>>;
let folder: string;

beforeAll(async () => {
	standIn = await openStandIn();
});
afterAll(() => standIn.stop());
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "laurel-refused-"));
	await standIn.empty();
	return () => rmSync(folder, { recursive: true, force: true });
});

const deploy = (environment: Record<string, string | undefined> = {}, said: string[] = words) =>
	start("deploy", said, { port: standIn.port, folder, environment }).ended;
const isNothingMade = () => {
	const { databases, buckets, queues, records, scripts } = standIn.account();
	return databases.length + buckets.size + queues.length + records.length + scripts.size === 0;
};
const failAt = (path: RegExp, failure: Failure, method?: string) =>
	standIn.failWith((asked) => (path.test(asked.path) && (!method || asked.method === method) ? failure : undefined));

test("without answer, token or account nothing begins, and it says what is missing", async () => {
	const asked = await deploy({}, words.slice(0, 4).concat("--without-client"));
	expect([asked.code, asked.text]).toEqual([
		1,
		expect.stringContaining("Nobody answers here, so nothing was made.\n→ For scripts: npm run deploy -- --yes"),
	]);
	const bare = await deploy({ CLOUDFLARE_API_TOKEN: undefined });
	expect([bare.code, bare.text]).toEqual([1, expect.stringMatching(/^CLOUDFLARE_API_TOKEN is not set\.\n→ Make one/)]);
	const wrong = await deploy({ CLOUDFLARE_API_TOKEN: "wrong", CLOUDFLARE_ACCOUNT_ID: credentials.account });
	expect([wrong.code, wrong.text]).toEqual([
		1,
		expect.stringContaining(
			"Cloudflare does not accept CLOUDFLARE_API_TOKEN: Invalid API Token [code: 1000]\n→ Make one",
		),
	]);
	const clientless = await deploy({}, words.slice(0, 5));
	expect(clientless.text).toContain("→ Add --subdomain initech");
	const secret = await deploy({}, [...words, "--var", "MAIL_PROVIDER_TOKEN=abc"]);
	expect(secret.text).toMatch(
		/^MAIL_PROVIDER_TOKEN is a secret, and no setting\.\n→ Set it with: npx wrangler secret put/,
	);
	expect(isNothingMade()).toBe(true);
});

test("a right that is missing is named; a plan, a limit and a Cloudflare that fails say what to do", async () => {
	const cases: [path: RegExp, failure: Failure, said: string, method?: string][] = [
		[
			/d1/,
			{ status: 403, message: "Authentication error" },
			"The token may not work on databases: Authentication error [code: 10000]\n→ Give it “Account · D1 · Edit”",
		],
		[/dns_records/, { status: 403 }, "→ Give it “Zone · DNS · Edit”"],
		[
			/r2/,
			{ status: 403, code: 10_042, message: "Please enable R2" },
			"R2 is not switched on for the account. Cloudflare says: Please enable R2 [code: 10042]\n→ Switch it on",
		],
		[/queues/, { status: 403, code: 100_129, message: "no free plan" }, "Queues need the plan Workers Paid."],
		[
			/queues/,
			{ status: 500, code: 1, message: "internal" },
			"Cloudflare failed at queues (500): internal [code: 1]\n→ Look at www.cloudflarestatus.com",
		],
		[
			/workers\/routes/,
			{ status: 429, code: 971, message: "slow" },
			"Cloudflare takes no more requests from this token for now (429).\n→ Wait five minutes",
		],
	];
	for (const [path, failure, said] of cases) {
		failAt(path, failure);
		const { code, text } = await deploy();
		expect([code, text]).toEqual([1, expect.stringContaining(said)]);
	}
	expect(isNothingMade()).toBe(true);
	standIn.failWith(() => undefined);
	standIn.account().maxDatabases = 2;
	const full = await deploy();
	expect([full.code, full.text]).toEqual([
		1,
		expect.stringContaining("The account has as many D1 databases as its plan allows."),
	]);
	expect(standIn.account().databases.length).toBe(2);
});

test("what belongs to somebody else is left alone", async () => {
	const account = standIn.account();
	const refusedWith = async (said: string) => {
		const { code, text } = await deploy();
		expect([code, text]).toEqual([1, expect.stringContaining(said)]);
		expect(account.buckets.size).toBe(0);
	};
	account.records.push({ id: "r1", type: "A", name: "*.rewards.example", content: "192.0.2.1", proxied: false });
	await refusedWith("The DNS record *.rewards.example leads past Cloudflare to 192.0.2.1.\n→ Switch its proxy on");
	account.records.length = 0;
	account.routes.push({ id: "r2", pattern: "*.rewards.example/*", script: "shop" });
	await refusedWith("The route *.rewards.example/* leads to the Worker shop.");
	account.routes.length = 0;
	account.queues.push({ queue_id: "q1", queue_name: "laurel-refused-outbox", consumers: [{ script: "shop" }] });
	await refusedWith("The queue laurel-refused-outbox is read by the Worker shop.\n→ Free the name");
	account.queues.length = 0;
	account.databases.push({ uuid: "d1", name: "laurel-refused-shard-0", place: standIn.edge.places[0]! });
	await standIn.edge.query(standIn.edge.places[0]!, "CREATE TABLE orders (id INTEGER)");
	await refusedWith("The database laurel-refused-shard-0 is there and holds tables that are not Laurel's.");
	expect(
		(
			await standIn.edge.query(standIn.edge.places[0]!, "SELECT name FROM sqlite_master WHERE name = 'd1_migrations'")
		)[0]!.results,
	).toEqual([]);
});

test("an answer of 429 or 500 now and then is asked again, and a migration that fails is named and leaves nothing of its file", async () => {
	let asked = 0;
	standIn.failWith(({ method, path }) => {
		if (method === "GET" || path.endsWith("/query")) return undefined;
		asked += 1;
		return asked % 2 === 1 ? { status: asked % 4 === 1 ? 429 : 500, headers: { "retry-after": "0" } } : undefined;
	});
	// The last step before the upload fails for good: the second file of the first shard.
	const journals: string[] = [];
	const query = standIn.edge.query;
	standIn.edge.query = (place, sql, params) => {
		if (place === "PLACE_1" && sql.includes("0001_triggers.sql") && sql.includes("INSERT"))
			return Promise.reject(new Error("no such column: x"));
		journals.push(place);
		return query(place, sql, params);
	};
	const { code, text } = await deploy();
	standIn.edge.query = query;
	expect([code, text]).toEqual([
		1,
		expect.stringContaining(
			"migrations/shard/0001_triggers.sql was not applied to laurel-refused-shard-0 and left nothing behind.",
		),
	]);
	expect(text).toContain("no such column: x [code: 7500]");
	const { databases, buckets, queues, records, scripts } = standIn.account();
	expect([databases.length, buckets.size, queues.length, records.length, scripts.size]).toEqual([3, 1, 2, 1, 0]);
	const [{ results }] = (await query("PLACE_1", "SELECT name FROM d1_migrations")) as [{ results: unknown[] }];
	expect(results).toEqual([{ name: "0000_tables.sql" }]);
});
