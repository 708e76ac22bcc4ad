/** The server half of one submission's page: where it stands, and withdrawing it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { giveAddress } from "./draft";

const withdrawing = "recognition/withdraw-submission";

/** The submission in the reader's words, and for its giver the address at which it can be given again. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { submission } = await readSubmission(context, context.id(params.id));
	const { t } = context.texts;
	const { recipient_names, recipient_count, created_at, decided_at } = submission;
	const names = new Intl.ListFormat(context.language_code, { type: "unit" }).format(recipient_names);
	const others = recipient_count - recipient_names.length;
	const all = others > 0 ? t("recognition:submissions.page.more", { names, count: others }) : names;
	return {
		title: t("recognition:submissions.page.title", { names: all }),
		submission,
		names: all,
		sent: context.format.time(created_at, "recognition"),
		decided: decided_at === null ? null : context.format.moment(decided_at),
		again: submission.is_mine === 1 ? addressOf(submission) : null,
	};
}

type Submission = Awaited<ReturnType<typeof readSubmission>>["submission"];

const readSubmission = (context: LoaderFunctionArgs["context"], submission_id: number) =>
	context.call("recognition/get-submission", { submission_id });

/** The form of giving, filled with what was sent. */
function addressOf({ message, program_id, visibility, justification, ...rest }: Submission): string {
	const { asked_points, badge, behavior_ids, picture_id, recipient_ids } = rest;
	return giveAddress({
		message: [message],
		program_id: [String(program_id)],
		visibility: [visibility],
		justification: [justification],
		points: asked_points === null ? [] : [String(asked_points)],
		behavior_ids: behavior_ids.map(String),
		badge_id: badge ? [String(badge.id)] : [],
		picture_id: picture_id === null ? [] : [String(picture_id)],
		recipient_ids: recipient_ids.map(String),
	});
}

/** Withdraws it, once it was asked. */
export const action = formActions({
	[withdrawing]: {
		input: ({ params, context }) => ({ submission_id: context.id(params.id) }),
		asks: () => true,
		done: ({ submission_id }) =>
			redirectWithNotice(`/recognitions/submissions/${submission_id}`, "recognition:notices.withdrawn"),
	},
});
