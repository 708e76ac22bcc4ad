/** A thing in the feed as its screens get it: the wire's item with times written for the reader. */
import type { EndpointOutput } from "#workers/registry";

type WireActivity = EndpointOutput<"activity/get-activity">["activity"];
type WireComment = WireActivity["comments"][number];

/** A time as words, and the same for machines. */
export type WrittenTime = { when: string; at: string };

/** A comment; `temp_id` is there while the server has not answered yet. */
export type FeedComment = Omit<WireComment, "editor_state"> & WrittenTime & { temp_id?: string };

/** A thing in the feed. */
export type FeedItem = Omit<WireActivity, "comments"> & WrittenTime & { comments: FeedComment[] };

/** Whose feed it is. */
export type FeedScope = "everyone" | "my_team" | "mine";

/** The filters in the order in which they are offered. */
export const feedScopes: readonly FeedScope[] = ["everyone", "my_team", "mine"];

/** One page of the feed, and where the next one starts. */
export type FeedPage = {
	scope: FeedScope;
	page: number;
	items: FeedItem[];
	total_rows: number;
	/** The address's query of the next page; nothing after the last one. */
	next: string | null;
};

/** What a like was answered with. */
export type LikeAnswer = { ok: true; like_count: number } | Failure;

/** What a comment was answered with. */
export type CommentAnswer = { ok: true; comment: FeedComment; temp_id: string } | Failure;

/** Why it did not happen, in the reader's words. */
export type Failure = { ok: false; message: string; typed?: Record<string, string>; temp_id?: string };
