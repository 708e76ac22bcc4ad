/** What the calls of the last hours added up to: how many, how many were refused or failed, and how long they took. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listSums } from "../store/metrics";

const hourMs = 3_600_000;
/** Sums are kept 90 days. */
const maxHours = 90 * 24;
const maxEndpoints = 1_000;
const counted = z.int().min(0);

export const getMetrics = defineEndpoint({
	name: "operations/get-metrics",
	path: "/api/operations/api_get_metrics",
	summary: "Calls, refusals, failures and times by endpoint over the last hours, the current one included.",
	access: "operator",
	input: z.object({ hours: z.int().min(1).max(maxHours).default(24) }),
	output: z.object({
		/** The beginning of the first hour. */
		since: z.int(),
		endpoints: z.array(
			z.object({
				endpoint: z.string(),
				calls: counted,
				refusals: counted,
				failures: counted,
				/** All calls together; divided by their number it is the mean. */
				milliseconds: counted,
				slowest_ms: counted,
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ directory, clock }, { hours }) => {
		const now = clock.now();
		const since = now - (now % hourMs) - (hours - 1) * hourMs;
		return { since, endpoints: await directory.read(listSums(since, maxEndpoints)) };
	},
});
