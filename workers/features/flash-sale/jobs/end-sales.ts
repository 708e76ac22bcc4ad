/** Ends flash sales whose object did not: it was never asked for anything, or was lost. Ending one twice is impossible. */
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { endSaleOnce } from "../store/object-reads";
import { listUnendedSales, nextUnendedSale } from "../store/sales";

/** The object has this long to end its sale by itself; the triggers know it too. */
const graceMs = minuteMs;
/** Sales that ended longer ago are not looked for. */
const windowMs = 7 * dayMs;

export const endSales = {
	name: "flash-sale/end-sales",
	summary: "Ends flash sales that are over, and has their owners told.",
	triggers: ["flash_sales_to_end", "flash_sales_end_moved"],
	handler: async (scope) => {
		const { id: account_id, shard } = scope.account;
		const now = scope.clock.now();
		const over = await scope.read(listUnendedSales(account_id, now - windowMs, now - graceMs));
		const database = { write: scope.writeCount };
		for (const { id } of over)
			await endSaleOnce({ account_id, shard, database, queue: scope.env.OUTBOX_QUEUE }, id, now);
		return nextUnendedSale(account_id, now - windowMs, graceMs);
	},
} satisfies ScheduledWork;
