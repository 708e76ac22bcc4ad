/** Photos that wait: entries of a contest, and shown ones that somebody reported; rejecting takes one down. */
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { notFound } from "#workers/kernel/errors";
import type { PhotoStatus } from "../rules/limits";
import { previewsOf } from "../steps/present-photo";
import { findTaker, isPhoto, listPhotosToModerate, updatePhotoStatus } from "../store/photos";

export const contestPhotoToModerate = photosToModerate("contest_photo", "pending");
export const reportedPhotoToModerate = photosToModerate("reported_photo", "approved");

function photosToModerate<const Kind extends "contest_photo" | "reported_photo">(kind: Kind, status: PhotoStatus) {
	return defineModerationSource({
		kind,
		moderator_role: "account_owner",
		present: async ({ account, read, translate }, requests) => {
			const ids = requests.map(({ subject_id }) => subject_id);
			const rows = await read(listPhotosToModerate(account.id, ids));
			const rowOf = new Map(rows.map((row) => [row.id, row]));
			return new Map(
				requests.flatMap(({ id, subject_id }) => {
					const row = rowOf.get(subject_id);
					if (!row) return [];
					const { title: name, place, by } = row;
					const image_url = previewsOf(row)[0]?.url ?? row.image_url;
					const facts = [
						{ label: translate("photos:facts.by"), value: by },
						{ label: translate("photos:facts.place"), value: place },
					];
					return [[id, { name, image_url, to: `/photos/${subject_id}`, facts, asked_by: by }] as const];
				}),
			);
		},
		decide: async (scope, { subject_id }, { action, notes }) => {
			const { account, read } = scope;
			const [photo] = await read(listPhotosToModerate(account.id, [subject_id]));
			if (!photo) throw notFound("moderation_request");
			const isApproved = action === "approve";
			const people = await read(findTaker(account.id, photo.user_id));
			const told = {
				photo_id: photo.id,
				photo: photo.title,
				is_approved: isApproved ? (1 as const) : (0 as const),
				notes,
			};
			const isSilent = kind === "reported_photo" && isApproved;
			const notice = isSilent ? { statements: [], follow: [] } : notify(scope, "photos/photo-decided", people, told);
			return {
				statements: [
					assertThat("already_decided", isPhoto(account.id, subject_id, [status])),
					...updatePhotoStatus(account.id, subject_id, isApproved ? "approved" : "rejected", isApproved ? "" : notes),
					...notice.statements,
				],
				follow: notice.follow,
			};
		},
	});
}
