/** Makes the health checks every five minutes, keeps how they ended, and sends alerts of those that fail or are well again. */
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { PlatformScope, PlatformWork } from "#workers/kernel/define-job";
import { prepare, type Statement } from "#workers/kernel/sql";
import { checkHealth } from "../steps/check-health";
import { sendAlerts, webhookOf } from "../steps/send-alerts";
import { keepChecks, sweepAlerts, takeTurn } from "../store/alerts";
import { readFrom } from "../store/health";

/** A little less than five minutes, since the clock fires each minute and never quite on it. */
const everyMs = 5 * minuteMs - 10_000;
const keptMs = 90 * dayMs;

export const watchHealth: PlatformWork = {
	name: "operations/watch-health",
	summary: "Makes the health checks every five minutes and sends alerts.",
	handler: async (scope) => {
		await check(scope);
		await sendAlerts(scope);
	},
};

async function check({ env, clock, newId }: PlatformScope): Promise<void> {
	const now = clock.now();
	if ((await readFrom(env.DIRECTORY, takeTurn(now, everyMs))).length === 0) return;
	const checks = (await checkHealth({ env, now, takesTurns: true }))
		// That the schedule runs is what its own turn says.
		.filter(({ name }) => name !== "schedule")
		.map((found) => ({ ...found, id: newId() }));
	await writeAll(env.DIRECTORY, [...keepChecks(checks, now, webhookOf(env) !== undefined), sweepAlerts(now - keptMs)]);
}

async function writeAll(directory: D1Database, statements: readonly Statement[]): Promise<void> {
	const prepared = statements.map((statement) => {
		const { text, params } = prepare(statement);
		return directory.prepare(text).bind(...params);
	});
	await directory.batch(prepared);
}
