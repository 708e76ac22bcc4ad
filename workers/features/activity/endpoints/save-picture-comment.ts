/** Comments with a picture; invariants: what is kept is a PNG or JPG by its bytes without its location, and belongs to one comment alone. */
import { z } from "zod";
import { giveBack, photoErrors, takePhoto, uploadId } from "#workers/features/photos";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { readerOf } from "../rules/audience";
import { keysOf, maxAltLength, toKept } from "../rules/comment-picture";
import { maxCommentLength } from "../rules/comment-rights";
import { maxMentions } from "../rules/mentions";
import { commentOutput } from "../rules/present-comment";
import { addComment } from "../steps/add-comment";
import { findMeant } from "../steps/resolve-mentions";
import { findVisibleActivity } from "../store/reactions";

export const savePictureComment = defineEndpoint({
	name: "activity/save-picture-comment",
	path: "/api/activities/api_save_picture_comment",
	summary: "Comments on an item of the feed with a picture: PNG or JPG, at most 10 MB; where it was taken is removed.",
	access: "signed_in",
	input: z.object({
		activity_id: z.int(),
		comment_text: text(maxCommentLength).min(1),
		/** What the picture shows, for those who do not see it. */
		picture_alt: text(maxAltLength).default(""),
		mention_ids: z.array(z.int()).max(maxMentions).nullish(),
		upload_id: uploadId,
	}),
	output: z.object({ comment: commentOutput }),
	errors: { ...photoErrors, activity_gone: {} },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	handler: async (scope, { picture_alt, upload_id, ...said }, files) => {
		const { account, user, read } = scope;
		const [[activity], meant] = await Promise.all([
			read(findVisibleActivity(readerOf(account.id, user), said.activity_id)),
			findMeant(scope, said.comment_text, said.mention_ids ?? []),
		]);
		if (!activity) throw notFound("activity");
		const id = scope.newId();
		const { statements, follow, ...picture } = await takePhoto(scope, files, upload_id, {
			source: `picture of comment ${id}`,
		});
		const kept = toKept(picture, picture_alt);
		const added = { id, kept, statements, follow };
		const adding = addComment(scope, said, { meant, added, answerOf: (comment) => ({ comment }) });
		return adding.catch((error) => giveBack(scope, keysOf(kept), error));
	},
});
