/** What rows of a report may be about: who sees sums alone gets no single people, and rows of brands are of everybody. */
import { seesSumsAlone } from "#workers/features/members";
import { invalid, Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type groupings, narrowsPeople } from "../rules/filters";
import type { PeopleAsked } from "../store/narrowing";

type Grouping = (typeof groupings)[number];

/** What rows are about unless one says it: people, or for who sees sums alone brands. */
export function usualGrouping({ user }: Pick<MemberScope, "user">): Grouping {
	return seesSumsAlone(user) ? "brand" : "user";
}

/** Throws where somebody who sees sums alone asks for people, and where rows of brands would be narrowed to people. */
export function checkGrouping(
	{ user, translate }: Pick<MemberScope, "user" | "translate">,
	{ group_by = usualGrouping({ user }), ...asked }: PeopleAsked & { group_by?: Grouping },
): void {
	if (seesSumsAlone(user) && (group_by === "user" || asked.user_id !== undefined)) throw new Refusal("forbidden", 403);
	if (group_by === "brand" && narrowsPeople(asked))
		throw invalid({ group_by: [translate("sales-reports:notices.brandsOfEverybody")] });
}
