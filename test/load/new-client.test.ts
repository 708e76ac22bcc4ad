/** A third client on a server that runs: created by the command, its owner comes in by the invitation and signs in on the new host. */
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContractClient } from "../../scripts/contract-client.mjs";
import { runCommand, type StartedApp, startApp } from "./commands";

const readyMs = 10_000;
let app: StartedApp;
let port: number;

beforeAll(async () => {
	app = await startApp({ isEmpty: true });
	port = app.port;
});

afterAll(() => app.stop());

const run = (script: "tenant" | "operator", words: string[], more: Record<string, string> = {}) =>
	runCommand(script, words, { LAUREL_STATE: app.state, ...more });

/** The status, words and target of a page. */
function open(host: string, path: string): Promise<{ status: number; text: string; location: string | undefined }> {
	return new Promise((resolve, reject) => {
		const headers = { host: `${host}:${port}`, "accept-language": "en" };
		const asking = request({ host: "127.0.0.1", port, path, headers }, (answer) => {
			let text = "";
			answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
			answer.on("end", () => resolve({ status: answer.statusCode!, text, location: answer.headers.location }));
		});
		asking.on("error", reject).end();
	});
}

/** The token of the activation link in the client's mail. */
async function invitation(host: string, email: string): Promise<string> {
	for (;;) {
		const { emails } = (await createContractClient({ port, host }).call("/api/users/api_get_local_letters", {})) as {
			emails: { recipient: string; body: string }[];
		};
		const body = emails.find(({ recipient }) => recipient === email)?.body ?? "";
		const link = new RegExp(`http://${host}:${port}/webapp/activate/([0-9a-f]{64})`).exec(body);
		if (link) return link[1]!;
		await sleep(50);
	}
}

test("[account-01] jane's client is there within ten seconds of the command, and she signs in on its host; later it is renamed, suspended and resumed", async () => {
	const [host, email, password] = ["initech.localhost", "jane@initech.example", "a stapler, red"] as const;
	expect((await open(host, "/webapp/login")).status).toBe(404);
	const words = ["create", "--subdomain", "initech", "--name", "Initech", "--owner", email, "--languages", "en,es"];
	const created = await run("tenant", words);
	expect(created, created.errors).toMatchObject({
		code: 0,
		out: expect.stringContaining(`Initech is there: http://${host}:${port} (account `),
	});
	expect(created.ms).toBeLessThan(readyMs);
	const page = await open(host, "/webapp/login");
	expect([page.status, page.text]).toEqual([200, expect.stringContaining("Initech")]);
	const token = await invitation(host, email);
	await createContractClient({ port, host }).call("/api/users/api_activate", { token, password });
	const jane = createContractClient({ port, host });
	await jane.signIn(email, password);
	const { user } = await jane.call("/api/users/api_init_user", {});
	expect(user).toMatchObject({ email, first_name: "Jane", role: "account_owner" });

	expect((await run("tenant", words)).out).toContain("Initech was there already");
	expect((await run("tenant", ["list"])).out).toMatch(/^initech +active +SHARD_[01] +\d+$/m);
	const shown = await run("tenant", ["show", "initech"]);
	for (const line of [/^Name +Initech$/m, /^State +active$/m, /^People +1 active$/m, /^Languages +en, es$/m])
		expect(shown.out).toMatch(line);
	expect((await run("tenant", ["feature", "initech", "ideas", "on"])).out).toBe("ideas_enabled is on.\n");
	const fund = ["fund", "initech", "--points", "50000", "--contract", "2026-117"];
	expect((await run("tenant", fund)).out).toBe(
		"50,000 points under contract 2026-117 are paid in by setup.\nAvailable to initech: 50,000 points.\n",
	);
	expect((await run("tenant", ["suspend", "initech"])).out).toBe("initech is suspended.\n");
	const suspended = await open(host, "/webapp/login");
	expect([suspended.status, suspended.text]).toEqual([403, expect.stringContaining("This site is suspended.")]);
	expect((await run("tenant", ["resume", "initech"])).out).toBe("initech is active.\n");
	const renamed = await run("tenant", ["rename", "initech", "--to", "initrode"]);
	expect(renamed.out).toMatch(/at http:\/\/initrode\.localhost:\d+ now\.\ninitech\.localhost leads there until \d{4}-/);
	expect(await open(host, "/webapp/login")).toMatchObject({
		status: 301,
		location: `http://initrode.localhost:${port}/webapp/login`,
	});
	const there = createContractClient({ port, host: "initrode.localhost" });
	await there.signIn(email, password);
	const audit = await run("tenant", ["audit", "initrode"]);
	expect(audit.out).toMatch(/ UTC +setup +rename-tenant +\{"subdomain":\{"before":"initech","after":"initrode"\}\}/);
});

test("what is refused is told by the name of its option, and ends with 1", async () => {
	const create = (subdomain: string) => ["create", "--subdomain", subdomain, "--name", "X", "--owner", "x@x.example"];
	const reserved = await run("tenant", create("www"));
	expect([reserved.code, reserved.errors]).toEqual([
		1,
		"Please check the marked fields.\n  --subdomain: This name is reserved for the platform.\n",
	]);
	const nobody = await run("tenant", ["show", "nobody"]);
	expect([nobody.code, nobody.errors]).toEqual([1, "There is no client under nobody.\n"]);
	for (const words of [[], ["feature", "x", "ideas", "maybe"], ["create"], ["erase", "x"], ["list", "--strange"]]) {
		const wrong = await run("tenant", words);
		expect([words, wrong.code, wrong.out]).toEqual([words, 1, ""]);
	}
	const plain = await run("tenant", ["list", "--url", "http://platform.rewards.example"]);
	expect([plain.code, plain.errors]).toEqual([1, "--url begins with https://, since the token goes with it.\n"]);
});

test("jane's token works for the commands until it is revoked", async () => {
	const made = await run("operator", ["token", "--name", "jane"]);
	const token = made.out.trim();
	expect([made.code, token]).toEqual([0, expect.stringMatching(/^[0-9a-f]{64}$/)]);
	const asJane = { LAUREL_OPERATOR_TOKEN: token };
	const list = await run("operator", ["list"], asJane);
	expect([list.code, list.out]).toEqual([0, expect.stringMatching(/^jane +in force +made by setup, /)]);
	expect((await run("operator", ["revoke", "--name", "jane"], asJane)).out).toBe("The token of jane is revoked.\n");
	const refused = await run("operator", ["list"], asJane);
	expect([refused.code, refused.errors]).toEqual([1, "This call needs an operator’s token.\n"]);
});
