/** The Worker: wires requests, queue messages, the clock and the objects to what handles them. */
import type { ServerBuild } from "@remix-run/cloudflare";
import { giveUpBatch, runBatch } from "./background/run-batch";
import { runSchedule } from "./background/run-schedule";
import { answerRequest, createApp } from "./http/app";
import type { Environment, OutboxSignal } from "./kernel/environment";
import "./texts";

export { Cart } from "./durable-objects/cart";
export { FlashSale } from "./durable-objects/flash-sale";
export { LateBuyers } from "./durable-objects/late-buyers";

const app = createApp(() => import("../build/server/index.js") as unknown as Promise<ServerBuild>);

export default {
	fetch: (request, env, context) => answerRequest(app, request, env, context),
	queue: (batch, env, context) =>
		batch.queue.endsWith("dead-letters")
			? giveUpBatch(batch.messages, env, context)
			: runBatch(batch.messages, env, context),
	scheduled: (_controller, env, context) => runSchedule(env, context),
} satisfies ExportedHandler<Environment, OutboxSignal>;
