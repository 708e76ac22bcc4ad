/** Where a video's files are served, and where their bytes lie. @pure */

/** The address of a file. */
export function fileAddress(key: string): string {
	return `/how_to_videos/${key}`;
}

/** Its place in R2; a tenant's files stand apart. */
export function objectKey(account_id: number, key: string): string {
	return `how_to_videos/${account_id}/${key}`;
}
