/** Removes emails that are older than 30 days; almost every minute it finds none. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";

const emailRetentionMs = 30 * dayMs;
const emailsAtOnce = 200;

export const sweepEmails: ScheduledWork = {
	name: "mail/sweep-emails",
	summary: "Removes emails 30 days after they were written.",
	handler: async (scope) => {
		const account_id = scope.account.id;
		const [old] = await scope.read(
			sql<{ id: number }>`select l.id from emails l
				where l.account_id = ${account_id} and l.created_at < ${scope.clock.now() - emailRetentionMs} limit 1`,
		);
		if (!old) return;
		const statements = [
			sql`delete from emails where account_id = ${account_id} and id in (select l.id from emails l
				where l.account_id = ${account_id} and l.created_at < ${scope.clock.now() - emailRetentionMs}
				order by l.created_at limit ${emailsAtOnce})`,
		];
		await scope.commit({ statements, answer: {} });
	},
};
