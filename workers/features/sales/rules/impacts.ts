/** What a sale can have an impact on, and the states of a sale. @pure */

/** Impact options (specification §9). */
export const impacts = ["generic", "guest_satisfaction", "revenue_costs", "safety", "employee_satisfaction"] as const;

/** States of a sale; approved is shown as Paid. */
export const saleStatuses = ["pending", "approved"] as const;

/** What a sale is shown as: `reversed` was paid and taken back, `refused` waited and was not paid. */
export const shownStatuses = [...saleStatuses, "reversed", "refused"] as const;

/** The most people who are named as having helped with a sale. */
export const maxRepresentatives = 5;

/** The most pieces of one sale. */
export const maxQuantity = 10_000;

/** The most that one piece costs, in cents. */
export const maxUnitCents = 100_000_000;

/** The most points of one piece. */
export const maxUnitPoints = 1_000_000;

/** What a sales moderator can do with a sale. */
export const saleActions = ["approve", "refuse", "reverse"] as const;
