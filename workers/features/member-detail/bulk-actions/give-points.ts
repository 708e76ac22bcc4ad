/**
 * Gives the selected members points from what the account has available; invariant: all of it is set aside before the first
 * is given, each member gets theirs once (the key names run and member), and what nobody got returns when the run ends.
 */
import { z } from "zod";
import { needsSecondOwner } from "#workers/features/budgets";
import { listStatuses, mayAllReceive } from "#workers/features/members";
import {
	findAvailable,
	findHeldAccount,
	holdPoints,
	listPointsAccounts,
	postTransactions,
	returnHeldPoints,
} from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineBulkAction, type Skipped } from "#workers/kernel/define-bulk-action";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";

const source = "bulk_deposit";

/** Points that one act gives to one member at most. */
const maxPoints = 1_000_000;

const input = z.object({
	/** What each gets. */
	points: z.int().min(1).max(maxPoints),
	/** What stands beside them in everybody's statement. */
	reason: text(200).min(1),
});

export const givePoints = defineBulkAction({
	name: "member-detail/give-points",
	list: "members/get-members-under-account",
	key: "give-points",
	place: 20,
	path: "/api/members/api_bulk_give_points",
	summary: "Gives each of the selected members the same points, from what the account has available.",
	access: ["account_owner"],
	flags: ["!hide_points_for_account"],
	input,
	fields: { points: "member-detail:bulk.givePoints.points", reason: "member-detail:bulk.givePoints.reason" },
	words: "member-detail:bulk.givePoints",
	errors: {
		available_insufficient: {},
		needs_second_owner: {},
		available_taken: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	},
	foresee: async (scope) => ({ available: await readAvailable(scope) }),
	begin: async (scope, { id, input: { points }, total_count }) => {
		const whole = points * total_count;
		const missing = whole - (await readAvailable(scope));
		if (missing > 0) throw refuse("available_insufficient", { missing, whole });
		if (needsSecondOwner(scope.account, whole)) throw refuse("needs_second_owner", { whole });
		return holdPoints({ ...holdingOf(scope, id), points: whole });
	},
	apply: async (scope, run, ids) => {
		const account_id = scope.account.id;
		const [people, accounts, [held]] = await Promise.all([
			scope.read(listStatuses(account_id, ids)),
			scope.read(listPointsAccounts(account_id, ids)),
			scope.read(findHeldAccount(account_id, run.id)),
		]);
		const accountOf = new Map(accounts.map(({ user_id, id }) => [user_id, id]));
		const skipped = people.flatMap<Skipped>(({ id, status, is_eligible_to_receive_points }) => {
			if (status === "suspended") return [{ id, reason: "suspended" }];
			return is_eligible_to_receive_points === 1 ? [] : [{ id, reason: "not_eligible" }];
		});
		const passed = new Set(skipped.map(({ id }) => id));
		const receivers = ids.filter((id) => !passed.has(id));
		return {
			statements: [
				assertThat("internal_rows_changed", mayAllReceive(account_id, receivers)),
				...postTransactions(
					receivers.map((user_id) => ({
						...{ account_id, id: scope.newId(), kind: "Issuance [Direct Deposit]" as const },
						idempotency_key: `${source}:${run.id}:${user_id}`,
						...{ actor_id: scope.user.id, source: "deposit", reason: run.input.reason, created_at: scope.clock.now() },
						entry: {
							debit_account_id: held!.id,
							credit_account_id: accountOf.get(user_id)!,
							amount: run.input.points,
						},
					})),
				),
			],
			skipped,
		};
	},
	end: (scope, { id }) => returnHeldPoints(holdingOf(scope, id)),
});

function holdingOf({ account, newId, clock }: Pick<MemberScope, "account" | "newId" | "clock">, holder_id: number) {
	return { account_id: account.id, holder_id, source, newId, now: clock.now() };
}

/** Nothing is available before the first funding. */
async function readAvailable({ account, read }: MemberScope): Promise<number> {
	const [found] = await read(findAvailable(account.id));
	return found?.balance ?? 0;
}
