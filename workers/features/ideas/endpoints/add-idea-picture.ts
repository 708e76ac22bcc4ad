/** Adds a picture to an idea; invariants: what is stored is a PNG or JPG by its bytes, and an idea has five at most (asserted as it is written). */
import { z } from "zod";
import { chosenFile, digestOf, fileUrl, insertIfNew, maxPictureBytes, storePicture } from "#workers/features/files";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { maxPictures, mayBeChanged } from "../rules/idea";
import { readIdea } from "../steps/read-idea";
import { isAsRead, touchIdea } from "../store/ideas";
import { hasRoomForPicture, insertPicture } from "../store/pictures";

const allowed: readonly string[] = ["image/png", "image/jpeg"];
const longestName = 120;

export const addIdeaPicture = defineEndpoint({
	name: "ideas/add-idea-picture",
	path: "/api/ideas/api_add_idea_picture",
	summary: "Adds a picture to one's idea while it can be changed: PNG or JPG, at most 2 MB, five at most.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int() }),
	output: z.object({ idea_id: z.int(), name: z.string() }),
	errors: {
		...{ no_file: {}, file_too_large: {}, file_type_not_allowed: {}, upload_failed: {} },
		...{ too_many_pictures: { details: { max: maxPictures } }, idea_not_changeable: {} },
	},
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id }, files) => {
		const { account, user, clock } = scope;
		const idea = await readIdea(scope, idea_id);
		if (idea.author_id !== user.id) throw new Refusal("forbidden", 403);
		if (!mayBeChanged(idea.status)) throw refuse("idea_not_changeable");
		const file = chosenFile(files);
		if (!file) throw refuse("no_file");
		if (file.bytes.byteLength > maxPictureBytes) throw refuse("file_too_large");
		const stored = await storePicture(scope, file.bytes, `idea ${idea_id}: ${await digestOf(file.bytes)}`, allowed);
		if (!stored) throw refuse("file_type_not_allowed");
		const name = [...file.name.trim()].slice(0, longestName).join("") || "picture";
		const picture = { id: scope.newId(), image_url: fileUrl(stored.key), name };
		return scope.commit({
			statements: [
				assertAll({
					idea_not_changeable: isAsRead(account.id, idea),
					too_many_pictures: hasRoomForPicture(account.id, idea_id, picture.image_url),
				}),
				...(await insertIfNew(scope, stored)),
				insertPicture(account.id, idea_id, picture, clock.now()),
				touchIdea(account.id, idea_id, clock.now()),
			],
			answer: { idea_id, name },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { picture: name } },
		});
	},
});
