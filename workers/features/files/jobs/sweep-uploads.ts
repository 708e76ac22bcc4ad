/** Removes uploads that nobody finished within a day, their parts first, so that none is left without a row that tells of it. */
import type { ScheduledWork } from "#workers/kernel/define-job";
import { uploadLifeMs } from "../rules/upload";
import { deleteUploads, listExpiredUploads, nextExpiry, removeParts } from "../store/uploads";

/** So many uploads in one run. */
const atOnce = 20;

export const sweepUploads: ScheduledWork = {
	name: "files/sweep-uploads",
	summary: "Removes uploads that nobody finished within a day, and their parts.",
	triggers: ["file_uploads_expire"],
	handler: async (scope) => {
		const { account, clock, env } = scope;
		const now = clock.now();
		const expired = await scope.read(listExpiredUploads(account.id, now, atOnce));
		if (expired.length === 0) return nextExpiry(account.id);
		for (const { id } of expired) await removeParts(env.FILES, account.id, id);
		const ids = expired.map(({ id }) => id);
		await scope.commit({ statements: [deleteUploads(account.id, ids, now - uploadLifeMs)], answer: {} });
		return nextExpiry(account.id);
	},
};
