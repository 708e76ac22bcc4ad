/** Removes the bytes of files that no announcement has any more; one that is gone already changes nothing. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { attachmentPlace } from "../rules/attachments";
import { maxAttachments } from "../rules/limits";

export const removeFiles = defineJob({
	name: "announcements/remove-files",
	summary: "Removes files of announcements from storage after their rows.",
	payload: z.object({ keys: z.array(z.string().max(32)).max(maxAttachments) }),
	handler: async (scope, { keys }, run) => {
		await scope.env.FILES.delete(keys.map((key) => attachmentPlace(scope.account.id, key)));
		await scope.commit({ statements: run.end(), answer: {} });
	},
});
