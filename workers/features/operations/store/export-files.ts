/** The files of a tenant in R2, which lie below `<family>/<account>/`, whatever families there are. */

import { partsFamily } from "#workers/features/files";

/** A file, by its place below the account: `files/2f…`. */
export type ExportedFile = { path: string; bytes: number; content_type: string };

/** Where a file of an account lies in R2. */
export function placeOf(account_id: number, path: string): string {
	const [family, ...rest] = path.split("/");
	return `${family}/${account_id}/${rest.join("/")}`;
}

/** Where the pieces of a file that is being imported wait for each other. */
export const piecesFamily = "import_pieces";

/** Families of files of which the rest is still to come. */
const unfinished = [piecesFamily, partsFamily];

/** Every family of whole files that the bucket has. */
export async function listFamilies(bucket: R2Bucket): Promise<string[]> {
	const { delimitedPrefixes } = await bucket.list({ delimiter: "/" });
	return delimitedPrefixes
		.map((prefix) => prefix.slice(0, -1))
		.filter((family) => !unfinished.includes(family))
		.sort();
}

/** A page of an account's files of one family, in the order of their names; `cursor` leads to the next. */
export async function listFiles(bucket: R2Bucket, account_id: number, family: string, cursor: string | undefined) {
	const prefix = `${family}/${account_id}/`;
	const page = await bucket.list({ prefix, limit: 500, include: ["httpMetadata"], ...(cursor ? { cursor } : {}) });
	const files = page.objects.map(({ key, size, httpMetadata }) => ({
		path: `${family}/${key.slice(prefix.length)}`,
		bytes: size,
		content_type: httpMetadata?.contentType ?? "",
	}));
	return { files, cursor: page.truncated ? page.cursor : null };
}
