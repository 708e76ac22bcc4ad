/**
 * Takes a text that a client wants translated; each stands once in the owner's list of texts, in a bounded number. What is
 * not translated (figures, 'Welcome') is not kept, and nothing of it is told: the specification ignores the answer.
 */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isTranslated } from "../rules/translatable";
import { findRoomForText, insertSavedText } from "../store";

const flag = z.literal([0, 1]).default(0);

export const saveTextForTranslation = defineEndpoint({
	name: "translations/save-text-for-translation",
	path: "/api/translations/api_save_text_for_translation",
	summary: "Hands a text of a client in to be translated.",
	access: "signed_in",
	flags: ["new_translations_enabled"],
	input: z.object({
		text: text(500).min(1),
		/** 1 where no other account has the text. */
		account_specific: flag,
		/** 1 to have a text with digits translated, too. */
		force: flag,
	}),
	output: z.object({}),
	repetition: { kind: "natural" },
	limits: [{ name: "saved_text", by: "person" }],
	handler: async (scope, { text: given, account_specific, force }) => {
		const { account, user, clock } = scope;
		if (!isTranslated(given, { isForced: force === 1 })) return {};
		const [found] = await scope.read(findRoomForText(account.id, given));
		if (found?.is_there === 1 || found?.has_room === 0) return {};
		const id = scope.newId();
		return scope.commit({
			statements: [
				insertSavedText(account.id, {
					id,
					text: given,
					account_specific,
					created_by: user.id,
					created_at: clock.now(),
				}),
			],
			answer: {},
			audit: { subject_kind: "text", subject_id: id, details: { text: given, account_specific } },
		});
	},
});
