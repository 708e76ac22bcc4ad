/** Reads a page of the feed for a screen, and writes its times. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { activityFeedFace } from "#workers/features/activity/lists/get-activity-feed";
import type { Format } from "#workers/kernel/format";
import type { EndpointOutput } from "#workers/registry";
import { readListQuery } from "~/list/list-query";
import type { CommentFormFace, FeedComment, FeedItem, FeedPage, FeedPerson, FeedScope } from "./feed-item";
import { contentOf } from "./post-contents.server";

const minuteMs = 60_000;

/** So many posts make a page of the screen, some fifteen heights of a phone; the wire's page has 50. */
const postsAPage = 20;

type Context = LoaderFunctionArgs["context"];
type WireActivity = EndpointOutput<"activity/get-activity">["activity"];

/** The page of the feed that the address asks for: `scope`, `page` (from 1) and the `anchor` at which it starts. */
export async function readFeed(context: Context, query: URLSearchParams): Promise<FeedPage> {
	const { page, anchor, values } = readListQuery(activityFeedFace, query);
	const feed = await readPage(context, values.scope as FeedScope, {
		page: page - 1,
		pageSize: postsAPage,
		anchor: anchor || undefined,
	});
	return { ...feed, page, next: page < feed.total_pages ? queryOf(feed.scope, page + 1, feed.anchor) : null };
}

/** The beginning of the feed for a page that shows more than the feed; its next page is the feed's own first one. */
export async function readFeedStart(context: Context, query: URLSearchParams, count: number): Promise<FeedPage> {
	const { values } = readListQuery(activityFeedFace, query);
	const feed = await readPage(context, values.scope as FeedScope, { page: 0, pageSize: count });
	return { ...feed, page: 1, next: feed.total_pages > 1 ? queryOf(feed.scope, 1, null) : null };
}

async function readPage(
	context: Context,
	scope: FeedScope,
	asked: { page: number; pageSize?: number; anchor?: string },
) {
	const reader = readerOf(context);
	const [answer, comment_form] = await Promise.all([
		context.call("activity/get-activity-feed", { ...asked, filters: { scope } }),
		readCommentForm(context),
	]);
	const items = answer.table_rows.flatMap((item) => toFeedItem(item, reader) ?? []);
	return { scope, items, comment_form, total_pages: answer.total_pages, anchor: answer.extra_data.anchor };
}

/** The form in which comments are written. */
export function readCommentForm(context: Context): Promise<CommentFormFace> {
	return context.form("activity/save-comment", { comment_text: "activity:comment.label" });
}

/** For whom a feed is written: how times are written, and words that stand in them. */
export type FeedReader = { id: number; format: Format; words: { now: string; changed: string } };

/** The reader of this request. */
export function readerOf({ user, format, texts }: Context): FeedReader {
	const words = { now: texts.t("activity:comment.now"), changed: texts.t("activity:comment.edited") };
	return { id: user.id, format, words };
}

/** An item as its screen shows it; nothing where no screen draws its kind. */
export function toFeedItem(activity: WireActivity, reader: FeedReader): FeedItem | null {
	const content = contentOf(activity);
	if (!content) return null;
	const { id, created_at, visibility, is_for_me, comment_count, like_count, liked_by_me } = activity;
	return {
		...content,
		...{ id, created_at, visibility, is_for_me, comment_count, like_count, liked_by_me },
		actor: faceOf(activity.actor),
		likers: activity.likes.filter((like) => like.user_id !== reader.id).map((like) => like.first_name),
		comments: activity.comments.map((comment) => toFeedComment(comment, reader)),
		when: ago(created_at, reader),
	};
}

/** A comment as its screen shows it. */
export function toFeedComment(comment: WireActivity["comments"][number], reader: FeedReader): FeedComment {
	const { id, activity_id, text, like_count, liked_by_me, may_edit, may_delete, name, avatar } = comment;
	const when = ago(comment.created_at, reader);
	return {
		...{ id, activity_id, text, like_count, liked_by_me, may_edit, may_delete },
		author: { name, image_url: avatar },
		when: comment.edited_at === null ? when : `${when} · ${reader.words.changed}`,
	};
}

function faceOf({ name, image_url }: FeedPerson): FeedPerson {
	return { name, image_url };
}

function ago(ms: number, reader: FeedReader): string {
	return Date.now() - ms < minuteMs ? reader.words.now : reader.format.time(ms, "ago");
}

function queryOf(scope: FeedScope, page: number, anchor: string | null): string {
	const query = new URLSearchParams();
	if (scope !== "everyone") query.set("scope", scope);
	query.set("page", String(page));
	if (anchor) query.set("anchor", anchor);
	return query.toString();
}
