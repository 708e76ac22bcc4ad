/** Files as people upload them for a video, as far as their first bytes tell. */

/** The beginning of an MP4 video, and bytes that tell where one is in it. */
export const mp4 = new Uint8Array([
	...[0, 0, 0, 24, ...letters("ftypisom"), 0, 0, 2, 0, ...letters("isommp42")],
	...Array.from({ length: 2_000 }, (_one, at) => at % 251),
]);

/** The beginning of a WebM video. */
export const webm = new Uint8Array([...letters("\x1aE\xdf\xa3\x9fB\x82\x84webm"), ...Array(500).fill(7)]);

/** Captions of one cue. */
export const captions = "WEBVTT\n\n00:01.000 --> 00:03.500\nPress Recognize.\n";

/** The beginning of a PNG picture. */
export const png = new Uint8Array(letters("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x05\0\0\0\x02\xd0"));

/** Words as bytes. */
export function letters(words: string): number[] {
	return [...words].map((letter) => letter.charCodeAt(0));
}
