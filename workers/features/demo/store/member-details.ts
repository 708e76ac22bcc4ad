/** What the demo's company holds of its people beyond the file: days of birth, own fields, and two notes about one of them. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Teams that people of the demo work in; the longest is cut on their page. */
const teams = ["Inbound", "Outbound", "Returns and Claims", "Customer Operations North and South, second floor"];

/** The statements; a second start writes the same. */
export function writeMemberDetails(
	account_id: number,
	{ owner_id, member_id }: { owner_id: number; member_id: number },
	now: number,
): Statement[] {
	const number = sql`cast(substr(u.participant_id, 4) as integer)`;
	const oneOf = (values: readonly string[]) =>
		sql`json_extract(${JSON.stringify(values)}, '$[' || cast(${number} % ${values.length} as integer) || ']')`;
	const notes = [
		{ id: 1, note_text: "Moves to the Hull office in May.", at: now - 30 * 86_400_000 },
		{ id: 2, note_text: "Would like to help with onboarding.", at: now - 9 * 86_400_000 },
	];
	return [
		sql`insert into member_profiles (account_id, user_id, dob, additional_fields)
			select ${account_id}, u.id, date('1962-03-01', '+' || ((${number} * 37) % 14000) || ' days'),
			json_object('team', ${oneOf(teams)}) from users u
			where u.account_id = ${account_id} on conflict (account_id, user_id) do nothing`,
		sql`insert into user_notes (account_id, id, user_id, commenter_id, note_text, created_at, updated_at)
			select ${account_id}, value ->> 'id', ${member_id}, ${owner_id}, value ->> 'note_text', value ->> 'at', value ->> 'at'
			from json_each(${JSON.stringify(notes)}) where true on conflict (account_id, id) do nothing`,
	];
}

/** Says when people came, as their cards have it. */
export function setHireDates(account_id: number, people: readonly { user_id: number; hire_date: string }[]): Statement {
	return sql`update users set hire_date = e.value ->> 'hire_date' from ${rowsOf(people)} as e
		where users.account_id = ${account_id} and users.id = e.value ->> 'user_id'`;
}
