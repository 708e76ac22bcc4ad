/** Recognises documents by their bytes, whatever their name and declared type say: PDF, and presentations without programs in them. @pure */

/** What may be stored as a document. */
export type DocumentType = keyof typeof extensionOf;

const extensionOf = {
	"application/pdf": "pdf",
	"application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
	"application/vnd.ms-powerpoint": "ppt",
	"image/png": "png",
	"image/jpeg": "jpg",
} as const;

/** The types of documents with the end of a file's name that goes with each. */
export const documentExtensions: Readonly<Record<DocumentType, string>> = extensionOf;

const zipBegins = [0x50, 0x4b, 0x03, 0x04];
const compoundBegins = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** True when the bytes are a PDF, which says so within its first kilobyte (ISO 32000-2, 7.5.2). */
export function isPdf(bytes: Uint8Array): boolean {
	return bytesOf(bytes.subarray(0, 1024)).includes("%PDF-");
}

/**
 * The type of a presentation: a zip that holds one and no macros, or a compound file with the stream that every old one
 * has. Undefined for all else, such as texts and sheets of the same two containers.
 */
export function recognizePresentation(bytes: Uint8Array): DocumentType | undefined {
	const all = bytesOf(bytes);
	if (begins(bytes, zipBegins)) {
		const isWhole = all.includes("[Content_Types].xml") && all.includes("ppt/presentation.xml");
		return isWhole && !all.includes("vbaProject.bin")
			? "application/vnd.openxmlformats-officedocument.presentationml.presentation"
			: undefined;
	}
	const stream = Buffer.from("PowerPoint Document", "utf16le");
	return begins(bytes, compoundBegins) && all.includes(stream) ? "application/vnd.ms-powerpoint" : undefined;
}

/** The same bytes, not copied. */
const bytesOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
