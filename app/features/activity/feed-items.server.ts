/** Reads a page of the feed for a screen, and writes its times. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { formatTime, type Reader } from "~/shell/dates.server";
import {
	type FeedComment,
	type FeedItem,
	type FeedPage,
	type FeedScope,
	feedScopes,
	type WrittenTime,
} from "./feed-item";

const minuteMs = 60_000;

type Context = LoaderFunctionArgs["context"];
type WireActivity = EndpointOutput<"activity/get-activity">["activity"];

/** The page that the address asks for: `scope`, `page` (from 1) and the `anchor` at which it starts. */
export async function readFeed(context: Context, query: URLSearchParams, pageSize?: number): Promise<FeedPage> {
	const scope = feedScopes.find((name) => name === query.get("scope")) ?? "everyone";
	const page = Math.max(1, Math.trunc(Number(query.get("page"))) || 1);
	const [answer, reader] = await Promise.all([
		context.call("activity/get-activity-feed", {
			page: Math.min(page, 1_000_000) - 1,
			pageSize,
			anchor: query.get("anchor")?.slice(0, 500) || undefined,
			filters: { scope },
		}),
		readerOf(context),
	]);
	return {
		scope,
		page,
		items: answer.table_rows.map((item) => toFeedItem(item, reader)),
		total_rows: answer.total_rows,
		next: page < answer.total_pages ? queryOf(scope, page + 1, answer.extra_data.anchor) : null,
	};
}

/** Where and for whom times are written, and the word for less than a minute ago. */
export type FeedReader = Reader & { now: string };

/** The reader of this request. */
export async function readerOf(context: Context): Promise<FeedReader> {
	const { account } = await context.call("account/init-account", {});
	const now = context.texts.t("activity:comment.now");
	return { time_zone: account.time_zone ?? "UTC", language_code: context.language_code, now };
}

/** An item with its times written. */
export function toFeedItem(activity: WireActivity, reader: FeedReader): FeedItem {
	const comments = activity.comments.map((comment) => toFeedComment(comment, reader));
	return { ...activity, ...written(activity.created_at, reader), comments };
}

/** A comment with its time written. */
export function toFeedComment(comment: WireActivity["comments"][number], reader: FeedReader): FeedComment {
	const { editor_state: _state, ...shown } = comment;
	return { ...shown, ...written(comment.created_at, reader) };
}

function written(ms: number, reader: FeedReader): WrittenTime {
	const isNow = Date.now() - ms < minuteMs;
	return { when: isNow ? reader.now : formatTime(ms, "ago", reader), at: new Date(ms).toISOString() };
}

function queryOf(scope: FeedScope, page: number, anchor: string | null): string {
	const query = new URLSearchParams();
	if (scope !== "everyone") query.set("scope", scope);
	query.set("page", String(page));
	if (anchor) query.set("anchor", anchor);
	return query.toString();
}
