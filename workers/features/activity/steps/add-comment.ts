/** Writes a new comment: its words, whom it mentions, the picture that goes with it, and who is told. */
import { assertThat } from "#workers/kernel/assertions";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { readerOf } from "../rules/audience";
import type { KeptPicture } from "../rules/comment-picture";
import { type Meant, type Mentioned, withMarks } from "../rules/mentions";
import { type CommentRow, presentComment } from "../rules/present-comment";
import { insertComment, isVisible } from "../store/reactions";
import { tellMentioned } from "./tell-mentioned";

/** What somebody says about a thing. */
export type SaidWords = {
	activity_id: number;
	comment_text: string;
	editor_state?: string | object | null;
};

/** A picture that was taken for the comment with this id, with what its batch must hold and what follows it. */
export type AddedPicture = { id: number; kept: KeptPicture; statements: Statement[]; follow: OutboxMessage[] };

type Shown = ReturnType<typeof presentComment>;

/** Commits the comment and answers with it; refused where its author may not see the thing any more. */
export async function addComment<Answer extends object>(
	scope: MemberScope,
	asked: SaidWords,
	{ meant, added, answerOf }: { meant: Meant; added?: AddedPicture; answerOf: (comment: Shown) => Answer },
) {
	const { account, user } = scope;
	const { activity_id } = asked;
	const { text, mentioned } = withMarks(asked.comment_text, meant);
	const { statements, follow, told } = await tellMentioned(scope, { activity_id, text, mentioned, told: [] });
	const picture = added ? JSON.stringify(added.kept) : null;
	const words = keptWords(asked, { text, mentioned, told });
	const created = { user_id: user.id, created_at: scope.clock.now(), picture, ...words };
	const comment = { id: added?.id ?? scope.newId(), activity_id, ...created };
	const { first_name, last_name, image_url: avatar } = user;
	const author = { first_name, last_name, avatar, mentions: JSON.stringify(mentioned) };
	const row: CommentRow = { ...comment, ...author, edited_at: null, like_count: 0, liked_by_me: 0 };
	return scope.commit({
		statements: [
			assertThat("activity_gone", isVisible(readerOf(account.id, user), activity_id)),
			...(added?.statements ?? []),
			...insertComment(account.id, comment),
			...statements,
		],
		answer: answerOf(presentComment(scope, row)),
		audit: { subject_kind: "comment", subject_id: comment.id, details: { activity_id } },
		follow: [...follow, ...(added?.follow ?? [])],
	});
}

/** What a comment keeps of its words, of its author's editor, and of whom it mentions. */
export function keptWords(
	{ editor_state }: Pick<SaidWords, "editor_state">,
	{ text, mentioned, told }: { text: string; mentioned: readonly Mentioned[]; told: readonly number[] },
) {
	const state = typeof editor_state === "object" && editor_state ? JSON.stringify(editor_state) : editor_state;
	return {
		text,
		editor_state: state ?? null,
		mentioned_ids: JSON.stringify(mentioned.map(({ id }) => id)),
		told_ids: JSON.stringify(told),
	};
}
