/** Removes notifications that are older than 180 days. */
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";
import { touchTable } from "#workers/kernel/table-page";
import { notificationsVersion } from "../store/notifications";

export const sweepNotifications = defineSweep({
	name: "notifications/sweep-notifications",
	summary: "Removes notifications 180 days after they were written.",
	sweeps: [
		{
			table: "notifications",
			column: "created_at",
			retentionMs: 180 * dayMs,
			atOnce: 200,
			also: (account_id) => [touchTable(account_id, notificationsVersion)],
		},
	],
});
