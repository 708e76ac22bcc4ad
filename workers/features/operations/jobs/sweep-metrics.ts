/** Removes what calls added up to more than 90 days ago. */
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { PlatformWork } from "#workers/kernel/define-job";
import { prepare } from "#workers/kernel/sql";
import { sweepSums } from "../store/metrics";

const keptMs = 90 * dayMs;

export const sweepMetrics: PlatformWork = {
	name: "operations/sweep-metrics",
	summary: "Removes sums of calls that are older than 90 days, once an hour.",
	handler: async ({ env, clock }) => {
		const now = clock.now();
		if (Math.floor(now / minuteMs) % 60 !== 0) return;
		const { text, params } = prepare(sweepSums(now - keptMs));
		await env.DIRECTORY.prepare(text)
			.bind(...params)
			.run();
	},
};
