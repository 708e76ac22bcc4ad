/** Deletes one's own note; invariant: only its author deletes a note, and one that is gone stays gone. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal } from "#workers/kernel/errors";
import { deleteNote, findNote } from "../store";

export const deleteUserDetailNote = defineEndpoint({
	name: "user-notes/delete-user-detail-note",
	path: "/api/users/api_delete_user_detail_note",
	summary: "Deletes one's own note about a person.",
	access: ["account_owner"],
	flags: ["user_detail_notes_enabled"],
	input: z.object({ note_id: z.int() }),
	output: z.object({ note_id: z.int() }),
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { note_id }) => {
		const { account, user } = scope;
		const [note] = await scope.read(findNote(account.id, note_id));
		if (!note) throw notFound("note");
		if (note.commenter_id !== user.id) throw new Refusal("forbidden", 403);
		return scope.commit({
			statements: [deleteNote(account.id, note_id, user.id)],
			answer: { note_id },
			audit: { subject_kind: "user", subject_id: note.user_id },
		});
	},
});
