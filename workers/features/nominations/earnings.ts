/** How one comes to points by this feature. */
import { defineEarning } from "#workers/kernel/define-earning";

/** The ways. */
export const earnings = [defineEarning({ key: "nomination", flags: ["employee_nominations_enabled"] })];
