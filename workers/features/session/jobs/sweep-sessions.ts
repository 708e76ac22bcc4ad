/** Removes sessions, links and changes of address whose time is over, once an hour. */
import { minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { sweepEmailChanges } from "../store/email-changes";
import { sweepLinks } from "../store/links";
import { sweepSessions } from "../store/sessions";

export const sweepOverSessions: ScheduledWork = {
	name: "session/sweep-sessions",
	summary: "Removes sessions that are over, and links and unconfirmed changes of address that are so for 30 days.",
	handler: async (scope) => {
		const now = scope.clock.now();
		if (Math.floor(now / minuteMs) % 60 !== 0) return;
		const { id: account_id } = scope.account;
		const swept = [sweepSessions(account_id, now), sweepLinks(account_id, now), sweepEmailChanges(account_id, now)];
		await scope.commit({ statements: swept, answer: {} });
	},
};
