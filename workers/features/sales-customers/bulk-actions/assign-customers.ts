/** Gives the selected customers a sales rep; invariant: each batch fails unless the rep and its customers still belong to who says so. */
import { z } from "zod";
import { updateManagers } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { refuse } from "#workers/kernel/errors";
import { assigners } from "../rules/roles";
import { areCustomersOf, isSalesRepOf, listCustomersAmong, listSalesReps } from "../store/customers";

export const assignCustomers = defineBulkAction({
	name: "sales-customers/assign-customers",
	list: "sales-customers/get-customers-report",
	key: "assign",
	place: 10,
	path: "/api/sales/api_bulk_assign_customers",
	summary: "Gives the selected customers a sales rep.",
	access: assigners,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	input: z.object({ dsr_id: z.int() }),
	fields: { dsr_id: "sales-customers:assign.dsr_id" },
	choices: async ({ account, user, read }) => {
		const reps = await read(listSalesReps(account.id, user));
		return { dsr_id: reps.map(({ id, full_name }) => ({ value: String(id), label: full_name })) };
	},
	words: "sales-customers:assign",
	errors: { sales_rep_not_assigned: {} },
	begin: async ({ account, user, read }, { input: { dsr_id } }) => {
		const [rep] = await read(listSalesReps(account.id, user, dsr_id));
		if (!rep) throw refuse("sales_rep_not_assigned");
		return [assertThat("sales_rep_not_assigned", isSalesRepOf(account.id, user, dsr_id))];
	},
	apply: async ({ account, user, read }, { input: { dsr_id } }, ids) => {
		const [rows, [rep]] = await Promise.all([
			read(listCustomersAmong(account.id, user, ids)),
			read(listSalesReps(account.id, user, dsr_id)),
		]);
		const known = new Map(rows.map((row) => [row.id, row]));
		const reasonOf = (id: number) => {
			if (!rep) return "rep_left";
			if (!known.has(id)) return "not_yours";
			return known.get(id)!.sales_rep_id === dsr_id ? "has_them" : undefined;
		};
		const skipped = ids.flatMap((id) => {
			const reason = reasonOf(id);
			return reason ? [{ id, reason }] : [];
		});
		const changed = ids.filter((id) => reasonOf(id) === undefined);
		if (changed.length === 0) return { statements: [], skipped };
		return {
			statements: [
				assertThat("internal_rows_changed", isSalesRepOf(account.id, user, dsr_id)),
				assertThat("internal_rows_changed", areCustomersOf(account.id, user, changed)),
				...updateManagers(
					account.id,
					changed.map((user_id) => ({ user_id, manager_id: dsr_id })),
				),
			],
			skipped,
			audit: changed.map((id) => ({ subject_kind: "user", subject_id: id, details: { dsr_id } })),
		};
	},
});
