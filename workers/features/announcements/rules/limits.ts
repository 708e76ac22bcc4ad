/** How long an announcement's words may be, and how far ahead it is planned. @browser-safe @pure */

/** The longest title. */
export const maxTitleLength = 120;

/** The longest text. */
export const maxTextLength = 4_000;

/** What a list, an email or a pinned card shows of a text at most. */
const excerptLength = 300;

/** The beginning of a text, up to the end of a word. */
export function excerptOf(text: string): string {
	const plain = text.trim();
	if (plain.length <= excerptLength) return plain;
	const cut = plain.slice(0, excerptLength);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), excerptLength - 40)).trimEnd()}…`;
}

/** The most files that go with one. */
export const maxAttachments = 5;

/** The largest of them (specification §5); a body with files has 26 MB at most. */
export const maxAttachmentBytes = 25 * 1_048_576;
