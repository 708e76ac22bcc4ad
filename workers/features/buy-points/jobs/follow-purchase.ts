/** Asks a purchase's provider and takes it on; a run that broke off is taken up where it stopped, since each step stands by itself. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import { followPurchase as follow } from "../steps/follow-purchase";

const maxTries = 3;

export const followPurchase = defineJob({
	name: "buy-points/follow-purchase",
	summary: "Pays a purchase, credits its points, or gives its money back, as its provider says.",
	payload: z.object({ purchase_id: z.int() }),
	handler: async (scope, { purchase_id }, run) => {
		for (let tried = 1; ; tried += 1) {
			try {
				return await follow(scope, purchase_id, { holds: () => [assertAll(run.holds())], end: () => run.end() });
			} catch (error) {
				// Another message took it on at this moment: it is looked at as it is now.
				if (constraintFailure(error)?.name !== "internal_purchase_changed" || tried === maxTries) throw error;
			}
		}
	},
});
