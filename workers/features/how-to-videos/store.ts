/** The SQL of how-to videos and their files; an account has few, so they are read together. */
import { sql } from "drizzle-orm";
import type { howToVideoFiles, howToVideos } from "#drizzle/how-to-videos";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Chapter } from "./rules/length";
import type { SourceKind } from "./rules/source";

/** The most videos of an account. */
export const maxVideos = 50;

/** What a list needs of a video; texts as JSON by language. */
export type VideoRow = RowOf<
	typeof howToVideos,
	"id" | "titles" | "descriptions" | "length_seconds" | "poster_url" | "is_published"
> & { source_kind: SourceKind };

/** A video whole. */
export type WholeVideoRow = VideoRow & RowOf<typeof howToVideos, "source" | "chapters" | "transcripts">;

/** A file of a video. */
export type VideoFileRow = RowOf<
	typeof howToVideoFiles,
	"part" | "language_code" | "key" | "content_type" | "byte_count"
>;

/** Videos in their order; only those that everybody may see, unless `isOwner`. */
export function listVideos(account_id: number, isOwner: boolean) {
	return sql<VideoRow>`select id, titles, descriptions, length_seconds, poster_url, source_kind, is_published
		from how_to_videos where account_id = ${account_id} and (${isOwner ? 1 : 0} or (is_published = 1 and source_kind <> 'none'))
		order by position, id limit ${maxVideos}`;
}

/** One video. */
export function findVideo(account_id: number, id: number) {
	return sql<WholeVideoRow>`select id, titles, descriptions, length_seconds, poster_url, source_kind, is_published,
		source, chapters, transcripts from how_to_videos where account_id = ${account_id} and id = ${id}`;
}

/** The files of a video. */
export function listFiles(account_id: number, video_id: number) {
	return sql<VideoFileRow>`select part, language_code, key, content_type, byte_count from how_to_video_files
		where account_id = ${account_id} and video_id = ${video_id} order by part, language_code`;
}

/** A file by its key, with whether everybody may see its video. */
export function findFileByKey(account_id: number, key: string) {
	return sql<{ key: string; content_type: string; is_published: 0 | 1 }>`select f.key, f.content_type, v.is_published
		from how_to_video_files f join how_to_videos v on v.account_id = f.account_id and v.id = f.video_id
		where f.account_id = ${account_id} and f.key = ${key}`;
}

/** True in SQL while there is room for another video. */
export function hasRoom(account_id: number): Statement {
	return sql`select count(*) < ${maxVideos} from how_to_videos where account_id = ${account_id}`;
}

/** The words of a video in some languages. */
export type VideoWords = Record<"titles" | "descriptions" | "transcripts", Record<string, string>> & {
	chapters: Record<string, Chapter[]>;
};

/** Writes words of a video; one that is new comes last. Languages that are not given stay. */
export function saveWords(account_id: number, id: number, words: VideoWords, now: number): Statement {
	const json = (part: keyof VideoWords) => JSON.stringify(words[part]);
	return sql`insert into how_to_videos (account_id, id, position, titles, descriptions, chapters, transcripts, created_at)
		select ${account_id}, ${id}, coalesce(max(v.position), 0) + 1, ${json("titles")}, ${json("descriptions")},
			${json("chapters")}, ${json("transcripts")}, ${now} from how_to_videos v where v.account_id = ${account_id}
		on conflict (account_id, id) do update set titles = json_patch(titles, excluded.titles),
			descriptions = json_patch(descriptions, excluded.descriptions), chapters = json_patch(chapters, excluded.chapters),
			transcripts = json_patch(transcripts, excluded.transcripts)`;
}

/** Sets what plays. */
export function updateSource(account_id: number, id: number, kind: SourceKind, source: string): Statement {
	return sql`update how_to_videos set source_kind = ${kind}, source = ${source} where account_id = ${account_id} and id = ${id}`;
}

/** Sets how long it is, and who sees it. */
export function updateFacts(
	account_id: number,
	id: number,
	{ length_seconds, is_published }: Pick<VideoRow, "length_seconds" | "is_published">,
): Statement {
	return sql`update how_to_videos set length_seconds = ${length_seconds}, is_published = ${is_published}
		where account_id = ${account_id} and id = ${id}`;
}

/** Sets the picture that stands for it. */
export function updatePoster(account_id: number, id: number, poster_url: string): Statement {
	return sql`update how_to_videos set poster_url = ${poster_url} where account_id = ${account_id} and id = ${id}`;
}

/** Puts videos into this order. */
export function updateOrder(account_id: number, ids: readonly number[]): Statement {
	const places = ids.map((id, at) => ({ id, position: at + 1 }));
	return sql`update how_to_videos set position = p.value ->> 'position' from ${rowsOf(places)} as p
		where how_to_videos.account_id = ${account_id} and how_to_videos.id = p.value ->> 'id'`;
}

/** Writes a file in the place of the one before. */
export function saveFile(account_id: number, video_id: number, file: VideoFileRow, now: number): Statement {
	return sql`insert into how_to_video_files (account_id, video_id, part, language_code, key, content_type, byte_count, created_at)
		values (${account_id}, ${video_id}, ${file.part}, ${file.language_code}, ${file.key}, ${file.content_type},
			${file.byte_count}, ${now})
		on conflict (account_id, video_id, part, language_code) do update set key = excluded.key,
			content_type = excluded.content_type, byte_count = excluded.byte_count, created_at = excluded.created_at`;
}

/** Removes the rows of files. */
export function deleteFiles(account_id: number, keys: readonly string[]): Statement[] {
	if (keys.length === 0) return [];
	return [
		sql`delete from how_to_video_files where account_id = ${account_id} and key in (select value from ${rowsOf(keys)})`,
	];
}

/** Removes a video, whose files are gone. */
export function deleteVideoRow(account_id: number, id: number): Statement {
	return sql`delete from how_to_videos where account_id = ${account_id} and id = ${id}`;
}
