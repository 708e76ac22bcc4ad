/** Imports a file into a local tenant as its account owner would: npm run import -- --tenant acme --kind members FILE. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { askPatiently, ServerAway } from "./patient-client.mjs";
import { isPortFree } from "./ports.mjs";
import { defaultStateFolder } from "./project.mjs";
import { findRunningServer } from "./state-mark.mjs";
import { importKinds } from "./wire.mjs";

const kinds = importKinds();
const usage = `usage: npm run import -- --tenant acme --kind ${kinds.join("|")} FILE [--map "Work Email=email"]...
         [--dates day-first|month-first] [--check] [--email OWNER] [--password PASSWORD]

FILE is a CSV or .xlsx. --map says which header is which column ("Header=" leaves one out), --dates how dates are written
that can be read either way. --check tells what the file would be read as, and applies nothing.
Without --email and --password it signs in as the demo's account owner.`;
const orders = { "day-first": "day_first", "month-first": "month_first" };
const maxNamed = 12;
const pollEveryMs = 300;
const rowsAtOnce = 100;

const { file, tenant, kind, email, password, wishes, check } = readArguments();
const { port, stop } = await findServer();
let exitCode = 1;
try {
	exitCode = await run(port);
} catch (error) {
	console.error(error.message);
	if (error.message.includes("missing_columns"))
		console.error('Or say which header is which column: --map "Header=column".');
}
await stop();
process.exit(exitCode);

function readArguments() {
	const options = {
		...Object.fromEntries(["tenant", "kind", "email", "password", "dates"].map((name) => [name, { type: "string" }])),
		map: { type: "string", multiple: true, default: [] },
		check: { type: "boolean", default: false },
	};
	try {
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		const [path] = positionals;
		if (!path || positionals.length > 1 || !values.tenant || !values.kind) throw new Error(usage);
		if (!kinds.includes(values.kind)) throw new Error(`--kind is ${kinds.join(" or ")}.\n\n${usage}`);
		if (values.dates && !orders[values.dates])
			throw new Error(`--dates is ${Object.keys(orders).join(" or ")}.\n\n${usage}`);
		const wrong = values.map.find((pair) => !pair.includes("="));
		if (wrong) throw new Error(`--map takes "Header=column", not "${wrong}".\n\n${usage}`);
		const mapping = Object.fromEntries(
			values.map.map((pair) => [pair.slice(0, pair.lastIndexOf("=")), pair.slice(pair.lastIndexOf("=") + 1)]),
		);
		const wishes = {
			...(values.map.length > 0 ? { mapping } : {}),
			...(values.dates ? { dates: orders[values.dates] } : {}),
		};
		if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
		return { file: path, email: `account_owner@${values.tenant}.example`, password: "laurel-demo", ...values, wishes };
	} catch (error) {
		console.error(error.message);
		return process.exit(1);
	}
}

/** The server on PORT, else the one that runs on the local data; where none does, one is started for the import alone. */
async function findServer() {
	const asked = Number(process.env.PORT);
	if (asked && !(await isPortFree(asked))) return { port: asked, stop: async () => undefined };
	const running = await findRunningServer(defaultStateFolder);
	if (running) return { port: running.port, stop: async () => undefined };
	const { buildIfNeeded } = await import("./build.mjs");
	const { startRuntime } = await import("./runtime.mjs");
	const { prepareState } = await import("./prepare-state.mjs");
	const { markState } = await import("./state-mark.mjs");
	await buildIfNeeded();
	const runtime = await startRuntime({ quiet: true });
	const unmark = markState(defaultStateFolder, runtime.port);
	const stopSchedule = await prepareState(runtime, { scheduleEveryMs: 1_000 });
	const stopAll = async () => {
		await stopSchedule();
		await runtime.stop();
		unmark();
	};
	return { port: runtime.port, stop: stopAll };
}

/**
 * Uploads, follows the progress, lists the wrong rows; 0 when all rows were right, 2 when some were refused, 1 when none
 * was applied, 3 when the server went away with the upload.
 */
