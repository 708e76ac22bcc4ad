/** Recognises how an uploaded text file is encoded and rewrites it as UTF-8 without a byte order mark. */

/** Bytes as UTF-8, or the reason why they are no text. */
export type DecodedFile = { bytes: Blob; encoding: string } | { refusal: "file_type_not_allowed" | "empty_file" };

const pieceBytes = 1_048_576;

/** What Windows-1252 has where ISO 8859-1 has control characters: 0x80 to 0x9F. */
const windowsSigns = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Rewrites a file as UTF-8. Understood are UTF-8 and UTF-16 (Excel's 'Unicode text') with or without a byte order mark,
 * and Windows-1252, in which Excel saves CSV files in western Europe. Anything with NUL bytes is no text.
 */
export function decodeFile(bytes: Uint8Array<ArrayBuffer>): DecodedFile {
	if (bytes.length === 0) return { refusal: "empty_file" };
	const utf16 = utf16Of(bytes);
	if (utf16) return recode(bytes.subarray(utf16.skip), utf16.encoding);
	if (bytes.subarray(0, 65_536).includes(0)) return { refusal: "file_type_not_allowed" };
	const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
	const text = isMarked ? bytes.subarray(3) : bytes;
	if (isUtf8(text))
		return text.includes(0) ? { refusal: "file_type_not_allowed" } : { bytes: new Blob([text]), encoding: "utf-8" };
	if (text.includes(0) || hasControlSigns(text)) return { refusal: "file_type_not_allowed" };
	return { bytes: fromWindows(text), encoding: "windows-1252" };
}

function utf16Of(bytes: Uint8Array): { encoding: "utf-16le" | "utf-16be"; skip: number } | undefined {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: "utf-16le", skip: 2 };
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: "utf-16be", skip: 2 };
	const start = bytes.subarray(0, 64);
	if (start.length < 4 || bytes.length % 2 === 1) return undefined;
	const isEvery = (rest: number, test: (byte: number) => boolean) =>
		start.every((byte, at) => at % 2 !== rest || test(byte));
	if (isEvery(1, (byte) => byte === 0) && isEvery(0, (byte) => byte !== 0)) return { encoding: "utf-16le", skip: 0 };
	if (isEvery(0, (byte) => byte === 0) && isEvery(1, (byte) => byte !== 0)) return { encoding: "utf-16be", skip: 0 };
	return undefined;
}

function recode(bytes: Uint8Array<ArrayBuffer>, encoding: string): DecodedFile {
	const decoder = new TextDecoder(encoding);
	const pieces: string[] = [];
	for (let at = 0; at < bytes.length; at += pieceBytes) {
		const text = decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: at + pieceBytes < bytes.length });
		if (text.includes("\0")) return { refusal: "file_type_not_allowed" };
		pieces.push(text);
	}
	return { bytes: new Blob(pieces), encoding };
}

function isUtf8(bytes: Uint8Array): boolean {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for (let at = 0; at < bytes.length; at += pieceBytes) {
			decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: at + pieceBytes < bytes.length });
		}
		return true;
	} catch {
		return false;
	}
}

function hasControlSigns(bytes: Uint8Array): boolean {
	return bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
}

function fromWindows(bytes: Uint8Array): Blob {
	const pieces: string[] = [];
	for (let at = 0; at < bytes.length; at += 32_768) {
		const text = String.fromCharCode(...bytes.subarray(at, at + 32_768));
		pieces.push(text.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]!));
	}
	return new Blob(pieces);
}
