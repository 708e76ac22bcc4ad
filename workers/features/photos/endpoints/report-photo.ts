/** Reports a photo; invariant: one report a person, and one request waits about a photo whatever the reports. */
import { z } from "zod";
import { findOwners, nameOf } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { viewerOf } from "../steps/viewer";
import { findPhoto, insertReport, isReported } from "../store/photos";

export const reportPhoto = defineEndpoint({
	name: "photos/report-photo",
	path: "/api/photo_albums/api_report_photo",
	summary: "Reports a photo to the account's owners, who keep it or take it down.",
	access: "signed_in",
	input: z.object({ photo_id: z.int(), reason: text(500).min(1) }),
	output: z.object({ photo_id: z.int() }),
	errors: {
		own_photo: {},
		photo_changed: {},
		already_reported: { constraints: ["photo_reports.account_id, photo_reports.photo_id, photo_reports.user_id"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { photo_id, reason }) => {
		const { account, user, clock, read, newId } = scope;
		const [[photo], owners] = await Promise.all([
			read(findPhoto(account.id, viewerOf(scope), photo_id)),
			read(findOwners(account.id)),
		]);
		if (photo?.status !== "approved") throw notFound("photo");
		if (photo.user_id === user.id) throw refuse("own_photo");
		const now = clock.now();
		const isFirst = photo.is_reported === 0;
		const request = { id: newId(), kind: "reported_photo", subject_id: photo_id, requester_id: user.id } as const;
		const others = owners.filter(({ id }) => id !== user.id);
		const told = { request_id: request.id, name: nameOf(user), photo: photo.title };
		const notice = isFirst ? notify(scope, "photos/photo-waiting", others, told) : { statements: [], follow: [] };
		return scope.commit({
			statements: [
				assertThat("photo_changed", isReported(account.id, photo_id, photo.is_reported)),
				...insertReport(account.id, { photo_id, user_id: user.id, reason }, now),
				...(isFirst
					? [insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message: reason }, now)]
					: []),
				...notice.statements,
			],
			answer: { photo_id },
			audit: { subject_kind: "photo", subject_id: photo_id, details: { reason } },
			follow: notice.follow,
		});
	},
});
