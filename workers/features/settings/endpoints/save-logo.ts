/** Takes the account's logo; invariant: what is stored is a PNG or JPG of 2 MB at most, whatever its name says, since mail programs show no other. */
import { z } from "zod";
import { updateLogo } from "#workers/features/account";
import {
	chosenFile,
	digestOf,
	fileUrl,
	insertIfNew,
	logoSource,
	maxPictureBytes,
	storePicture,
} from "#workers/features/files";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";

const allowed: readonly string[] = ["image/png", "image/jpeg"];

export const saveLogo = defineEndpoint({
	name: "settings/save-logo",
	path: "/api/accounts/api_save_logo",
	summary: "Uploads the account's logo: PNG or JPG, at most 2 MB, ideally 250x250 and transparent.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({ logo: z.string() }),
	errors: { no_file: {}, file_too_large: {}, file_type_not_allowed: {} },
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, _input, files) => {
		const { account } = scope;
		const file = chosenFile(files);
		if (!file) throw refuse("no_file");
		if (file.bytes.byteLength > maxPictureBytes) throw refuse("file_too_large");
		const source = logoSource(await digestOf(file.bytes));
		const stored = await storePicture(scope, file.bytes, source, allowed);
		if (!stored) throw refuse("file_type_not_allowed");
		const logo = fileUrl(stored.key);
		return scope.commit({
			statements: [...(await insertIfNew(scope, stored)), updateLogo(account.id, logo)],
			answer: { logo },
			audit: { subject_kind: "account", subject_id: account.id, details: changesOf(account, { logo }) },
		});
	},
});
