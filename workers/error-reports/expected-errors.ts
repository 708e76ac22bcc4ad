/** Which error answers nobody is told of: a missing session, wrong input, and the expected messages of specification §8. */
import type { TextKey } from "#workers/kernel/names";

/** Answers that say what a person is to do next, whatever the call. */
const unreportedCodes: readonly string[] = ["not_logged_in", "operator_unknown", "validation"];

/** The specification's expected messages (§8, "The error catalogue"), each with the texts of the refusals that say it. */
export const expectedMessages: Readonly<Record<string, readonly TextKey[]>> = {
	"No related items found.": ["catalog:errors.no_related_items"],
	"The file you are attempting to upload is larger than the permitted size.": [
		"imports:errors.file_too_large",
		"profile:errors.file_too_large",
	],
	"Duplicate phone number, it is already assigned to another user.": ["profile:errors.duplicate_phone"],
	"The filetype you are attempting to upload is not allowed.": [
		"imports:errors.file_type_not_allowed",
		"profile:errors.file_type_not_allowed",
	],
	"No changes provided": ["profile:errors.no_changes"],
	"Search text not provided.": ["search:errors.search_text_not_provided"],
	"An error occurred while processing your upload.": ["imports:errors.upload_failed", "profile:errors.upload_failed"],
	"Failed to save account info.": ["profile:errors.account_info_not_saved"],
	"Error fetching the related items.": ["catalog:errors.related_items_failed"],
};

const expectedTexts: readonly string[] = Object.values(expectedMessages).flat();

/** Whether an answer with this code, told by this text, is one that is reported. */
export function isReported(code: string, text: TextKey): boolean {
	return !unreportedCodes.includes(code) && !expectedTexts.includes(text);
}
