/** The list that a call arranges, and the view that it is about. */
import { authorise } from "#workers/kernel/authorise";
import { notFound, Refusal } from "#workers/kernel/errors";
import type { List } from "#workers/kernel/list-declaration";
import { rolesWithViews } from "#workers/kernel/personal-lists";
import type { MemberScope } from "#workers/kernel/scope";
import { findPersonalList } from "../store/known-lists";
import { findView, type ViewRow } from "../store/views";

/** The list of this name; refuses whoever may not see it, or may not arrange it. */
export function readList(scope: MemberScope, name: string): List {
	const list = findPersonalList(name);
	if (!list) throw notFound("list");
	authorise(list, scope);
	if (!rolesWithViews(list.face).includes(scope.user.role)) throw new Refusal("forbidden", 403);
	return list;
}

/** A view that the person may open, with its list. */
export async function readView(scope: MemberScope, id: number): Promise<{ view: ViewRow; list: List }> {
	const [view] = await scope.read(findView(scope.account.id, scope.user.id, id));
	if (!view) throw notFound("list_view");
	return { view, list: readList(scope, view.list) };
}
