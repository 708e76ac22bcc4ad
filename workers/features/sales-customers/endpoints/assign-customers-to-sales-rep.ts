/**
 * Gives customers a sales rep: one at once, or by a run all who are selected; invariant: when it is written the rep is here, and
 * customer and rep belong to the distributor who says so.
 */
import { z } from "zod";
import { beginBulkAction } from "#workers/features/bulk-actions";
import { updateManagers } from "#workers/features/members";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { assignCustomers } from "../bulk-actions/assign-customers";
import { assigners } from "../rules/roles";
import { areCustomersOf, isSalesRepOf } from "../store/customers";

export const assignCustomersToSalesRep = defineEndpoint({
	name: "sales-customers/assign-customers-to-sales-rep",
	path: "/api/sales/api_assign_customers_to_sales_rep",
	summary: "Gives one customer (customer_id) or all who are selected (table_hash, bulk_mode 1) a sales rep (dsr_id).",
	access: assigners,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	input: z.object({
		dsr_id: z.int(),
		customer_id: z.int().optional(),
		table_hash: z.string().min(1).max(64).optional(),
		bulk_mode: z.literal([0, 1]).optional(),
		/** The selection's version that was shown; with another one by now it is refused. */
		selection_version: z.int().optional(),
	}),
	output: z.object({ count: z.int(), bulk_run_id: z.int().nullable() }),
	errors: {
		sales_rep_not_assigned: {},
		nothing_selected: { told_by: "bulk-actions" },
		selection_changed: { told_by: "bulk-actions" },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { dsr_id, customer_id, table_hash, bulk_mode, selection_version }) => {
		if (bulk_mode === 1 && table_hash !== undefined)
			return beginBulkAction(scope, assignCustomers, { table_hash, selection_version, dsr_id });
		if (customer_id === undefined) throw refuse("sales_rep_not_assigned");
		const { account, user } = scope;
		return scope.commit({
			statements: [
				assertAll({ sales_rep_not_assigned: isSalesRepOf(account.id, user, dsr_id) }),
				assertAll({ sales_rep_not_assigned: areCustomersOf(account.id, user, [customer_id]) }),
				...updateManagers(account.id, [{ user_id: customer_id, manager_id: dsr_id }]),
			],
			answer: { count: 1, bulk_run_id: null },
			audit: { subject_kind: "user", subject_id: customer_id, details: { dsr_id } },
		});
	},
});
