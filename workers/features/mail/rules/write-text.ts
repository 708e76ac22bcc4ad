/** Writes an email as plain text, for readers and programs that draw nothing. @pure */
import type { Passage } from "#workers/kernel/define-notification";
import { type EmailContent, stopAddress } from "./email";

/** The email's words, a blank line between its parts; the address stands alone on its line. */
export function writeText({ lines, action, closing, reason, stop }: EmailContent): string {
	const parts = [
		...lines.map(textOf),
		`${action.label}\n${action.address}`,
		...closing.map(textOf),
		// What follows this mark, programs show apart or fold away.
		`-- \n${reason}${stop ? `\n${stop.label}: ${stopAddress(stop)}` : ""}`,
	];
	return `${parts.join("\n\n")}\n`;
}

function textOf(passage: Passage): string {
	if (typeof passage === "string") return passage;
	if ("quote" in passage) return passage.quote;
	if ("sum" in passage) return passage.sum;
	return passage.rows.map(({ name, note, figure }) => `${name}${note ? ` (${note})` : ""} · ${figure}`).join("\n");
}
