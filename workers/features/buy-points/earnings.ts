/** How one comes to points by this feature. */
import { defineEarning } from "#workers/kernel/define-earning";

/** The ways. */
export const earnings = [
	defineEarning({ key: "purchase", to: "/buy_points", flags: ["buy_points_enabled", "user.buy_points_enabled"] }),
];
