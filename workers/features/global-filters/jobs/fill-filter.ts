/** Looks the next people through for a global filter's new rules; invariant: who comes in and how far it is are one batch. */
import { z } from "zod";
import { findPieceEnd } from "#workers/features/members";
import { defineJob } from "#workers/kernel/define-job";
import { fillFilter, findFilling, listFillingFilters } from "../store";

export const fillFilterJob = defineJob({
	name: "global-filters/fill-filter",
	summary: "Puts people into a global filter whose rules are new, in pieces of 2,000.",
	payload: z.object({ filter_id: z.int() }),
	afterImport: { does: "go on", waiting: listFillingFilters },
	handler: async (scope, { filter_id }, run) => {
		const account_id = scope.account.id;
		const [filter] = await scope.read(findFilling(account_id, filter_id));
		const after = filter?.filled_to ?? null;
		if (after === null) return;
		const [end] = await scope.read(findPieceEnd(account_id, after));
		const to = end?.id ?? null;
		await scope.commit({
			statements: [...fillFilter(account_id, filter_id, after, to), ...run.end()],
			answer: {},
			follow: to === null ? [] : [{ job: "global-filters/fill-filter", payload: { filter_id } }],
		});
	},
});
