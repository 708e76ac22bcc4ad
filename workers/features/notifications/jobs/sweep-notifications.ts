/** Removes notifications that are older than 180 days; almost every minute it finds none. */
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { deleteOlder, findOlder } from "../store/notifications";

const notificationRetentionMs = 180 * dayMs;
const notificationsAtOnce = 200;

export const sweepNotifications: ScheduledWork = {
	name: "notifications/sweep-notifications",
	summary: "Removes notifications 180 days after they were written.",
	handler: async (scope) => {
		const before = scope.clock.now() - notificationRetentionMs;
		const [old] = await scope.read(findOlder(scope.account.id, before));
		if (!old) return;
		await scope.commit({ statements: deleteOlder(scope.account.id, before, notificationsAtOnce), answer: {} });
	},
};
