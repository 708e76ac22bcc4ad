/** `npm run deploy` against a stand-in of Cloudflare: from nothing, again, with a shard more, broken off at each step, and refused. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMigrations } from "../../scripts/migrate.mjs";
import { inProject } from "../../scripts/project.mjs";
import { zoneName } from "./deployment/account";
import { type Ended, start } from "./deployment/command";
import { type Asked, openStandIn } from "./deployment/stand-in";
import { isFull } from "./settings";

const environment = "rehearsal";
const own = ["--environment", environment];
const client = ["--subdomain", "initech", "--client", "Initech", "--owner", "jane@initech.example"];
const first = [...own, "--domain", zoneName, "--operator", "jane", "--yes", ...client];
const migrated = {
	directory: readMigrations("migrations/directory").map(({ name }) => name),
	shard: readMigrations("migrations/shard").map(({ name }) => name),
};
let standIn: Awaited<ReturnType<typeof openStandIn>>;
let folder: string;

beforeAll(async () => {
	standIn = await openStandIn();
});

afterAll(async () => {
	await standIn.stop();
	rmSync(inProject("build", "deployment", environment), { recursive: true, force: true });
});

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "laurel-deploy-"));
	await standIn.empty();
	return () => rmSync(folder, { recursive: true, force: true });
});

const begin = (words: string[], answers?: string, shell?: Record<string, string | undefined>) =>
	start("deploy", words, { port: standIn.port, folder, ...(shell ? { environment: shell } : {}) }, answers);
const deploy = (...words: string[]): Promise<Ended> => begin(words).ended;
const remembered = () => readFileSync(join(folder, "environments", `${environment}.json`), "utf8");
const token = () => readFileSync(join(folder, "tokens", environment), "utf8").trim();
const operate = (script: string, ...words: string[]) =>
	start(script, [...words, "--url", `https://platform.${zoneName}`], {
		port: standIn.port,
		folder,
		environment: { LAUREL_OPERATOR_TOKEN: token() },
	}).ended;

async function rowsOf(name: string, sql: string) {
	const { place } = standIn.account().databases.find((one) => one.name === name)!;
	return (await standIn.edge.query(place, sql))[0]!.results;
}

/** Everything that the account holds but for the code, with what the databases know of operators and clients. */
async function holdings() {
	const { databases, buckets, queues, records, routes, scripts } = standIn.account();
	const journals = await Promise.all(
		databases.map(async ({ name }) => [
			name,
			(await rowsOf(name, "SELECT name FROM d1_migrations ORDER BY id")).map((row) => row.name),
		]),
	);
	const named = (table: string) => rowsOf(`laurel-${environment}-directory`, `SELECT * FROM ${table}`);
	return structuredClone({
		...{ databases, buckets, queues, records, routes: routes.map(({ pattern, script }) => ({ pattern, script })) },
		scripts: [...scripts].map(([name, { upload, secrets, schedules }]) => ({
			name,
			bindings: upload.bindings,
			secrets,
			schedules,
		})),
		journals: Object.fromEntries(journals) as Record<string, string[]>,
		accounts: await named("directory_accounts"),
		tokens: await named("operator_tokens"),
	});
}

test("from nothing to the first client by answering questions; a second time it changes the code alone", async () => {
	const answers = "initech\nInitech\njane@initech.example\ny\n";
	const told = await begin([...own, "--domain", zoneName, "--operator", "jane"], answers).ended;
	expect(told.code, told.text).toBe(0);
	expect(told.text).toContain("make the database laurel-rehearsal-shard-1\n");
	expect(told.text).toContain("Open https://initech.rewards.example\n");
	const made = await holdings();
	expect(made.journals).toEqual({
		"laurel-rehearsal-directory": migrated.directory,
		"laurel-rehearsal-shard-0": migrated.shard,
		"laurel-rehearsal-shard-1": migrated.shard,
	});
	expect([...made.buckets]).toEqual(["laurel-rehearsal-files"]);
	expect(
		made.queues.map(({ queue_name, consumers: [one] }) => [queue_name, one!.script_name, one!.dead_letter_queue]),
	).toEqual([
		["laurel-rehearsal-dead-letters", "laurel-rehearsal", undefined],
		["laurel-rehearsal-outbox", "laurel-rehearsal", "laurel-rehearsal-dead-letters"],
	]);
	expect(made.records).toEqual([expect.objectContaining({ type: "AAAA", name: "*.rewards.example", proxied: true })]);
	expect(made.routes).toEqual([{ pattern: "*.rewards.example/*", script: "laurel-rehearsal" }]);
	const [script] = made.scripts;
	const vars = script!.bindings.filter(({ type }) => type === "plain_text").map(({ name, text }) => [name, text]);
	expect(Object.fromEntries(vars)).toMatchObject({
		ENVIRONMENT: "production",
		PLATFORM_HOST: "platform.rewards.example",
	});
	expect(script!.schedules).toEqual([{ cron: "* * * * *" }]);

	// What is secret is on Cloudflare alone, and the operator's token in a file that its owner reads.
	expect([...script!.secrets.keys()]).toEqual(["SESSION_SECRET"]);
	expect(script!.secrets.get("SESSION_SECRET")).toMatch(/^[0-9a-f]{64}$/);
	expect(token()).toMatch(/^[0-9a-f]{64}$/);
	for (const secret of [script!.secrets.get("SESSION_SECRET")!, token()])
		for (const text of [
			told.text,
			remembered(),
			readFileSync(inProject("build", "deployment", environment, "wrangler.json"), "utf8"),
		])
			expect(text).not.toContain(secret);
	expect(statSync(join(folder, "tokens", environment)).mode & 0o777).toBe(0o600);
	expect(readdirSync(folder).sort()).toEqual(["environments", "tokens"]);
	const site = await standIn.edge.fetch("https://initech.rewards.example/webapp/login", { method: "GET", headers: {} });
	expect([site.status, await site.text()]).toEqual([200, expect.stringContaining("<html")]);

	const [file, key] = [remembered(), token()];
	standIn.takeAsked();
	const again = await deploy(...own, "--yes");
	expect(again.code, again.text).toBe(0);
	expect(again.text).toContain("this will\n  1. deploy the Worker laurel-rehearsal to *.rewards.example/*\nThe Worker");
	expect([await holdings(), remembered(), token()]).toEqual([made, file, key]);

	// The platform as its operators find it: only what a deployment cannot know is left to do.
	const health = await operate("doctor");
	const failed = health.text.split("\n").filter((line) => line.startsWith("FAIL"));
	expect(health.text).toMatch(/^ok +environment file +rehearsal has 2 shards\.$/m);
	expect(failed, health.text).toEqual([expect.stringMatching(/configuration +No email leaves: MAIL_PROVIDER_URL/)]);
	expect((await operate("operator", "list")).text).toMatch(/^jane +in force +made by setup/m);
});

