/** A company that marks anniversaries: its people with their days, its rules, and the clock that opens and publishes cards. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { addProgram } from "#test/factories/programs";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runForAccount } from "#workers/background/run-schedule";
import { followAnniversaries } from "#workers/features/anniversaries/jobs/follow-anniversaries";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";

/** Moves the clock of the isolate. */
export function setTime(iso: string): void {
	const now = Date.parse(iso);
	isolateClock.current = { now: () => now };
}

/** Says when somebody came or was born. */
export async function setDay({ id, database }: TestTenant, person: TestMember, day: { hired?: string; born?: string }) {
	await database.write([
		...(day.hired
			? [sql`update users set hire_date = ${day.hired} where account_id = ${id} and id = ${person.id}`]
			: []),
		...(day.born
			? [
					sql`insert into member_profiles (account_id, user_id, dob) values (${id}, ${person.id}, ${day.born})
						on conflict (account_id, user_id) do update set dob = excluded.dob`,
				]
			: []),
	]);
}

/** Runs what the clock does until it rests; gives the moment from which on there is more. */
export async function follow({ id, shard, database }: TestTenant, changed: Partial<Environment> = {}): Promise<number> {
	const context = { waitUntil: () => undefined };
	const work = { account_id: id, shard, works: [followAnniversaries.name] };
	for (let times = 0; times < 20; times += 1) {
		await runForAccount({ ...env, ...changed } as unknown as Environment, context, work);
		const [row] = await database.read(
			sql<{
				due_at: number;
			}>`select due_at from due_work where account_id = ${id} and work = ${followAnniversaries.name}`,
		);
		if (row!.due_at > isolateClock.current.now()) return row!.due_at;
	}
	throw new Error("the clock never rests");
}

/** Hannah with her manager Mona, her colleague Marcus and her report Rita; Olu works elsewhere, Olga owns the account. */
export async function makeCompany({ budget = 1_000 } = {}) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mona = await acme.addMember({ first_name: "Mona", manager_id: olga.id });
	const hannah = await acme.addMember({ first_name: "Hannah", last_name: "Brandt", manager_id: mona.id });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb", manager_id: mona.id });
	const rita = await acme.addMember({ first_name: "Rita", manager_id: hannah.id });
	const olu = await acme.addMember({ first_name: "Olu" });
	const program = await addProgram(acme, { owner: olga, name: "Milestones", budget });
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	return { acme, olga, mona, hannah, marcus, rita, olu, program };
}

/** The cards that the company has, oldest first. */
export async function cardsOf({ id, database }: TestTenant) {
	return database.read(
		sql<{
			id: number;
			user_id: number;
			kind: string;
			years: number;
			day: string;
			status: string;
			visibility: string;
			points_state: string;
			signature_count: number;
		}>`select id, user_id, kind, years, day, status, visibility, points_state, signature_count from anniversary_cards
			where account_id = ${id} order by day, id`,
	);
}

/** What somebody is told behind the bell, newest first. */
export async function toldTo(person: TestMember): Promise<string[]> {
	const { table_rows } = await person.client.call("notifications/get-notifications", {});
	return table_rows.map(({ text }) => text);
}
