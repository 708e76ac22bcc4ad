/** Schedules of reports for tests: a company that has some, their runs, and many written at once. */
import { sql } from "drizzle-orm";
import { runByHand } from "#test/kit/outbox";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runSchedules } from "#workers/features/reports/jobs/run-schedules";
import { rowsOf } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { EndpointInput } from "#workers/registry";

/** What is said of one. */
export type Said = EndpointInput<"reports/save-report-schedule">;

/** An account with two owners and a member; what they do reaches no queue but by the test's hand. */
export async function makeCompany() {
	const acme = await createTenant({ flags: { global_filter_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const pablo = await acme.addMember({ role: "account_owner", first_name: "Pablo", language_code: "es" });
	const priya = await acme.addMember({ first_name: "Priya" });
	for (const person of [olga, pablo, priya]) runByHand(person.client);
	return { acme, olga, pablo, priya };
}

/** Weekly, of all recognitions of last week, to these people. */
export const usual = (people: readonly TestMember[]): Said => ({
	...{ report_type: "recognitions_report", filters: { report_condition: "all" }, period: "last_week", format: "csv" },
	...{ frequency: "weekly", week_day: 1, hour: 8, recipient_ids: people.map(({ id }) => id) },
});

/** Makes one; gives its id. */
export async function schedule(owner: TestMember, said: Partial<Said> = {}): Promise<number> {
	const { schedule_id } = await owner.client.call("reports/save-report-schedule", { ...usual([owner]), ...said });
	return schedule_id;
}

/** What stands of one. */
export const detailOf = (owner: TestMember, schedule_id: number) =>
	owner.client.call("reports/get-report-schedule", { schedule_id });

/** Lets it be due, as if its time had come. */
export async function comeDue(acme: TestTenant, id: number): Promise<void> {
	await acme.database.write([
		sql`update report_schedules set next_run_at = 1000 where account_id = ${acme.id} and id = ${id} and status = 'active'`,
	]);
}

/** Runs it. */
export async function runNow(acme: TestTenant, id: number): Promise<void> {
	await comeDue(acme, id);
	await runWorkOf(acme, runSchedules);
}

/** What was asked for in the account. */
export const requestsOf = async (acme: TestTenant) =>
	acme.database.read(
		sql<{
			user_id: number;
			status: string;
			filters: string;
			schedule_id: number;
		}>`select user_id, status, filters, schedule_id
			from download_requests where account_id = ${acme.id} order by id`,
	);

/** Changes somebody behind the back of all rules. */
export async function leave(acme: TestTenant, person: TestMember, change: ReturnType<typeof sql>): Promise<void> {
	await acme.database.write([sql`update users set ${change} where account_id = ${acme.id} and id = ${person.id}`]);
}

/** Writes one for each number, all to this owner. */
export async function addManySchedules(tenant: TestTenant, many: readonly number[], owner_id: number): Promise<void> {
	const start = Date.parse("2026-01-05T12:00:00Z");
	const rows = many.map((at) => ({
		id: newId(),
		report_type: at % 20 ? "members_report" : "rare",
		created_at: start + at * 3_600_000,
	}));
	await tenant.database.write([
		sql`insert into report_schedules (account_id, id, user_id, report_type, format, filters, filter_names, period, frequency,
			week_day, month_day, hour, recipient_ids, status, created_at, updated_at)
			select ${tenant.id}, value ->> 'id', ${owner_id}, value ->> 'report_type', 'csv', '{}', '{}', 'all', 'weekly', 1, 1, 8,
			${JSON.stringify([owner_id])}, 'paused', value ->> 'created_at', value ->> 'created_at' from ${rowsOf(rows)}`,
		touchTable(tenant.id, "report_schedules"),
	]);
}
