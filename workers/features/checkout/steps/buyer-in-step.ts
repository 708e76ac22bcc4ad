/** The buyer with a balance that is in step with the client's own system, where the account asks for that. */
import { syncBeforeSpending } from "#workers/features/client-sync";
import type { MemberScope } from "#workers/kernel/scope";
import { type Buyer, findBuyer } from "../store/guards";

/** The buyer as they are now. Throws when the balance cannot be brought into step: nothing was taken by then. */
export async function buyerInStep(scope: MemberScope, buyer: Buyer): Promise<Buyer> {
	if (!(await syncBeforeSpending(scope))) return buyer;
	const [now] = await scope.read(findBuyer(scope.account.id, scope.user.id));
	return now ?? buyer;
}
