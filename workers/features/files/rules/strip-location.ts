/** Takes place, camera, times and texts out of a JPEG, PNG or WebP, and keeps which way up a JPEG is. @pure */

/** The bytes without them; undefined when they are no whole JPEG, PNG or still WebP. */
export function stripLocation(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
	if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes);
	if (bytes[0] === 0x89 && bytes[1] === 0x50) return stripPng(bytes);
	return textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP" ? stripWebp(bytes) : undefined;
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Parts of a JPEG that only say how it is drawn: JFIF, color profile, Adobe's transform. */
const keptApplication: Readonly<Record<number, string>> = { 224: "JFIF", 226: "ICC_PROFILE", 238: "Adobe" };

function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
	const kept: Uint8Array[] = [];
	let orientation = 1;
	for (let at = 2; at + 3 < bytes.length || bytes[at + 1] === endOfImage; ) {
		if (bytes[at] !== 0xff) return undefined;
		const marker = bytes[at + 1]!;
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		if (marker === endOfImage)
			return join([Uint8Array.of(0xff, 0xd8), orientationPart(orientation), ...kept, bytes.subarray(at, at + 2)]);
		const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
		const partEnd = at + 2 + length;
		if (length < 2 || partEnd > bytes.length) return undefined;
		const body = bytes.subarray(at + 4, partEnd);
		if (marker === 0xe1 && textAt(body, 0, 4) === "Exif") orientation = orientationIn(body.subarray(6)) ?? orientation;
		const end = marker === startOfScan ? endOfScan(bytes, partEnd) : partEnd;
		if (isDrawn(marker, body)) kept.push(bytes.subarray(at, end));
		at = end;
	}
	return undefined;
}

function isDrawn(marker: number, body: Uint8Array): boolean {
	if (marker === 0xfe) return false;
	if (marker < 0xe0 || marker > 0xef) return true;
	const name = keptApplication[marker];
	return name !== undefined && textAt(body, 0, name.length) === name;
}

/** Where the drawn data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
	for (let at = from; at + 1 < bytes.length; at += 1) {
		const next = bytes[at + 1]!;
		if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
	}
	return bytes.length;
}

const orientationTag = 0x0112;

/** Which way up a picture is, as its camera wrote it; undefined where it did not. */
function orientationIn(tiff: Uint8Array): number | undefined {
	if (tiff.length < 14) return undefined;
	const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
	const isLittle = textAt(tiff, 0, 2) === "II";
	const directory = view.getUint32(4, isLittle);
	if (directory + 2 > tiff.length) return undefined;
	const count = view.getUint16(directory, isLittle);
	for (let entry = directory + 2, left = count; left > 0 && entry + 12 <= tiff.length; entry += 12, left -= 1) {
		if (view.getUint16(entry, isLittle) !== orientationTag) continue;
		const value = view.getUint16(entry + 8, isLittle);
		return value >= 1 && value <= 8 ? value : undefined;
	}
	return undefined;
}

/** The one thing of a camera's data that stays; nothing where the picture stands upright. */
function orientationPart(orientation: number): Uint8Array {
	if (orientation === 1) return new Uint8Array();
	const header = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
	return Uint8Array.from([...header, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}

/** Parts of a PNG that say how it is drawn; all others are left out. */
const drawnChunks: readonly string[] =
	"IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT".split(" ");

function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const kept = [bytes.subarray(0, 8)];
	for (let at = 8; at + 12 <= bytes.length; ) {
		const end = at + 12 + view.getUint32(at);
		if (end > bytes.length) return undefined;
		const name = textAt(bytes, at + 4, 4);
		if (drawnChunks.includes(name)) kept.push(bytes.subarray(at, end));
		if (name === "IEND") return join(kept);
		at = end;
	}
	return undefined;
}

/** Parts of a WebP that say how one still picture is drawn; all others are left out. */
const drawnParts: readonly string[] = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"];
/** Where VP8X says which parts there are, and its bits for camera data (Exif and XMP) and for an animation. */
const partsAt = 8;
const saysCameraData = 0b1100;
const saysAnimation = 0b10;

function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = bytes.length < 12 ? 0 : 8 + view.getUint32(4, true);
	if (end > bytes.length) return undefined;
	const kept = [bytes.subarray(0, 12)];
	let isDrawn = false;
	for (let at = 12; at + 8 <= end; ) {
		const length = view.getUint32(at + 4, true);
		const next = at + 8 + length + (length % 2);
		if (next > end) return undefined;
		const name = textAt(bytes, at, 4);
		const part = bytes.slice(at, next);
		if (name === "VP8X") {
			if ((part[partsAt]! & saysAnimation) !== 0) return undefined;
			part[partsAt]! &= ~saysCameraData;
		}
		if (drawnParts.includes(name)) kept.push(part);
		isDrawn ||= name === "VP8 " || name === "VP8L";
		at = next;
	}
	if (!isDrawn) return undefined;
	const whole = join(kept);
	new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
	return whole;
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
	String.fromCharCode(...bytes.subarray(at, at + length));

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
