/**
 * Asks a second account owner to confirm points that one of them gives: they are held from the same batch on, so that nobody
 * gives them otherwise, and come out by the decision or by the end of their time.
 */
import { findOwners } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { holdPoints } from "#workers/features/points";
import { refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { confirmationMs } from "../rules/second-confirmation";
import { insertPointRequest } from "../store/point-requests";

/** Into a budget, or to people, so many each. */
export type AskedPoints = {
	budget_id: number | null;
	program_id: number | null;
	user_ids: readonly number[];
	points: number;
	reason: string;
};

/** What waits, and what has to be written for it. Throws a refusal where nobody else could confirm it. */
export async function askSecondOwner(
	scope: MemberScope,
	asked: AskedPoints,
): Promise<{ request_id: number; expires_at: number; statements: Statement[]; follow: OutboxMessage[] }> {
	const { account, user, clock, newId } = scope;
	const others = (await scope.read(findOwners(account.id))).filter(({ id }) => id !== user.id);
	if (others.length === 0) throw refuse("nobody_to_confirm");
	const id = newId();
	const moderation_id = newId();
	const created_at = clock.now();
	const expires_at = created_at + confirmationMs;
	const total_points = asked.points * Math.max(1, asked.user_ids.length);
	const { budget_id, program_id, points, reason } = asked;
	const notice = notify(scope, "budgets/points-waiting", others, {
		request_id: moderation_id,
		name: user.name,
		points: total_points,
		reason,
	});
	return {
		request_id: id,
		expires_at,
		statements: [
			...holdPoints({ ...holdingOf(scope, id), points: total_points }),
			insertPointRequest(account.id, {
				...{ id, requester_id: user.id, budget_id, program_id, user_ids: JSON.stringify(asked.user_ids) },
				...{ points, total_points, reason, created_at, expires_at },
			}),
			insertModerationRequest(
				account.id,
				{
					...{ id: moderation_id, kind: "points_above_limit", subject_id: id, requester_id: user.id },
					...{ moderator_role: "account_owner", message: reason },
				},
				created_at,
			),
			...notice.statements,
		],
		follow: notice.follow,
	};
}

/** Under which id and name the points of a request are held. */
export function holdingOf({ account, newId, clock }: Pick<Scope, "account" | "newId" | "clock">, holder_id: number) {
	return { account_id: account.id, holder_id, source: "confirmation", newId, now: clock.now() };
}
