/** Imports a file into a local tenant as its account owner would: npm run import -- --tenant acme --kind members FILE. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { isPortFree } from "./ports.mjs";
import { defaultStateFolder } from "./project.mjs";
import { findRunningServer } from "./state-mark.mjs";

const usage = `usage: npm run import -- --tenant acme --kind members|catalogue FILE [--email OWNER] [--password PASSWORD]

Without --email and --password it signs in as the demo's account owner.`;
const kinds = ["members", "catalogue"];
const pollEveryMs = 300;
const rowsAtOnce = 100;

const { file, tenant, kind, email, password } = readArguments();
const { port, stop } = await findServer();
let exitCode = 1;
try {
	exitCode = await run(port);
} catch (error) {
	console.error(error.message);
}
await stop();
process.exit(exitCode);

function readArguments() {
	const options = Object.fromEntries(["tenant", "kind", "email", "password"].map((name) => [name, { type: "string" }]));
	try {
		const { values, positionals } = parseArgs({ options, allowPositionals: true });
		const [path] = positionals;
		if (!path || positionals.length > 1 || !values.tenant || !values.kind) throw new Error(usage);
		if (!kinds.includes(values.kind)) throw new Error(`--kind is ${kinds.join(" or ")}.\n\n${usage}`);
		if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
		return { file: path, email: `account_owner@${values.tenant}.example`, password: "laurel-demo", ...values };
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

/** Uploads, follows the progress, lists the wrong rows; 0 when all rows were right, 2 when some were refused, 1 when none was applied. */
async function run(onPort) {
	const { createContractClient } = await import("./contract-client.mjs");
	const client = createContractClient({ port: onPort, host: `${tenant}.localhost` });
	await client.signIn(email, password);
	const upload = { name: basename(file), bytes: readFileSync(file) };
	const { request_id, ignored_columns } = await client.upload("/api/async_process/api_upload_file", { kind }, upload);
	if (ignored_columns.length > 0) console.log(`Ignored columns: ${ignored_columns.join(", ")}`);
	const request = await follow(client, request_id);
	if (request.status === "errored") {
		console.error(request.error_msg);
		return 1;
	}
	await printRefused(client, request_id);
	const { success_count, unchanged_count, failed_count, warning_count } = request;
	console.log(
		`${success_count} applied, ${unchanged_count} unchanged, ${failed_count} refused, ${warning_count} warnings`,
	);
	return failed_count > 0 ? 2 : 0;
}

async function follow(client, request_id) {
	let shown = "";
	for (;;) {
		const payload = { filters: { id: request_id } };
		const { table_rows } = await client.call("/api/async_process/api_get_past_upload_file_requests", payload);
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
		const answer = await client.call("/api/async_process/api_get_refused_rows", payload);
		pages = answer.total_pages;
		for (const { line, reason, is_warning } of answer.table_rows) {
			console.log(`  line ${line}: ${is_warning ? "warning: " : ""}${reason}`);
		}
	}
}
