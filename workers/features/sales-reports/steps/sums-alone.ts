/** What those see of reports who may not see single customers: sums of brands, and nothing by person. */
import { seesSumsAlone } from "#workers/features/members";
import { Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { groupings } from "../rules/filters";

type Grouping = (typeof groupings)[number];

/** What rows are about unless one says it: people, or for who sees sums alone brands. */
export function usualGrouping({ user }: Pick<MemberScope, "user">): Grouping {
	return seesSumsAlone(user) ? "brand" : "user";
}

/** Throws where somebody who sees sums alone asks for rows of people, or for one person. */
export function refuseSinglePeople(
	{ user }: Pick<MemberScope, "user">,
	{ group_by, user_id }: { group_by?: Grouping; user_id?: number },
): void {
	if (seesSumsAlone(user) && (group_by === "user" || user_id !== undefined)) throw new Refusal("forbidden", 403);
}
