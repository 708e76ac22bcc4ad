/** Who helped with a sale, by the participant ids that its seller typed. */
import { findPeopleNamed } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import { maxRepresentatives } from "../rules/impacts";

/** Their ids; the words of what is wrong where somebody is nobody, oneself, gone, or named beside too many. */
export async function findRepresentatives(
	{ account, user, read, translate }: MemberScope,
	typed: string,
): Promise<{ ids: number[]; problem?: string }> {
	const numbers = [...new Set(typed.split(/[,;\s]+/).filter((number) => number !== ""))];
	if (numbers.length === 0) return { ids: [] };
	if (numbers.length > maxRepresentatives)
		return { ids: [], problem: translate("sales:validation.tooManyHelpers", { max: maxRepresentatives }) };
	const said = numbers.map((participant_id) => ({ participant_id, email: "" }));
	const found = await read(findPeopleNamed(account.id, said));
	const people = found.filter(({ id, status }) => id !== user.id && ["active", "invited", "pending"].includes(status));
	const lost = numbers.filter((number) => !people.some(({ participant_id }) => participant_id === number));
	if (lost.length > 0) return { ids: [], problem: translate("sales:validation.helper", { number: lost[0]! }) };
	return { ids: people.map(({ id }) => id) };
}
