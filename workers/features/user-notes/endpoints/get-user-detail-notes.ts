/** The notes about one person, the newest first, for those who administer. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findSubject, listNotes } from "../store";

/** More notes than anybody reads about one person. */
const maxNotes = 200;

export const getUserDetailNotes = defineEndpoint({
	name: "user-notes/get-user-detail-notes",
	path: "/api/users/api_get_user_detail_notes",
	summary: "The notes about one person, the newest first, at most 200.",
	access: ["account_owner"],
	flags: ["user_detail_notes_enabled"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		notes: z.array(
			z.object({
				id: z.int(),
				note_text: z.string(),
				commenter_id: z.int(),
				commenter_name: z.string(),
				updated_at: z.int(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { user_id }) => {
		const [[subject], notes] = await Promise.all([
			read(findSubject(account.id, user_id)),
			read(listNotes(account.id, user_id, maxNotes)),
		]);
		if (!subject) throw notFound("user");
		return { notes };
	},
});
