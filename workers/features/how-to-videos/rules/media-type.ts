/** Recognizes what browsers play by its first bytes, and checks captions, whatever name and declared type say. @pure */

/** What may be uploaded as a video. */
export type VideoType = "video/mp4" | "video/webm";

/** Brands of MP4 (ISO/IEC 14496-12); pictures and QuickTime have others. */
const mp4Brands = ["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash"];

/** The type of a video; undefined when the bytes are none. */
export function recognizeVideo(bytes: Uint8Array): VideoType | undefined {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (text(4, 8) === "ftyp") {
		const size = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), 256);
		const brands = [8, ...Array.from({ length: Math.max(0, size - 16) / 4 }, (_one, at) => 16 + at * 4)];
		return brands.some((at) => mp4Brands.includes(text(at, at + 4))) ? "video/mp4" : undefined;
	}
	// EBML, whose header names the kind of document.
	return text(0, 4) === "\x1a\x45\xdf\xa3" && text(4, 64).includes("webm") ? "video/webm" : undefined;
}

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(`^(${time})[ \\t]+-->[ \\t]+(${time})(?:[ \\t].*)?$`);

/** True for captions (WebVTT): UTF-8, with their heading, and at least one cue, each of which ends after it begins. */
export function areCaptions(bytes: Uint8Array): boolean {
	let words: string;
	try {
		words = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return false;
	}
	const [heading = "", ...lines] = words.split(/\r\n|\n|\r/);
	if (!/^WEBVTT(?:[ \t].*)?$/.test(heading)) return false;
	const cues = lines.filter((line) => line.includes("-->"));
	return cues.length > 0 && cues.every(isInOrder);
}

function isInOrder(line: string): boolean {
	const [, from, to] = timing.exec(line) ?? [];
	return from !== undefined && to !== undefined && secondsOf(from) < secondsOf(to);
}

const secondsOf = (moment: string) => moment.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
