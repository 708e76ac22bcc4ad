/** How a platform that runs is seen from outside: the doctor's lines, the figures of calls, and alerts at a receiver that listens. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeConnections, type LoadedRuntime, send, startLoadedRuntime } from "../../scripts/load/kit.mjs";
import { markState } from "../../scripts/state-mark.mjs";
import { runCommand } from "./commands";

const token = "5ee1a7e5".repeat(8);
const secret = "a secret of alerts";
const hourMs = 3_600_000;

type Alert = { headers: IncomingHttpHeaders; text: string };
const received: Alert[] = [];
/** What the receiver answers next; 200 when there is nothing. */
const answers: number[] = [];
const receiver = createServer((request, response) => {
	let text = "";
	request.on("data", (piece) => {
		text += piece;
	});
	request.on("end", () => {
		received.push({ headers: request.headers, text });
		response.writeHead(answers.shift() ?? 200).end();
	});
});

let runtime: LoadedRuntime;
let unmark: () => void;

beforeAll(async () => {
	await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
	const { port } = receiver.address() as AddressInfo;
	const alerts = { ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, ALERT_WEBHOOK_SECRET: secret };
	runtime = await startLoadedRuntime({
		vars: { OPERATOR_SETUP_TOKEN: token, METRICS_EVERY_MS: "0", ...alerts },
	});
	unmark = markState(runtime.persist, runtime.port);
	await runtime.runSchedule();
});

afterAll(async () => {
	unmark();
	receiver.close();
	closeConnections();
	await runtime.stop();
});

const run = (script: "doctor" | "operator", words: string[]) =>
	runCommand(script, words, { LAUREL_STATE: runtime.persist, LAUREL_OPERATOR_TOKEN: token });

const directory = async (text: string, ...values: unknown[]) => {
	const database = await runtime.database("DIRECTORY");
	return database
		.prepare(text)
		.bind(...values)
		.all();
};

/** Lets the time between two looks at the checks, and two tries of an alert, be over, and runs the schedule. */
async function lookAgain(): Promise<void> {
	await directory("update directory_checks set checked_at = checked_at - 600000 where name = 'schedule'");
	await directory("update directory_alerts set due_at = 0");
	await runtime.runSchedule();
}

const health = async () => {
	const answer = await send(runtime.port, {
		method: "GET",
		path: "/health",
		headers: { host: `platform.localhost:${runtime.port}` },
	});
	return [answer.status, answer.text];
};

/** Calls of this hour of which so many failed. */
async function setFailures(failures: number): Promise<void> {
	await directory("delete from directory_metrics where endpoint = 'test/broken'");
	const hour = Math.floor(Date.now() / hourMs) * hourMs;
	await directory("insert into directory_metrics values (?, 'test/broken', 1000, 0, ?, 20, 20)", hour, failures);
}

test("the doctor finds a new platform well, in a line for each check, and says what to do of one that is not", async () => {
	const well = await run("doctor", []);
	expect([well.code, well.errors], well.out).toEqual([0, ""]);
	for (const name of ["node", "wrangler.toml", "migrations folder", "platform", "configuration", "outbox SHARD_1"])
		expect(well.out).toMatch(new RegExp(`^ok    ${name} +\\S.*\\.$`, "m"));
	expect(well.out).toMatch(/\n\d+ well, 0 to look at, 0 failed\.\n$/);
	await setFailures(200);
	const ill = await run("doctor", []);
	expect([ill.code, ill.out]).toEqual([
		1,
		expect.stringMatching(
			/^FAIL {2}failures +200 of [\d,]+ calls failed this hour\.\n +→ npm run operator -- metrics/m,
		),
	]);
	expect(ill.out).toMatch(/0 to look at, 1 failed\.\n$/);
});

test("the figures of calls are shown with what was called most first", async () => {
	await setFailures(200);
	const { code, out } = await run("operator", ["metrics", "--hours", "2"]);
	expect(code).toBe(0);
	const lines = out.trimEnd().split("\n");
	expect(lines[0]).toMatch(/^Since \d{4}-\d\d-\d\d \d\d:00 UTC$/);
	expect(lines[1]).toMatch(/^endpoint +calls +refused +failed +mean ms +slowest ms$/);
	expect(lines[2]).toMatch(/^test\/broken +1,000 +0 +200 +0 +20$/);
	expect(out).toMatch(/^operations\/get-health +\d+ +0 +0 +\d+ +\d+$/m);
	for (const wrong of [
		["metrics", "--hours", "many"],
		["metrics", "--hours", "9999"],
	])
		expect((await run("operator", wrong)).code).toBe(1);
});

test("a receiver that listens is told once that a check fails, again until it takes it, and once that it is well", async () => {
	await setFailures(0);
	await lookAgain();
	expect(await health()).toEqual([200, "ok\n"]);
	received.splice(0);
	await setFailures(200);
	answers.push(500);
	for (const _time of [1, 2, 3]) await lookAgain();
	expect(received).toHaveLength(2);
	const bodies = received.map(({ text }) => JSON.parse(text) as Record<string, string>);
	expect(bodies[1]).toEqual(bodies[0]);
	expect(bodies[0]).toMatchObject({ event: "failed", check: "failures", platform: "platform.localhost" });
	for (const { headers, text } of received) {
		const signed = createHmac("sha256", secret).update(`${headers["x-laurel-timestamp"]}.${text}`).digest("hex");
		expect(headers["x-laurel-signature"]).toBe(`sha256=${signed}`);
	}
	// An isolate asks the directory every ten seconds.
	await sleep(10_500);
	expect(await health()).toEqual([503, "not ok\n"]);
	await setFailures(0);
	for (const _time of [1, 2]) await lookAgain();
	expect(received.map(({ text }) => (JSON.parse(text) as { event: string }).event)).toEqual([
		"failed",
		"failed",
		"recovered",
	]);
});
