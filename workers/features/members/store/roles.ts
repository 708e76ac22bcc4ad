/** Who has which role, and giving one; invariant: an account keeps an owner who can sign in (trigger `users_keep_an_owner`). */
import { sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import type { Role, Switch } from "#workers/kernel/identity";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { type PersonRow, personColumns } from "./person";

/** A person with their role. */
export type PersonWithRole = PersonRow &
	RowOf<typeof users, "email" | "status" | "role_given_at" | "last_logged_in_at" | "switches"> & {
		role: Role;
		supplier_data_roll_up: 0 | 1;
		/** 1: no other account owner can sign in. */
		is_last_owner: 0 | 1;
	};

/** Somebody who is here, with their role. */
export function findPersonWithRole(account_id: number, user_id: number) {
	return sql<PersonWithRole>`select ${personColumns("u")}, u.email, u.status, u.role, u.role_given_at, u.last_logged_in_at, u.switches,
		coalesce(u.switches ->> '$.supplier_data_roll_up', 0) as supplier_data_roll_up,
		(u.role = 'account_owner' and u.status = 'active' and not exists (select 1 from users o where o.account_id = ${account_id}
			and o.role = 'account_owner' and o.status = 'active' and o.id <> u.id)) as is_last_owner
		from users u where u.account_id = ${account_id} and u.id = ${user_id} and u.status not in ('terminated', 'erased')`;
}

/** Says what of the sales data somebody of the supplier sees. */
export function updateSupplierDataAccess(account_id: number, user_id: number, access: "full" | "roll_up"): Statement {
	return sql`update users set switches = json_set(switches, '$.supplier_data_roll_up', ${access === "roll_up" ? 1 : 0})
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Sets switches of these people's own; null takes one away. */
export function updateOwnSwitches(
	account_id: number,
	user_ids: readonly number[],
	own: Record<string, Switch | null>,
): Statement {
	return sql`update users set switches = json_patch(switches, ${JSON.stringify(own)})
		where account_id = ${account_id} and id in (select value from ${rowsOf(user_ids)})`;
}

/** The switches of these people's own. */
export function listSwitches(account_id: number, user_ids: readonly number[]) {
	return sql<RowOf<typeof users, "id" | "switches">>`select u.id, u.switches from ${rowsOf(user_ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value`;
}

/** Gives somebody a role in the place of the one they had; from the same on, nothing changes. */
export function updateRole(account_id: number, user_id: number, role: Role, now: number): Statement[] {
	return [
		sql`update users set role = ${role}, role_given_at = iif(role = ${role}, role_given_at, ${now})
			where account_id = ${account_id} and id = ${user_id}`,
		touchTable(account_id, "members"),
	];
}
