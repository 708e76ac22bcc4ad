/** Who sees the sales of others. @pure */
import { isOnFor, type User } from "#workers/kernel/identity";

/** True of account owners and sales moderators. */
export function seesAllSales({ user }: { user: User }): boolean {
	return user.role === "account_owner" || isOnFor(user, "can_moderate_sales");
}
