/** Removes the files of reports that are older than 30 days, and whatever lies beside them; their rows stay, marked expired. */
import type { ScheduledWork } from "#workers/kernel/define-job";
import { removeAllBut } from "../store/part-writer";
import { listExpired, nextExpiry, updateExpired } from "../store/requests";
import { filesOfRequest } from "./write-report";

export const expireReports: ScheduledWork = {
	name: "reports/expire-reports",
	summary: "Deletes report files after their time.",
	handler: async (scope) => {
		const { id: account_id } = scope.account;
		const now = scope.clock.now();
		const expired = await scope.read(listExpired(account_id, now));
		if (expired.length === 0) return nextExpiry(account_id, now);
		await scope.env.FILES.delete(expired.flatMap(({ object_key }) => (object_key ? [object_key] : [])));
		for (const { id, type } of expired)
			if (type === "report") await removeAllBut(scope.env.FILES, filesOfRequest(account_id, id));
		const ids = expired.map(({ id }) => id);
		await scope.commit({ statements: [updateExpired(account_id, ids)], answer: {} });
		return nextExpiry(account_id, now);
	},
};
