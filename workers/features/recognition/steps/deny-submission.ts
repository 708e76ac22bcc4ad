/** Denies a submission: all of its points go back to the budget, and the giver reads why. */
import { returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import type { MemberScope } from "#workers/kernel/scope";
import { isAtStep, updateSubmission } from "../store/submissions";
import type { Decided } from "./approve-step";
import { holdingOf } from "./holding";
import { tellGiver } from "./tell-giver";

/** The batch of a denial. */
export async function denySubmission(scope: MemberScope, { submission, notes }: Decided) {
	const { account, user, clock } = scope;
	const notice = await tellGiver(scope, "recognition/denied", { ...submission, reason: notes });
	const decided = { due_at: null, decided_by: user.id, decided_at: clock.now() };
	return {
		statements: [
			assertThat("already_decided", isAtStep(account.id, submission)),
			updateSubmission(account.id, submission.id, { status: "denied", reason: notes, ...decided }),
			...returnPointsToBudget(holdingOf(scope, submission, user.id), 0),
			...notice.statements,
		],
		follow: notice.follow,
	};
}
