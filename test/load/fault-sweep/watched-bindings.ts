/** Bindings that count and name each call of the Worker to databases, files, queue and objects, and let a chosen one fail. */
import type { Environment } from "#workers/kernel/environment";

/** One call to a binding; a database's batch is named by its first write, else by its first read. */
export type BindingCall = { binding: "database" | "directory" | "files" | "queue" | "object"; name: string };

/** How a call fails: before it took effect, after it with the reply lost, or so and with the binding gone from then on. */
export type Way = "before" | "after" | "after, then gone";

/** Which call fails, counted from 1, and how. */
export type Fault = { at: number; way: Way };

/** The bindings, and what they were asked so far. */
export type Watched = { environment: Environment; calls: BindingCall[]; hasFailed(): boolean };

type Guard = <Result>(call: BindingCall, work: () => Promise<Result>) => Promise<Result>;
type Methods = Record<string, (...given: unknown[]) => unknown>;

/** What each binding says when it fails, as production does. */
const messages: Record<BindingCall["binding"], string> = {
	database: "D1_ERROR: Network connection lost.",
	directory: "D1_ERROR: Network connection lost.",
	files: "We encountered an internal error. Please try again. (10001)",
	queue: "Queue sendBatch failed: Bad Gateway",
	object: "Network connection lost.",
};

/** The environment with every binding watched. The queue takes messages and keeps them: tests run the outbox themselves. */
export function watchBindings(real: Environment, fault?: Fault): Watched {
	const calls: BindingCall[] = [];
	let gone: BindingCall["binding"] | undefined;
	let failures = 0;
	const fail = (call: BindingCall) => {
		failures += 1;
		return new Error(messages[call.binding]);
	};
	const guard: Guard = async (call, work) => {
		calls.push(call);
		const isChosen = fault?.at === calls.length;
		if (gone === call.binding || (isChosen && fault?.way === "before")) throw fail(call);
		const result = await work();
		if (!isChosen) return result;
		if (fault?.way === "after, then gone") gone = call.binding;
		throw fail(call);
	};
	const environment: Environment = {
		...real,
		DIRECTORY: watchDatabase(real.DIRECTORY, "directory", guard),
		SHARD_0: watchDatabase(real.SHARD_0, "database", guard),
		SHARD_1: watchDatabase(real.SHARD_1, "database", guard),
		FILES: watchFiles(real.FILES, guard),
		OUTBOX_QUEUE: watchQueue(real.OUTBOX_QUEUE, guard),
		...watchObjects(real, guard),
	};
	return { environment, calls, hasFailed: () => failures > 0 };
}

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

/** Each of these methods, watched. */
function watchedMethods(target: object, names: readonly string[], binding: BindingCall["binding"], guard: Guard) {
	const methods = target as Methods;
	return Object.fromEntries(
		names.map((name) => [
			name,
			(...given: unknown[]) => guard({ binding, name }, async () => methods[name]!(...given)),
		]),
	);
}

function watchDatabase(database: D1Database, binding: "database" | "directory", guard: Guard): D1Database {
	const plain = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; text: string }>();
	const watch = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
		const run = (name: "first" | "all" | "run") => () =>
			guard({ binding, name: shorten(text) }, () => statement[name]() as Promise<unknown>);
		const watched = replaced(statement, {
			bind: (...values: unknown[]) => watch(statement.bind(...values), text),
			first: run("first"),
			all: run("all"),
			run: run("run"),
		});
		plain.set(watched, { statement, text });
		return watched;
	};
	return replaced(database, {
		prepare: (text: string) => watch(database.prepare(text), text),
		batch: (statements: D1PreparedStatement[]) => {
			const known = statements.map((statement) => plain.get(statement)!);
			const named = known.find(({ text }) => isWrite(text)) ?? known[0]!;
			return guard({ binding, name: shorten(named.text) }, () =>
				database.batch(known.map(({ statement }) => statement)),
			);
		},
	});
}

/** True for a statement that changes rows; assertions keep none. */
function isWrite(text: string): boolean {
	return /^\s*(insert|update|delete)\b/i.test(text) && !/^\s*insert into assertions/i.test(text);
}

/** The verb and the table of a statement. */
function shorten(text: string): string {
	const found = /^\s*(insert into|update|delete from|select)\b(?:.*?\bfrom\b)?\s*(\w+)/is.exec(text);
	return found ? `${found[1]!.toLowerCase()} ${found[2]}` : text.slice(0, 30);
}

function watchFiles(bucket: R2Bucket, guard: Guard): R2Bucket {
	const watchUpload = (upload: R2MultipartUpload) =>
		replaced(upload, watchedMethods(upload, ["uploadPart", "complete", "abort"], "files", guard));
	return replaced(bucket, {
		...watchedMethods(bucket, ["get", "put", "delete", "list", "head"], "files", guard),
		createMultipartUpload: (key: string) =>
			guard({ binding: "files", name: "createMultipartUpload" }, async () =>
				watchUpload(await bucket.createMultipartUpload(key)),
			),
		resumeMultipartUpload: (key: string, id: string) => watchUpload(bucket.resumeMultipartUpload(key, id)),
	});
}

function watchQueue(queue: Queue, guard: Guard): Queue {
	const take = (name: string) => () => guard({ binding: "queue", name }, async () => undefined);
	return replaced(queue, { send: take("send"), sendBatch: take("sendBatch") });
}

/** Every namespace of Durable Objects, whatever it is called: each method of each object is watched. */
function watchObjects(real: Environment, guard: Guard): Partial<Environment> {
	const namespaces = Object.entries(real).filter(
		([, binding]) => typeof binding === "object" && binding !== null && "idFromName" in binding,
	) as unknown as [string, DurableObjectNamespace][];
	const watchStub = (space: string, stub: DurableObjectStub) =>
		new Proxy(stub, {
			get: (object, name) => {
				const value = Reflect.get(object, name) as unknown;
				if (typeof name !== "string" || typeof value !== "function" || name === "then") return value;
				const method = (...given: unknown[]) => (object as unknown as Methods)[name]!(...given) as Promise<unknown>;
				return (...given: unknown[]) =>
					guard({ binding: "object", name: `${space}.${name}` }, async () => method(...given));
			},
		});
	const watched: Record<string, unknown> = Object.fromEntries(
		namespaces.map(([space, namespace]) => [
			space,
			replaced(namespace, {
				get: (id: DurableObjectId) => watchStub(space, namespace.get(id)),
				getByName: (name: string) => watchStub(space, namespace.get(namespace.idFromName(name))),
			} as never),
		]),
	);
	return watched as Partial<Environment>;
}
