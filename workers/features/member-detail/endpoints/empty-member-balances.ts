/** Takes back all points of a member in one step of the ledger; invariant: the amount is the balance at the moment of writing. */
import { z } from "zod";
import { drainAccounts, findWalletAdjustments, listAccountsOfMember, tenantAccountId } from "#workers/features/points";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { readMember } from "../steps/read-member";

export const emptyMemberBalances = defineEndpoint({
	name: "member-detail/empty-member-balances",
	path: "/api/members/api_empty_member_balances",
	summary: "Takes all points of a member back to what the account has available.",
	access: ["account_owner"],
	flags: ["!hide_points_for_account"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int(), points: z.int() }),
	errors: { own_record: {}, nothing_to_empty: {}, balances_not_emptied: {} },
	failsAs: "balances_not_emptied",
	repetition: { kind: "key" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id }) => {
		const member = await readMember(scope, user_id);
		if (user_id === scope.user.id) throw refuse("own_record");
		const points = (member.point_balance ?? 0) + (member.wallet_balance_in_points ?? 0);
		if (points === 0) throw refuse("nothing_to_empty");
		return scope.commit({
			statements: await drainsOf(scope, user_id),
			answer: { user_id, points },
			audit: { subject_kind: "user", subject_id: user_id, details: { points } },
		});
	},
});

/** Points return to what is available; wallet points, which are never that, are taken off as an adjustment. */
async function drainsOf(scope: MemberScope, user_id: number) {
	const account_id = scope.account.id;
	const [accounts, available, [adjustments]] = await Promise.all([
		scope.read(listAccountsOfMember(account_id, user_id)),
		tenantAccountId(scope, "available"),
		scope.read(findWalletAdjustments(account_id)),
	]);
	const into = { points: available, wallet: adjustments!.id };
	return accounts.flatMap(({ id, unit }) =>
		drainAccounts({
			account_id,
			kind: "Issuance Reversed",
			accounts: [{ transaction_id: scope.newId(), ledger_account_id: id }],
			into_account_id: into[unit],
			...{
				actor_id: scope.actor?.id ?? scope.user.id,
				source: "emptied",
				reason: scope.translate("member-detail:emptying.reason"),
				now: scope.clock.now(),
			},
		}),
	);
}
