/** Deletes a comment; invariant: it leaves the count once, however often it is asked. */
import { z } from "zod";
import { deleteFiles } from "#workers/features/files";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal } from "#workers/kernel/errors";
import { readerOf } from "../rules/audience";
import { keptPicture, keysOf } from "../rules/comment-picture";
import { mayDeleteComment } from "../rules/comment-rights";
import { withNames } from "../rules/mentions";
import { mentionsOf } from "../rules/present-comment";
import { findComment, findVisibleActivity, removeComment } from "../store/reactions";

export const deleteComment = defineEndpoint({
	name: "activity/delete-comment",
	path: "/api/activities/api_delete_comment",
	summary: "Deletes a comment: its author, a moderator or the account owner.",
	access: "signed_in",
	input: z.object({ comment_id: z.int(), activity_id: z.int() }),
	output: z.object({ comment_id: z.int(), activity_id: z.int() }),
	repetition: { kind: "natural" },
	handler: async (scope, { comment_id, activity_id }) => {
		const { account, user } = scope;
		const reader = readerOf(account.id, user);
		const [[activity], [comment]] = await Promise.all([
			scope.read(findVisibleActivity(reader, activity_id)),
			scope.read(findComment(reader, activity_id, comment_id)),
		]);
		if (!activity || !comment) throw notFound("comment");
		if (!mayDeleteComment(comment, user)) throw new Refusal("forbidden", 403);
		const keys = keysOf(keptPicture(comment));
		return scope.commit({
			statements: [
				...removeComment(account.id, activity_id, comment_id, scope.clock.now()),
				...deleteFiles(account.id, keys),
			],
			answer: { comment_id, activity_id },
			audit: {
				subject_kind: "comment",
				subject_id: comment_id,
				details: { activity_id, text: withNames(comment.text, mentionsOf(comment)) },
			},
			follow: keys.length > 0 ? [{ job: "files/remove-files", payload: { keys } }] : [],
		});
	},
});
