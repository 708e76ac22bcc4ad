/** The SQL of how people want their days marked. */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import type { Greeting } from "../rules/anniversary";
import { managerOfPerson } from "./cards";

/** What somebody chose. */
export type Choices = { work: Greeting; birthday: Greeting };

/** What stands for who never chose. */
export const usualChoices: Choices = { work: "public", birthday: "public" };

/** What a person chose. */
export function findChoices(account_id: number, user_id: number) {
	return sql<Choices>`select c.work, c.birthday from anniversary_choices c where c.account_id = ${account_id} and c.user_id = ${user_id}`;
}

/** How a person's birthday is marked, in SQL, for a person under this alias. */
export function birthdayGreeting(alias: string): SQL {
	return sql`coalesce((select c.birthday from anniversary_choices c where c.account_id = ${sql.raw(alias)}.account_id
		and c.user_id = ${sql.raw(alias)}.id), ${usualChoices.birthday})`;
}

/**
 * Keeps it; cards follow: nobody signs one that is not wanted, a private one is the team's, and one that was not wanted comes
 * back with what was signed, where its day is still ahead.
 */
export function saveChoices(
	account_id: number,
	user_id: number,
	{ work, birthday }: Choices,
	first_day: string,
): Statement[] {
	const choice = sql`iif(kind = 'work', ${work}, ${birthday})`;
	return [
		sql`insert into anniversary_choices (account_id, user_id, work, birthday) values (${account_id}, ${user_id}, ${work}, ${birthday})
			on conflict (account_id, user_id) do update set work = excluded.work, birthday = excluded.birthday`,
		sql`update anniversary_cards set status = iif(${choice} = 'none', 'canceled', 'signing'),
			visibility = iif(${choice} = 'public', 'public', 'private'), team_manager_id = ${managerOfPerson(account_id)}
			where account_id = ${account_id} and user_id = ${user_id}
			and (status = 'signing' or (status = 'canceled' and ${choice} <> 'none' and day >= ${first_day}))`,
	];
}
