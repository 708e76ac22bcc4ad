/** Removes the files of reports that are older than 30 days; their rows stay, marked expired. */
import type { ScheduledWork } from "#workers/kernel/define-job";
import { touchTable } from "#workers/kernel/table-page";
import { listExpired, updateExpired } from "./store";

export const expireReports: ScheduledWork = {
	name: "reports/expire-reports",
	summary: "Deletes report files after their time.",
	handler: async (scope) => {
		const expired = await scope.read(listExpired(scope.account.id, scope.clock.now()));
		if (expired.length === 0) return;
		await scope.env.FILES.delete(expired.flatMap(({ object_key }) => (object_key ? [object_key] : [])));
		await scope.commit({
			statements: [
				updateExpired(
					scope.account.id,
					expired.map(({ id }) => id),
				),
				touchTable(scope.account.id, "download_requests"),
			],
			answer: {},
		});
	},
};
