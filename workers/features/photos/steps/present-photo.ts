/** A photo on the wire; the count of votes is there once voting has ended. */
import { z } from "zod";
import type { Preview } from "#workers/features/files";
import { pageSize, toldStatuses } from "../rules/limits";
import type { PhotoRow } from "../store/photos";

/** Smaller ones of a picture: the width of each in pixels, and its address. */
export const previewsOutput = z.array(z.object({ width: z.int(), url: z.string() }));

/** What a photo shows. */
export const photoOutput = z.object({
	id: z.int(),
	title: z.string(),
	description: z.string(),
	image_url: z.string(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	previews: previewsOutput,
	by: z.string(),
	is_own: z.literal([0, 1]),
	status: z.enum(toldStatuses),
	notes: z.string(),
	created_at: z.int(),
	vote_count: z.int().nullable(),
	/** Of a winner of a contest that is over. */
	place: z.int().nullable(),
});

/** A photo as somebody sees it; `winners` are those of its contest once voting has ended. */
export function presentPhoto(
	row: PhotoRow,
	user_id: number,
	winners?: readonly Pick<PhotoRow, "id" | "won_place">[],
): z.output<typeof photoOutput> {
	const { id, title, description, image_url, width, height, by, created_at } = row;
	const at = winners?.findIndex((winner) => winner.id === id) ?? -1;
	const status = at < 0 ? row.status : ("winner" as const);
	const isOwn = row.user_id === user_id;
	return {
		...{ id, title, description, image_url, width, height, by, status, created_at },
		previews: previewsOf(row),
		is_own: isOwn ? 1 : 0,
		notes: isOwn ? row.notes : "",
		vote_count: winners ? row.vote_count : null,
		// Before the clock has kept the places they are those of the order.
		place: at < 0 ? null : (row.won_place ?? at + 1),
	};
}

/** The previews that a row holds; none until they were made. */
export function previewsOf({ previews }: { previews: string | null }): Preview[] {
	return previews === null ? [] : JSON.parse(previews);
}

/** A page of rows that were read with one more, and where the next one begins. */
export function pageOf<Row extends { id: number }>(
	rows: readonly Row[],
): { page: Row[]; next_before_id: number | null } {
	const page = rows.slice(0, pageSize);
	return { page, next_before_id: rows.length > pageSize ? page.at(-1)!.id : null };
}
