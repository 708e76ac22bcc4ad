/** A how-to video as its owner edits it: in every language of the account, with its link and files. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { type Chapter, writeChapters, writeLength } from "../rules/length";
import { linkOf, sourceKinds } from "../rules/source";
import { findVideo, listFiles } from "../store";

const words = z.object({
	title: z.string(),
	description: z.string(),
	chapters: z.string(),
	transcript: z.string(),
	has_captions: z.literal([0, 1]),
});

export const getEditions = defineEndpoint({
	name: "how-to-videos/get-editions",
	path: "/api/how_to_videos/api_get_editions",
	summary: "A how-to video with its words in every language, for editing.",
	access: ["account_owner"],
	input: z.object({ video_id: z.int() }),
	output: z.object({
		id: z.int(),
		source_kind: z.enum(sourceKinds),
		link: z.string(),
		length: z.string(),
		is_published: z.literal([0, 1]),
		poster_url: z.string().nullable(),
		file: z.object({ content_type: z.string(), byte_count: z.int() }).nullable(),
		/** By language. */
		editions: z.record(z.string(), words),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { video_id }) => {
		const [[row], files] = await Promise.all([
			read(findVideo(account.id, video_id)),
			read(listFiles(account.id, video_id)),
		]);
		if (!row) throw notFound("video");
		const { id, source_kind, source, length_seconds, is_published, poster_url } = row;
		const [titles, descriptions, transcripts] = [row.titles, row.descriptions, row.transcripts].map(
			(json) => JSON.parse(json) as Record<string, string>,
		) as [Record<string, string>, Record<string, string>, Record<string, string>];
		const chapters = JSON.parse(row.chapters) as Record<string, Chapter[]>;
		const film = files.find(({ part }) => part === "video");
		const edition = (language: string) => ({
			title: titles[language] ?? "",
			description: descriptions[language] ?? "",
			chapters: writeChapters(chapters[language] ?? []),
			transcript: transcripts[language] ?? "",
			has_captions: files.some((file) => file.part === "captions" && file.language_code === language)
				? (1 as const)
				: (0 as const),
		});
		return {
			...{ id, source_kind, is_published, poster_url },
			link: linkOf(source_kind, source),
			length: length_seconds === null ? "" : writeLength(length_seconds),
			file: film ? { content_type: film.content_type, byte_count: film.byte_count } : null,
			editions: Object.fromEntries(account.languages.map((language) => [language, edition(language)])),
		};
	},
});
