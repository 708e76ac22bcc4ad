/** Finds purchases that nobody told of: paid and not credited, waiting for a bank, left on the provider's page, or to be paid back. */
import { minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { listToLookAt, nextToLookAt, putOff } from "../store/purchases";

const atOnce = 50;
const pauseMs = 5 * minuteMs;

export const followPurchases: ScheduledWork = {
	name: "buy-points/follow-purchases",
	summary: "Asks again about purchases that are under way.",
	triggers: ["purchases_due_changed"],
	handler: async (scope) => {
		const { account, clock } = scope;
		const now = clock.now();
		const due = await scope.read(listToLookAt(account.id, now, atOnce));
		const ids = due.map(({ id }) => id);
		if (ids.length > 0)
			await scope.commit({
				statements: [putOff(account.id, ids, now + pauseMs)],
				answer: {},
				follow: ids.map((purchase_id) => ({ job: "buy-points/follow-purchase" as const, payload: { purchase_id } })),
			});
		return nextToLookAt(account.id);
	},
};
