/**
 * Approves the selected sales; invariant: a sale and its points are one batch, which fails unless each of its sales still waits
 * and each budget can pay, and is then composed again. What cannot be paid is passed over with its reason.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { chooseApprovable, sumsByBudget } from "../rules/choose-approvable";
import { composeApproval, mayOwnersReceive } from "../steps/compose-approval";
import { areAllPending, canBudgetsPay, listWaiting } from "../store/approvals";

export const approveSales = defineBulkAction({
	name: "sales/approve-sales",
	list: "sales/get-sales-report",
	key: "approve",
	place: 10,
	path: "/api/sales/api_bulk_approve_sales",
	summary: "Approves the selected sales that wait; each owner gets their points at once.",
	access: "signed_in",
	flags: ["sales_module_enabled", "pending_sales_enabled", "user.can_moderate_sales", "!user.supplier_data_roll_up"],
	input: z.object({}),
	fields: {},
	words: "sales:approve",
	no: "sales:approve.no",
	emptyAs: "no_sales_selected",
	failsAs: "sales_not_approved",
	atOnce: { all: "sales:notices.approvedAll", partly: "sales:notices.approvedPartly" },
	errors: { no_sales_selected: {}, sales_not_approved: {} },
	apply: async (scope, _run, ids) => {
		const rows = await scope.read(listWaiting(scope.account.id, ids));
		const { approved, skipped } = chooseApprovable(rows, scope.user.id);
		if (approved.length === 0) return { statements: [], skipped };
		const approvedIds = approved.map(({ id }) => id);
		return {
			statements: [
				assertThat("internal_rows_changed", areAllPending(scope.account.id, approvedIds)),
				assertThat("internal_rows_changed", mayOwnersReceive(scope.account.id, approved)),
				assertThat("internal_rows_changed", canBudgetsPay(scope.account.id, sumsByBudget(approved))),
				...composeApproval(scope, { actor_id: scope.user.id, now: scope.clock.now() }, approved),
			],
			skipped,
		};
	},
});
