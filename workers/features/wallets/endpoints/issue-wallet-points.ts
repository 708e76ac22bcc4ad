/**
 * Puts points into a member's wallet; invariant: nothing is given that was not paid in for wallets
 * (`ledger_accounts_balance_at_or_above_floor`), and nothing of it was ever a standard point.
 */
import { z } from "zod";
import { needsSecondOwner } from "#workers/features/budgets";
import { listStatuses, mayAllReceive } from "#workers/features/members";
import { findAvailable, listAccountsOfMember, postTransactions, tenantAccountId } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { endOf, nextMoment } from "#workers/kernel/expiry-notices";
import { expiryMonths } from "../rules/expiry";
import { insertIssues } from "../store/issues";

export const issueWalletPoints = defineEndpoint({
	name: "wallets/issue-wallet-points",
	path: "/api/wallets/api_issue_wallet_points",
	summary: "Puts points into a member's wallet, from what was paid in for wallets.",
	access: ["account_owner"],
	flags: ["wallets_enabled", "ao_direct_wallet_issuance_enabled"],
	input: z.object({
		user_id: z.int().min(1),
		points: z.int().min(1).max(1_000_000),
		/** What stands beside them in the member's history. */
		reason: text(200).min(1),
	}),
	output: z.object({
		points: z.int(),
		/** When what is left of them ends; null where they never do. */
		expires_at: z.int().nullable(),
	}),
	errors: {
		available_taken: { told_by: "member-detail", constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		cannot_receive: { told_by: "member-detail" },
		own_record: { told_by: "member-detail" },
	},
	repetition: { kind: "key" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id, points, reason }) => {
		const { account, read, translate, clock } = scope;
		const [[person], [available], accounts] = await Promise.all([
			read(listStatuses(account.id, [user_id])),
			read(findAvailable(account.id, "wallet")),
			read(listAccountsOfMember(account.id, user_id)),
		]);
		const wallet = accounts.find(({ unit }) => unit === "wallet");
		if (!person || person.status === "erased" || !wallet) throw notFound("user");
		if (user_id === scope.user.id) throw refuse("own_record");
		const left = available?.balance ?? 0;
		if (points > left) throw invalid({ points: [translate("wallets:issue.onlyAvailable", { count: left })] });
		if (needsSecondOwner(account, points)) throw invalid({ points: [translate("wallets:issue.aboveLimit")] });
		const available_id = await tenantAccountId(scope, "available", "wallet");
		const now = clock.now();
		const expires_at = endOf(now, expiryMonths(account.settings), account.time_zone);
		const id = scope.newId();
		const next_at = expires_at === null ? null : nextMoment(expires_at, now);
		return scope.commit({
			statements: [
				assertThat("cannot_receive", mayAllReceive(account.id, [user_id])),
				...postTransactions([
					{
						...{ account_id: account.id, id, kind: "Issuance [Direct Deposit]", actor_id: scope.user.id },
						...{ idempotency_key: `wallet-issue:${id}`, source: "wallet", reason, created_at: now },
						entry: { debit_account_id: available_id, credit_account_id: wallet.id, amount: points },
					},
				]),
				insertIssues(account.id, [{ id, user_id, points, expires_at, next_at, created_at: now }]),
			],
			answer: { points, expires_at },
			audit: { subject_kind: "user", subject_id: user_id, details: { points, reason } },
		});
	},
});
