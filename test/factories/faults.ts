/** Bindings that fail or stop at a chosen point, as a network or a dying machine would. */
import type { Environment } from "#workers/kernel/environment";

/** Where something breaks: before R2 does it, after R2 did it, or at the commit that makes a report processed. */
export type Fault =
	| "before create"
	| "after create"
	| "before part"
	| "after part"
	| "before rest"
	| "after rest"
	| "before complete"
	| "after complete"
	| "before reading back"
	| "before commit"
	| "after commit";

/** What broke and what R2 was asked for. */
export type FaultLog = { failures: number; parts: number[]; created: number };

/** `skipped`: how often the point is passed unharmed first. `pause`: it does not fail but stops there until this resolves. `watched`: the text of the batches whose commit breaks. */
export type FaultOptions = { skipped?: number; pause?: Promise<void>; watched?: string };

/** The environment with bindings that fail `times` times at the fault; `log` tells what happened. */
export function failing(
	environment: Environment,
	fault: Fault,
	times = 1,
	{ skipped = 0, pause, watched }: FaultOptions = {},
): { environment: Environment; log: FaultLog } {
	const log: FaultLog = { failures: 0, parts: [], created: 0 };
	let passed = 0;
	const guard = async <Result>(point: string, work: () => Promise<Result>): Promise<Result> => {
		const breakAt = async (when: string) => {
			if (fault !== `${when} ${point}` || log.failures >= times) return;
			passed += 1;
			if (passed <= skipped) return;
			log.failures += 1;
			if (!pause) throw new Error(`broken ${fault}`);
			await pause;
		};
		await breakAt("before");
		const result = await work();
		await breakAt("after");
		return result;
	};
	const { FILES, SHARD_0, SHARD_1 } = environment;
	const wrapped = {
		...environment,
		FILES: wrapBucket(FILES, guard, log),
		SHARD_0: wrapDatabase(SHARD_0, guard, watched),
		SHARD_1: wrapDatabase(SHARD_1, guard, watched),
	};
	return { environment: wrapped, log };
}

type Guard = <Result>(point: string, work: () => Promise<Result>) => Promise<Result>;

/** The object with some of its methods replaced; the others keep their object. */
function replaced<Target extends object>(target: Target, methods: Partial<Record<keyof Target, unknown>>): Target {
	return new Proxy(target, {
		get(object, name) {
			if (Object.hasOwn(methods, name)) return methods[name as keyof Target];
			const value = Reflect.get(object, name) as unknown;
			return typeof value === "function" ? value.bind(object) : value;
		},
	});
}

function wrapBucket(bucket: R2Bucket, guard: Guard, log: FaultLog): R2Bucket {
	const wrapUpload = (upload: R2MultipartUpload) =>
		replaced(upload, {
			uploadPart: (number: number, bytes: Uint8Array) =>
				guard("part", () => {
					log.parts.push(number);
					return upload.uploadPart(number, bytes);
				}),
			complete: (parts: R2UploadedPart[]) => guard("complete", () => upload.complete(parts)),
		});
	return replaced(bucket, {
		createMultipartUpload: (key: string) =>
			guard("create", async () => {
				log.created += 1;
				return wrapUpload(await bucket.createMultipartUpload(key));
			}),
		resumeMultipartUpload: (key: string, id: string) => wrapUpload(bucket.resumeMultipartUpload(key, id)),
		put: (key: string, bytes: Uint8Array) => guard("rest", () => bucket.put(key, bytes)),
		get: (key: string) => (key.includes("-rest-") ? bucket.get(key) : guard("reading back", () => bucket.get(key))),
	});
}

/** The environment in which `work` is done just before the first batch with this text, as another request would; `skipped` pass before. */
export function interrupted(
	environment: Environment,
	text: string,
	work: () => Promise<unknown>,
	skipped = 0,
): Environment {
	let passed = 0;
	const interrupt: Guard = async (_point, batch) => {
		passed += 1;
		if (passed === skipped + 1) await work();
		return batch();
	};
	const { SHARD_0, SHARD_1 } = environment;
	return {
		...environment,
		SHARD_0: wrapDatabase(SHARD_0, interrupt, text),
		SHARD_1: wrapDatabase(SHARD_1, interrupt, text),
	};
}

/** Only batches with a statement of this text are watched; by default the one that makes a report processed. */
function wrapDatabase(database: D1Database, guard: Guard, watched = "status = 'processed'"): D1Database {
	let isWatched = false;
	return replaced(database, {
		prepare: (text: string) => {
			isWatched ||= text.includes(watched);
			return database.prepare(text);
		},
		batch: (statements: D1PreparedStatement[]) => {
			if (!isWatched) return database.batch(statements);
			isWatched = false;
			return guard("commit", () => database.batch(statements));
		},
	});
}
