/** Writes or changes a comment; invariant: one comment for one temp_id, and only on what its author may see. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { smallObject, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { readerOf } from "../rules/audience";
import { maxCommentLength, maxEditorStateBytes, mayEditComment } from "../rules/comment-rights";
import { type Meant, maxMentions, withMarks } from "../rules/mentions";
import { type CommentRow, commentOutput, mentionsOf, presentComment } from "../rules/present-comment";
import { addComment, keptWords } from "../steps/add-comment";
import { findMeant } from "../steps/resolve-mentions";
import { tellMentioned } from "../steps/tell-mentioned";
import { findComment, findVisibleActivity, isStanding, updateComment } from "../store/reactions";

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
	/** Whom the writer picked for an @; without it a name behind an @ that one person alone has means that person. */
	mention_ids: z.array(z.int()).max(maxMentions).nullish(),
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
		const [[activity], [comment], meant] = await Promise.all([
			scope.read(findVisibleActivity(reader, asked.activity_id)),
			asked.comment_id ? scope.read(findComment(reader, asked.activity_id, asked.comment_id)) : [undefined],
			findMeant(scope, asked.comment_text, asked.mention_ids ?? []),
		]);
		if (!activity) throw notFound("activity");
		if (!asked.comment_id) {
			const answerOf = (added: ReturnType<typeof presentComment>) => ({
				temp_id: asked.temp_id ?? null,
				comment: added,
			});
			return addComment(scope, asked, { meant, answerOf });
		}
		if (!comment) throw notFound("comment");
		return changeComment(scope, asked, comment, meant);
	},
});

async function changeComment(
	scope: MemberScope,
	asked: Input,
	{ told_ids, ...comment }: CommentRow & { told_ids: string },
	{ picked, found }: Meant,
) {
	const { account, user } = scope;
	const now = scope.clock.now();
	if (comment.user_id !== user.id) throw new Refusal("forbidden", 403);
	if (!mayEditComment(comment, user.id, now)) throw refuse("comment_too_old");
	const { activity_id } = asked;
	const { text, mentioned } = withMarks(asked.comment_text, { picked: [...picked, ...mentionsOf(comment)], found });
	const before = JSON.parse(told_ids) as number[];
	const { statements, follow, told } = await tellMentioned(scope, { activity_id, text, mentioned, told: before });
	const change = { ...keptWords(asked, { text, mentioned, told }), edited_at: now };
	const row = { ...comment, ...change, mentions: JSON.stringify(mentioned) };
	return scope.commit({
		statements: [
			assertThat("comment_gone", isStanding(account.id, comment.id)),
			updateComment(account.id, comment.id, change),
			...statements,
		],
		answer: { temp_id: asked.temp_id ?? null, comment: presentComment(scope, row) },
		audit: { subject_kind: "comment", subject_id: comment.id, details: { activity_id } },
		follow,
	});
}
