/** Removes the bytes of files that no video has any more; one that is gone already changes nothing. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { objectKey } from "../rules/addresses";

export const removeVideoFiles = defineJob({
	name: "how-to-videos/remove-video-files",
	summary: "Removes files of videos from storage after their rows.",
	payload: z.object({ keys: z.array(z.string().max(32)).max(50) }),
	handler: async (scope, { keys }, run) => {
		await scope.env.FILES.delete(keys.map((key) => objectKey(scope.account.id, key)));
		await scope.commit({ statements: run.end(), answer: {} });
	},
});
