/** The SQL of comments and likes; each change moves its counter in the same batch, and only when it changes something. */

import { sql } from "drizzle-orm";
import type { comments } from "#drizzle/activity";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { Reader } from "../rules/audience";
import type { CommentRow } from "../rules/present-comment";
import { commentColumns, editorState, likeJson, visibleTo } from "./feed";

/** The thing, if this person may see it and so react to it. */
export function findVisibleActivity(reader: Reader, activity_id: number) {
	return sql<{ id: number; like_count: number }>`select a.id, a.like_count from activities a
		where a.account_id = ${reader.account_id} and a.id = ${activity_id} and ${visibleTo(reader)}`;
}

/** True in SQL while this person may see the thing. */
export function isVisible(reader: Reader, activity_id: number): Statement {
	return sql`select count(*) = 1 from activities a
		where a.account_id = ${reader.account_id} and a.id = ${activity_id} and ${visibleTo(reader)}`;
}

/** A comment that is not deleted, with what its author's editor kept. */
export function findComment(reader: Reader, activity_id: number, comment_id: number) {
	return sql<
		CommentRow & { told_ids: string }
	>`select ${commentColumns(reader)}, c.told_ids${editorState.column} from comments c
		join users u on u.account_id = c.account_id and u.id = c.user_id
		where c.account_id = ${reader.account_id} and c.id = ${comment_id} and c.activity_id = ${activity_id} and c.deleted_at is null`;
}

/** The picture of a comment that is not deleted, for those who may see what it is about. */
export function findCommentPicture(reader: Reader, comment_id: number) {
	return sql<{ picture: string | null }>`select c.picture from comments c
		join activities a on a.account_id = c.account_id and a.id = c.activity_id
		where c.account_id = ${reader.account_id} and c.id = ${comment_id} and c.deleted_at is null and ${visibleTo(reader)}`;
}

/** True in SQL while the comment stands. */
export function isStanding(account_id: number, comment_id: number): Statement {
	return sql`select count(*) = 1 from comments where account_id = ${account_id} and id = ${comment_id} and deleted_at is null`;
}

/** A new comment. */
export type NewComment = RowOf<
	typeof comments,
	"id" | "activity_id" | "user_id" | "text" | "editor_state" | "created_at" | "mentioned_ids" | "told_ids" | "picture"
>;

/** Writes a comment and counts it. */
export function insertComment(account_id: number, comment: NewComment): Statement[] {
	return [
		sql`insert into comments (account_id, id, activity_id, user_id, text, editor_state, created_at, mentioned_ids, told_ids, picture)
			values (${account_id}, ${comment.id}, ${comment.activity_id}, ${comment.user_id}, ${comment.text},
			${comment.editor_state}, ${comment.created_at}, ${comment.mentioned_ids}, ${comment.told_ids}, ${comment.picture})`,
		sql`update activities set comment_count = comment_count + 1 where account_id = ${account_id} and id = ${comment.activity_id}`,
	];
}

/** Changes a comment's words. */
export function updateComment(
	account_id: number,
	comment_id: number,
	change: Pick<NewComment, "text" | "editor_state" | "mentioned_ids" | "told_ids"> & { edited_at: number },
): Statement {
	return sql`update comments set text = ${change.text}, editor_state = ${change.editor_state}, edited_at = ${change.edited_at},
		mentioned_ids = ${change.mentioned_ids}, told_ids = ${change.told_ids}
		where account_id = ${account_id} and id = ${comment_id}`;
}

/** Deletes a comment with its picture and takes it out of the count, once. */
export function removeComment(account_id: number, activity_id: number, comment_id: number, now: number): Statement[] {
	return [
		sql`update activities set comment_count = comment_count - 1 where account_id = ${account_id} and id = ${activity_id}
			and exists (select 1 from comments c where c.account_id = ${account_id} and c.id = ${comment_id}
			and c.activity_id = ${activity_id} and c.deleted_at is null)`,
		sql`update comments set deleted_at = ${now}, picture = null where account_id = ${account_id} and id = ${comment_id} and deleted_at is null`,
	];
}

/** What is liked: a thing (comment_id 0) or a comment of it, by one person. */
export type LikeKey = { account_id: number; activity_id: number; comment_id: number; user_id: number };

/** This person's like as JSON, if there is one. */
export function findLike({ account_id, activity_id, comment_id, user_id }: LikeKey) {
	return sql<{ like_data: string }>`select ${likeJson} as like_data from likes l
		join users u on u.account_id = l.account_id and u.id = l.user_id
		where l.account_id = ${account_id} and l.activity_id = ${activity_id} and l.comment_id = ${comment_id} and l.user_id = ${user_id}`;
}

/** Likes, once: the count rises only when there was no like yet. */
export function insertLike(like: LikeKey, id: number, now: number): Statement[] {
	const { account_id, activity_id, comment_id, user_id } = like;
	return [
		countLike(like, 1, sql`not exists`),
		sql`insert into likes (account_id, id, activity_id, comment_id, user_id, created_at)
			values (${account_id}, ${id}, ${activity_id}, ${comment_id}, ${user_id}, ${now})
			on conflict (account_id, activity_id, comment_id, user_id) do nothing`,
	];
}

/** Takes a like back: the count falls only when there was one. */
export function deleteLike(like: LikeKey): Statement[] {
	const { account_id, activity_id, comment_id, user_id } = like;
	return [
		countLike(like, -1, sql`exists`),
		sql`delete from likes where account_id = ${account_id} and activity_id = ${activity_id} and comment_id = ${comment_id} and user_id = ${user_id}`,
	];
}

/** The number of likes after the batch, as an SQL value. */
export function likeCount({ account_id, activity_id, comment_id }: LikeKey) {
	return comment_id === 0
		? sql`select a.like_count from activities a where a.account_id = ${account_id} and a.id = ${activity_id}`
		: sql`select c.like_count from comments c where c.account_id = ${account_id} and c.id = ${comment_id}`;
}

function countLike(like: LikeKey, step: 1 | -1, when: Statement): Statement {
	const { account_id, activity_id, comment_id, user_id } = like;
	const counted = comment_id === 0 ? sql`activities` : sql`comments`;
	return sql`update ${counted} set like_count = like_count + ${step}
		where account_id = ${account_id} and id = ${comment_id === 0 ? activity_id : comment_id}
		and ${when} (select 1 from likes l where l.account_id = ${account_id} and l.activity_id = ${activity_id}
		and l.comment_id = ${comment_id} and l.user_id = ${user_id})`;
}
