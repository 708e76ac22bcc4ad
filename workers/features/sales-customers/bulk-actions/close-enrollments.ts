/** Approves or rejects the selected enrollments; invariant: each is decided once, and never by whoever submitted it. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { enrollers } from "../rules/roles";
import { areAllWaiting, closeEnrollments as close, listCustomersAmong } from "../store/customers";

export const closeEnrollments = defineBulkAction({
	name: "sales-customers/close-enrollments",
	list: "sales-customers/get-customers-report",
	key: "enrollment",
	place: 20,
	path: "/api/sales/api_bulk_close_enrollments",
	summary: "Approves or rejects the enrollment of the selected customers.",
	access: enrollers,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	input: z.object({ status: z.enum(["approved", "rejected"]) }),
	fields: { status: "sales-customers:decide.status" },
	choices: async ({ translate }) => ({
		status: (["approved", "rejected"] as const).map((value) => ({
			value,
			label: translate(`sales-customers:status.${value}`),
		})),
	}),
	words: "sales-customers:decide",
	apply: async ({ account, user, clock, read }, { input: { status } }, ids) => {
		const rows = await read(listCustomersAmong(account.id, user, ids));
		const waiting = rows.filter((row) => row.enrollment_status === "pending" && row.submitter_id !== user.id);
		const decided = waiting.map(({ id }) => id);
		const skipped = ids
			.filter((id) => !decided.includes(id))
			.map((id) => {
				const row = rows.find((one) => one.id === id);
				return { id, reason: row?.enrollment_status === "pending" ? "own_submission" : "not_pending" };
			});
		if (decided.length === 0) return { statements: [], skipped };
		return {
			statements: [
				assertThat("internal_rows_changed", areAllWaiting(account.id, decided)),
				close(account.id, decided, { status, closed_by: user.id, now: clock.now() }),
			],
			skipped,
			audit: decided.map((id) => ({ subject_kind: "user", subject_id: id, details: { status } })),
		};
	},
});
