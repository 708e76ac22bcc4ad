/** The switches of accounts and people that belong to customers and the sales sections of people. @pure */

/** Switches of an account. */
export const accountFlags = ["hide_sale_report_graphs_emp_detail_block"] as const;

/** Switches of a person: `supplier_data_roll_up` has somebody of the supplier see sums of sales, and no single customer. */
export const userFlags = ["supplier_data_roll_up"] as const;
