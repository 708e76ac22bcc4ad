/** Writes recognitions with their post, transactions and entries as giving does, at any time and in any number. */
import { type SQL, sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { insertActivities } from "#workers/features/activity";
import { postTransactions } from "#workers/features/points";
import { rowsOf } from "#workers/kernel/sql";
import type { TestProgram } from "./programs";

/** What a test may choose of a recognition. */
export type RecognitionOptions = {
	giver: TestMember;
	recipients: readonly TestMember[];
	program: TestProgram;
	points?: number;
	message?: string;
	visibility?: "public" | "team" | "private";
	/** For visibility team: whose team sees it. */
	team_manager_id?: number | null;
	behavior_ids?: number[];
	created_at?: number;
};

/** What was written; transactions and recognitions stand in the order of the recipients. */
export type TestRecognition = { activity_id: number; recognition_ids: number[]; transaction_ids: number[] };

/** Writes one recognition of some people; the points come from the program's budget. */
export async function addRecognition(tenant: TestTenant, options: RecognitionOptions): Promise<TestRecognition> {
	const { giver, program, points = 50, message = "Thank you.", visibility = "public" } = options;
	const created_at = options.created_at ?? Date.now();
	const activity_id = newId();
	const rows = options.recipients.map((person) => {
		const id = newId();
		return { id, transaction_id: newId(), recipient_id: person.id, account: person.points_account_id, code: `T${id}` };
	});
	await tenant.database.write([
		...insertActivities(tenant.id, "recognition", [
			{
				id: activity_id,
				actor_id: giver.id,
				visibility,
				team_manager_id: options.team_manager_id ?? null,
				people: rows.map(({ recipient_id }) => recipient_id),
				teams: await managersOf(tenant, rows),
				details: { recipient_count: rows.length, named_count: rows.length },
				created_at,
			},
		]),
		...postTransactions(
			rows.map((row) => ({
				account_id: tenant.id,
				id: row.transaction_id,
				kind: "Issuance",
				idempotency_key: `recognition-${row.id}`,
				actor_id: giver.id,
				source: "recognition",
				reason: message,
				program_id: program.id,
				budget_id: program.budget_id,
				activity_id,
				created_at,
				entry: { debit_account_id: program.budget_account_id, credit_account_id: row.account, amount: points },
			})),
		),
		sql`insert into recognitions (account_id, id, activity_id, transaction_id, giver_id, recipient_id, recipient_manager_id,
			program_id, behavior_ids, points, message, visibility, certificate_code, created_at)
			select ${tenant.id}, e.value ->> 'id', ${activity_id}, e.value ->> 'transaction_id', ${giver.id}, u.id, u.manager_id,
			${program.id}, ${JSON.stringify(options.behavior_ids ?? [])}, ${points}, ${message}, ${visibility}, e.value ->> 'code', ${created_at}
			from ${rowsOf(rows)} e join users u on u.account_id = ${tenant.id} and u.id = e.value ->> 'recipient_id'`,
	]);
	return {
		activity_id,
		recognition_ids: rows.map(({ id }) => id),
		transaction_ids: rows.map(({ transaction_id }) => transaction_id),
	};
}

/** The managers of these people. */
async function managersOf(tenant: TestTenant, people: readonly { recipient_id: number }[]): Promise<(number | null)[]> {
	const found = await tenant.database.read(
		sql<{ manager_id: number | null }>`select u.manager_id from ${rowsOf(people)} e
			join users u on u.account_id = ${tenant.id} and u.id = e.value ->> 'recipient_id'`,
	);
	return found.map(({ manager_id }) => manager_id);
}

/** Puts all recognitions of a tenant that were written by hand into the feeds of those whom they concern. */
export function enterFeeds({ id }: TestTenant): SQL {
	return sql`insert into feed_entries (account_id, audience_kind, audience_id, activity_id, team_manager_id, created_at)
		select ${id}, e.value ->> 0, e.value ->> 1, a.id, iif(a.visibility = 'public', 0, coalesce(a.team_manager_id, -1)), a.created_at
		from recognitions r join activities a on a.account_id = r.account_id and a.id = r.activity_id,
		json_each(json_array(json_array('person', r.giver_id), json_array('person', r.recipient_id), json_array('team', r.recipient_manager_id))) e
		where r.account_id = ${id} and a.visibility <> 'private' and e.value ->> 1 is not null
		and (e.value ->> 0 = 'person' or a.visibility = 'public' or a.team_manager_id = e.value ->> 1)
		on conflict do nothing`;
}

/** Hides a post, as a reversal does. */
export async function hideActivity(tenant: TestTenant, activity_id: number): Promise<void> {
	await tenant.database.write([
		sql`update activities set hidden_at = ${Date.now()} where account_id = ${tenant.id} and id = ${activity_id}`,
	]);
}
