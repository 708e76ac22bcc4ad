/** A person's own statement: every line of their points account, and why it is there. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { namesOfListed } from "#workers/kernel/listed-names";
import { namesIn } from "#workers/kernel/name-in";
import { transactionKinds } from "../rules/transaction-kinds";
import { getLedgerFace } from "./get-ledger";

/** Points are signed: what was added or taken; the balance is that after the line. */
const row = rowOf(getLedgerFace, {
	transaction_id: z.int(),
	kind: z.enum(transactionKinds),
	source: z.string(),
	reason: z.string(),
	recipient: z.string(),
	/** Who recognised; null where the line is no recognition. */
	recognizedBy: z.string().nullable(),
	recognizedByImage: z.string().nullable(),
	/** Who made the line: the giver, the administrator, or nobody for the system's own. */
	actor_name: z.string().nullable(),
	program: z.string().nullable(),
	/** The budget that paid; null where none did. */
	budget: z.string().nullable(),
	behaviors: z.array(z.string()),
	message: z.string().nullable(),
	/** What whoever gave them says: the message of a recognition; null where the line is none. */
	comments: z.string().nullable(),
	/** What an administrator says of points that they gave directly; null where the line is no such deposit. */
	direct_deposit_comment: z.string().nullable(),
	/** What the points were bought for, in cents of the currency in which they were paid; null where they were not bought. */
	dollar_amount: z.int().nullable(),
	/** What stands on the certificate that was claimed; null where the line is no claim. */
	certificate_message: z.string().nullable(),
	order_id: z.int().nullable(),
	activity_id: z.int().nullable(),
	recognition_id: z.int().nullable(),
});

export const getLedger = defineList(getLedgerFace, {
	path: "/api/points/api_get_ledger",
	summary: "The signed-in user's own point statement, newest first: what came, what went, and why.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	row,
	version_of: "points/get-ledger",
	// Every line raises the ledger account's last entry, so that no writer can forget to tell.
	counted: (scope) => sql<{ version: number; total_rows: null }>`select last_seq as version, null as total_rows
		from ledger_accounts where account_id = ${scope.account.id} and id = ${scope.user.points_account_id}`,
	// A line's id is its entry's sequence: the order in which the balance came about.
	// Transaction, recognition, budget, purchase, program, giver, actor, and three behaviors.
	joins: 10,
	sorts: { created_at: { key: sql`s.id`, id: sql`s.id` } },
	query: (scope) => ({
		select: sql`s.id, s.transaction_id, t.kind, s.created_at, s.amount as points, s.balance, t.source, t.reason, t.order_id, t.activity_id,
			r.id as recognition_id, r.message, p.name as program, b.name as budget, q.total_cents as dollar_amount,
			${personName("g")} as recognizedBy, g.image_url as recognizedByImage,
			${personName("c")} as actor_name,
			${namesOfListed(sql`behaviors`, "r", "behavior_ids")} as behaviors`,
		from: sql`statement_lines s`,
		joins: sql`join ledger_transactions t on t.account_id = s.account_id and t.id = s.transaction_id
			left join recognitions r on r.account_id = s.account_id
				and r.transaction_id = coalesce(t.reverses_transaction_id, t.id) and r.recipient_id = ${scope.user.id}
			left join budgets b on b.account_id = t.account_id and b.id = t.budget_id
			left join purchases q on q.account_id = t.account_id and q.id = iif(t.source = 'purchase',
				cast(substr(t.idempotency_key, instr(t.idempotency_key, ':') + 1) as integer), null)
			left join programs p on p.account_id = t.account_id and p.id = t.program_id
			left join users g on g.account_id = r.account_id and g.id = r.giver_id
			left join users c on c.account_id = t.account_id and c.id = t.actor_id`,
		where: [sql`s.account_id = ${scope.account.id}`, sql`s.ledger_account_id = ${scope.user.points_account_id}`],
	}),
	present: (scope, line) => ({
		...(line as z.input<typeof row>),
		recipient: scope.user.name,
		comments: line.message === null ? null : String(line.message),
		direct_deposit_comment: line.kind === "Issuance [Direct Deposit]" ? String(line.reason) : null,
		certificate_message: line.source === "certificate" ? String(line.reason) : null,
		behaviors: namesIn(line.behaviors, scope),
	}),
});
