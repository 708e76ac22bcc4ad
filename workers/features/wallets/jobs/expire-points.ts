/** Ends what is left of issues whose time has come, and tells people 30, 7 and 1 days ahead; a batch for each person, undone if the wallet moves meanwhile. */
import { notify } from "#workers/features/notifications";
import { isUnmoved, listAccountsOfMember, postTransactions, tenantAccountId } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import { daysAhead, nextMoment } from "#workers/kernel/expiry-notices";
import type { Scope } from "#workers/kernel/scope";
import { pointsLeft } from "../rules/expiry";
import { expirySource } from "../rules/movements";
import { findOwnerOfWallet, listDuePeople, listOpenIssues, nextDue, updateIssues } from "../store/issues";

/** So many wallets are looked at in one run. */
const peopleAtOnce = 20;

export const expirePoints: ScheduledWork = {
	name: "wallets/expire-points",
	summary: "Ends points of wallets whose time has come, and tells their owners ahead.",
	triggers: ["wallet_issues_watched"],
	handler: async (scope) => {
		const people = await scope.read(listDuePeople(scope.account.id, scope.clock.now(), peopleAtOnce));
		for (const { user_id } of people) await lookAt(scope, user_id);
		return nextDue(scope.account.id);
	},
};

async function lookAt(scope: Scope<null>, user_id: number): Promise<void> {
	const { account, clock, read, translate } = scope;
	const now = clock.now();
	const [accounts, issues, people, expired_id] = await Promise.all([
		read(listAccountsOfMember(account.id, user_id)),
		read(listOpenIssues(account.id, user_id)),
		read(findOwnerOfWallet(account.id, user_id)),
		tenantAccountId(scope, "expired", "wallet"),
	]);
	const wallet = accounts.find(({ unit }) => unit === "wallet")!;
	const due = pointsLeft(issues, wallet.balance).filter(({ next_at }) => next_at !== null && next_at <= now);
	const ended = due.filter(({ expires_at }) => expires_at! <= now);
	const told = due.filter(({ expires_at, left }) => expires_at! > now && left > 0);
	const notices = told.map(({ left, expires_at }) =>
		notify(scope, "wallets/points-expire", people, { points: left, days_ahead: daysAhead(expires_at!, now) }),
	);
	try {
		await scope.commit({
			statements: [
				assertThat("internal_rows_changed", isUnmoved(account.id, wallet)),
				...postTransactions(
					ended
						.filter(({ left }) => left > 0)
						.map(({ id, left }) => ({
							...{ account_id: account.id, id: scope.newId(), kind: "assignment" as const, actor_id: null },
							...{ idempotency_key: `${expirySource}:${id}`, source: expirySource, created_at: now },
							reason: translate("wallets:history.expired"),
							entry: { debit_account_id: wallet.id, credit_account_id: expired_id, amount: left },
						})),
				),
				updateIssues(
					account.id,
					due.map(({ id, expires_at }) => {
						const isOver = expires_at! <= now;
						return { id, next_at: isOver ? null : nextMoment(expires_at!, now), ended_at: isOver ? now : null };
					}),
				),
				...notices.flatMap(({ statements }) => statements),
			],
			answer: {},
			follow: notices.flatMap(({ follow }) => follow),
		});
	} catch (error) {
		// The wallet moved at this moment; it stays due.
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}
