/** Makes an album or changes one's own; invariant: nobody changes another's, by an assertion of the batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { audiences, maxContributors } from "../rules/limits";
import { viewerOf } from "../steps/viewer";
import { findAlbum, findByEmails, isOwnAlbum, saveAlbum as writeAlbum } from "../store/albums";

export const saveAlbum = defineEndpoint({
	name: "photos/save-album",
	path: "/api/photo_albums/api_save_album",
	summary: "Makes a photo album, or changes one of the signed-in user; contributors by their emails.",
	access: "signed_in",
	flags: ["photo_albums_enabled"],
	input: z.object({
		album_id: z.int().optional(),
		name: text(60).min(1),
		description: text(200).default(""),
		audience: z.enum(audiences).default("open"),
		/** Emails, with spaces, commas or lines between them. */
		contributors: text(4_000).default(""),
	}),
	output: z.object({ album_id: z.int() }),
	errors: { album_gone: {}, contributors_unknown: {}, too_many_contributors: { details: { max: maxContributors } } },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { album_id, name, description, audience, contributors }) => {
		const { account, user, clock, read, newId } = scope;
		const emails = [
			...new Set(
				contributors
					.toLowerCase()
					.split(/[\s,;]+/)
					.filter(Boolean),
			),
		];
		if (emails.length > maxContributors) throw refuse("too_many_contributors", { max: maxContributors });
		const [people, [own]] = await Promise.all([
			read(findByEmails(account.id, emails)),
			album_id === undefined ? [] : read(findAlbum(account.id, viewerOf(scope), album_id)),
		]);
		if (album_id !== undefined && own?.owner_id !== user.id) throw notFound("photo_album");
		const unknown = emails.filter((email) => !people.some((person) => person.email.toLowerCase() === email));
		if (unknown.length > 0) {
			const words = scope.translate("photos:validation.unknown", { emails: unknown.join(", ") });
			throw refuse("contributors_unknown", {}, { contributors: [words] });
		}
		const id = album_id ?? newId();
		const album = { id, name, description, audience, owner_id: user.id, created_at: clock.now() };
		return scope.commit({
			statements: [
				...(own ? [assertThat("album_gone", isOwnAlbum(account.id, user.id, id))] : []),
				...writeAlbum(
					account.id,
					album,
					people.map((person) => person.id),
				),
			],
			answer: { album_id: id },
			audit: { subject_kind: "photo_album", subject_id: id, details: { name, audience } },
		});
	},
});
