/** The switches that belong to sales. @pure */

/** Switches of an account: `log_sales_in_shop_place` has LOG SALES in the bars where others have the shop. */
export const accountFlags = ["log_sales_in_shop_place"] as const;
