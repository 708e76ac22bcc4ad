/** The SQL of albums: who sees them, who adds to them, and writing one. */
import { type SQL, sql } from "drizzle-orm";
import type { photoAlbums } from "#drizzle/photos";
import { personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { type Audience, pageSize } from "../rules/limits";

/** Who looks: their id, and whether all albums are theirs to see. */
export type Viewer = { id: number; is_owner: 0 | 1 };

/** An album with what its viewer may do. */
export type AlbumRow = RowOf<typeof photoAlbums, "id" | "name" | "description" | "owner_id" | "photo_count"> & {
	audience: Audience;
	owner: string;
	may_add: 0 | 1;
	/** The newest photo of it. */
	image_url: string | null;
	width: number | null;
	previews: string | null;
};

const isContributor = (viewer: Viewer) => sql`(a.owner_id = ${viewer.id} or exists (select 1 from photo_contributors c
	where c.account_id = a.account_id and c.album_id = a.id and c.user_id = ${viewer.id}))`;

/** True in SQL of an album `a` that its viewer sees. */
export const isAlbumSeen = (viewer: Viewer): SQL =>
	sql`(a.audience <> 'contributors' or ${viewer.is_owner} = 1 or ${isContributor(viewer)})`;

const columns = (
	viewer: Viewer,
) => sql`a.id, a.name, a.description, a.audience, a.owner_id, ${personName("o")} as owner,
	(a.audience = 'open' or ${isContributor(viewer)}) as may_add,
	${ofCover(sql`image_url`)}, ${ofCover(sql`width`)}, ${ofCover(sql`previews`)}, a.photo_count`;

/** A column of the newest photo that an album `a` shows. */
const ofCover = (column: SQL) => sql`(select p.${column} from photos p where p.account_id = a.account_id
	and p.album_id = a.id and p.status = 'approved' order by p.id desc limit 1) as ${column}`;

const ownerOf = sql`join users o on o.account_id = a.account_id and o.id = a.owner_id`;

/** Albums that somebody sees, the newest first, older than one where it is given; one more than a page has. */
export function listAlbums(account_id: number, viewer: Viewer, before_id: number | undefined) {
	return sql<AlbumRow>`select ${columns(viewer)} from photo_albums a ${ownerOf} where a.account_id = ${account_id}
		and a.id < ${before_id ?? Number.MAX_SAFE_INTEGER} and ${isAlbumSeen(viewer)} order by a.id desc limit ${pageSize + 1}`;
}

/** An album that somebody sees. */
export function findAlbum(account_id: number, viewer: Viewer, id: number) {
	return sql<AlbumRow>`select ${columns(viewer)} from photo_albums a ${ownerOf}
		where a.account_id = ${account_id} and a.id = ${id} and ${isAlbumSeen(viewer)}`;
}

/** True while somebody may add to an album. */
export function mayAdd(account_id: number, viewer: Viewer, id: number): Statement {
	return sql`select count(*) from photo_albums a where a.account_id = ${account_id} and a.id = ${id}
		and (a.audience = 'open' or ${isContributor(viewer)})`;
}

/** True while an album is this person's. */
export function isOwnAlbum(account_id: number, user_id: number, id: number): Statement {
	return sql`select count(*) from photo_albums a where a.account_id = ${account_id} and a.id = ${id} and a.owner_id = ${user_id}`;
}

/** Who adds to an album, by their emails. */
export function listContributors(account_id: number, album_id: number) {
	return sql<{ email: string; name: string }>`select u.email, ${personName("u")} as name from photo_contributors c
		join users u on u.account_id = c.account_id and u.id = c.user_id
		where c.account_id = ${account_id} and c.album_id = ${album_id} order by u.email`;
}

/** People who take part, by their emails. */
export function findByEmails(account_id: number, emails: readonly string[]) {
	return sql<{ id: number; email: string }>`select id, email from users where account_id = ${account_id}
		and email in (select value from ${rowsOf(emails)}) and status in ('active', 'invited')`;
}

/** Writes an album, a new one or one that is there, with exactly these contributors. */
export function saveAlbum(
	account_id: number,
	album: RowOf<typeof photoAlbums, "id" | "name" | "description" | "owner_id" | "created_at"> & { audience: Audience },
	user_ids: readonly number[],
): Statement[] {
	const { id, name, description, audience, owner_id, created_at } = album;
	return [
		sql`insert into photo_albums (account_id, id, name, description, audience, owner_id, created_at)
			values (${account_id}, ${id}, ${name}, ${description}, ${audience}, ${owner_id}, ${created_at})
			on conflict (account_id, id) do update set name = excluded.name, description = excluded.description,
				audience = excluded.audience`,
		sql`delete from photo_contributors where account_id = ${account_id} and album_id = ${id}`,
		sql`insert into photo_contributors (account_id, album_id, user_id)
			select ${account_id}, ${id}, value from ${rowsOf(user_ids)}`,
	];
}
