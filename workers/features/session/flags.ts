/** The switches of a person that no other feature owns yet (specification §3, "User"); a feature that is built takes its own over. @pure */

/** Switches of a person. */
export const userFlags = ["can_issue_employee_commitments", "can_moderate_sales"] as const;
