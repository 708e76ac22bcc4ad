/** Opens a run with the eyes, rights and language of whoever began it, as they are now. */
import { actAs } from "#workers/features/session";
import { authorise } from "#workers/kernel/authorise";
import { findBulkAction, findSelectableList } from "#workers/kernel/bulk-actions";
import type { BulkAction } from "#workers/kernel/define-bulk-action";
import { notFound } from "#workers/kernel/errors";
import { isSelectable } from "#workers/kernel/page-selection";
import type { Scope } from "#workers/kernel/scope";
import type { OpenRun } from "../store/runs";

/** A run with what it is made of. Throws a refusal when its person may no longer do it, or it no longer exists. */
export async function openRun(scope: Scope<null>, run: OpenRun) {
	const action = findBulkAction(run.action);
	const list = findSelectableList(run.list_name);
	if (!action || !list || !isSelectable(list)) throw notFound("bulk_action");
	const requester = await actAs(scope, run);
	authorise({ access: list.access, flags: list.flags }, requester);
	authorise(action satisfies Pick<BulkAction, "access" | "flags">, requester);
	return { action, list, requester };
}

/** What is opened of a run. */
export type OpenedRun = Awaited<ReturnType<typeof openRun>>;
