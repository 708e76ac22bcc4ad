/** Writes or changes a comment; invariant: one comment for one temp_id, and only on what its author may see. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { smallObject, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { readerOf } from "../rules/audience";
import { maxCommentLength, maxEditorStateBytes, mayEditComment } from "../rules/comment-rights";
import { type CommentRow, commentOutput, presentComment } from "../rules/present-comment";
import {
	findComment,
	findVisibleActivity,
	insertComment,
	isStanding,
	isVisible,
	updateComment,
} from "../store/reactions";

/** The caller's own name for an entry that the server has not answered yet. */
export const tempId = z.union([
	z.string().trim().min(1).max(100),
	z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
]);

const input = z.object({
	activity_id: z.int(),
	/** Given to change a comment. */
	comment_id: z.int().nullish(),
	temp_id: tempId.nullish(),
	comment_text: text(maxCommentLength).min(1),
	/** Kept for whoever changes the comment; lists do not carry it. */
	editor_state: z
		.union([z.string().max(maxEditorStateBytes), smallObject({ maxBytes: maxEditorStateBytes, maxDepth: 20 })])
		.nullish(),
});

type Input = z.output<typeof input>;

export const saveComment = defineEndpoint({
	name: "activity/save-comment",
	path: "/api/activities/api_save_comment",
	summary: "Comments on an item of the feed, or changes one's own comment within 15 minutes.",
	access: "signed_in",
	startsEarly: true,
	input,
	output: z.object({ temp_id: tempId.nullable(), comment: commentOutput }),
	errors: { comment_too_old: {}, activity_gone: {}, comment_gone: {} },
	repetition: {
		kind: "key",
		derive: (_scope, { activity_id, comment_id, temp_id }) =>
			comment_id || temp_id === null || temp_id === undefined ? undefined : `${activity_id}:${temp_id}`,
	},
	handler: async (scope, asked) => {
		const reader = readerOf(scope.account.id, scope.user);
		const [[activity], [comment]] = await Promise.all([
			scope.read(findVisibleActivity(reader, asked.activity_id)),
			asked.comment_id ? scope.read(findComment(reader, asked.activity_id, asked.comment_id)) : [undefined],
		]);
		if (!activity) throw notFound("activity");
		if (!asked.comment_id) return addComment(scope, asked);
		if (!comment) throw notFound("comment");
		return changeComment(scope, asked, comment);
	},
});

function addComment(scope: MemberScope, asked: Input) {
	const { account, user } = scope;
	const created = { user_id: user.id, created_at: scope.clock.now(), ...wordsOf(asked) };
	const comment = { id: scope.newId(), activity_id: asked.activity_id, ...created };
	const { first_name, last_name, image_url: avatar } = user;
	const row: CommentRow = { ...comment, edited_at: null, first_name, last_name, avatar, like_count: 0, liked_by_me: 0 };
	return scope.commit({
		statements: [
			assertThat("activity_gone", isVisible(readerOf(account.id, user), asked.activity_id)),
			...insertComment(account.id, comment),
		],
		answer: { temp_id: asked.temp_id ?? null, comment: presentComment(scope, row) },
		audit: { subject_kind: "comment", subject_id: comment.id, details: { activity_id: asked.activity_id } },
	});
}

function changeComment(scope: MemberScope, asked: Input, comment: CommentRow) {
	const { account, user } = scope;
	const now = scope.clock.now();
	if (comment.user_id !== user.id) throw new Refusal("forbidden", 403);
	if (!mayEditComment(comment, user.id, now)) throw refuse("comment_too_old");
	const change = { ...wordsOf(asked), edited_at: now };
	return scope.commit({
		statements: [
			assertThat("comment_gone", isStanding(account.id, comment.id)),
			updateComment(account.id, comment.id, change),
		],
		answer: { temp_id: asked.temp_id ?? null, comment: presentComment(scope, { ...comment, ...change }) },
		audit: { subject_kind: "comment", subject_id: comment.id, details: { activity_id: asked.activity_id } },
	});
}

function wordsOf({ comment_text, editor_state }: Input): { text: string; editor_state: string | null } {
	const state = typeof editor_state === "object" && editor_state ? JSON.stringify(editor_state) : editor_state;
	return { text: comment_text, editor_state: state ?? null };
}
