/** An upload in parts: how large they are, how long one may take, and where its calls are. @browser-safe @pure */

/** The most bytes of a file that comes in parts. */
export const maxUploadBytes = 10 * 1_048_576;

/** So many bytes has each part but the last: what a slow line still carries in a few seconds. */
export const partBytes = 262_144;

/** A day: so long after it was begun, or taken up again, an upload may be finished. */
export const uploadLifeMs = 86_400_000;

/** The most uploads of a person that are begun and not finished. */
export const maxOpenUploads = 10;

/** The most bytes of all unfinished uploads of an account together. */
export const maxOpenBytes = 1_073_741_824;

/** The addresses of its calls. */
export const uploadPaths = {
	begin: "/api/files/api_begin_upload",
	part: "/api/files/api_upload_part",
} as const;

/** How many parts a file has. */
export function partCountOf(byte_count: number): number {
	return Math.ceil(byte_count / partBytes);
}

/** How many bytes a part has; parts are counted from 0. */
export function partSizeOf(byte_count: number, number: number): number {
	return Math.min(partBytes, byte_count - number * partBytes);
}
