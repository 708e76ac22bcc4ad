/** How one comes to points by this feature. */
import { defineEarning } from "#workers/kernel/define-earning";
import { findClaimable } from "./store/claims";

/** The ways. */
export const earnings = [
	defineEarning({ key: "recognition", to: "/recognitions", flags: ["give_recognition_enabled"] }),
	defineEarning({
		key: "claim",
		to: "/recognitions/claims",
		flags: ["give_recognition_enabled"],
		isThere: async ({ account, read }) => (await read(findClaimable(account.id))).length > 0,
	}),
	defineEarning({
		key: "commitment",
		to: "/recognitions/commitments",
		flags: ["give_recognition_enabled", "employee_commitments_enabled"],
	}),
];
