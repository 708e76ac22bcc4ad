/** The report of all recognitions: how long it takes from the request to the file, and the memory that it needs. */
import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../../load/kit.mjs";
import { residentMegabytes } from "../../load/runtime-process.mjs";
import { round } from "../drive.mjs";
import { openInspector } from "../inspector.mjs";

const pollMs = 100;
const maxMs = 600_000;
const megabyte = 1_048_576;

export const report = {
	id: "report",
	title: "Report of all recognitions",
	states: ["large"],
	needsInspector: true,
	run: measureReport,
	goals: [
		{ figure: "times", field: "seconds", atMost: 10, state: "large" },
		{ figure: "most", field: "peak_heap_mb", atMost: 100, unit: "MB heap", state: "large" },
	],
};

/** Asks for the report as the account owner and watches it; then streams the same rows from the bare Worker. */
async function measureReport(state, raw, { log }) {
	const { people, tenant, runtime } = state;
	const rawSeconds = await streamRaw(raw, tenant);
	const inspector = await openInspector(runtime);
	const watch = watchMemory(runtime, inspector);
	const startedAt = performance.now();
	const { request_id } = await people[0].client.call("/api/reports/api_request_report_download", {
		report_type: "recognitions_report",
		filters: {},
		format: "csv",
	});
	const row = await finishedRequest(tenant, request_id);
	const seconds = (performance.now() - startedAt) / 1000;
	const peak = await watch.stop();
	inspector.close();
	if (row.status !== "processed") throw new Error(`the report ended ${row.status}: ${row.error_msg}`);
	const figures = {
		rows: row.total_count,
		file_mb: round(row.byte_count / megabyte, 1),
		seconds: round(seconds, 2),
		raw_seconds: round(rawSeconds, 2),
		...peak,
	};
	log(
		`  ${figures.rows} rows, ${figures.file_mb} MB in ${figures.seconds} s; raw ${figures.raw_seconds} s; heap ${figures.peak_heap_mb} MB at most, process ${figures.peak_rss_mb} MB (${figures.start_rss_mb} before)`,
	);
	return figures;
}

async function streamRaw(raw, tenant) {
	const startedAt = performance.now();
	await send(raw.port, { method: "GET", path: `/report?account=${tenant.id}`, headers: {} });
	return (performance.now() - startedAt) / 1000;
}

/** The request for a file, or the upload of one, once it came to its end. */
export async function finishedRequest(tenant, id) {
	const until = performance.now() + maxMs;
	while (performance.now() < until) {
		const [row] = await tenant.all(
			"select status, error_msg, total_count, byte_count from download_requests where account_id = ? and id = ?",
			...[tenant.id, id],
		);
		if (row.status !== "pending" && row.status !== "processing") return row;
		await sleep(pollMs);
	}
	throw new Error("the request did not end");
}

/** The most that the Worker's heap and the whole process held while it was watched. */
function watchMemory(runtime, inspector) {
	const start_rss_mb = residentMegabytes(runtime.processId());
	let isOver = false;
	let heap = 0;
	let resident = 0;
	const watching = (async () => {
		while (!isOver) {
			const { usedSize, backingStorageSize = 0 } = await inspector.send("Runtime.getHeapUsage");
			heap = Math.max(heap, usedSize + backingStorageSize);
			resident = Math.max(resident, residentMegabytes(runtime.processId()));
			await sleep(pollMs);
		}
	})();
	return {
		stop: async () => {
			isOver = true;
			await watching;
			return { peak_heap_mb: round(heap / megabyte, 1), peak_rss_mb: resident, start_rss_mb };
		},
	};
}
