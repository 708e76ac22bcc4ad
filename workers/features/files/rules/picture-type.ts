/** Recognises pictures by their first bytes, whatever their name and declared type say, and reads their size. */

/** What may be stored as a picture. SVG is never accepted: it can carry scripts. */
export type PictureType = "image/png" | "image/jpeg" | "image/webp" | "image/gif" | "image/avif";

/** A recognised picture; the size is null where it stands too deep in the file. */
export type PictureFacts = { content_type: PictureType; width: number | null; height: number | null };

/** The facts of a picture; undefined when the bytes are none. */
export function recognisePicture(bytes: Uint8Array): PictureFacts | undefined {
	if (bytes.length < 16) return undefined;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") {
		const isSized = bytes.length >= 24 && text(12, 4) === "IHDR";
		return facts("image/png", isSized ? view.getUint32(16) : null, isSized ? view.getUint32(20) : null);
	}
	if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") {
		return facts("image/gif", view.getUint16(6, true), view.getUint16(8, true));
	}
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return facts("image/jpeg", ...jpegSize(view));
	if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return facts("image/webp", ...webpSize(bytes, view, text(12, 4)));
	if (text(4, 4) === "ftyp" && ["avif", "avis"].includes(text(8, 4))) return facts("image/avif", null, null);
	return undefined;
}

function facts(content_type: PictureType, width: number | null, height: number | null): PictureFacts {
	return { content_type, width, height };
}

type Size = [number | null, number | null];

function webpSize(bytes: Uint8Array, view: DataView, form: string): Size {
	if (bytes.length < 30) return [null, null];
	const threeBytes = (at: number) => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
	if (form === "VP8X") return [threeBytes(24) + 1, threeBytes(27) + 1];
	if (form === "VP8 ") return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
	if (form === "VP8L") {
		const bits = view.getUint32(21, true);
		return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
	}
	return [null, null];
}

/** Walks the segments to the frame header that holds the size. */
function jpegSize(view: DataView): Size {
	for (let at = 2; at + 9 < view.byteLength; ) {
		if (view.getUint8(at) !== 0xff) return [null, null];
		const marker = view.getUint8(at + 1);
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
		at += 2 + view.getUint16(at + 2);
	}
	return [null, null];
}
