/** Customers whose enrollment waits, was approved and was rejected. */

/** Warehouse people who look after what comes in for their own firms, and so are customers. */
const customers = ["manoj.iyer", "olivia.barker", "stuart.mitchell"];

/** The steps. */
export const salesSteps = [
	{
		of: "acme",
		isThere: "select 1 from sale_enrollments where account_id = ?1 limit 1",
		run: async ({ query, first, call, emailOf }) => {
			const ids = [];
			for (const name of customers) {
				await query("update users set role = 'customer' where account_id = ?1 and email = ?2", emailOf(name));
				const { participant_id } = await first(
					"select participant_id from users where account_id = ?1 and email = ?2",
					emailOf(name),
				);
				const { customer_id } = await call("arturo.serrano", "sales/api_enroll_customer", { participant_id });
				ids.push(customer_id);
			}
			const { table_hash } = await call("account_owner", "reports/api_get_customers_report", {});
			for (const [at, status] of ["approved", "rejected"].entries()) {
				const selected_ids = [ids[at]];
				await call("account_owner", "reports/api_update_selection", { table_hash, type: "rows", selected_ids });
				await call("account_owner", "sales/api_bulk_close_enrollments", { table_hash, status });
			}
		},
	},
];
