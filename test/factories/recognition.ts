/** Writes recognitions with their post, transactions and entries as giving does, at any time and in any number. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
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
		sql`insert into activities (account_id, id, kind, actor_id, visibility, team_manager_id, recipient_count, created_at)
			values (${tenant.id}, ${activity_id}, 'recognition', ${giver.id}, ${visibility}, ${options.team_manager_id ?? null}, ${rows.length}, ${created_at})`,
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

/** Hides a post, as a reversal does. */
export async function hideActivity(tenant: TestTenant, activity_id: number): Promise<void> {
	await tenant.database.write([
		sql`update activities set hidden_at = ${Date.now()} where account_id = ${tenant.id} and id = ${activity_id}`,
	]);
}
