/** The switches of an account that belong to customers and the sales sections of people. @pure */

/** Switches of an account. */
export const accountFlags = ["hide_sale_report_graphs_emp_detail_block"] as const;
