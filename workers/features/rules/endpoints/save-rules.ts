/** Takes the document with the account's rules; invariant: what is stored is a PDF of 10 MB at most, whatever its name says. */
import { z } from "zod";
import { updateFlags, updateSettings } from "#workers/features/account";
import { chosenFile, fileUrl, insertIfNew, storePdf } from "#workers/features/files";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { hashOf } from "#workers/kernel/idempotency";

/** Long enough for a hundred pages with pictures. */
const maxBytes = 10 * 1_048_576;

export const saveRules = defineEndpoint({
	name: "rules/save-rules",
	path: "/api/rules/api_save_rules",
	summary: "Uploads the account's rules: a PDF of at most 10 MB, which the menu opens in a new tab.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({ url: z.string() }),
	errors: { no_document: {}, document_too_large: {}, document_not_pdf: {} },
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, _input, files) => {
		const { account } = scope;
		const file = chosenFile(files);
		if (!file) throw refuse("no_document");
		if (file.bytes.byteLength > maxBytes) throw refuse("document_too_large");
		// The same document again is the same file: a try that broke off leaves nothing beside the next one.
		const source = `rules: ${hashOf([Buffer.from(file.bytes).toString("latin1")])}`;
		const stored = await storePdf(scope, file.bytes, source);
		if (!stored) throw refuse("document_not_pdf");
		const url = fileUrl(stored.key);
		return scope.commit({
			statements: [
				...(await insertIfNew(scope, stored)),
				updateSettings(account.id, { rules_url: url }),
				updateFlags(account.id, { rules_enabled: 1 }),
			],
			answer: { url },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { rules_url: { before: account.settings.rules_url ?? null, after: url } },
			},
		});
	},
});
