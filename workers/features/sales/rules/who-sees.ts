/** Who sees the sales of others. @pure */
import { seesSumsAlone } from "#workers/features/members";
import { isOnFor, type User } from "#workers/kernel/identity";

/** True of account owners and sales moderators, but not of who sees sums alone. */
export function seesAllSales({ user }: { user: User }): boolean {
	return user.role === "account_owner" || (isOnFor(user, "can_moderate_sales") && !seesSumsAlone(user));
}
