/** How one comes to points by this feature. */
import { defineEarning } from "#workers/kernel/define-earning";

/** The ways. */
export const earnings = [
	defineEarning({ key: "idea", to: "/ideas", flags: ["ideas_enabled", "!user.ideas_disabled"] }),
];
