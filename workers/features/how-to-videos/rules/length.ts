/** Lengths and chapters of a video as people write and read them: '1:04', '0:21 Write three sentences'. @browser-safe @pure */

/** A part of a video that has a name. */
export type Chapter = { seconds: number; title: string };

/** The most chapters, and letters of the title of one. */
export const maxChapters = 20;
const maxTitle = 80;

/** A day, beyond which nobody watches. */
const maxSeconds = 86_400;

/** Seconds of '1:04' or '1:02:03'; undefined for anything else. */
export function readLength(words: string): number | undefined {
	if (!/^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/.test(words)) return undefined;
	const seconds = words.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
	return seconds <= maxSeconds ? seconds : undefined;
}

/** '1:04', and from an hour on '1:02:03'. */
export function writeLength(seconds: number): string {
	const two = (value: number) => String(value).padStart(2, "0");
	const minutes = Math.floor(seconds / 60);
	const rest = two(seconds % 60);
	return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** The chapters of lines '0:21 Title', in the order of time; undefined when a line is none, or there are too many. */
export function readChapters(words: string): Chapter[] | undefined {
	const lines = words.split("\n").map((line) => line.trim());
	const chapters = lines
		.filter((line) => line !== "")
		.map((line) => {
			const [, length = "", title = ""] = /^(\S+)\s+(.+)$/.exec(line) ?? [];
			return { seconds: readLength(length) ?? -1, title };
		});
	const isWrong = chapters.some(({ seconds, title }) => seconds < 0 || title.length > maxTitle);
	if (isWrong || chapters.length > maxChapters) return undefined;
	return chapters.sort((one, other) => one.seconds - other.seconds);
}

/** The lines of chapters. */
export function writeChapters(chapters: readonly Chapter[]): string {
	return chapters.map(({ seconds, title }) => `${writeLength(seconds)} ${title}`).join("\n");
}
