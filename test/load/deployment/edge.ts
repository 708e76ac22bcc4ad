/** Databases on real SQLite and, once it is uploaded, the Worker itself in workerd: what stands behind the stand-in of Cloudflare. */
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unstable_splitSqlQuery as splitSqlQuery } from "wrangler";

const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));

/** What is used of the local runtime, which wrangler brings along. */
type WorkerOptions = Record<string, unknown> & { name: string };
type RuntimeOptions = Record<string, unknown> & { workers: WorkerOptions[] };
type Runtime = {
	ready: Promise<URL>;
	setOptions(options: RuntimeOptions): Promise<void>;
	dispatchFetch(address: string, asked: Asked): Promise<Response>;
	dispose(): Promise<void>;
};
const { Log, LogLevel, Miniflare } = (await import(pathToFileURL(fromWrangler.resolve("miniflare")).href)) as {
	Log: new (level: number) => object;
	LogLevel: { NONE: number };
	Miniflare: new (options: RuntimeOptions) => Runtime;
};

/** A binding as `wrangler deploy` uploads it. */
export type Binding = { name: string; type: string } & Record<string, string | undefined>;
/** A Worker as it was uploaded. */
export type Upload = {
	main: string;
	text: string;
	bindings: Binding[];
	compatibility_date: string;
	compatibility_flags: string[];
};

const places = ["PLACE_0", "PLACE_1", "PLACE_2", "PLACE_3", "PLACE_4"];

/** In front: statements go to a database in one go, since a proxy's calls one by one would take seconds. */
const front = `export default {
	async fetch(request, env) {
		const place = request.headers.get("x-stand-in-place");
		if (place === null) return env.DEPLOYED.fetch(request);
		const { statements, params } = await request.json();
		try {
			return Response.json(await env[place].batch(statements.map((sql) => env[place].prepare(sql).bind(...params))));
		} catch (error) {
			return new Response(error.message, { status: 400 });
		}
	},
};`;

function drop(...streams: NodeJS.ReadableStream[]) {
	for (const stream of streams) stream.resume();
}

type Row = Record<string, unknown>;
type Asked = { method: string; headers: Record<string, string>; body?: Buffer | string };

/** Starts it with room for five databases, which are there from the beginning so that making one costs nothing. */
export async function openEdge() {
	const folder = mkdtempSync(join(tmpdir(), "laurel-edge-"));
	const own: WorkerOptions = {
		name: "front",
		modules: true,
		script: front,
		compatibilityDate: "2026-04-20",
		d1Databases: Object.fromEntries(places.map((place) => [place, place])),
	};
	const common = {
		...{ host: "127.0.0.1", port: 0, cf: false as const, log: new Log(LogLevel.NONE), handleRuntimeStdio: drop },
		...{ d1Persist: join(folder, "d1"), r2Persist: join(folder, "r2"), durableObjectsPersist: join(folder, "do") },
	};
	const runtime: Runtime = new Miniflare({ ...common, workers: [own] });
	await runtime.ready;
	return {
		places,
		/** Runs statements as D1's `query` does: all or none. */
		query: async (place: string, sql: string, params: unknown[] = []) => {
			const body = JSON.stringify({ statements: splitSqlQuery(sql), params });
			const headers = { "x-stand-in-place": place };
			const answer = await runtime.dispatchFetch("http://front/", { method: "POST", headers, body });
			if (!answer.ok) throw new Error(await answer.text());
			return (await answer.json()) as { results: Row[] }[];
		},
		/** Serves the Worker from now on; `placeOf` says where a database lies. */
		serve: async (upload: Upload, secrets: ReadonlyMap<string, string>, placeOf: (id: string) => string) => {
			const bound = { ...own, serviceBindings: { DEPLOYED: "deployed" } };
			await runtime.setOptions({ ...common, workers: [bound, workerOf(upload, secrets, placeOf)] });
			await runtime.ready;
		},
		fetch: (address: string, asked: Asked) => runtime.dispatchFetch(address, asked),
		stop: async () => {
			await runtime.dispose();
			rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
		},
	};
}

function workerOf(
	upload: Upload,
	secrets: ReadonlyMap<string, string>,
	placeOf: (id: string) => string,
): WorkerOptions {
	const { bindings } = upload;
	const of = (type: string, value: (binding: Binding) => string) =>
		Object.fromEntries(bindings.filter((one) => one.type === type).map((one) => [one.name, value(one)]));
	const objects = bindings.filter((one) => one.type === "durable_object_namespace");
	return {
		name: "deployed",
		compatibilityDate: upload.compatibility_date,
		compatibilityFlags: upload.compatibility_flags,
		modules: [{ type: "ESModule", path: upload.main, contents: upload.text }],
		bindings: { ...of("plain_text", (one) => one.text!), ...Object.fromEntries(secrets) },
		d1Databases: of("d1", (one) => placeOf(one.id!)),
		r2Buckets: of("r2_bucket", (one) => one.bucket_name!),
		analyticsEngineDatasets: Object.fromEntries(
			bindings.filter((one) => one.type === "analytics_engine").map((one) => [one.name, { dataset: one.dataset! }]),
		),
		queueProducers: of("queue", (one) => one.queue_name!),
		durableObjects: Object.fromEntries(
			objects.map((one) => [one.name, { className: one.class_name!, useSQLite: true }]),
		),
	};
}
