/** The group that a call is about. */
import { findGroup, type GroupRow } from "#workers/features/members";
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";

/** The group with this id; refuses with not found. */
export async function readGroup(scope: MemberScope, group_id: number): Promise<GroupRow> {
	const [group] = await scope.read(findGroup(scope.account.id, group_id));
	if (!group) throw notFound("group");
	return group;
}
