/** A local queue whose broker never ends a delivery is found, and the runtime started again; one that is only busy is left alone. */
import { createRequire } from "node:module";
import { afterEach, expect, test } from "vitest";
import { watchQueue } from "../../scripts/watch-queue.mjs";

const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
const { Miniflare } = fromWrangler("miniflare") as { Miniflare: new (options: object) => Runtime };

/** What is used here of miniflare, which is wrangler's dependency and has no types of its own here. */
type Runtime = { getQueueProducer: (binding: string) => Promise<Queue>; dispose: () => Promise<void> };
type Queue = { send: (body: string) => Promise<unknown>; metrics: () => Promise<Backlog> };
type Backlog = { backlogCount: number; oldestMessageTimestamp?: Date };

const ends: (() => unknown)[] = [];

afterEach(async () => {
	for (const end of ends.splice(0).reverse()) await end();
});

/** Serves a Worker whose queue waits so long (ms; null: for ever) in each delivery, and watches it with little patience. */
async function serveQueue(deliveryMs: number | null) {
	const runtime = new Miniflare({
		modules: true,
		compatibilityDate: "2026-04-20",
		queueProducers: { QUEUE: "work" },
		queueConsumers: { work: { maxBatchSize: 1, maxBatchTimeout: 0 } },
		script: `let first;
			export default {
				fetch: () => new Response(),
				async queue() {
					const isFirst = first === undefined;
					first = false;
					if (${deliveryMs} === null && isFirst) await new Promise((resolve) => setTimeout(resolve, 60_000));
					await new Promise((resolve) => setTimeout(resolve, ${deliveryMs ?? 0}));
				},
			};`,
	});
	ends.push(() => runtime.dispose());
	const queue = await runtime.getQueueProducer("QUEUE");
	let restarts = 0;
	ends.push(
		watchQueue({
			readBacklog: () => queue.metrics(),
			restart: async () => {
				restarts += 1;
			},
			log: () => undefined,
			times: { every: 50, patience: 600 },
		}),
	);
	return { send: (body: string) => queue.send(body), restarts: () => restarts };
}

test("a queue that stands still is started again", async () => {
	const { send, restarts } = await serveQueue(null);
	for (const body of ["one", "two"]) await send(body);
	await expect.poll(restarts, { timeout: 10_000 }).toBeGreaterThan(0);
});

test("a queue that is behind but goes on is left alone, and an empty one too", async () => {
	const { send, restarts } = await serveQueue(150);
	for (let at = 0; at < 10; at += 1) await send(`work ${at}`);
	await new Promise((resolve) => setTimeout(resolve, 2_500));
	expect(restarts()).toBe(0);
});
