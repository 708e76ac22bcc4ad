/** How large message and name of a certificate are set, so that any of them stays on one sheet. */

/** Letters of a line on the sheet, about. */
const lineLength = 60;

/** Lines up to which a message is set large, up to which in the size of reading, and up to which its own lines are kept. */
const largeLines = 4;
const readingLines = 10;
const ownLines = 16;

/** The class of the message; `is-flowing` gives up the writer's own lines, of which the sheet has too few. */
export function sizeOfMessage(message: string): string {
	const lines = message.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);
	if (lines <= largeLines) return "is-short";
	if (lines <= readingLines) return "";
	return lines <= ownLines ? "is-long" : "is-long is-flowing";
}

/** Letters of a word that a narrow sheet has room for in the large size. */
const largeWordLength = 12;

/** The class of the name, by its longest word. */
export function sizeOfName(name: string): string | undefined {
	return name.split(/[\s-]+/).some((word) => word.length > largeWordLength) ? "is-long" : undefined;
}
