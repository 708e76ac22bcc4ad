/** All files of a client in R2: how many there are, and their deletion in pieces. */

const listsARun = 20;

async function prefixesOf(bucket: R2Bucket, account_id: number): Promise<string[]> {
	const { delimitedPrefixes } = await bucket.list({ delimiter: "/" });
	return delimitedPrefixes.map((prefix) => `${prefix}${account_id}/`);
}

/** How many files there are, and how large they are together. */
export async function sumAllFiles(bucket: R2Bucket, account_id: number): Promise<{ files: number; bytes: number }> {
	let [files, bytes] = [0, 0];
	for (const prefix of await prefixesOf(bucket, account_id)) {
		for (let cursor: string | undefined; ; ) {
			const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
			files += page.objects.length;
			bytes += page.objects.reduce((sum, { size }) => sum + size, 0);
			if (!page.truncated) break;
			cursor = page.cursor;
		}
	}
	return { files, bytes };
}

/** Deletes files while this run may; answers whether none is left. */
export async function deleteAllFiles(bucket: R2Bucket, account_id: number): Promise<boolean> {
	let lists = 0;
	for (const prefix of await prefixesOf(bucket, account_id)) {
		for (;;) {
			lists += 1;
			if (lists > listsARun) return false;
			const { objects } = await bucket.list({ prefix });
			if (objects.length === 0) break;
			await bucket.delete(objects.map(({ key }) => key));
		}
	}
	return true;
}
