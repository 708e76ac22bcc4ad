/** Many reports whose making breaks off at five points, by failures and by runs that never come back: each arrives once, whole. */
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Fault, failing } from "#test/factories/faults";
import { backToNow, download, readCsv, readXlsx, realEnvironment, sha256Of } from "#test/factories/reports";
import { takeCrashes } from "#test/kit/crashes";
import { runMessage } from "#workers/background/run-message";
import type { OutboxSignal } from "#workers/kernel/environment";
import { chanceOf } from "../chance";
import { settle } from "../fault-sweep/deliver";
import { report, seed, sized } from "../settings";
import { type AskedReport, ask, makeReportTenants, quietEnvironment, type ReportTenant } from "./report-world";

const jobCount = sized(20, 500);
const tenantCount = sized(2, 5);
const peopleCount = sized(2, 4);
const atOnce = 4;
/** How long a run is given to reach the point at which it stops. */
const maxReachMs = 20_000;

/** The five points, in the order of a run; large reports have two parts, which small ones have not. */
const points: { size: AskedReport["size"]; faults: { fault: Fault; skipped?: number }[] }[] = [
	{ size: "small", faults: [{ fault: "before create" }, { fault: "after create" }] },
	{ size: "large", faults: [{ fault: "before part", skipped: 1 }, { fault: "after rest" }] },
	{ size: "large", faults: [{ fault: "after part" }, { fault: "before rest" }] },
	{ size: "small", faults: [{ fault: "before complete" }, { fault: "after complete" }] },
	{ size: "small", faults: [{ fault: "before reading back" }, { fault: "before commit" }, { fault: "after commit" }] },
];
/** `throws`: the run fails. `stops`: it never comes back. `wakes`: it comes back when another run has done its work. */
const ends = ["throws", "stops", "wakes"] as const;

type Breaking = { size: AskedReport["size"]; fault: Fault; skipped?: number; end: (typeof ends)[number] };

/** Every way to break off, in an order of chance; those in which a late run could do the most harm come first. */
const breakings: Breaking[] = shuffled(
	points.flatMap(({ size, faults }) => faults.flatMap((fault) => ends.map((end) => ({ size, end, ...fault })))),
).sort((a, b) => Number(isWorst(b)) - Number(isWorst(a)));

function isWorst({ fault, end }: Breaking): boolean {
	return end === "wakes" && (fault === "before commit" || fault === "before rest");
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
	const chance = chanceOf(seed);
	return things
		.map((thing) => ({ thing, at: chance() }))
		.sort((a, b) => a.at - b.at)
		.map(({ thing }) => thing);
}

type Broken = AskedReport & {
	how: string;
	end: (typeof ends)[number];
	wake: () => void;
	run: Promise<void>;
	hasBroken: () => boolean;
};

const figures = { jobs: jobCount, throws: 0, stops: 0, wakes: 0, runs: 0, parsed_files: 0, seconds: 0 };
let tenants: ReportTenant[] = [];

beforeAll(async () => {
	tenants = await makeReportTenants(tenantCount, peopleCount);
});

afterEach(backToNow);

afterAll(() => report("reports", figures));

test("reports whose runs break off at any of five points arrive once, whole, and leave nothing behind", async () => {
	const startedAt = Date.now();
	const broken: Broken[] = [];
	for (let from = 0; from < jobCount; from += atOnce) {
		const numbers = Array.from({ length: Math.min(atOnce, jobCount - from) }, (_, at) => from + at);
		const asked = await Promise.all(numbers.map(askFor));
		broken.push(...(await Promise.all(asked.map((one, at) => breakOff(one, numbers[at]!)))));
	}
	expect(
		broken.every(({ hasBroken }) => hasBroken()),
		"each first run broke off",
	).toBe(true);
	for (const { tenant } of tenants) await settle(tenant, quietEnvironment);
	for (const { wake } of broken.filter(({ end }) => end === "wakes")) wake();
	await Promise.all(broken.filter(({ end }) => end !== "stops").map(({ run }) => run));
	takeCrashes();
	for (const one of tenants) await expectAllOnce(one, broken);
	const shas = new Map<string, string>();
	for (const one of broken) await expectWhole(one, shas);
	figures.seconds = Math.round((Date.now() - startedAt) / 1000);
});

async function askFor(number: number): Promise<AskedReport> {
	const at = tenants[number % tenants.length]!;
	const person = at.people[Math.floor(number / tenants.length) % at.people.length]!;
	const { size } = breakingOf(number);
	return ask(at, person, number, { size, format: size === "small" && number % 2 === 1 ? "xlsx" : "csv" });
}

