/** Changing or deleting one comment. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";

/** The comment, for those who may change or delete it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const [activity_id, comment_id] = [context.id(params.id), context.id(params.commentId)];
	const { comment } = await context.call("activity/get-activity", { activity_id, comment_id });
	if (!comment || (comment.may_edit === 0 && comment.may_delete === 0)) throw redirect(`/activities/${activity_id}`);
	const query = new URL(request.url).searchParams;
	const wantsDeletion = query.get("delete") === "1";
	const isDeleting = (wantsDeletion && comment.may_delete === 1) || comment.may_edit === 0;
	return {
		title: context.translate(isDeleting ? "activity:ownComment.deleteTitle" : "activity:ownComment.changeTitle"),
		comment,
		isDeleting,
		back: backOf(query, activity_id),
		form: await context.form("activity/save-comment", { comment_text: "activity:comment.label" }),
	};
}

/** The comment that the address names. */
const commentOf = ({ params, context }: FormArgs) => ({
	activity_id: context.id(params.id),
	comment_id: context.id(params.commentId),
});

/** Where this was opened from: the post there; its own page when nothing says so. */
function backOf(query: URLSearchParams, activity_id: number): string {
	const back = query.get("back");
	return back ? `${safePath(back)}#post-${activity_id}` : `/activities/${activity_id}`;
}

const backTo = ({ request, params, context }: FormArgs) =>
	backOf(new URL(request.url).searchParams, context.id(params.id));

/** Saves the change, or deletes; both lead back to where the comment was read. */
export const action = formActions({
	"activity/save-comment": { input: commentOf, done: (_answer, args) => redirect(backTo(args)) },
	"activity/delete-comment": {
		input: commentOf,
		done: (_answer, args) => redirectWithNotice(backTo(args), "activity:notices.deleted"),
	},
});
