/** How one comes to points by this feature. */
import { defineEarning } from "#workers/kernel/define-earning";
import { findPayingRule } from "./store/rules";

/** The ways. */
export const earnings = [
	defineEarning({
		key: "anniversary",
		to: "/anniversaries",
		isThere: async ({ account, read }) => (await read(findPayingRule(account.id))).length > 0,
	}),
];
