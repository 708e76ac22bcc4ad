/** The SQL of photos: those of an album, entries of a contest, one of them, reports and decisions. */
import { type SQL, sql } from "drizzle-orm";
import type { photos } from "#drizzle/photos";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { maxEntries, type PhotoStatus, pageSize } from "../rules/limits";
import { isAlbumSeen, type Viewer } from "./albums";

/** A photo with who took it. */
export type PhotoRow = RowOf<
	typeof photos,
	| "id"
	| "album_id"
	| "contest_id"
	| "user_id"
	| "title"
	| "description"
	| "image_url"
	| "width"
	| "height"
	| "previews"
	| "notes"
	| "is_reported"
	| "vote_count"
	| "created_at"
> & { status: PhotoStatus; by: string; won_place: number | null };

const columns = sql`p.id, p.album_id, p.contest_id, p.user_id, p.title, p.description, p.image_url, p.width, p.height,
	p.previews, p.notes, p.is_reported, p.vote_count, p.place as won_place, p.created_at, p.status, ${personName("u")} as by`;
const takenBy = sql`join users u on u.account_id = p.account_id and u.id = p.user_id`;

/** Shown photos of an album or a contest, the newest first, older than one where it is given; one more than a page has. */
export function listPhotos(
	account_id: number,
	place: { album_id: number } | { contest_id: number },
	before_id?: number,
) {
	const where: SQL =
		"album_id" in place ? sql`p.album_id = ${place.album_id}` : sql`p.contest_id = ${place.contest_id}`;
	return sql<PhotoRow>`select ${columns} from photos p ${takenBy} where p.account_id = ${account_id} and ${where}
		and p.status = 'approved' and p.id < ${before_id ?? Number.MAX_SAFE_INTEGER} order by p.id desc limit ${pageSize + 1}`;
}

/** A photo that somebody sees: shown ones where they see the place, their own, and all of them for account owners. */
export function findPhoto(account_id: number, viewer: Viewer, id: number) {
	return sql<
		PhotoRow & { place: string; votes_until: number | null }
	>`select ${columns}, coalesce(a.name, c.title) as place, c.votes_until from photos p ${takenBy}
		left join photo_albums a on a.account_id = p.account_id and a.id = p.album_id
		left join photo_contests c on c.account_id = p.account_id and c.id = p.contest_id
		where p.account_id = ${account_id} and p.id = ${id} and (p.user_id = ${viewer.id} or ${viewer.is_owner} = 1
			or (p.status = 'approved' and (p.contest_id is not null or ${isAlbumSeen(viewer)})))`;
}

/** A person's entries of a contest, the newest first. */
export function listOwnEntries(account_id: number, contest_id: number, user_id: number) {
	return sql<PhotoRow>`select ${columns} from photos p ${takenBy} where p.account_id = ${account_id}
		and p.contest_id = ${contest_id} and p.user_id = ${user_id} order by p.id desc limit 50`;
}

/**
 * The first three of a contest whose voting has ended: with the most votes, of those with as many the earliest first; once
 * their places are kept, those of them that are still shown.
 */
export function listWinners(account_id: number, contest_id: number) {
	return sql<PhotoRow>`select ${columns} from photos p ${takenBy}
		cross join photo_contests c on c.account_id = p.account_id and c.id = p.contest_id
		where p.account_id = ${account_id} and p.contest_id = ${contest_id} and p.status = 'approved'
		and iif(c.ended_at is null, p.vote_count > 0, p.place is not null)
		order by p.place, p.vote_count desc, p.created_at, p.id limit 3`;
}

/** The winners of these contests with their contest's title, as far as they are shown. */
export function listPlaced(account_id: number, contest_ids: readonly number[]) {
	return sql<{ contest_id: number; contest: string; photo_id: number; title: string; by: string; place: number }>`select
		p.contest_id, c.title as contest, p.id as photo_id, p.title, ${personName("u")} as by, p.place
		from ${rowsOf(contest_ids)} e cross join photo_contests c on c.account_id = ${account_id} and c.id = e.value
		cross join photos p on p.account_id = ${account_id} and p.contest_id = c.id and p.status = 'approved'
		cross join users u on u.account_id = ${account_id} and u.id = p.user_id
		where p.place is not null order by p.contest_id, p.place`;
}

/** People to whom the platform writes, by their ids. */
export function listTakers(account_id: number, user_ids: readonly number[]) {
	return sql<Addressee & { status: string }>`select ${addresseeColumns("u")}, u.status from ${rowsOf(user_ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value where u.status in ('active', 'invited')`;
}

