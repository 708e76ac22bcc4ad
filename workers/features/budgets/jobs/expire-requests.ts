/** Gives back points that no second owner confirmed in time; each request ends in a batch of its own, unless somebody decides it at that moment. */
import { endRequestsAbout } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { returnHeldPoints } from "#workers/features/points";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { holdingOf } from "../steps/ask-second-owner";
import { findRequester, listOverdue, listPointRequests, nextExpiry, updatePointRequest } from "../store/point-requests";

/** So many requests end in one run. */
const atOnce = 20;

export const expireRequests: ScheduledWork = {
	name: "budgets/expire-requests",
	summary: "Gives back points that no second owner confirmed in time.",
	triggers: ["point_requests_due"],
	handler: async (scope) => {
		const now = scope.clock.now();
		const overdue = await scope.read(listOverdue(scope.account.id, now, atOnce));
		for (const request of overdue) await expire(scope, request);
		return overdue.length === atOnce ? now : nextExpiry(scope.account.id);
	},
};

async function expire(scope: Scope<null>, { id, requester_id }: { id: number; requester_id: number }): Promise<void> {
	const { account, clock, translate, read } = scope;
	const [[asked], requesters] = await Promise.all([
		read(listPointRequests(account.id, [id])),
		read(findRequester(account.id, requester_id)),
	]);
	if (!asked) return;
	const { total_points, reason, budget_id } = asked;
	const notes = translate("budgets:confirmation.expired");
	const notice = notify(scope, "budgets/points-decided", requesters, {
		...{ is_approved: 0 as const, points: total_points, reason, notes, budget_id: budget_id ?? 0 },
	});
	try {
		await scope.commit({
			statements: [
				updatePointRequest(account.id, id, "expired"),
				endRequestsAbout(
					account.id,
					{ kind: "points_above_limit", subject_ids: [id], notes },
					requester_id,
					clock.now(),
				),
				...returnHeldPoints(holdingOf(scope, id)),
				...notice.statements,
			],
			answer: {},
			audit: { subject_kind: "user", subject_id: requester_id, details: { points: total_points, reason } },
			follow: notice.follow,
		});
	} catch (error) {
		// Another owner decided it at this moment.
		if (constraintFailure(error)?.name !== "already_decided") throw error;
	}
}
