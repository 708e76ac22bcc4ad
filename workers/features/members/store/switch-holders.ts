/** Gives a switch of their own to exactly these people. */
import { sql } from "drizzle-orm";
import type { UserFlag } from "#workers/kernel/names";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Those who hold the switch now are named too, since nobody else is looked at. */
export function setSwitchHolders(
	account_id: number,
	flag: UserFlag,
	{ before, after }: { before: readonly number[]; after: readonly number[] },
): Statement[] {
	const path = `$.${flag}`;
	const lost = before.filter((id) => !after.includes(id));
	const won = after.filter((id) => !before.includes(id));
	return [
		sql`update users set switches = json_remove(switches, ${path}) where account_id = ${account_id}
			and id in (select value from ${rowsOf(lost)})`,
		sql`update users set switches = json_set(switches, ${path}, 1) where account_id = ${account_id}
			and id in (select value from ${rowsOf(won)})`,
	];
}