/** True while a person has room for one more entry. */
export function hasRoomForEntry(account_id: number, contest_id: number, user_id: number): Statement {
	return sql`select count(*) < ${maxEntries} from photos where account_id = ${account_id} and contest_id = ${contest_id}
		and user_id = ${user_id} and status in ('pending', 'approved')`;
}

/** Writes a photo; an album counts those that it shows. */
export function insertPhoto(
	account_id: number,
	photo: RowOf<
		typeof photos,
		"id" | "user_id" | "title" | "description" | "image_url" | "width" | "height" | "previews" | "created_at"
	> & {
		album_id: number | null;
		contest_id: number | null;
		status: PhotoStatus;
	},
): Statement[] {
	const { id, album_id, contest_id, user_id, title, description, status, created_at } = photo;
	const { image_url, width, height, previews } = photo;
	return [
		sql`insert into photos (account_id, id, album_id, contest_id, user_id, title, description, image_url, width, height,
			previews, status, created_at) values (${account_id}, ${id}, ${album_id}, ${contest_id}, ${user_id}, ${title}, ${description},
			${image_url}, ${width}, ${height}, ${previews}, ${status}, ${created_at})`,
		sql`update photo_albums set photo_count = photo_count + 1 where account_id = ${account_id} and id = ${album_id}`,
	];
}

/** True while a photo is in one of these states. */
export function isPhoto(account_id: number, id: number, statuses: readonly PhotoStatus[]): Statement {
	return sql`select count(*) from photos where account_id = ${account_id} and id = ${id}
		and status in (select value from ${rowsOf(statuses)})`;
}

/** Sets what became of a photo; nothing waits about it then, and an album no longer counts one that it does not show. */
export function updatePhotoStatus(account_id: number, id: number, status: PhotoStatus, notes = ""): Statement[] {
	return [
		sql`update photo_albums set photo_count = photo_count - 1 where account_id = ${account_id} and ${status} <> 'approved'
			and id = (select p.album_id from photos p where p.account_id = ${account_id} and p.id = ${id} and p.status = 'approved')`,
		sql`update photos set status = ${status}, notes = ${notes}, is_reported = 0
			where account_id = ${account_id} and id = ${id}`,
	];
}

/** True while a report of a photo waits, or none does. */
export function isReported(account_id: number, id: number, is_reported: 0 | 1): Statement {
	return sql`select count(*) from photos where account_id = ${account_id} and id = ${id} and status = 'approved'
		and is_reported = ${is_reported}`;
}

/** Writes a report. */
export function insertReport(
	account_id: number,
	report: { photo_id: number; user_id: number; reason: string },
	now: number,
): Statement[] {
	const { photo_id, user_id, reason } = report;
	return [
		sql`insert into photo_reports (account_id, photo_id, user_id, reason, created_at)
			values (${account_id}, ${photo_id}, ${user_id}, ${reason}, ${now})`,
		sql`update photos set is_reported = 1 where account_id = ${account_id} and id = ${photo_id}`,
	];
}

/** Photos as whoever decides sees them. */
export function listPhotosToModerate(account_id: number, ids: readonly number[]) {
	return sql<
		PhotoRow & { place: string }
	>`select ${columns}, coalesce(a.name, c.title) as place from photos p ${takenBy}
		left join photo_albums a on a.account_id = p.account_id and a.id = p.album_id
		left join photo_contests c on c.account_id = p.account_id and c.id = p.contest_id
		where p.account_id = ${account_id} and p.id in (select value from ${rowsOf(ids)})`;
}

/** Who took a photo, to be told what became of it. */
export function findTaker(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** Photos that have no previews yet, the newest first. */
export function listWithoutPreviews(account_id: number, max: number) {
	return sql<
		Pick<PhotoRow, "id" | "image_url" | "width" | "height">
	>`select p.id, p.image_url, p.width, p.height from photos p indexed by photos_without_previews
		where p.account_id = ${account_id} and p.previews is null order by p.id desc limit ${max}`;
}

/** When there is the next one to make previews for: at once while there is any. */
export const nextWithoutPreviews = (account_id: number): SQL =>
	sql`coalesce((select p.created_at from photos p indexed by photos_without_previews
		where p.account_id = ${account_id} and p.previews is null limit 1), ${never})`;

/** Keeps the previews of a photo, as JSON. */
export function updatePreviews(account_id: number, id: number, previews: string): Statement {
	return sql`update photos set previews = ${previews} where account_id = ${account_id} and id = ${id}`;
}
