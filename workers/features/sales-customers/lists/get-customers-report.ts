/** Customers with their enrollment and who looks after them: a distributor's or a sales rep's own, or all; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { customerReaders, enrollmentStatuses } from "../rules/roles";

export const customersFace = defineListFace({
	name: "sales-customers/get-customers-report",
	address: "/customers",
	title: "sales-customers:title",
	empty: { words: "sales-customers:empty" },
	headings: "sales-customers:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/customers/{id}", role: "lead" },
		{ id: "participant_id", kind: "text", role: "quiet" },
		{ id: "title", kind: "text", role: "line", isOnlyInReport: true },
		{ id: "email", kind: "text", isOnlyInReport: true },
		{ id: "preferred_distributor", kind: "text" },
		{ id: "sales_rep_name", kind: "text", none: "sales-customers:noRep" },
		{ id: "distributor_sales_rep_participant_id", kind: "text", isOnlyInReport: true },
		{ id: "widia_standard_tnc_opt_in_date", kind: "timestamp", role: "pair", none: "sales-customers:pending" },
		{ id: "submitter_name", kind: "text", role: "hidden" },
		{ id: "enrollment_closed_by", kind: "text", role: "hidden" },
		{ id: "member_state", kind: "status", words: "sales-customers:memberStates" },
		{ id: "enrollment_status", kind: "status", words: "sales-customers:status" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
	],
	filters: {
		enrollment_report: {
			kind: "choice",
			label: "sales-customers:columns.enrollment_status",
			choices: ["all", ...enrollmentStatuses],
			words: "sales-customers:status",
			areTabs: true,
		},
		searchString: { kind: "search", label: "sales-customers:search" },
		/** The sales rep who looks after them. */
		distributor_sales_rep_participant_id: {
			kind: "text",
			label: "sales-customers:columns.distributor_sales_rep_participant_id",
			isByLink: true,
		},
		/** Those whom no sales rep looks after, and those whom nobody supplies. */
		without_rep: { kind: "flag", label: "sales-customers:noRep", isByLink: true },
		without_distributor: { kind: "flag", label: "sales-customers:tree.noDistributor", isByLink: true },
		/** The distributor who supplies them. */
		account_id: {
			kind: "reference",
			label: "sales-customers:columns.preferred_distributor",
			to: "member",
			isByLink: true,
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "customers_report", roles: customerReaders },
});
