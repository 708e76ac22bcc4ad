/** Counts the sums of days anew from sales, some people at a time, and reports what differs; nothing is mended in silence. */
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { placeOf } from "#workers/kernel/due-work";
import { listDifferences, listDifferentTotals, listSellers } from "../store/audit-sums";

/** People whose sales are counted in one run. */
const atOnce = 200;
const name = "sales-dashboard/audit-day-sums";

export const auditDaySums: ScheduledWork = {
	name,
	summary: "Counts the daily sums of sales anew once a day, and reports a difference.",
	handler: async (scope) => {
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const [row] = await scope.read(placeOf(account_id, name));
		const after = Number(row?.place ?? 0);
		const sellers = await scope.read(listSellers(account_id, after, atOnce));
		const ids = sellers.map(({ id }) => id);
		const isWhole = sellers.length < atOnce;
		const [differences, totals] = await Promise.all([
			ids.length > 0 ? scope.read(listDifferences(account_id, ids)) : [],
			isWhole ? scope.read(listDifferentTotals(account_id)) : [],
		]);
		for (const { dimension, person_id, day, key_id } of [...differences, ...totals])
			scope.log.warn("sale-sums-differ", { account_id, dimension, person_id, day, key_id });
		return isWhole ? { due_at: now + dayMs, place: "0" } : { due_at: now, place: String(ids.at(-1)) };
	},
};
