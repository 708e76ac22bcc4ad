/** The reports of lists with a million rows: how long each takes from the request to the file, and the memory that it needs. */
import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../../load/kit.mjs";
import { residentMegabytes } from "../../load/runtime-process.mjs";
import { round } from "../drive.mjs";
import { openInspector } from "../inspector.mjs";

const pollMs = 100;
const looksPerCollection = 10;
const maxMs = 600_000;
const scheduleMs = 60_000;
const megabyte = 1_048_576;

/** That of recognitions is compared with its raw limit; the others have a bound of time alone. */
const [compared, ...others] = [
	"recognitions_report",
	"orders_report",
	"orders_management_report",
	"members_report",
	"store_items_report",
];

export const report = {
	id: "report",
	title: "Reports of all recognitions, orders, people and items",
	states: ["large"],
	needsInspector: true,
	run: measureReports,
	goals: [
		{ figure: "times", field: "seconds", atMost: 10, state: "large" },
		{ figure: "most", field: "slowest_seconds", atMost: 120, unit: "s (slowest report)", state: "large" },
		{ figure: "most", field: "kept_heap_mb", atMost: 100, unit: "MB heap kept", state: "large" },
	],
};

/** Streams the recognitions from the bare Worker, then asks for one report after the other. */
async function measureReports(state, raw, { log }) {
	const raw_seconds = round(await streamRaw(raw, state.tenant), 2);
	log(`  raw: ${raw_seconds} s`);
	const inspector = await openInspector(state.runtime);
	try {
		const first = await measureReport(state, compared, { log, inspector });
		const all = [first];
		for (const report_type of others) all.push(await measureReport(state, report_type, { log, inspector }));
		const most = (field) => Math.max(...all.map((figures) => figures[field]));
		return {
			...first,
			raw_seconds,
			slowest_seconds: most("seconds"),
			...{ peak_heap_mb: most("peak_heap_mb"), kept_heap_mb: most("kept_heap_mb") },
		};
	} finally {
		inspector.close();
	}
}

/** Asks for a report as the account owner and watches it. Throws when it fails. */
async function measureReport(state, report_type, { log, inspector }) {
	const { people, runtime } = state;
	const watch = watchMemory(runtime, inspector);
	const startedAt = performance.now();
	const asked = { report_type, filters: {}, format: "csv" };
	const { request_id } = await people[0].client.call("/api/reports/api_request_report_download", asked);
	const row = await finishedRequest(state, request_id);
	const seconds = (performance.now() - startedAt) / 1000;
	const peak = await watch.stop();
	if (row.status !== "processed") throw new Error(`${report_type} ended ${row.status}: ${row.error_msg}`);
	const file_mb = round(row.byte_count / megabyte, 1);
	const figures = { rows: row.total_count, file_mb, seconds: round(seconds, 2), ...peak };
	log(
		`  ${report_type}: ${figures.rows} rows, ${file_mb} MB in ${figures.seconds} s; heap ${peak.kept_heap_mb} MB kept and ${peak.peak_heap_mb} MB with what was to be collected, process ${peak.peak_rss_mb} MB (${peak.start_rss_mb} before)`,
	);
	return figures;
}

async function streamRaw(raw, tenant) {
	const startedAt = performance.now();
	await send(raw.port, { method: "GET", path: `/report?account=${tenant.id}`, headers: {} });
	return (performance.now() - startedAt) / 1000;
}

/** The request for a file, or the upload of one, once it came to its end; the schedule runs each minute, as it does where the Worker serves. */
export async function finishedRequest({ tenant, runtime }, id) {
	const startedAt = performance.now();
	let scheduledAt = startedAt;
	while (performance.now() - startedAt < maxMs) {
		if (performance.now() - scheduledAt > scheduleMs) {
			scheduledAt = performance.now();
			await runtime.runSchedule();
		}
		const [row] = await tenant.all(
			"select status, error_msg, total_count, byte_count from download_requests where account_id = ? and id = ?",
			...[tenant.id, id],
		);
		if (row.status !== "pending" && row.status !== "processing") return row;
		await sleep(pollMs);
	}
	throw new Error("the request did not end");
}

/**
 * The most that the Worker's heap and the whole process held while it was watched, and the most of it that was still used
 * after the garbage was collected: the local runtime has no limit and collects late.
 */
function watchMemory(runtime, inspector) {
	const start_rss_mb = residentMegabytes(runtime.processId());
	let isOver = false;
	let [heap, kept, resident] = [0, 0, 0];
	const usedBytes = async () => {
		const { usedSize, backingStorageSize = 0 } = await inspector.send("Runtime.getHeapUsage");
		return usedSize + backingStorageSize;
	};
	const watching = (async () => {
		for (let looks = 1; !isOver; looks += 1) {
			heap = Math.max(heap, await usedBytes());
			if (looks % looksPerCollection === 0) {
				await inspector.send("HeapProfiler.collectGarbage");
				kept = Math.max(kept, await usedBytes());
			}
			resident = Math.max(resident, residentMegabytes(runtime.processId()));
			await sleep(pollMs);
		}
	})();
	return {
		stop: async () => {
			isOver = true;
			await watching;
			const [peak_heap_mb, kept_heap_mb] = [heap, kept].map((bytes) => round(bytes / megabyte, 1));
			return { peak_heap_mb, kept_heap_mb, peak_rss_mb: resident, start_rss_mb };
		},
	};
}
