/** A video as the wire shows it, in the reader's language or else the account's. @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";
import { chooseName } from "#workers/kernel/name-in";
import type { Chapter } from "./length";
import { sourceKinds } from "./source";

const flag = z.literal([0, 1]);

/** What a list shows of a video. */
export const video = z.object({
	id: z.int(),
	title: z.string(),
	description: z.string(),
	length_seconds: z.int().nullable(),
	poster_url: z.string().nullable(),
	source_kind: z.enum(sourceKinds),
	is_published: flag,
});

/** A video whole, for its player. */
export const wholeVideo = video.extend({
	/** The file, the id at YouTube or Vimeo, or the page; empty while nothing plays. */
	source: z.string(),
	chapters: z.array(z.object({ seconds: z.int(), title: z.string() })),
	transcript: z.string(),
	captions: z.array(z.object({ language_code: z.string(), url: z.string() })),
});

type Row = Omit<z.output<typeof video>, "title" | "description"> & { titles: string; descriptions: string };
type Languages = { account: Pick<Account, "default_language_code">; request: { language_code: string } };

/** The row of a list in words. */
export function presentVideo({ titles, descriptions, ...row }: Row, reader: Languages) {
	return { ...row, title: wordsIn(titles, reader), description: wordsIn(descriptions, reader) };
}

/** The chapters in the reader's language; where it has none, in the account's own, or any. */
export function chaptersIn(json: string, { account, request }: Languages): Chapter[] {
	const byLanguage = JSON.parse(json) as Record<string, Chapter[]>;
	const written = Object.fromEntries(
		Object.entries(byLanguage)
			.filter(([, chapters]) => Array.isArray(chapters) && chapters.length > 0)
			.map(([language]) => [language, language]),
	);
	return byLanguage[chooseName(written, request.language_code, account.default_language_code)] ?? [];
}

/** The text in the reader's language, in the account's own where that has none, or in any. */
export function wordsIn(json: string, { account, request }: Languages): string {
	const texts = JSON.parse(json) as Record<string, string>;
	const written = Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== ""));
	return chooseName(written, request.language_code, account.default_language_code);
}
