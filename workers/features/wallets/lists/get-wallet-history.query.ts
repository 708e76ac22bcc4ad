/** The movements of a wallet: one's own, or for account owners those of a member. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { orderNumber } from "#workers/features/orders";
import { transactionKinds } from "#workers/features/points";
import { defineList } from "#workers/kernel/define-list";
import { Refusal } from "#workers/kernel/errors";
import { rowOf } from "#workers/kernel/list-row";
import type { MemberScope } from "#workers/kernel/scope";
import { movementOf, movements } from "../rules/movements";
import { getWalletHistoryFace } from "./get-wallet-history";

/** Points are signed: what was added or taken; the balance is that after the line. */
const row = rowOf(getWalletHistoryFace, {
	/** What happened: issued, ordered, given_back, expired, taken_back. */
	kind: z.enum(movements),
	/** Under which type the ledger has it (specification §3, "Transaction types"). */
	transaction_type: z.enum(transactionKinds),
	reason: z.string(),
	/** Who made the line; null where nobody did. */
	actor_name: z.string().nullable(),
	order_id: z.int().nullable(),
	order_number: z.string().nullable(),
	/** When what is left of an issue ends. */
	expires_at: z.int().nullable(),
});

const walletOf = ({ account, user }: MemberScope, user_id: number | undefined) =>
	sql`w.account_id = ${account.id} and w.kind = 'member' and w.unit = 'wallet' and w.owner_id = ${user_id ?? user.id}`;

export const getWalletHistory = defineList(getWalletHistoryFace, {
	path: "/api/wallets/api_get_wallet_history",
	summary: "What came into one's wallet and what left it; account owners name a member by filters.user_id.",
	access: "signed_in",
	flags: ["wallets_enabled", "!hide_points_for_account"],
	row,
	version_of: "wallets/get-wallet-history",
	counted: (scope, { user_id }) => sql<{
		version: number;
		total_rows: null;
	}>`select w.last_seq as version, null as total_rows
		from ledger_accounts w where ${walletOf(scope, user_id)}`,
	// Transaction, order, issue, and who acted.
	joins: 5,
	sorts: { created_at: { key: sql`s.id`, id: sql`s.id` } },
	check: ({ user }, { user_id }) => {
		if (user_id !== undefined && user_id !== user.id && user.role !== "account_owner")
			throw new Refusal("forbidden", 403);
	},
	query: (scope, { user_id }) => ({
		select: sql`s.id, t.kind as transaction_kind, t.source, s.created_at, s.amount as points, s.balance, t.reason, t.order_id,
			o.number, i.expires_at, ${personName("c")} as actor_name`,
		from: sql`statement_lines s`,
		joins: sql`join ledger_transactions t on t.account_id = s.account_id and t.id = s.transaction_id
			left join orders o on o.account_id = t.account_id and o.id = t.order_id
			left join wallet_issues i on i.account_id = t.account_id and i.id = t.id
			left join users c on c.account_id = t.account_id and c.id = t.actor_id`,
		where: [
			sql`s.account_id = ${scope.account.id}`,
			sql`s.ledger_account_id = (select w.id from ledger_accounts w where ${walletOf(scope, user_id)})`,
		],
	}),
	present: ({ account }, { transaction_kind, source, number, ...line }) => ({
		...(line as Omit<z.input<typeof row>, "kind" | "transaction_type" | "order_number">),
		transaction_type: transaction_kind as z.input<typeof row>["transaction_type"],
		kind: movementOf(String(transaction_kind), String(source), Number(line.points)),
		order_number: number === null ? null : orderNumber(account, Number(number)),
	}),
});
