/** Whose sales a call is about: those of the viewer's own part of the hierarchy, never of anybody else. */
import { type SQL, sql } from "drizzle-orm";
import { reportsTo, salesRoleOf, seesSumsAlone, selectTeam } from "#workers/features/members";
import { invalid, notFound, Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsOf } from "#workers/kernel/sql";
import { roleOptionsOf } from "../rules/dashboard-layout";
import type { SalesFilters } from "../rules/filters";
import { isOfRole, isSeen, selectGrouped } from "../store/people";

/**
 * Everybody of some roles (null: of all), told by sums of their own; or the people, each once by `id` in a select, for whom a
 * condition on the person `u` holds.
 */
export type ChosenPeople =
	| { kind: "everybody"; role: string | null }
	| { kind: "people"; among: SQL<{ id: number }>; where: SQL };

/** The people of these filters. Throws where a role is none of the viewer's options, where somebody named is not theirs to see, or who sees sums alone names anybody. */
export async function choosePeople(scope: MemberScope, filters: SalesFilters): Promise<ChosenPeople> {
	const { account, user, translate } = scope;
	const isOwner = user.role === "account_owner";
	const options = roleOptionsOf({ isOwner, salesRole: salesRoleOf(user) });
	const { role, user_id, user_ids, group_ids } = filters;
	if (role && !options.includes(role)) throw invalid({ filters: [translate("sales-dashboard:validation.role")] });
	const one = user_id === undefined || user_id === user.id ? [] : [user_id];
	const named = [...new Set([...(user_ids ?? []), ...one])];
	if (seesSumsAlone(user) && (named.length > 0 || group_ids?.length)) throw new Refusal("forbidden", 403);
	if (named.length > 0) {
		const [found] = await scope.read(isSeen(account.id, named, isOwner ? sql`true` : mayBeSeen(scope)));
		if (found?.count !== named.length) throw notFound("user");
	}
	const groups = group_ids?.length ? group_ids : undefined;
	if (named.length === 0 && !groups)
		return isOwner ? { kind: "everybody", role: role ?? null } : ownPeople(scope, role);
	const narrowed = [
		...(user_ids?.length ? [sql`u.id in (select value from ${rowsOf(user_ids)})`] : []),
		...one.map((id) => sql`u.id = ${id}`),
		...(groups && named.length > 0 ? [isInSome(account.id, groups)] : []),
		seenOf(scope, role),
	];
	return {
		kind: "people",
		among:
			named.length > 0 ? sql`select e.value as id from ${rowsOf(named)} e` : selectGrouped(account.id, groups ?? []),
		where: sql.join(narrowed, sql` and `),
	};
}

const isInSome = (account_id: number, group_ids: readonly number[]) =>
	sql`exists (select 1 from ${rowsOf(group_ids)} e cross join group_members m on m.account_id = ${account_id} and m.group_id = e.value
		and m.user_id = u.id where m.account_id = ${account_id})`;

/** Whose sales somebody may see at all: their own, and those of the people under them. A customer sees their own alone. */
export function mayBeSeen({ account, user }: MemberScope): SQL {
	if (salesRoleOf(user) === "customer") return sql`u.id = ${user.id}`;
	return sql`(u.id = ${user.id} or ${reportsTo(account.id, user.id, sql`u.id`)})`;
}

/** The role by which somebody's people are chosen unless they say another. */
function usualRole({ user }: MemberScope, role: SalesFilters["role"]) {
	return role ?? roleOptionsOf({ isOwner: false, salesRole: salesRoleOf(user) })[0];
}

/** The people whose sales the role filter leaves to who is no owner: themselves, their team, or those of a role in it. */
function ownPeople(scope: MemberScope, role: SalesFilters["role"]): ChosenPeople {
	const { account, user } = scope;
	const usual = usualRole(scope, role);
	const own = sql<{ id: number }>`select ${user.id} as id`;
	const team = sql<{ id: number }>`select t.id from (${selectTeam(account.id, user.id)}) t`;
	if (usual === "my_points" || salesRoleOf(user) === "customer")
		return { kind: "people", among: own, where: sql`true` };
	if (usual === undefined) return { kind: "people", among: sql`${own} union ${team}`, where: sql`true` };
	return { kind: "people", among: team, where: isOfRole(usual) };
}

/** The same of few people, as a condition on each. */
function seenOf(scope: MemberScope, role: SalesFilters["role"]): SQL {
	const { account, user } = scope;
	if (user.role === "account_owner") return role ? isOfRole(role) : sql`true`;
	const usual = usualRole(scope, role);
	if (usual === "my_points") return sql`u.id = ${user.id}`;
	if (usual === undefined) return mayBeSeen(scope);
	return sql`(${isOfRole(usual)} and ${reportsTo(account.id, user.id, sql`u.id`)})`;
}
