/** What may go with an announcement, how its files are called, and where they are served and lie. @pure */
import { z } from "zod";
import {
	type DocumentType,
	documentExtensions,
	isPdf,
	recognisePicture,
	recognizePresentation,
} from "#workers/features/files";
import { maxAttachmentBytes } from "./limits";

// Of a name before its end.
const maxCharacters = 100;

/** What a reader is told of an attachment. */
export const shownAttachment = z.object({
	id: z.int(),
	name: z.string(),
	/** PDF, PPTX, PPT, PNG or JPG. */
	kind: z.string(),
	byte_count: z.int(),
	/** Where it is fetched by whom the announcement is for. */
	url: z.string(),
});

type Stored = { id: number; key: string; name: string; content_type: string; byte_count: number };

/** What the bytes are, of the kinds that go with an announcement; pictures that are neither PNG nor JPG do not. */
export function recognizeAttachment(bytes: Uint8Array): DocumentType | undefined {
	const picture = recognisePicture(bytes)?.content_type;
	if (picture === "image/png" || picture === "image/jpeg") return picture;
	if (picture) return undefined;
	return isPdf(bytes) ? "application/pdf" : recognizePresentation(bytes);
}

/** Whether a file is more than an attachment may be. */
export function isTooLarge(bytes: Uint8Array): boolean {
	return bytes.byteLength > maxAttachmentBytes;
}

/** The name under which it is shown and saved: without folders and signs that no name has, and with the end of its type. */
export function attachmentName(given: string, type: DocumentType): string {
	const end = `.${documentExtensions[type]}`;
	const ends = type === "image/jpeg" ? [end, ".jpeg"] : [end];
	const name = (given.split(/[\\/]/).at(-1) ?? "")
		.normalize("NFC")
		.replace(/[\p{C}"*:<>?|]/gu, "")
		.trim();
	const known = ends.find((one) => name.toLowerCase().endsWith(one));
	const base = known ? name.slice(0, -known.length) : name;
	return (
		Array.from(base || "file")
			.slice(0, maxCharacters)
			.join("") + (known ?? end)
	);
}

/** An attachment as its readers get it. */
export function toShown({ id, key, name, content_type, byte_count }: Stored): z.output<typeof shownAttachment> {
	const kind = (documentExtensions[content_type as DocumentType] ?? "").toUpperCase();
	return { id, name, kind, byte_count, url: `/announcement_files/${key}` };
}

/** Its place in R2; a tenant's files stand apart. */
export function attachmentPlace(account_id: number, key: string): string {
	return `announcement_files/${account_id}/${key}`;
}
