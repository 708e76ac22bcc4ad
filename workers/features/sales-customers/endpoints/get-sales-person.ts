/** One customer or sales rep for those who see them: what is known of them in sales, who may look after them, and which sections show. */
import { z } from "zod";
import { salesRoleOf } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { assigners, customerReaders, enrollmentStatuses, isAmong } from "../rules/roles";
import { showsSalesSections } from "../rules/sections";
import { findCustomer, listSalesReps } from "../store/customers";
import { findSalesPerson } from "../store/people";

const flag = z.literal([0, 1]);
const words = z.string().nullable();

export const getSalesPerson = defineEndpoint({
	name: "sales-customers/get-sales-person",
	path: "/api/sales/api_get_sales_person",
	summary: "One customer or sales rep, as those see them who supply or look after them.",
	access: customerReaders,
	flags: ["sales_module_enabled", "!user.supplier_data_roll_up"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		person: z.object({
			id: z.int(),
			name: z.string(),
			participant_id: z.string(),
			title: z.string(),
			email: z.string(),
			role: z.string(),
		}),
		/** Of a customer alone. */
		customer: z
			.object({
				enrollment_status: z.enum(enrollmentStatuses),
				submitter_name: words,
				enrollment_closed_by: words,
				is_active: flag,
				widia_standard_tnc_opt_in_date: z.int().nullable(),
				preferred_distributor: words,
				sales_rep_id: z.int().nullable(),
				sales_rep_name: words,
			})
			.nullable(),
		/** The sales reps of whom one can be chosen for this customer; null for those who choose none. */
		dsr_list: z.array(z.object({ id: z.int(), full_name: z.string(), participant_id: z.string() })).nullable(),
		/** 1: the sales sections of the employee's detail show. */
		shows_sales_sections: flag,
	}),
	repetition: { kind: "read" },
	handler: async (scope, { user_id }) => {
		const { account, user, read } = scope;
		const mayAssign = isAmong(assigners, user);
		const [[person], [customer], reps] = await Promise.all([
			read(findSalesPerson(account.id, user, user_id)),
			read(findCustomer(account.id, user, user_id)),
			read(listSalesReps(account.id, user)),
		]);
		if (!person) throw notFound("user");
		const isHidden = isOn(account, "hide_sale_report_graphs_emp_detail_block");
		const shows = showsSalesSections({
			isSelf: person.id === user.id,
			isHidden,
			roles: [salesRoleOf(user), customer ? "customer" : null],
		});
		const { id, name, participant_id, title, email, role } = person;
		return {
			person: { id, name, participant_id, title, email, role },
			customer: customer
				? { ...customer, enrollment_status: customer.enrollment_status as (typeof enrollmentStatuses)[number] }
				: null,
			dsr_list: customer && mayAssign ? reps.map(({ distributor_id: _distributor, ...rep }) => rep) : null,
			shows_sales_sections: shows ? (1 as const) : (0 as const),
		};
	},
});
