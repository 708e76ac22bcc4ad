/** Who may change or delete a comment, and for how long. */
import type { Role } from "#workers/kernel/identity";

/** How long its author may change a comment (gaps.md, "Recognition"). */
export const editableMs = 15 * 60_000;

/** The longest comment. */
export const maxCommentLength = 500;

/** The longest state of a caller's editor, in bytes of JSON: it is kept beside the words and only given back. */
export const maxEditorStateBytes = 10_000;

/** The part of a comment that rights depend on. */
export type CommentFacts = { user_id: number; created_at: number };

/** True for the author, for 15 minutes. */
export function mayEditComment(comment: CommentFacts, user_id: number, now: number): boolean {
	return comment.user_id === user_id && now < comment.created_at + editableMs;
}

/** True for the author, a moderator and the account owner. */
export function mayDeleteComment(comment: CommentFacts, user: { id: number; role: Role }): boolean {
	return comment.user_id === user.id || user.role === "moderator" || user.role === "account_owner";
}
