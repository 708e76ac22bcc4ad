/** Suggestions of people, of groups, and of grouped accounts, through the index. */
import { findGroups, findPeople, nameOf, presentPerson } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import { type Asked, maxSuggestions, type Suggestion } from "../rules/suggestion";

const maxGroups = 8;

/** A manager's people, and among them those of somebody who is one of them; an account owner asks of anybody. */
export function underWhom({ user }: MemberScope, { filters }: Asked): number[] {
	const under = filters.manager_id ?? user.id;
	return user.role === "account_owner" || under === user.id ? [under] : [user.id, under];
}

/** People whose names or addresses begin so. */
export async function suggestPeople(
	scope: MemberScope,
	asked: Asked,
	under?: readonly number[],
): Promise<Suggestion[]> {
	const isAnyStatus = asked.ignore_is_active_flag === 1 && scope.user.role === "account_owner";
	const mayReceive = asked.filters.may_receive_points === 1;
	const search = findPeople(
		scope.account.id,
		{ typed: asked.search_text },
		{
			status: isAnyStatus ? "any" : mayReceive ? "joined_or_invited" : "joined",
			mayReceive,
			under,
			but: mayReceive ? scope.user.id : undefined,
			max: maxSuggestions,
		},
	);
	if (!search) return [];
	return (await scope.read(search)).map((row) => ({ ...presentPerson(row), label: nameOf(row), type: "user" }));
}

/** Groups whose names or descriptions have words that begin so. */
export async function suggestGroups(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const search = findGroups(scope.account.id, asked.search_text, maxGroups);
	if (!search) return [];
	const rows = await scope.read(search);
	return rows.map((row) => ({ ...row, label: row.name, type: "group" }));
}

/** The accounts of a super-user account, among which its owner picks: groups of their people. */
export async function suggestGroupedAccounts(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	if (scope.account.flags.is_su_account !== 1 || scope.user.role !== "account_owner") return [];
	return (await suggestGroups(scope, asked)).map((group) => ({ ...group, type: "grouped_account" }));
}
