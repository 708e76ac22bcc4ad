/** Who decides on rebates and sees those of others. @browser-safe */
import type { User } from "#workers/kernel/identity";

/** True of account owners and moderators. */
export function moderatesRebates({ role }: Pick<User, "role">): boolean {
	return role === "account_owner" || role === "moderator";
}
