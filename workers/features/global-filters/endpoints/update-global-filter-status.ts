/** Has a global filter on for the signed-in person, or none (0); invariant: of one person at most one is on (`global_filter_uses_active`). */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { readFilter } from "../steps/read-filter";
import { updateActive } from "../store";

export const updateGlobalFilterStatus = defineEndpoint({
	name: "global-filters/update-global-filter-status",
	path: "/api/global_filters/api_update_global_filter_status",
	summary: "Has a global filter on for the caller in the place of the one before; 0 has none on.",
	access: ["account_owner"],
	flags: ["global_filter_enabled"],
	input: z.object({ filter_id: z.int().min(0) }),
	output: z.object({ global_filter_active_id: z.int().nullable() }),
	errors: { global_filter_off: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { filter_id }) => {
		const filter = filter_id === 0 ? null : await readFilter(scope, filter_id);
		if (filter?.off_reason) throw refuse("global_filter_off", { name: filter.name });
		return scope.commit({
			statements: updateActive(scope.account.id, scope.user.id, filter_id, scope.clock.now()),
			answer: { global_filter_active_id: filter_id === 0 ? null : filter_id },
			audit: { subject_kind: "global_filter", subject_id: filter_id, details: { is_on: filter_id === 0 ? 0 : 1 } },
		});
	},
});
