/** Changing or deleting one comment. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The comment, for those who may change or delete it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const [activity_id, comment_id] = [context.id(params.id), context.id(params.commentId)];
	const { comment } = await context.call("activity/get-activity", { activity_id, comment_id });
	if (!comment || (comment.may_edit === 0 && comment.may_delete === 0)) throw redirect(`/activities/${activity_id}`);
	const wantsDeletion = new URL(request.url).searchParams.get("delete") === "1";
	const isDeleting = (wantsDeletion && comment.may_delete === 1) || comment.may_edit === 0;
	return {
		title: context.translate(isDeleting ? "activity:comment.deleteTitle" : "activity:comment.changeTitle"),
		comment,
		isDeleting,
		form: await context.form("activity/save-comment", { comment_text: "activity:comment.label" }),
	};
}

/** The comment that the address names. */
const commentOf = ({ params, context }: FormArgs) => ({
	activity_id: context.id(params.id),
	comment_id: context.id(params.commentId),
});

/** Saves the change, or deletes. */
export const action = formActions({
	"activity/save-comment": { input: commentOf, done: (_answer, { params }) => redirect(`/activities/${params.id}`) },
	"activity/delete-comment": {
		input: commentOf,
		done: (_answer, { params }) => redirectWithNotice(`/activities/${params.id}`, "activity:notices.deleted"),
	},
});
