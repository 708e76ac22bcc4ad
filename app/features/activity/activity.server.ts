/** A post on its own page with all its comments, and where likes and comments are sent. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { commentsFace } from "#workers/features/activity/lists/get-comments";
import { staysField } from "~/form/form-answer";
import { type PostedForm, readForm } from "~/form/posted-form.server";
import { loadList } from "~/list/list-loader.server";
import { safePath } from "~/shell/safe-path";
import type { CommentAnswer, Failure, FeedItem, LikeAnswer } from "./feed-item";
import { readerOf, toFeedComment, toFeedItem } from "./feed-items.server";

type Context = LoaderFunctionArgs["context"];

/** The post and one page of its comments, oldest first. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const activity_id = context.id(params.id);
	const reader = readerOf(context);
	const [{ activity }, { rows, ...list }] = await Promise.all([
		context.call("activity/get-activity", { activity_id }),
		loadList(args, commentsFace, { address: `/activities/${activity_id}`, fixed: { activity_id } }),
	]);
	const comments = rows.map((comment) => toFeedComment(comment, reader));
	const item: FeedItem = { ...toFeedItem(activity, reader), comments };
	return { title: context.texts.t("activity:post.title"), item, list: { ...list, rows: [] } };
}

/** Likes or comments. Forms that stay on their page get the answer, others go back to where they were sent. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<LikeAnswer | CommentAnswer> {
	const activity_id = context.id(params.id);
	const form = await readForm(request);
	const answer =
		form.text("intent") === "comment"
			? await saveComment(context, activity_id, form)
			: await saveLike(context, activity_id, form);
	if (!answer.ok || form.text(staysField) === "1") return answer;
	throw redirect(`${safePath(form.text("back"))}#post-${activity_id}`);
}

async function saveComment(context: Context, activity_id: number, form: PostedForm): Promise<CommentAnswer> {
	const temp_id = form.optional("temp_id") ?? form.key;
	const comment_text = form.text("comment_text");
	const outcome = await context.attempt("activity/save-comment", { activity_id, temp_id, comment_text });
	const reader = readerOf(context);
	if (outcome.ok) return { ok: true, comment: toFeedComment(outcome.answer.comment, reader), temp_id: temp_id ?? "" };
	const { errors, resultMsg } = outcome.refusal;
	return { ok: false, message: errors?.comment_text?.[0] ?? resultMsg, typed: form.typed };
}

async function saveLike(context: Context, activity_id: number, form: PostedForm): Promise<LikeAnswer | Failure> {
	const action = form.text("intent") === "unlike" ? "unlike" : "like";
	const comment_id = form.number("comment_id");
	const outcome = await context.attempt("activity/save-like-unlike", { action, activity_id, comment_id });
	return outcome.ok
		? { ok: true, like_count: outcome.answer.like_count }
		: { ok: false, message: outcome.refusal.resultMsg };
}
