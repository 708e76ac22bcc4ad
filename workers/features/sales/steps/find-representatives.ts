/** Who helped with a sale, among those whom its seller chose. */
import { findPeople } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";

/** Their ids; the words of what is wrong where somebody is nobody here, oneself, or has left. */
export async function findRepresentatives(
	{ account, user, read, translate }: MemberScope,
	chosen: readonly number[],
): Promise<{ ids: number[]; problem?: string }> {
	const ids = [...new Set(chosen)];
	const search = findPeople(account.id, { ids }, { status: "joined_or_invited", but: user.id });
	const people = ids.length > 0 && search ? await read(search) : [];
	if (people.length < ids.length) return { ids: [], problem: translate("sales:validation.helper") };
	return { ids };
}
