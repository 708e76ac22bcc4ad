/** A post on its own page with all its comments, and where likes and comments are sent. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { commentsFace } from "#workers/features/activity/lists/get-comments";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { loadList } from "~/list/list-loader.server";
import { safePath } from "~/shell/safe-path";
import type { CommentData, FeedItem, LikeData } from "./feed-item";
import { readCommentForm, readerOf, toFeedComment, toFeedItem } from "./feed-items.server";

/** The post and one page of its comments, oldest first. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const activity_id = context.id(params.id);
	const reader = readerOf(context);
	const [{ activity }, { rows, ...list }, comment_form] = await Promise.all([
		context.call("activity/get-activity", { activity_id }),
		loadList(args, commentsFace, { address: `/activities/${activity_id}`, fixed: { activity_id } }),
		readCommentForm(context),
	]);
	const comments = rows.map((comment) => ({ ...toFeedComment(comment, reader), picture: comment.picture }));
	const shown = toFeedItem(activity, reader);
	if (!shown) throw new Response(null, { status: 404 });
	const item: FeedItem = { ...shown, comments };
	const picture = activity.kind === "recognition" ? activity.picture : null;
	return { title: context.texts.t("activity:post.title"), item, picture, comment_form, list: { ...list, rows: [] } };
}

/** The post that the address names. */
const postOf = ({ params, context }: FormArgs) => ({ activity_id: context.id(params.id) });

const back = (_answer: unknown, { params, form }: FormArgs) =>
	redirect(`${safePath(form.text("back"))}#post-${params.id}`);

/** Likes or comments. Forms that stay on their page get the answer, others go back to where they were sent. */
export const action = formActions({
	"activity/save-comment": {
		input: postOf,
		done: back,
		stays: ({ comment }, { context }): CommentData => ({ comment: toFeedComment(comment, readerOf(context)) }),
	},
	"activity/save-like-unlike": {
		input: postOf,
		done: back,
		stays: ({ like_count }): LikeData => ({ like_count }),
	},
});
