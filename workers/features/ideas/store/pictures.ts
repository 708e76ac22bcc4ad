/** The SQL of an idea's pictures. */
import { sql } from "drizzle-orm";
import type { ideaPictures } from "#drizzle/ideas";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { maxPictures } from "../rules/idea";

/** A picture. */
export type PictureRow = RowOf<typeof ideaPictures, "id" | "image_url" | "name">;

/** The pictures of an idea, in the order in which they came. */
export function listPictures(account_id: number, idea_id: number) {
	return sql<PictureRow>`select p.id, p.image_url, p.name from idea_pictures p
		where p.account_id = ${account_id} and p.idea_id = ${idea_id} order by p.id limit ${maxPictures}`;
}

/** Adds one; the same picture again is the one that is there. */
export function insertPicture(account_id: number, idea_id: number, picture: PictureRow, now: number): Statement {
	return sql`insert into idea_pictures (account_id, id, idea_id, image_url, name, created_at)
		values (${account_id}, ${picture.id}, ${idea_id}, ${picture.image_url}, ${picture.name}, ${now})
		on conflict (account_id, idea_id, image_url) do nothing`;
}

/** Takes one away. */
export function deletePicture(account_id: number, idea_id: number, id: number): Statement {
	return sql`delete from idea_pictures where account_id = ${account_id} and idea_id = ${idea_id} and id = ${id}`;
}

/** True in SQL while there is room for one more, or it is there already. */
export function hasRoomForPicture(account_id: number, idea_id: number, image_url: string): Statement {
	return sql`select sum(p.image_url <> ${image_url}) is null or sum(p.image_url <> ${image_url}) < ${maxPictures}
		from idea_pictures p where p.account_id = ${account_id} and p.idea_id = ${idea_id}`;
}
