/** Removes the files of reports that are older than 30 days; their rows stay, marked expired. */
import type { ScheduledWork } from "#workers/kernel/define-job";
import { listExpired, updateExpired } from "../store/requests";

export const expireReports: ScheduledWork = {
	name: "reports/expire-reports",
	summary: "Deletes report files after their time.",
	handler: async (scope) => {
		const expired = await scope.read(listExpired(scope.account.id, scope.clock.now()));
		if (expired.length === 0) return;
		await scope.env.FILES.delete(expired.flatMap(({ object_key }) => (object_key ? [object_key] : [])));
		const ids = expired.map(({ id }) => id);
		await scope.commit({ statements: [updateExpired(scope.account.id, ids)], answer: {} });
	},
};
