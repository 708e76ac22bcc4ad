/** Gives recognition with a picture; invariants: those of giving, and what is kept is a PNG or JPG by its bytes without its location. */
import { keysOf, maxAltLength, toKept } from "#workers/features/activity";
import { removeBytes } from "#workers/features/files";
import { photoErrors, takePhoto, uploadId } from "#workers/features/photos";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, Refusal } from "#workers/kernel/errors";
import { givingInput, givingOutput } from "../rules/giving";
import { checkGiving } from "../steps/check-giving";
import { commitGiving, givingErrors } from "../steps/commit-giving";
import { insertPicture } from "../store/pictures";

export const giveRecognitionWithPicture = defineEndpoint({
	name: "recognition/give-recognition-with-picture",
	path: "/api/points/api_give_recognition_with_picture",
	summary: "Recognizes colleagues with a picture: PNG or JPG, at most 10 MB; where it was taken is removed.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	input: givingInput.extend({
		/** What the picture shows, for those who do not see it. */
		picture_alt: text(maxAltLength).default(""),
		upload_id: uploadId,
	}),
	output: givingOutput,
	errors: { ...photoErrors, ...givingErrors },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { picture_alt, upload_id, ...given }, files) => {
		const { account, user, env, clock } = scope;
		const checked = await checkGiving(scope, given);
		const id = scope.newId();
		const { statements, follow, ...taken } = await takePhoto(scope, files, upload_id, `picture of recognition ${id}`);
		const kept = toKept(taken, picture_alt);
		const row = { id, giver_id: user.id, picture: JSON.stringify(kept) };
		try {
			const added = { statements: [...statements, insertPicture(account.id, row, clock.now())], follow };
			return await commitGiving(scope, { ...checked, gift: { ...checked.gift, picture_id: id } }, added);
		} catch (error) {
			// Of a failure of the machine nobody knows whether the row is there.
			if (error instanceof Refusal || constraintFailure(error)) await removeBytes(env.FILES, account.id, keysOf(kept));
			throw error;
		}
	},
});
