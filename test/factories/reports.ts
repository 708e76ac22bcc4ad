/** Asks for reports in tests, runs their jobs as the queue would, and reads what came out. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { DateTime } from "luxon";
import Papa from "papaparse";
import { runByHand } from "#test/kit/outbox";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";
import { addProgram, type TestProgram } from "./programs";
import { addRecognition } from "./recognition";

/** A row of the past downloads panel. */
export type PastDownload = {
	id: number;
	status: string;
	download_link: string | null;
	error_msg: string;
	total_count: number | null;
	done_count: number;
	byte_count: number | null;
	sha256: string | null;
	file_name: string;
	filters: Record<string, unknown>;
	is_scheduled: 0 | 1;
};

/** Asks for a report, and gives the request's id; the real queue hears of nothing that this person does from here on. */
export async function askForReport(
	member: TestMember,
	report_type = "recognitions_report",
	filters: Record<string, unknown> = { report_condition: "all" },
	format: "csv" | "xlsx" = "csv",
): Promise<number> {
	runByHand(member.client);
	const { request_id } = await member.client.call("reports/request-report-download", { report_type, filters, format });
	return request_id;
}

/** The first page of somebody's past downloads. */
export async function pastDownloads(member: TestMember): Promise<PastDownload[]> {
	const { table_rows } = await member.client.call("reports/get-past-download-requests", {});
	return table_rows as PastDownload[];
}

/** Runs the reports' messages that are due, one after the other, until none is left or `most` ran; gives how many did. */
export async function makeReports(
	tenant: TestTenant,
	environment: Environment = realEnvironment(),
	max = 50,
): Promise<number> {
	const context = { waitUntil: () => undefined };
	for (let count = 0; ; count += 1) {
		const [next] = await tenant.database.read(
			sql<{ id: number }>`select id from outbox where account_id = ${tenant.id} and job = 'reports/make-report'
				and done_at is null and failed_at is null and due_at <= ${isolateClock.current.now()}`,
		);
		if (!next || count === max) return count;
		await runMessage(environment, context, { account_id: tenant.id, shard: tenant.shard, outbox_id: next.id });
	}
}

/** The bindings of the tests' runtime. */
export function realEnvironment(): Environment {
	return env as unknown as Environment;
}

/** Moves the Worker's clock forward; `backToNow` gives it back. */
export function waitUntilLater(ms: number): void {
	const { now } = isolateClock.current;
	isolateClock.current = { now: () => now() + ms };
}

/** The next noon of a time zone, so that no day ends while a test compares what is as of a day. */
export function waitUntilNoon(zone: string): void {
	const now = DateTime.fromMillis(isolateClock.current.now(), { zone });
	const noon = now.set({ hour: 12, minute: 0, second: 0, millisecond: 0 });
	waitUntilLater((noon > now ? noon : noon.plus({ days: 1 })).diff(now).toMillis());
}

/** The clock as it really is. */
export function backToNow(): void {
	isolateClock.current = systemClock;
}

/** Downloads a file by its link. */
export async function download(
	member: TestMember,
	link: string | null,
): Promise<{ bytes: Uint8Array; headers: Headers }> {
	const response = await member.client.fetch(String(link));
	if (response.status !== 200) throw new Error(`${link} answered ${response.status}`);
	return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

/** The lines of a CSV, its mark taken off. */
export function readCsv(bytes: Uint8Array): string[][] {
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
	if (!text.startsWith("\uFEFF")) throw new Error("the CSV has no byte order mark");
	return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}

/** Sheets by name, each with its lines of cells; a number is a number, everything else a text. */
export function readXlsx(bytes: Uint8Array): Record<string, (string | number)[][]> {
	const parts = unzipSync(bytes);
	const text = (name: string) => new TextDecoder().decode(parts[name]);
	const names = [...text("xl/workbook.xml").matchAll(/<sheet name="([^"]*)"/g)].map((found) => plain(found[1]!));
	return Object.fromEntries(names.map((name, at) => [name, readSheet(text(`xl/worksheets/sheet${at + 1}.xml`))]));
}

/** SHA-256 in hex. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Writes many recognitions from one person to another with messages of hexadecimal signs; gives the messages, newest first. */
export async function addManyRecognitions(
	tenant: TestTenant,
	people: { giver: TestMember; recipient: TestMember; owner: TestMember },
	count: number,
	messageLength: number,
): Promise<{ program: TestProgram; messages: string[] }> {
	const program = await addProgram(tenant, { owner: people.owner, budget: 1_000_000, name: "Values" });
	const { activity_id } = await addRecognition(tenant, {
		giver: people.giver,
		recipients: [people.recipient],
		program,
		message: "first",
		created_at: 1_760_000_000_000,
	});
	for (let from = 0; from < count - 1; from += 3_000) {
		const rows = Array.from({ length: Math.min(3_000, count - 1 - from) }, (_, at) => [newId(), from + at + 1]);
		await tenant.database.write([
			sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, program_id, points, message, visibility, certificate_code, created_at)
				select ${tenant.id}, e.value ->> 0, ${activity_id}, ${people.giver.id}, ${people.recipient.id}, ${program.id}, 5,
				hex(randomblob(${messageLength / 2})), 'private', 'M' || (e.value ->> 0), 1760000000000 + 1000 * (e.value ->> 1)
				from json_each(${JSON.stringify(rows)}) e`,
		]);
	}
	const messages = await tenant.database.read(
		sql<{
			message: string;
		}>`select message from recognitions where account_id = ${tenant.id} order by created_at desc, id desc`,
	);
	return { program, messages: messages.map(({ message }) => message) };
}

function readSheet(xml: string): (string | number)[][] {
	return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells]) => {
		const line: (string | number)[] = [];
		for (const [, place, , inner] of cells!.matchAll(
			/<c r="([A-Z]+)\d+"((?: s="\d+")?(?: t="inlineStr")?)>(.*?)<\/c>/gs,
		)) {
			const value = /<v>(.*)<\/v>/.exec(inner!);
			const at = [...place!].reduce((sum, email) => sum * 26 + email.charCodeAt(0) - 64, 0) - 1;
			line[at] = value ? Number(value[1]) : plain(/<t[^>]*>(.*)<\/t>/s.exec(inner!)?.[1] ?? "");
		}
		return Array.from(line, (cell) => cell ?? "");
	});
}

function plain(xml: string): string {
	return xml.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll("_x005F_", "_");
}
