/** The filter that a call is about. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type FilterRow, findFilter } from "../store";

/** The filter with this id, if the person may use it; refuses with not found. */
export async function readFilter(scope: MemberScope, filter_id: number): Promise<FilterRow> {
	const [filter] = await scope.read(findFilter(scope.account.id, scope.user.id, filter_id));
	if (!filter) throw notFound("global_filter");
	return filter;
}

/** The same, if it is their own; others use it and do not change it. */
export async function readOwnFilter(scope: MemberScope, filter_id: number): Promise<FilterRow> {
	const filter = await readFilter(scope, filter_id);
	if (filter.owner_id !== scope.user.id) throw notFound("global_filter");
	return filter;
}
