/** The SQL of whole albums and contests with their photos and votes, as a demo has them. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Audience, PhotoStatus } from "../rules/limits";
import type { ContestRow } from "./contests";

type PastPhoto = {
	id: number;
	album_id: number | null;
	contest_id: number | null;
	user_id: number;
	title: string;
	description: string;
	image_url: string;
	width: number | null;
	height: number | null;
	created_at: number;
	/** Who voted for it. */
	voters: readonly number[];
	status: PhotoStatus;
	/** What was said where it was rejected. */
	notes: string;
};

/** Albums, contests and what is in them. */
export type PastPhotos = {
	albums: readonly { id: number; name: string; description: string; audience: Audience; owner_id: number }[];
	contests: readonly (ContestRow & { created_by: number })[];
	photos: readonly PastPhoto[];
};

/** Writes them. */
export function insertPastPhotos(
	account_id: number,
	{ albums, contests, photos }: PastPhotos,
	now: number,
): Statement[] {
	return [
		sql`insert into photo_albums (account_id, id, name, description, audience, owner_id, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', value ->> 'description', value ->> 'audience',
				value ->> 'owner_id', ${now} from ${rowsOf(albums)}`,
		sql`insert into photo_contests (account_id, id, title, rules, entries_from, entries_until, votes_until, votes_per, first_prize,
				second_prize, third_prize, created_by, created_at, ended_at)
			select ${account_id}, value ->> 'id', value ->> 'title', value ->> 'rules', value ->> 'entries_from',
				value ->> 'entries_until', value ->> 'votes_until', value ->> 'votes_per', value ->> 'first_prize', value ->> 'second_prize',
				value ->> 'third_prize', value ->> 'created_by', value ->> 'entries_from',
				iif(value ->> 'votes_until' <= ${now}, value ->> 'votes_until', null) from ${rowsOf(contests)}`,
		sql`insert into photos (account_id, id, album_id, contest_id, user_id, title, description, image_url, width, height,
				status, notes, vote_count, created_at)
			select ${account_id}, value ->> 'id', value ->> 'album_id', value ->> 'contest_id', value ->> 'user_id',
				value ->> 'title', value ->> 'description', value ->> 'image_url', value ->> 'width', value ->> 'height',
				value ->> 'status', value ->> 'notes', json_array_length(value, '$.voters'), value ->> 'created_at' from ${rowsOf(photos)}`,
		sql`insert into photo_votes (account_id, contest_id, user_id, photo_id)
			select ${account_id}, p.value ->> 'contest_id', v.value, p.value ->> 'id'
			from ${rowsOf(photos)} as p, json_each(p.value, '$.voters') as v`,
		sql`update photos set place = w.place from (select p.id, row_number() over (partition by p.contest_id
				order by p.vote_count desc, p.created_at, p.id) as place from ${rowsOf(contests)} e
				cross join photos p on p.account_id = ${account_id} and p.contest_id = e.value ->> 'id'
				where p.status = 'approved' and p.vote_count > 0 and e.value ->> 'votes_until' <= ${now}) as w
			where photos.account_id = ${account_id} and photos.id = w.id and w.place <= 3`,
		sql`update photo_albums set photo_count = (select count(*) from photos p where p.account_id = ${account_id}
				and p.album_id = photo_albums.id) where account_id = ${account_id}`,
	];
}
