/** Enters a photo; invariant: three entries a person at most, while entries are taken, by assertions of the batch. */
import { z } from "zod";
import { findOwners, nameOf } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { takesPart } from "#workers/features/overview";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { phaseOf } from "../rules/contest";
import { maxEntries } from "../rules/limits";
import { photoErrors, takePhoto, uploadId } from "../steps/take-photo";
import { findContest } from "../store/contests";
import { hasRoomForEntry, insertPhoto } from "../store/photos";

export const submitContestPhoto = defineEndpoint({
	name: "photos/submit-contest-photo",
	path: "/api/photo_albums/api_submit_contest_photo",
	summary: "Enters a photo in a contest; it takes part once an account owner approved it.",
	access: "signed_in",
	input: z.object({
		contest_id: z.int(),
		title: text(60).min(1),
		description: text(300).default(""),
		upload_id: uploadId,
		/** The person says that the photo is theirs and that whoever is seen agrees. */
		has_rights: z.literal([0, 1]).default(0),
	}),
	output: z.object({ photo_id: z.int(), status: z.literal("pending") }),
	errors: { ...photoErrors, rights_missing: {}, entries_closed: {}, entries_used_up: { details: { max: maxEntries } } },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { contest_id, title, description, upload_id, has_rights }, files) => {
		const { account, user, clock, read, newId } = scope;
		const now = clock.now();
		const [[contest], owners] = await Promise.all([
			read(findContest(account.id, contest_id)),
			read(findOwners(account.id)),
		]);
		if (!contest) throw notFound("photo_contest");
		if (phaseOf(contest, now) !== "entering") throw refuse("entries_closed");
		if (has_rights === 0) throw refuse("rights_missing");
		const { statements, follow, ...picture } = await takePhoto(scope, files, upload_id);
		const photo = { id: newId(), album_id: null, contest_id, user_id: user.id, title, description, ...picture };
		const request = { id: newId(), kind: "contest_photo", subject_id: photo.id, requester_id: user.id } as const;
		const others = owners.filter(({ id }) => id !== user.id);
		const told = { request_id: request.id, name: nameOf(user), photo: title };
		const notice = notify(scope, "photos/photo-waiting", others, told);
		return scope.commit({
			statements: [
				assertThat("entries_used_up", hasRoomForEntry(account.id, contest_id, user.id)),
				...statements,
				...insertPhoto(account.id, { ...photo, status: "pending", created_at: now }),
				takesPart(scope, "photos", user.id),
				insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message: "" }, now),
				...notice.statements,
			],
			answer: { photo_id: photo.id, status: "pending" as const },
			audit: { subject_kind: "photo", subject_id: photo.id, details: { name: title } },
			follow: [...follow, ...notice.follow],
		});
	},
});
