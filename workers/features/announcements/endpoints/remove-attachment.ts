/** Takes a file of an announcement away; one that is gone already changes nothing. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { rightsOf } from "../rules/report";
import { findAnnouncement, isUnchanged } from "../store/announcements";
import { deleteAttachment, listAttachments } from "../store/attachments";

export const removeAttachment = defineEndpoint({
	name: "announcements/remove-attachment",
	path: "/api/announcements/api_remove_attachment",
	summary: "Takes a file of an announcement that is not over away.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int(), attachment_id: z.int() }),
	output: z.object({ announcement_id: z.int() }),
	errors: { announcement_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id, attachment_id }) => {
		const { account, clock } = scope;
		const [[known], attachments] = await Promise.all([
			scope.read(findAnnouncement(account.id, announcement_id)),
			scope.read(listAttachments(account.id, announcement_id)),
		]);
		if (!known) throw notFound("announcement");
		const removed = attachments.find(({ id }) => id === attachment_id);
		if (!removed) return { announcement_id };
		if (rightsOf(known, clock.now()).may_edit === 0) throw refuse("announcement_changed");
		return scope.commit({
			statements: [
				assertThat("announcement_changed", isUnchanged(account.id, announcement_id, known)),
				deleteAttachment(account.id, announcement_id, attachment_id),
			],
			answer: { announcement_id },
			audit: {
				subject_kind: "announcement",
				subject_id: announcement_id,
				details: { attachment: { before: removed.name, after: null } },
			},
			follow: [{ job: "announcements/remove-files", payload: { keys: [removed.key] } }],
		});
	},
});
