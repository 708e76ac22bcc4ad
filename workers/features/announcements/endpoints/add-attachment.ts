/** Adds a file to an announcement; invariants: what is stored is what its bytes say, and one has five at most (asserted as it is written). */
import { z } from "zod";
import { chosenFile } from "#workers/features/files";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint, type UploadedFile } from "#workers/kernel/define-endpoint";
import { constraintFailure, notFound, Refusal, refuse } from "#workers/kernel/errors";
import { attachmentName, attachmentPlace, isTooLarge, recognizeAttachment } from "../rules/attachments";
import { rightsOf } from "../rules/report";
import { findAnnouncement, isUnchanged } from "../store/announcements";
import { hasRoomForAttachment, insertAttachment } from "../store/attachments";

export const addAttachment = defineEndpoint({
	name: "announcements/add-attachment",
	path: "/api/announcements/api_add_attachment",
	summary: "Adds a file to an announcement that is not over: PPT, PPTX, PDF, PNG or JPG, 25 MB at most.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int() }),
	output: z.object({ announcement_id: z.int(), attachment_id: z.int(), name: z.string() }),
	errors: {
		no_attachment: {},
		attachment_too_large: {},
		attachment_type_not_allowed: {},
		too_many_attachments: {},
		announcement_changed: {},
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id }, files) => {
		const { account, env, clock } = scope;
		const now = clock.now();
		const [known] = await scope.read(findAnnouncement(account.id, announcement_id));
		if (!known) throw notFound("announcement");
		if (rightsOf(known, now).may_edit === 0) throw refuse("announcement_changed");
		const { name, content_type, bytes } = readFile(chosenFile(files));
		const row = { id: scope.newId(), key: crypto.randomUUID().replaceAll("-", ""), name, content_type };
		const place = attachmentPlace(account.id, row.key);
		await env.FILES.put(place, bytes, { httpMetadata: { contentType: content_type } });
		try {
			return await scope.commit({
				statements: [
					assertThat("announcement_changed", isUnchanged(account.id, announcement_id, known)),
					assertThat("too_many_attachments", hasRoomForAttachment(account.id, announcement_id)),
					insertAttachment(account.id, announcement_id, { ...row, byte_count: bytes.byteLength }, now),
				],
				answer: { announcement_id, attachment_id: row.id, name },
				audit: {
					subject_kind: "announcement",
					subject_id: announcement_id,
					details: { attachment: name, byte_count: bytes.byteLength },
				},
			});
		} catch (error) {
			// Of a failure of the machine nobody knows whether the row is there.
			if (error instanceof Refusal || constraintFailure(error)) await env.FILES.delete(place);
			throw error;
		}
	},
});

function readFile(file: UploadedFile | undefined) {
	if (!file) throw refuse("no_attachment");
	if (isTooLarge(file.bytes)) throw refuse("attachment_too_large");
	const content_type = recognizeAttachment(file.bytes);
	if (!content_type) throw refuse("attachment_type_not_allowed");
	return { name: attachmentName(file.name, content_type), content_type, bytes: file.bytes };
}
