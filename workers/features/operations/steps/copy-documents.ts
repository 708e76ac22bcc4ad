/** Fills the search of the new shard from its rows: what was written anew on the old one has a higher key there. */
import { itemsToIndex } from "#workers/features/catalog";
import { groupsToIndex, peopleToIndex } from "#workers/features/members";
import { postsToIndex } from "#workers/features/recognition";
import type { Statement } from "#workers/kernel/sql";
import { documentShape } from "../rules/move-tables";
import { deleteRows } from "../store/erase-rows";
import { assertRunner, type DocumentKey, listDocumentsAfter } from "../store/moves";
import { beginning, type Cursor, compareTable, type Differences } from "./compare-shards";
import type { Copying } from "./copy-rows";

const documentsAtOnce = 500;

/** Indexes the next documents after a key of the old shard; gives the last one's key, or null when there are no more. */
export async function copyDocuments(copying: Copying, after: number): Promise<number | null> {
	const { from, account_id } = copying;
	const found = await from.read(listDocumentsAfter(account_id, after, documentsAtOnce));
	if (found.length === 0) return null;
	await indexAnew(copying, found);
	return found.at(-1)!.key;
}

/** Makes both shards know the same documents. One whose thing is gone is none, on either of them. */
export async function settleDocuments(copying: Copying): Promise<void> {
	const { account_id, to, runner } = copying;
	for (let at: Cursor | null = beginning; at !== null; ) {
		const found: Differences = await compareTable(copying, documentShape, at);
		if (found.extra.length > 0)
			await to.write([assertRunner(account_id, runner), deleteRows(account_id, documentShape, found.extra)]);
		await indexAnew(copying, found.missing as unknown as DocumentKey[]);
		at = found.next;
	}
}

async function indexAnew(copying: Copying, documents: readonly Pick<DocumentKey, "kind" | "id">[]): Promise<void> {
	const { account_id, to, runner } = copying;
	if (documents.length === 0) return;
	const ofKind = (kind: string) =>
		documents
			.filter((one) => one.kind === kind)
			.map(({ id }) => ({ id }))
			.sort((one, other) => one.id - other.id);
	const statements: Statement[] = [
		...peopleToIndex(account_id, 0, 0).index(ofKind("user")),
		...groupsToIndex(account_id, 0, 0).index(ofKind("group")),
		...postsToIndex(account_id, 0, 0).index(ofKind("recognition")),
		...(await itemsAgain(copying, ofKind("item"))),
	];
	await to.write([assertRunner(account_id, runner), ...statements]);
}

/** Items are read with what their documents are made of, in the order of their ids. */
async function itemsAgain({ account_id, to }: Copying, wanted: readonly { id: number }[]): Promise<Statement[]> {
	const statements: Statement[] = [];
	let left = wanted.map(({ id }) => id);
	while (left.length > 0) {
		const { list, index } = itemsToIndex(account_id, left[0]! - 1, documentsAtOnce);
		const rows = await to.read(list);
		const chosen = new Set(left);
		statements.push(...index(rows.filter(({ id }) => chosen.has(id))));
		const last = rows.length < documentsAtOnce ? Number.POSITIVE_INFINITY : rows.at(-1)!.id;
		left = left.filter((id) => id > last);
	}
	return statements;
}
