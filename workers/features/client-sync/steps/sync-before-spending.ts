/** Brings a person's balance into step with the client's system before it is spent, where the account asks for that. */
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";

/** True when the balance was synced, and is to be read anew. Throws the refusal when the sync failed: nothing was taken then. */
export async function syncBeforeSpending(scope: MemberScope): Promise<boolean> {
	if (!isOn(scope.account, "sync_member_point_balances_with_client")) return false;
	await scope.call("client-sync/queue-and-sync-user-custom-point-bal-transactions", {});
	return true;
}
