/** Hands a file of an announcement to whom the announcement is for while it runs, and to account owners; always to be saved, never shown in place. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { attachmentPlace } from "../rules/attachments";
import { findAttachment } from "../store/attachments";

export const getAttachmentFile = defineDownload({
	name: "announcements/get-attachment-file",
	path: "/announcement_files/:key",
	summary: "A file that goes with an announcement.",
	access: "signed_in",
	handler: async (scope, { key }) => {
		const { account, user, clock } = scope;
		if (!key || !/^[0-9a-f]{32}$/.test(key)) throw notFound("file");
		const reader = { account_id: account.id, user_id: user.id, now: clock.now() };
		const [file] = await scope.read(findAttachment(reader, key));
		if (!file || (file.may_read === 0 && user.role !== "account_owner")) throw notFound("file");
		return { object_key: attachmentPlace(account.id, key), content_type: file.content_type, file_name: file.name };
	},
});
