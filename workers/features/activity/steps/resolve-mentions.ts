/** Whom a comment mentions: people who were picked, those whom it mentioned before, and names that fit one person alone. */
import { findPeople, nameOf } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import { type Mentioned, typedNames } from "../rules/mentions";

/** So many people are looked at for a typed name. */
const maxFound = 20;

/** Finds whom the words may mean; one round trip, and none where they have no @. */
export async function findMeant(
	{ account, read }: MemberScope,
	text: string,
	picked_ids: readonly number[],
): Promise<{ picked: Mentioned[]; found: Mentioned[] }> {
	const names = typedNames(text);
	if (names.length === 0) return { picked: [], found: [] };
	const sources = [{ ids: picked_ids }, ...names.map((typed) => ({ typed }))];
	const [picked = [], ...found] = await Promise.all(
		sources.map(async (source) => {
			const statement = findPeople(account.id, source, { status: "joined", max: maxFound });
			const people = statement ? await read(statement) : [];
			return people.map((person) => ({ id: person.id, name: nameOf(person) }));
		}),
	);
	return { picked, found: found.flat() };
}
