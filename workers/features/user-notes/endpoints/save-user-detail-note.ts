/** Writes a note about somebody, or changes one's own; invariant: only its author changes a note. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal } from "#workers/kernel/errors";
import { findNote, findSubject, insertNote, updateNote } from "../store";

export const saveUserDetailNote = defineEndpoint({
	name: "user-notes/save-user-detail-note",
	path: "/api/users/api_save_user_detail_note",
	summary: "Writes a note about a person, or with note_id changes one's own; answers the note.",
	access: ["account_owner"],
	flags: ["user_detail_notes_enabled"],
	input: z.object({
		user_id: z.int(),
		note_text: text(2_000).min(1),
		/** Left out, or 0, for a new note. */
		note_id: z.int().default(0),
	}),
	output: z.object({ note_id: z.int(), note_text: z.string(), updated_at: z.int() }),
	errors: { note_not_saved: {} },
	failsAs: "note_not_saved",
	repetition: { kind: "key" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id, note_text, note_id }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const [[subject], [note]] = await Promise.all([
			scope.read(findSubject(account.id, user_id)),
			scope.read(findNote(account.id, note_id)),
		]);
		if (!subject) throw notFound("user");
		const isNew = note_id === 0;
		if (!isNew && note?.user_id !== user_id) throw notFound("note");
		if (note && note.commenter_id !== user.id) throw new Refusal("forbidden", 403);
		const id = isNew ? scope.newId() : note_id;
		const written = { id, user_id, commenter_id: user.id, note_text };
		return scope.commit({
			statements: [isNew ? insertNote(account.id, written, now) : updateNote(account.id, written, now)],
			answer: { note_id: id, note_text, updated_at: now },
			audit: { subject_kind: "user", subject_id: user_id },
		});
	},
});
