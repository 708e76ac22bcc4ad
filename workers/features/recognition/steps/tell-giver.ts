/** Tells the giver of a submission what was decided, with the reason and the points that are left of those asked for. */
import { nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { recipientsOf } from "../rules/told-of-submission";
import { findActivePeople, type SubmissionRow } from "../store/submissions";

/** The statements and messages of the notification; none where the giver is not here any more. */
export async function tellGiver(
	scope: MemberScope,
	kind: "recognition/approved" | "recognition/denied",
	submission: SubmissionRow,
) {
	const { account, user } = scope;
	const giver = await scope.read(findActivePeople(account.id, [submission.giver_id]));
	const isHidden = isOn(account, "hide_points_for_account");
	const { program, reason, points, asked_points } = submission;
	return notify(scope, kind, giver, {
		...{ submission_id: submission.id, recipients: recipientsOf(submission), program, by: nameOf(user), reason },
		...{ points: isHidden ? 0 : points, asked_points: isHidden ? 0 : asked_points },
	});
}
