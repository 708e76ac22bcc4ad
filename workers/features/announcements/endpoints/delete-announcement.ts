/** Removes a draft; what is gone already changes nothing. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { deleteDraft, findAnnouncement, isUnchanged } from "../store/announcements";
import { deleteAttachments, listAttachments } from "../store/attachments";

export const removeDraft = defineEndpoint({
	name: "announcements/delete-announcement",
	path: "/api/announcements/api_delete_announcement",
	summary: "Removes an announcement that is a draft.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int() }),
	output: z.object({ announcement_id: z.int() }),
	errors: { announcement_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id }) => {
		const account_id = scope.account.id;
		const [[known], attachments] = await Promise.all([
			scope.read(findAnnouncement(account_id, announcement_id)),
			scope.read(listAttachments(account_id, announcement_id)),
		]);
		if (!known) return { announcement_id };
		if (known.status !== "draft") throw refuse("announcement_changed");
		return scope.commit({
			statements: [
				assertThat("announcement_changed", isUnchanged(account_id, announcement_id, known)),
				deleteAttachments(account_id, announcement_id),
				...deleteDraft(account_id, announcement_id),
			],
			answer: { announcement_id },
			audit: { subject_kind: "announcement", subject_id: announcement_id },
			follow:
				attachments.length === 0
					? []
					: [{ job: "announcements/remove-files", payload: { keys: attachments.map(({ key }) => key) } }],
		});
	},
});
