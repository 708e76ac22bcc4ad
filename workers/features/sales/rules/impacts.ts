/** What a sale can have an impact on, and the states of a sale. @pure */

/** Impact options (specification §9). */
export const impacts = ["generic", "guest_satisfaction", "revenue_costs", "safety", "employee_satisfaction"] as const;

/** States of a sale; approved is shown as Paid. */
export const saleStatuses = ["pending", "approved"] as const;

/** The most pieces of one sale. */
export const maxQuantity = 10_000;

/** The most that one piece costs, in cents. */
export const maxUnitCents = 100_000_000;

/** The most points of one piece. */
export const maxUnitPoints = 1_000_000;
