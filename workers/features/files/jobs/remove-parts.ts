/** Removes the parts of an upload that is finished; those that are gone already change nothing. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { removeParts as remove } from "../store/uploads";

export const removeParts = defineJob({
	name: "files/remove-parts",
	summary: "Removes the parts of a finished upload from storage.",
	payload: z.object({ upload_id: z.int() }),
	handler: async (scope, { upload_id }, run) => {
		await remove(scope.env.FILES, scope.account.id, upload_id);
		await scope.commit({ statements: run.end(), answer: {} });
	},
});
