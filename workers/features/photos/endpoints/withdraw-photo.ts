/** Takes one's own photo back, or as account owner anybody's down; what waits about it ends, and its taker is told. */
import { z } from "zod";
import { endRequestsAbout } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { viewerOf } from "../steps/viewer";
import { findPhoto, findTaker, isPhoto, updatePhotoStatus } from "../store/photos";

export const withdrawPhoto = defineEndpoint({
	name: "photos/withdraw-photo",
	path: "/api/photo_albums/api_withdraw_photo",
	summary: "Takes a photo of the signed-in user out of its album or contest; an account owner takes down anybody's.",
	access: "signed_in",
	input: z.object({ photo_id: z.int() }),
	output: z.object({ photo_id: z.int(), album_id: z.int().nullable() }),
	errors: { photo_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { photo_id }) => {
		const { account, user, clock, read } = scope;
		const [photo] = await read(findPhoto(account.id, viewerOf(scope), photo_id));
		const isOwn = photo?.user_id === user.id;
		if (!photo || (!isOwn && user.role !== "account_owner")) throw notFound("photo");
		if (photo.status !== "approved" && photo.status !== "pending") throw refuse("photo_changed");
		const about = (kind: "contest_photo" | "reported_photo") =>
			endRequestsAbout(account.id, { kind, subject_ids: [photo_id], is_withdrawn: isOwn }, user.id, clock.now());
		const told = { photo_id, photo: photo.title, is_approved: 0, notes: "" } as const;
		const notice = isOwn
			? { statements: [], follow: [] }
			: notify(scope, "photos/photo-decided", await read(findTaker(account.id, photo.user_id)), told);
		return scope.commit({
			statements: [
				assertThat("photo_changed", isPhoto(account.id, photo_id, ["approved", "pending"])),
				...updatePhotoStatus(account.id, photo_id, isOwn ? "withdrawn" : "rejected"),
				about("contest_photo"),
				about("reported_photo"),
				...notice.statements,
			],
			answer: { photo_id, album_id: photo.album_id },
			audit: { subject_kind: "photo", subject_id: photo_id, details: { name: photo.title } },
			follow: notice.follow,
		});
	},
});
