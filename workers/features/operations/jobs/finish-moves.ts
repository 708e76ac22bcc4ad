/** Ends moves to other shards that broke off after their moment, and deletes rows that were left behind for a week. */
import type { PlatformWork } from "#workers/kernel/define-job";
import { finishMoves as finish } from "../steps/finish-move";

export const finishMoves: PlatformWork = {
	name: "operations/finish-moves",
	summary: "Ends moves to other shards that broke off after their moment, and deletes what they left behind.",
	handler: ({ env }) => finish(env),
};
