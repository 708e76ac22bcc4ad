/** Removes the bytes of files that no row names any more; one that is gone already changes nothing. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { removeBytes } from "../store/files";

/** More than a picture has with all its previews. */
const maxKeys = 10;

export const removeFiles = defineJob({
	name: "files/remove-files",
	summary: "Removes files from storage after their rows.",
	payload: z.object({ keys: z.array(z.string().max(32)).max(maxKeys) }),
	handler: async (scope, { keys }, run) => {
		await removeBytes(scope.env.FILES, scope.account.id, keys);
		await scope.commit({ statements: run.end(), answer: {} });
	},
});
