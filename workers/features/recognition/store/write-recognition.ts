/** Writes one call of giving: its posts, recognitions, transactions and counts, as statements of one batch. */

import { sql } from "drizzle-orm";
import { insertActivities } from "#workers/features/activity";
import { addRecognitionCounts } from "#workers/features/members";
import { postTransactions, recordTransactions, type Transaction } from "#workers/features/points";
import { monthIn } from "#workers/features/programs";
import type { Scope } from "#workers/kernel/scope";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { certificateCode, certificateCodeBytes } from "../rules/certificate-code";
import { splitByAudience, type Visibility } from "../rules/split-by-audience";
import { startOfMessage } from "../rules/start-of-message";
import type { RecognitionSubtype } from "../rules/subtypes";
import type { RecipientRow } from "./people";
import { countReach, type ReachedPerson } from "./reach";

/** Who gives, from which program, and the budget that pays with its ledger account. */
export type Giving = { giver_id: number; program_id: number; budget_id: number; paying_account_id: number };

type WritingScope = Pick<Scope, "account" | "clock" | "newId">;

/** What is given to each recipient. */
export type Gift = {
	points: number;
	message: string;
	behavior_ids: readonly number[];
	/** The badge that the giver chose; null: none. */
	badge_id: number | null;
	visibility: Visibility;
	/** The names of the groups that are thanked, and how many people were named beside them. */
	group_names: readonly string[];
	named_count: number;
	/** A recognition, or a commitment that was kept. */
	subtype: RecognitionSubtype;
	/** The picture that goes with it. */
	picture_id: number | null;
};

/** The statements of a call of giving, and the ids that it makes. */
export function writeRecognition(
	scope: WritingScope,
	giving: Giving,
	recipients: readonly RecipientRow[],
	gift: Gift,
): { statements: Statement[]; recognition_ids: number[]; activity_ids: number[] } {
	const account_id = scope.account.id;
	const created_at = scope.clock.now();
	const posts = splitByAudience(recipients, gift.visibility).map((post) => ({ id: scope.newId(), ...post }));
	const rows = posts.flatMap((post) => post.recipients.map((person) => newRecognition(scope, post.id, person)));
	const { giver_id, program_id } = giving;
	const shared = { giver_id, program_id, created_at, ...gift };
	// Of several posts, each for a team's eyes, none holds a whole group.
	const thankedGroups = { group_names: [...gift.group_names], named_count: gift.named_count };
	const activities = posts.map(({ id, team_manager_id, recipients: people }) => ({
		id,
		actor_id: giver_id,
		visibility: gift.visibility,
		team_manager_id,
		created_at,
		people: people.map((person) => person.id),
		teams: people.map(({ manager_id }) => manager_id),
		details: { recipient_count: people.length, ...(posts.length === 1 ? thankedGroups : {}) },
	}));
	return {
		statements: [
			...insertActivities(account_id, "recognition", activities),
			...transactionsOf(scope, giving, rows, gift, created_at),
			insertRecognitions(account_id, shared, rows),
			addRecognitionCounts(
				account_id,
				giver_id,
				rows.map(({ recipient_id }) => recipient_id),
			),
			countReach(account_id, reachedBy(scope, giver_id, rows, created_at)),
		],
		recognition_ids: rows.map(({ id }) => id),
		activity_ids: posts.map(({ id }) => id),
	};
}

/** The giver and the recipients, in the month of the account's time zone. */
function reachedBy(
	scope: WritingScope,
	giver_id: number,
	rows: readonly NewRecognition[],
	created_at: number,
): ReachedPerson[] {
	const month = monthIn(scope.account.time_zone, created_at);
	return [
		{ month, user_id: giver_id, gave: 1, received: 0 },
		...rows.map(({ recipient_id }) => ({ month, user_id: recipient_id, gave: 0 as const, received: 1 as const })),
	];
}

type DraftRecognition = NewRecognition & { points_account_id: number };

function newRecognition(scope: WritingScope, activity_id: number, person: RecipientRow): DraftRecognition {
	const bytes = crypto.getRandomValues(new Uint8Array(certificateCodeBytes));
	return {
		id: scope.newId(),
		activity_id,
		transaction_id: scope.newId(),
		recipient_id: person.id,
		certificate_code: certificateCode(bytes),
		points_account_id: person.points_account_id,
	};
}

function transactionsOf(
	scope: WritingScope,
	{ giver_id, program_id, budget_id, paying_account_id }: Giving,
	rows: readonly DraftRecognition[],
	gift: Gift,
	created_at: number,
): Statement[] {
	const isCounted = gift.points > 0;
	const reason = startOfMessage(gift.message);
	const transactions = rows.map(
		(row): Transaction => ({
			account_id: scope.account.id,
			id: row.transaction_id,
			kind: isCounted ? "Issuance" : "non_monetary",
			idempotency_key: `recognition-${row.id}`,
			actor_id: giver_id,
			source: "recognition",
			reason,
			program_id,
			budget_id: isCounted ? budget_id : null,
			activity_id: row.activity_id,
			created_at,
		}),
	);
	if (!isCounted) return recordTransactions(transactions);
	return postTransactions(
		transactions.map((transaction, at) => ({
			...transaction,
			entry: {
				debit_account_id: paying_account_id,
				credit_account_id: rows[at]!.points_account_id,
				amount: gift.points,
			},
		})),
	);
}

/** What all recognitions of one call share. */
type SharedRecognition = {
	giver_id: number;
	program_id: number;
	behavior_ids: readonly number[];
	badge_id: number | null;
	points: number;
	message: string;
	visibility: string;
	subtype: RecognitionSubtype;
	picture_id: number | null;
	created_at: number;
};

/** One recipient's recognition to be written. */
type NewRecognition = {
	id: number;
	activity_id: number;
	transaction_id: number;
	recipient_id: number;
	certificate_code: string;
};

/** Writes recognitions, each with its recipient's manager at this moment. */
function insertRecognitions(account_id: number, shared: SharedRecognition, rows: readonly NewRecognition[]): Statement {
	return sql`insert into recognitions (account_id, id, activity_id, transaction_id, giver_id, recipient_id, recipient_manager_id,
		program_id, behavior_ids, badge_id, points, message, visibility, subtype, picture_id, certificate_code, created_at)
		select ${account_id}, e.value ->> 'id', e.value ->> 'activity_id', e.value ->> 'transaction_id', ${shared.giver_id}, u.id, u.manager_id,
		${shared.program_id}, ${JSON.stringify(shared.behavior_ids)}, ${shared.badge_id}, ${shared.points}, ${shared.message}, ${shared.visibility}, ${shared.subtype}, ${shared.picture_id},
		e.value ->> 'certificate_code', ${shared.created_at}
		from ${rowsOf(rows)} e cross join users u on u.account_id = ${account_id} and u.id = e.value ->> 'recipient_id'`;
}
