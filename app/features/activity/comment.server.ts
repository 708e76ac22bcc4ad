/** Changing or deleting one comment. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readForm } from "~/shell/form-data.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The comment, for those who may change or delete it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const [activity_id, comment_id] = [context.id(params.id), context.id(params.commentId)];
	const { comment } = await context.call("activity/get-activity", { activity_id, comment_id });
	if (!comment || (comment.may_edit === 0 && comment.may_delete === 0)) throw redirect(`/activities/${activity_id}`);
	const wantsDeletion = new URL(request.url).searchParams.get("delete") === "1";
	const isDeleting = (wantsDeletion && comment.may_delete === 1) || comment.may_edit === 0;
	return {
		title: context.texts.t(`activity:comment.${isDeleting ? "deleteTitle" : "changeTitle"}`),
		comment,
		isDeleting,
	};
}

/** Why it was refused, and what was typed. */
type Refused = { message: string; typed: string };

/** Saves the change or deletes; a refusal keeps what was typed. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Refused> {
	const [activity_id, comment_id] = [context.id(params.id), context.id(params.commentId)];
	const form = await readForm(request);
	if (form.text("intent") === "delete") {
		const deleted = await context.attempt("activity/delete-comment", { activity_id, comment_id });
		if (!deleted.ok) return { message: deleted.refusal.resultMsg, typed: "" };
		throw redirectWithNotice(`/activities/${activity_id}`, "activity:notices.deleted");
	}
	const comment_text = form.text("comment_text");
	const saved = await context.attempt("activity/save-comment", { activity_id, comment_id, comment_text });
	if (saved.ok) throw redirect(`/activities/${activity_id}`);
	const { errors, resultMsg } = saved.refusal;
	return { message: errors?.comment_text?.[0] ?? resultMsg, typed: comment_text };
}