function breakingOf(number: number): Breaking {
	return breakings[number % breakings.length]!;
}

/** Runs the message for the first time, with the fault that its number and the seed give it. */
async function breakOff(asked: AskedReport, number: number): Promise<Broken> {
	const { fault, skipped, end } = breakingOf(number);
	figures[end] += 1;
	let wake = () => {};
	const pause =
		end === "throws"
			? undefined
			: new Promise<void>((resolve) => {
					wake = resolve;
				});
	const { environment, log } = failing(quietEnvironment, fault, 1, { skipped, pause });
	const { tenant } = asked.at;
	const signal: OutboxSignal = { account_id: tenant.id, shard: tenant.shard, outbox_id: asked.outbox_id };
	const run = runMessage(environment, { waitUntil: () => undefined }, signal);
	await (pause ? reach(() => log.failures > 0) : run);
	return { ...asked, how: `${number}: ${end} ${fault}`, end, wake, run, hasBroken: () => log.failures > 0 };
}

async function reach(isThere: () => boolean): Promise<void> {
	for (const until = Date.now() + maxReachMs; !isThere() && Date.now() < until; )
		await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Every request processed once, every message done, nothing but one file for each in R2. */
async function expectAllOnce({ tenant }: ReportTenant, broken: readonly Broken[]): Promise<void> {
	const own = broken.filter(({ at }) => at.tenant.id === tenant.id);
	const ids = own.map(({ request_id }) => request_id).sort((a, b) => a - b);
	const requests = await tenant.database.read(
		sql<{
			id: number;
			status: string;
			completions: number;
			waiting: number;
			checkpoint: string | null;
		}>`select d.id, d.status, d.checkpoint,
			(select count(*) from audit_lines l where l.account_id = d.account_id and l.subject_kind = 'download_request'
				and l.subject_id = d.id and l.action = 'reports/make-report') as completions,
			(select count(*) from outbox o where o.account_id = d.account_id and o.payload ->> 'request_id' = d.id and o.done_at is null) as waiting
			from download_requests d where d.account_id = ${tenant.id} order by d.id`,
	);
	const once = { status: "processed", completions: 1, waiting: 0, checkpoint: null };
	expect(requests).toEqual(ids.map((id) => ({ id, ...once })));
	const files = await listFiles(`reports/${tenant.id}/`);
	const howMany = own.map(({ how, request_id }) => [how, files.filter((id) => id === request_id).length]);
	expect(howMany).toEqual(own.map(({ how }) => [how, 1]));
	expect(files).toHaveLength(own.length);
	const [runs] = await tenant.database.read(
		sql<{
			runs: number;
		}>`select sum(attempts) as runs from outbox where account_id = ${tenant.id} and job = 'reports/make-report'`,
	);
	figures.runs += runs!.runs;
}

/** The requests to which the objects of a folder belong. */
async function listFiles(prefix: string): Promise<number[]> {
	const found: number[] = [];
	for (let cursor: string | undefined; ; ) {
		const page = await realEnvironment().FILES.list({ prefix, cursor });
		found.push(...page.objects.map(({ key }) => Number(key.split("/")[2])));
		if (!page.truncated) return found;
		cursor = page.cursor;
	}
}

/** The file says what was asked for; one that has the bytes of another was read already. */
async function expectWhole({ at, person, request_id, size, format }: Broken, shas: Map<string, string>): Promise<void> {
	const { messages } = at;
	const { bytes, headers } = await download(person, `/reports/api_download_report/${request_id}`);
	const [row] = await at.tenant.database.read(
		sql<{
			sha256: string;
			byte_count: number;
			total_count: number;
			done_count: number;
		}>`select sha256, byte_count, total_count, done_count
			from download_requests where account_id = ${at.tenant.id} and id = ${request_id}`,
	);
	const count = messages[size].length;
	const sha256 = await sha256Of(bytes);
	expect(row).toEqual({ sha256, byte_count: bytes.byteLength, total_count: count, done_count: count });
	expect(headers.get("x-row-count")).toBe(String(count));
	const kind = `${at.tenant.id} ${size} ${format}`;
	if (shas.get(kind) === sha256) return;
	shas.set(kind, sha256);
	figures.parsed_files += 1;
	const [headings, ...lines] =
		format === "csv" ? readCsv(bytes) : Object.values(readXlsx(bytes))[0]!.map((line) => line.map(String));
	const column = headings!.indexOf("Message");
	expect(lines.map((line) => line[column])).toEqual(messages[size]);
}
