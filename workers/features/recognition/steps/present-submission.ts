/** What whoever decides reads of a submission: for whom, how many points, why, and at which step it stands. */
import { presentBadge } from "#workers/features/badges";
import type { ModeratedThing } from "#workers/kernel/define-moderation-source";
import { createFormat } from "#workers/kernel/format";
import { isOn } from "#workers/kernel/identity";
import { namesIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { figuresFor } from "#workers/kernel/translate";
import { escalateAfterMs } from "../rules/submission-times";
import { recipientsOf } from "../rules/told-of-submission";
import type { SubmissionRow } from "../store/submissions";
import { amountsOf } from "./check-decision";
import { presentRecognitionPicture } from "./present-picture";

/** The thing of a request. */
export function presentSubmission(scope: MemberScope, submission: SubmissionRow): ModeratedThing {
	const { translate } = scope;
	const { giver, giver_image, message, points } = submission;
	const amounts = amountsOf(submission);
	const mayBeLowered = isWaiting(submission) && amounts.min < points && arePointsShown(scope);
	return {
		name: translate("recognition:approval.name", { giver, recipients: recipientsOf(submission) }),
		image_url: giver_image,
		to: null,
		facts: factsOf(scope, submission),
		message,
		picture: presentRecognitionPicture(submission),
		asked_by: giver,
		...(mayBeLowered ? { lowerable: amounts } : {}),
	};
}

const isWaiting = ({ status }: SubmissionRow) => status === "pending_1" || status === "pending_2";
const arePointsShown = ({ account }: MemberScope) => !isOn(account, "hide_points_for_account");

/** Each fact that there is, in words. */
function factsOf(scope: MemberScope, submission: SubmissionRow) {
	const { translate } = scope;
	const behaviors = namesIn(submission.behavior_names, scope).join(", ");
	const facts: [
		key: "program" | "points" | "behaviors" | "badge" | "justification" | "step" | "state",
		value: string,
	][] = [
		["program", submission.program],
		["points", arePointsShown(scope) ? pointsOf(scope, submission) : ""],
		["behaviors", behaviors],
		["badge", presentBadge(submission.badge, scope)?.name ?? ""],
		["justification", submission.justification],
		["step", isWaiting(submission) ? stepOf(scope, submission) : ""],
		["state", isWaiting(submission) ? "" : translate(`recognition:approval.status.${submission.status}`)],
	];
	return facts
		.filter(([, value]) => value !== "")
		.map(([key, value]) => ({ label: translate(`recognition:approval.facts.${key}`), value }));
}

function pointsOf(
	{ account, translate, request }: MemberScope,
	{ points, asked_points, recipient_count }: SubmissionRow,
) {
	if (points === 0) return "";
	const figure = figuresFor(account, request.language_code);
	const values = {
		points: figure(points),
		asked: figure(asked_points),
		total: figure(points * recipient_count),
	};
	const isLowered = points < asked_points;
	if (recipient_count > 1) return translate(`recognition:approval.${isLowered ? "pointsLowered" : "points"}`, values);
	return isLowered ? translate("recognition:submissions.page.pointsLowered", values) : values.points;
}

/** Which step of how many, and when somebody else is asked. */
function stepOf({ account, translate, request }: MemberScope, submission: SubmissionRow): string {
	const { status, step_count, step_since, escalated_at, reminded_at } = submission;
	const values = { step: status === "pending_2" ? 2 : 1, count: step_count };
	if (escalated_at !== null) return translate("recognition:approval.stepEscalated", values);
	const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
	const date = format.time(step_since + escalateAfterMs, "recognition");
	const key = reminded_at === null ? "step" : "stepReminded";
	return translate(`recognition:approval.${key}`, { ...values, date });
}