test("a shard is added later, takes clients, and is never taken away", async () => {
	expect((await deploy(...first)).code).toBe(0);
	const made = await holdings();
	const added = await deploy(...own, "--shards", "3", "--yes");
	expect(added.code, added.text).toBe(0);
	expect(added.text).toContain(
		`  1. make the database laurel-rehearsal-shard-2\n  2. migrate laurel-rehearsal-shard-2 (${migrated.shard.length} migrations)\n  3. deploy`,
	);
	expect((await holdings()).databases).toEqual([
		...made.databases,
		expect.objectContaining({ name: "laurel-rehearsal-shard-2" }),
	]);
	const wish = ["--subdomain", "globex", "--name", "Globex", "--owner", "max@globex.example", "--shard", "SHARD_2"];
	const created = await operate("tenant", "create", ...wish);
	expect(created.text).toMatch(/^Globex is there: https:\/\/globex\.rewards\.example \(account \d+ on SHARD_2\)$/m);
	expect(await rowsOf("laurel-rehearsal-shard-2", "SELECT company_name FROM accounts")).toEqual([
		{ company_name: "Globex" },
	]);
	const fewer = await deploy(...own, "--shards", "2", "--yes");
	expect([fewer.code, fewer.text]).toEqual([
		1,
		expect.stringContaining("The environment has 3 shards; 2 would be fewer."),
	]);
	// Another machine, without the file: everything is found by its name, and nobody is asked for a client.
	const file = remembered();
	rmSync(folder, { recursive: true });
	const narrow = await deploy(...own, "--domain", zoneName, "--yes");
	expect(narrow.text).toContain("There are 3 shards on Cloudflare, and 2 are asked for.\n→ Say --shards 3");
	const elsewhere = await deploy(...own, "--domain", zoneName, "--shards", "3", "--yes");
	expect(elsewhere.code, elsewhere.text).toBe(0);
	expect(JSON.parse(remembered())).toEqual(JSON.parse(file));
});

/** At which changes a deployment is broken off: in full size at each kind, in short size not within wrangler's own. */
function breakOf({ method, path }: Asked, queries: number): string | undefined {
	const place = path.replaceAll(/[0-9a-f]{8}[0-9a-f-]{20,}/g, ":id");
	if (place.endsWith("/query")) return [1, 2, 4, 10, 40].includes(queries) ? `query ${queries}` : undefined;
	if (!isFull && /subdomain|routes|schedules|consumers|assets/.test(place)) return undefined;
	return `${method} ${place}`;
}

test("killed after each of its steps, whose answer is lost, it goes on and ends as if nothing had been", async () => {
	const broken: string[] = [];
	let queries = 0;
	for (let isWhole = false; !isWhole; ) {
		const { ended, kill } = begin(first);
		standIn.onChange((asked) => {
			if (asked.path.endsWith("/query")) queries += 1;
			const at = breakOf(asked, queries);
			const times = broken.filter((one) => one === at).length;
			// Two secrets are set by the same call.
			if (!at || times >= (at.endsWith("/secrets") ? 2 : 1)) return false;
			broken.push(at);
			kill();
			return true;
		});
		const { code, text } = await ended;
		isWhole = code !== null;
		expect(isWhole ? code : 0, `${broken.join("\n")}\n${text}`).toBe(0);
	}
	standIn.onChange(undefined);
	expect(broken.length).toBeGreaterThanOrEqual(15);
	const made = await holdings();
	expect(made.journals).toEqual({
		"laurel-rehearsal-directory": migrated.directory,
		"laurel-rehearsal-shard-0": migrated.shard,
		"laurel-rehearsal-shard-1": migrated.shard,
	});
	expect(made.accounts).toEqual([expect.objectContaining({ subdomain: "initech", being_created_since: null })]);
	expect(made.tokens.filter(({ revoked_at }) => revoked_at === null)).toEqual([
		expect.objectContaining({ name: "jane" }),
	]);
	expect([...made.scripts[0]!.secrets.keys()]).toEqual(["SESSION_SECRET"]);
	expect((await operate("tenant", "list")).text).toMatch(/^initech +active/m);
	const [file, key] = [remembered(), token()];
	expect((await deploy(...own, "--yes")).code).toBe(0);
	expect([await holdings(), remembered(), token()]).toEqual([made, file, key]);
});
