/** Videos that show how things are done, and the files that belong to them. */
import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isBetween, isOneOf, json, tenantKey, time } from "./column";

/** Videos, their words by language. */
export const howToVideos = sqliteTable(
	"how_to_videos",
	{
		account_id: accountId(),
		id: id(),
		/** Its place, counted up. */
		position: integer("position").notNull(),
		/** What plays: nothing yet, an uploaded file, a video of YouTube or Vimeo by its id, or a page of another site. */
		source_kind: text("source_kind").notNull().default("none"),
		source: text("source").notNull().default(""),
		length_seconds: integer("length_seconds"),
		/** JSON by language. */
		titles: json("titles").notNull(),
		descriptions: json("descriptions").notNull(),
		/** JSON by language: lists of `seconds` and `title`. */
		chapters: json("chapters").notNull(),
		transcripts: json("transcripts").notNull(),
		poster_url: text("poster_url"),
		is_published: flag("is_published"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		tenantKey(table),
		isOneOf("how_to_videos_source_kind", table.source_kind, ["none", "file", "youtube", "vimeo", "page"]),
		check("how_to_videos_source", sql`length(${table.source}) <= 500`),
		isBetween("how_to_videos_length", table.length_seconds, 1, 86_400),
	],
);

/** Files of a video: the video itself (`language_code` is '' then), and captions, one for each language. */
export const howToVideoFiles = sqliteTable(
	"how_to_video_files",
	{
		account_id: accountId(),
		video_id: integer("video_id").notNull(),
		part: text("part").notNull(),
		language_code: text("language_code").notNull(),
		/** Its address below /how_to_videos, and its place in R2. */
		key: text("key").notNull(),
		content_type: text("content_type").notNull(),
		byte_count: integer("byte_count").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.video_id, howToVideos),
		primaryKey({ columns: [table.account_id, table.video_id, table.part, table.language_code] }),
		uniqueIndex("how_to_video_files_by_key").on(table.account_id, table.key),
		isOneOf("how_to_video_files_part", table.part, ["video", "captions"]),
	],
);
