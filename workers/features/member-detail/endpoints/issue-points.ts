/**
 * Gives members points from what the account has available; invariant: nothing is given that was not funded
 * (`ledger_accounts_balance_at_or_above_floor`). More than one owner gives alone waits for a second one.
 */
import { z } from "zod";
import { askSecondOwner, needsSecondOwner } from "#workers/features/budgets";
import { listStatuses, mayAllReceive } from "#workers/features/members";
import { findAvailable, listPointsAccounts, postTransactions, tenantAccountId } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";

/** More people than these are given points by a bulk action. */
const maxPeople = 100;

const input = z.object({
	user_ids: z.array(z.int()).min(1).max(maxPeople),
	/** What each gets. */
	points: z.int().min(1).max(1_000_000),
	/** What stands beside them in everybody's statement. */
	reason: text(200).min(1),
});

export const issuePoints = defineEndpoint({
	name: "member-detail/issue-points",
	path: "/api/points/api_issue_points",
	summary: "Gives each of these members the same points, from what the account has available.",
	access: ["account_owner"],
	flags: ["!hide_points_for_account"],
	input,
	output: z.object({
		points: z.int(),
		/** Until when another owner can confirm them; null where they were given at once. */
		expires_at: z.int().nullable(),
	}),
	errors: {
		available_taken: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		nobody_to_confirm: { told_by: "budgets" },
		cannot_receive: {},
		own_record: {},
	},
	repetition: { kind: "key" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, read, translate } = scope;
		const user_ids = [...new Set(said.user_ids)];
		const [people, [available]] = await Promise.all([
			read(listStatuses(account.id, user_ids)),
			read(findAvailable(account.id)),
		]);
		if (people.filter(({ status }) => status !== "erased").length < user_ids.length) throw notFound("user");
		if (user_ids.includes(scope.user.id)) throw refuse("own_record");
		const whole = said.points * user_ids.length;
		const left = available?.balance ?? 0;
		if (whole > left) throw invalid({ points: [translate("member-detail:issuing.onlyAvailable", { count: left })] });
		const audit = user_ids.map((subject_id) => ({
			...{ subject_kind: "user", subject_id },
			details: { points: said.points, reason: said.reason },
		}));
		const mayReceive = assertThat("cannot_receive", mayAllReceive(account.id, user_ids));
		if (!needsSecondOwner(account, whole))
			return scope.commit({
				statements: [mayReceive, ...(await depositsOf(scope, { ...said, user_ids }))],
				answer: { points: whole, expires_at: null },
				audit,
			});
		const asked = await askSecondOwner(scope, {
			...{ budget_id: null, program_id: null, user_ids, points: said.points, reason: said.reason },
		});
		return scope.commit({
			statements: [mayReceive, ...asked.statements],
			answer: { points: whole, expires_at: asked.expires_at },
			audit: audit.map((line) => ({ ...line, details: { ...line.details, waits: true } })),
			follow: asked.follow,
		});
	},
});

async function depositsOf(
	scope: MemberScope,
	{ user_ids, points, reason }: { user_ids: readonly number[]; points: number; reason: string },
) {
	const { account, newId, clock, user, read } = scope;
	const [accounts, available_id] = await Promise.all([
		read(listPointsAccounts(account.id, user_ids)),
		tenantAccountId(scope, "available"),
	]);
	return postTransactions(
		accounts.map(({ id: credit_account_id, user_id }) => {
			const id = newId();
			return {
				...{ account_id: account.id, id, kind: "Issuance [Direct Deposit]" as const, actor_id: user.id },
				...{ idempotency_key: `deposit:${id}:${user_id}`, source: "deposit", reason, created_at: clock.now() },
				entry: { debit_account_id: available_id, credit_account_id, amount: points },
			};
		}),
	);
}
