/** A document that verifiers anywhere read: JSON that any site's scripts may ask for. */
import type { TextAnswer } from "#workers/kernel/define-download";

/** The answer of a download. */
export function publicDocument(document: object, content_type = "application/json"): TextAnswer {
	return { text: JSON.stringify(document), content_type, isPublic: true };
}
