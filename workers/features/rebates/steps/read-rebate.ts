/** Reads a rebate for whoever may see it: its owner, and moderators once it was sent. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { moderatesRebates } from "../rules/who-moderates";
import { listRebates, type RebateRow } from "../store/rebates";

/** The rebate. Throws not found for all others. */
export async function readRebate({ account, user, read }: MemberScope, id: number): Promise<RebateRow> {
	const [rebate] = await read(listRebates(account.id, [id]));
	const isOwn = rebate?.owner_id === user.id;
	if (!rebate || (!isOwn && (!moderatesRebates(user) || rebate.submitted_at === null))) throw notFound("rebate");
	return rebate;
}

/** One's own rebate. */
export async function readOwnRebate(scope: MemberScope, id: number): Promise<RebateRow> {
	const rebate = await readRebate(scope, id);
	if (rebate.owner_id !== scope.user.id) throw notFound("rebate");
	return rebate;
}
