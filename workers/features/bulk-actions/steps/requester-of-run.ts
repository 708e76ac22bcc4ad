/** Opens a run with the eyes, rights and language of whoever began it, as they are now. */
import { findUserById, toUser } from "#workers/features/session";
import { authorise } from "#workers/kernel/authorise";
import { findBulkAction, findSelectableList } from "#workers/kernel/bulk-actions";
import type { BulkAction } from "#workers/kernel/define-bulk-action";
import { notFound, Refusal } from "#workers/kernel/errors";
import { isSelectable } from "#workers/kernel/page-selection";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import type { OpenRun } from "../store/runs";

const signedInStatuses = ["active", "pending"];

/** A run with what it is made of. Throws a refusal when its person may no longer do it, or it no longer exists. */
export async function openRun(scope: Scope<null>, run: OpenRun) {
	const action = findBulkAction(run.action);
	const list = findSelectableList(run.list_name);
	if (!action || !list || !isSelectable(list)) throw notFound("bulk_action");
	const requester = await requesterOf(scope, run);
	authorise({ access: list.access, flags: list.flags }, requester);
	authorise(action satisfies Pick<BulkAction, "access" | "flags">, requester);
	return { action, list, requester };
}

/** What is opened of a run. */
export type OpenedRun = Awaited<ReturnType<typeof openRun>>;

async function requesterOf(scope: Scope<null>, run: OpenRun): Promise<MemberScope> {
	const [row] = await scope.read(findUserById(scope.account.id, run.user_id));
	if (!row || !signedInStatuses.includes(row.status)) throw new Refusal("forbidden", 403);
	const user = toUser(row);
	return {
		...scope,
		user,
		entered: async () => user,
		translate: translator(textsFor(scope.account, run.language_code)),
		request: { ...scope.request, language_code: run.language_code },
	};
}
