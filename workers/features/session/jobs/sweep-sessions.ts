/** Removes sessions and links whose time is over, once an hour. */
import { minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { sweepLinks } from "../store/links";
import { sweepSessions } from "../store/sessions";

export const sweepOverSessions: ScheduledWork = {
	name: "session/sweep-sessions",
	summary: "Removes sessions that are over, and links that are so for 30 days.",
	handler: async (scope) => {
		const now = scope.clock.now();
		if (Math.floor(now / minuteMs) % 60 !== 0) return;
		const { id: account_id } = scope.account;
		await scope.commit({ statements: [sweepSessions(account_id, now), sweepLinks(account_id, now)], answer: {} });
	},
};
