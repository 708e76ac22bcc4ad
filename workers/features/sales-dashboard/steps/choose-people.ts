/** Whose sales a call is about: those of the viewer's own part of the hierarchy, never of anybody else. */
import { type SQL, sql } from "drizzle-orm";
import { groupHolds, salesRoleOf, teamHolds } from "#workers/features/members";
import { invalid, notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsOf } from "#workers/kernel/sql";
import { roleOptionsOf } from "../rules/dashboard-layout";
import type { SalesFilters } from "../rules/filters";
import { isOfRole, isSeen } from "../store/people";

/** Everybody of some roles (null: of all), told by sums of their own; or the people for whom a condition on `u` holds. */
export type ChosenPeople = { kind: "everybody"; role: string | null } | { kind: "people"; where: SQL };

/** The people of these filters. Throws where a role is none of the viewer's options, or where somebody named is not theirs to see. */
export async function choosePeople(scope: MemberScope, filters: SalesFilters): Promise<ChosenPeople> {
	const { account, user, translate } = scope;
	const isOwner = user.role === "account_owner";
	const options = roleOptionsOf({ isOwner, salesRole: salesRoleOf(user) });
	const { role, user_id, user_ids, group_ids } = filters;
	if (role && !options.includes(role)) throw invalid({ filters: [translate("sales-dashboard:validation.role")] });
	const seen = seenBy(scope, filters);
	const others = [...(user_ids ?? []), ...(user_id === undefined || user_id === user.id ? [] : [user_id])];
	if (others.length > 0) {
		const wanted = [...new Set(others)];
		const [found] = await scope.read(isSeen(account.id, wanted, isOwner ? sql`true` : mayBeSeen(scope)));
		if (found?.count !== wanted.length) throw notFound("user");
	}
	const narrowed = [
		...(user_ids?.length ? [sql`u.id in (select value from ${rowsOf(user_ids)})`] : []),
		...(user_id !== undefined && user_id !== user.id ? [sql`u.id = ${user_id}`] : []),
		...(group_ids?.length
			? [
					sql`(${sql.join(
						group_ids.map((id) => groupHolds(account.id, id, sql`u.id`)),
						sql` or `,
					)})`,
				]
			: []),
	];
	if (isOwner && narrowed.length === 0) return { kind: "everybody", role: role ?? null };
	return { kind: "people", where: sql.join([seen, ...narrowed], sql` and `) };
}

/** Whose sales somebody may see at all: their own, and those of the people under them. A customer sees their own alone. */
export function mayBeSeen({ account, user }: MemberScope): SQL {
	if (salesRoleOf(user) === "customer") return sql`u.id = ${user.id}`;
	return sql`(u.id = ${user.id} or ${teamHolds(account.id, user.id, sql`u.id`)})`;
}

/** Whose sales the role filter leaves; the people of a role are those under the viewer. */
function seenBy(scope: MemberScope, { role }: SalesFilters): SQL {
	const { account, user } = scope;
	if (user.role === "account_owner") return role ? isOfRole(role) : sql`true`;
	const salesRole = salesRoleOf(user);
	const usual = role ?? roleOptionsOf({ isOwner: false, salesRole })[0];
	if (usual === "my_points") return sql`u.id = ${user.id}`;
	if (usual === undefined) return mayBeSeen(scope);
	return sql`(${isOfRole(usual)} and ${teamHolds(account.id, user.id, sql`u.id`)})`;
}
