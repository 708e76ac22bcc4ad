/** Names of all files that there are: a bucket lists a thousand at once. */

type Page = { objects: { key: string }[] } & ({ truncated: true; cursor: string } | { truncated: false });
type Listed = { list(options?: { cursor?: string }): Promise<Page> };

/** The keys of a bucket, of all clients, in their order. */
export async function allKeysOf(bucket: Listed): Promise<string[]> {
	const keys: string[] = [];
	for (let cursor: string | undefined; ; ) {
		const page = await bucket.list(cursor === undefined ? {} : { cursor });
		keys.push(...page.objects.map(({ key }) => key));
		if (!page.truncated) return keys;
		cursor = page.cursor;
	}
}
