/** The customers whom somebody sees, the newest first; searched by a scan once a version. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { customerReaders, enrollmentStatuses } from "../rules/roles";
import { customerColumns, customerSources, customersOf, enrollmentStatusOf } from "../store/customers";
import { customersFace } from "./get-customers-report";

const row = rowOf(customersFace, {
	is_active: z.literal([0, 1]),
	/** The same in words. */
	member_state: z.enum(["active", "inactive"]),
	enrollment_status: z.enum(enrollmentStatuses),
	submitter_name: z.string().nullable(),
	enrollment_closed_by: z.string().nullable(),
	preferred_distributor: z.string().nullable(),
	sales_rep_name: z.string().nullable(),
	distributor_sales_rep_participant_id: z.string().nullable(),
	widia_standard_tnc_opt_in_date: z.int().nullable(),
	sales_rep_id: z.int().nullable(),
	distributor_id: z.int().nullable(),
});

export const getCustomersReport = defineList(customersFace, {
	path: "/api/reports/api_get_customers_report",
	summary:
		"Customers with their enrollment and sales rep: distributors and their sales reps see their own, others of the sales side all.",
	access: customerReaders,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	row,
	version_of: "sale_customers",
	seen_by: ({ user }) => (customersOf(user).length > 0 ? [user.id, user.role] : []),
	// The person, distributor, sales rep, enrollment, who submitted it and who closed it.
	joins: 6,
	selection: { of: "member", words: "sales-customers:notSelectable" },
	sorts: { created_at: { key: sql`c.created_at`, id: sql`c.user_id` } },
	query: ({ account, user }, filters) => ({
		select: customerColumns,
		from: sql`sale_customers c`,
		joins: customerSources,
		where: [
			sql`c.account_id = ${account.id}`,
			...customersOf(user),
			...(filters.distributor_sales_rep_participant_id === undefined
				? []
				: [
						sql`c.sales_rep_id = (select p.id from users p where p.account_id = ${account.id}
							and p.participant_id = ${filters.distributor_sales_rep_participant_id})`,
					]),
			...(filters.account_id === undefined ? [] : [sql`c.distributor_id = ${filters.account_id}`]),
		],
		found: [
			...(filters.without_rep ? [sql`c.sales_rep_id is null`] : []),
			...(filters.without_distributor ? [sql`c.distributor_id is null`] : []),
			...(filters.enrollment_report === "all"
				? []
				: [sql`${enrollmentStatusOf(account.id)} = ${filters.enrollment_report}`]),
			...(filters.searchString
				? [
						sql`exists (select 1 from users f where f.account_id = ${account.id} and f.id = c.user_id
							and ${textHolds(sql`${personName("f")} || ' ' || f.participant_id || ' ' || f.email`, filters.searchString)})`,
					]
				: []),
		],
	}),
});
