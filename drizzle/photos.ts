/** Photos that people show each other: albums with who may add to them, contests with their entries and votes, and reports. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { accountId, belongsTo, flag, id, isOneOf, tenantKey, time } from "./column";
import { users } from "./members";

/** Albums; `audience` says who sees one and who adds to it. */
export const photoAlbums = sqliteTable(
	"photo_albums",
	{
		account_id: accountId(),
		id: id(),
		name: text("name").notNull(),
		description: text("description").notNull().default(""),
		audience: text("audience").notNull(),
		owner_id: integer("owner_id").notNull(),
		/** How many photos it shows. */
		photo_count: integer("photo_count").notNull().default(0),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.owner_id, users),
		tenantKey(table),
		isOneOf("photo_albums_audience", table.audience, ["open", "everyone", "contributors"]),
		check("photo_albums_name", sql`length(${table.name}) between 1 and 60`),
	],
);

/** Who adds to an album beside its owner. */
export const photoContributors = sqliteTable(
	"photo_contributors",
	{
		account_id: accountId(),
		album_id: integer("album_id").notNull(),
		user_id: integer("user_id").notNull(),
	},
	(table) => [
		belongsTo(table, table.album_id, photoAlbums),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.album_id, table.user_id] }),
	],
);

/** Contests: entries are taken from the first moment until the second, votes from there until the third. */
export const photoContests = sqliteTable(
	"photo_contests",
	{
		account_id: accountId(),
		id: id(),
		title: text("title").notNull(),
		rules: text("rules").notNull().default(""),
		entries_from: time("entries_from").notNull(),
		entries_until: time("entries_until").notNull(),
		votes_until: time("votes_until").notNull(),
		/** What each person has one vote for: the whole contest, or each day of its voting. */
		votes_per: text("votes_per").notNull().default("contest"),
		/** What each of the first three places wins, in words; empty where it wins nothing. */
		first_prize: text("first_prize").notNull().default(""),
		second_prize: text("second_prize").notNull().default(""),
		third_prize: text("third_prize").notNull().default(""),
		created_by: integer("created_by").notNull(),
		created_at: time("created_at").notNull(),
		/** When its places were kept; null until voting has ended and the clock has followed it. */
		ended_at: time("ended_at"),
	},
	(table) => [
		belongsTo(table, table.created_by, users),
		index("photo_contests_running").on(table.account_id, table.votes_until).where(sql`${table.ended_at} is null`),
		tenantKey(table),
		check("photo_contests_title", sql`length(${table.title}) between 1 and 60`),
		check(
			"photo_contests_windows",
			sql`${table.entries_from} < ${table.entries_until} and ${table.entries_until} < ${table.votes_until}`,
		),
	],
);

/** Photos of an album or entries of a contest, without place and camera. */
export const photos = sqliteTable(
	"photos",
	{
		account_id: accountId(),
		id: id(),
		album_id: integer("album_id"),
		contest_id: integer("contest_id"),
		user_id: integer("user_id").notNull(),
		title: text("title").notNull(),
		/** What is seen, for people who cannot see it. */
		description: text("description").notNull().default(""),
		image_url: text("image_url").notNull(),
		width: integer("width"),
		height: integer("height"),
		/** Smaller ones of it, as JSON: width in pixels and address of each; null until they were made. */
		previews: text("previews"),
		status: text("status").notNull(),
		/** What was said when it was rejected. */
		notes: text("notes").notNull().default(""),
		/** 1 while a report waits for a decision. */
		is_reported: flag("is_reported"),
		vote_count: integer("vote_count").notNull().default(0),
		/** Its place among the first three of a contest that has ended; it stays when another of them is taken back. */
		place: integer("place"),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.album_id, photoAlbums),
		belongsTo(table, table.contest_id, photoContests),
		belongsTo(table, table.user_id, users),
		tenantKey(table),
		index("photos_of_album").on(table.account_id, table.album_id, table.status, table.id),
		index("photos_of_contest").on(table.account_id, table.contest_id, table.status, table.id),
		index("photos_without_previews").on(table.account_id, table.id).where(sql`${table.previews} is null`),
		index("photos_of_person").on(table.account_id, table.user_id, table.contest_id, table.id),
		isOneOf("photos_status", table.status, ["pending", "approved", "rejected", "withdrawn"]),
		check("photos_place", sql`(${table.album_id} is null) <> (${table.contest_id} is null)`),
		check("photos_title", sql`length(${table.title}) between 1 and 60`),
		check("photos_previews", sql`json_valid(${table.previews}) and json_type(${table.previews}) = 'array'`),
		check("photos_description", sql`length(${table.description}) <= 300`),
		check("photos_vote_count", sql`${table.vote_count} >= 0`),
	],
);

/** One vote a person and contest, which moves until voting ends. */
export const photoVotes = sqliteTable(
	"photo_votes",
	{
		account_id: accountId(),
		contest_id: integer("contest_id").notNull(),
		user_id: integer("user_id").notNull(),
		photo_id: integer("photo_id").notNull(),
	},
	(table) => [
		belongsTo(table, table.contest_id, photoContests),
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.photo_id, photos),
		primaryKey({ columns: [table.account_id, table.contest_id, table.user_id] }),
	],
);

/** Of contests with a vote a day: one a person, contest and day, which moves until the day ends. */
export const photoDayVotes = sqliteTable(
	"photo_day_votes",
	{
		account_id: accountId(),
		contest_id: integer("contest_id").notNull(),
		user_id: integer("user_id").notNull(),
		/** When the day began, in the account's time zone. */
		day: time("day").notNull(),
		photo_id: integer("photo_id").notNull(),
	},
	(table) => [
		belongsTo(table, table.contest_id, photoContests),
		belongsTo(table, table.user_id, users),
		belongsTo(table, table.photo_id, photos),
		primaryKey({ columns: [table.account_id, table.contest_id, table.user_id, table.day] }),
	],
);

/** Who reported a photo, and why. */
export const photoReports = sqliteTable(
	"photo_reports",
	{
		account_id: accountId(),
		photo_id: integer("photo_id").notNull(),
		user_id: integer("user_id").notNull(),
		reason: text("reason").notNull(),
		created_at: time("created_at").notNull(),
	},
	(table) => [
		belongsTo(table, table.photo_id, photos),
		belongsTo(table, table.user_id, users),
		primaryKey({ columns: [table.account_id, table.photo_id, table.user_id] }),
		check("photo_reports_reason", sql`length(${table.reason}) between 1 and 500`),
	],
);