async function run(onPort) {
	const { createContractClient } = await import("./contract-client.mjs");
	const client = createContractClient({ port: onPort, host: `${tenant}.localhost` });
	await askPatiently(() => client.signIn(email, password));
	const upload = { name: basename(file), bytes: readFileSync(file) };
	const payload = { kind, ...wishes };
	if (check) {
		return tellCheck(await askPatiently(() => client.upload("/api/async_process/api_check_upload", payload, upload)));
	}
	const key = randomUUID();
	const { request_id, matched_columns, ignored_columns, question } = await askPatiently(() =>
		client.upload("/api/async_process/api_upload_file", payload, upload, key),
	);
	tellColumns(matched_columns, ignored_columns);
	if (question) return discardUnanswered(client, request_id, question);
	try {
		return await tell(client, request_id);
	} catch (error) {
		if (!(error instanceof ServerAway)) throw error;
		console.error(error.message);
		console.error(`The file was taken as upload ${request_id} and goes on when the server does. Do not send it again:`);
		console.error(`look at http://${tenant}.localhost:${onPort}/webapp/uploads/${request_id}`);
		return 3;
	}
}

/** Follows an upload to its end and tells what became of it. */
async function tell(client, request_id) {
	const request = await follow(client, request_id);
	if (request.status === "errored") {
		console.error(request.error_msg);
		return 1;
	}
	await printRefused(client, request_id);
	const { success_count, unchanged_count, failed_count, warning_count, picture_count } = request;
	console.log(
		`${success_count} applied, ${unchanged_count} unchanged, ${failed_count} refused, ${warning_count} warnings`,
	);
	if (picture_count > 0) console.log(`${picture_count} pictures are being fetched.`);
	return failed_count > 0 ? 2 : 0;
}

/** What a file would be read as; 0 when it could be applied as it is. */
function tellCheck({ headers, missing_columns, question, rows, sheet }) {
	if (sheet) console.log(`Sheet: ${sheet}`);
	for (const [at, { header, column }] of headers.entries()) {
		const values = rows
			.map((cells) => cells[at] ?? "")
			.filter(Boolean)
			.slice(0, 3);
		console.log(
			`  ${header || "(no header)"} → ${column ?? "not read"}${values.length > 0 ? `   (${values.join(", ")})` : ""}`,
		);
	}
	if (missing_columns.length > 0) console.error(`Missing: ${missing_columns.join(", ")}. Use --map "Header=column".`);
	if (question) console.error(wordsOf(question));
	return missing_columns.length > 0 || question ? 1 : 0;
}

/** What was read as what, and what was not, in two short lines. */
function tellColumns(matched, ignored) {
	const renamed = matched
		.filter(({ header, column }) => header !== column)
		.map(({ header, column }) => `${header} → ${column}`);
	for (const [words, list] of [
		["Read", renamed],
		["Ignored columns", ignored],
	]) {
		if (list.length === 0) continue;
		const more = list.length > maxNamed ? `, … (+${list.length - maxNamed})` : "";
		console.log(`${words}: ${list.slice(0, maxNamed).join(", ")}${more}`);
	}
}

/** Nobody is there to be asked: the upload is given up, and the words say how to answer the next time. */
async function discardUnanswered(client, upload_id, question) {
	await askPatiently(() => client.call("/api/async_process/api_discard_upload", { upload_id }));
	console.error(wordsOf(question));
	return 1;
}

function wordsOf(question) {
	if (question.code === "kind")
		return `This looks like a ${question.kind} file. Use --kind ${question.kind}. Nothing was applied.`;
	const texts = question.examples.map(({ text }) => text).join(", ");
	return `Does the day or the month come first in ${texts}? Use --dates day-first or --dates month-first. Nothing was applied.`;
}

async function follow(client, request_id) {
	let shown = "";
	for (;;) {
		const payload = { filters: { id: request_id } };
		const { table_rows } = await askPatiently(() =>
			client.call("/api/async_process/api_get_past_upload_file_requests", payload),
		);
		const [request] = table_rows;
		const { status, done_count, total_count } = request;
		const progress = total_count === null ? "reading file..." : `${done_count} of ${total_count}`;
		if (progress !== shown && status !== "errored") console.log(progress);
		shown = progress;
		if (status !== "pending" && status !== "processing") return request;
		await sleep(pollEveryMs);
	}
}

async function printRefused(client, request_id) {
	for (let page = 0, pages = 1; page < pages; page += 1) {
		const payload = { page, pageSize: rowsAtOnce, filters: { request_id } };
		const answer = await askPatiently(() => client.call("/api/async_process/api_get_refused_rows", payload));
		pages = answer.total_pages;
		for (const { line, reason, is_warning } of answer.table_rows) {
			console.log(`  line ${line}: ${is_warning ? "warning: " : ""}${reason}`);
		}
	}
}
