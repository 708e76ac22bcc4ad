/** Fills the search of the new shard from its rows: what was written anew on the old one has a higher key there. */
import { itemsToIndex } from "#workers/features/catalog";
import { ideasToIndex } from "#workers/features/ideas";
import { groupsToIndex, peopleToIndex } from "#workers/features/members";
import { postsToIndex } from "#workers/features/recognition";
import type { Statement } from "#workers/kernel/sql";
import { documentShape } from "../rules/move-tables";
import { deleteRows } from "../store/erase-rows";
import { assertRunner, type DocumentKey, listDocumentsAfter } from "../store/moves";
import { type Cursor, compareRows, compareTable, type Differences, type Key, keyOf } from "./compare-shards";
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

/** Makes both shards know the same documents, from a cursor on; gives where to go on. One whose thing is gone is none, on either of them. */
export async function settleDocuments(copying: Copying, at: Cursor): Promise<Cursor | null> {
	const found = await compareTable(copying, documentShape, at);
	await settleFound(copying, found, []);
	return found.next;
}

/** Indexes documents anew that were written on the old shard, and makes both shards know the same of these and of `others`. */
export async function followDocuments(
	copying: Copying,
	written: readonly Key[],
	others: readonly Key[],
): Promise<void> {
	if (written.length + others.length === 0) return;
	const found = await compareRows(copying, documentShape, [...written, ...others]);
	const gone = new Set(found.extra.map((row) => JSON.stringify(keyOf(documentShape, row))));
	const left = written.filter((key) => !gone.has(JSON.stringify(key)));
	await settleFound(copying, found, left);
}

/** What the new shard has too much goes, what it lacks and what was written is indexed from its rows. */
async function settleFound(copying: Copying, found: Differences, written: readonly Key[]): Promise<void> {
	const { account_id, to, runner } = copying;
	if (found.extra.length > 0)
		await to.write([assertRunner(account_id, runner), deleteRows(account_id, documentShape, found.extra)]);
	const wanted = [...found.missing.map((row) => keyOf(documentShape, row)), ...written];
	const each = new Map(wanted.map((key) => [JSON.stringify(key), { kind: String(key[0]), id: Number(key[1]) }]));
	await indexAnew(copying, [...each.values()]);
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
		...ideasToIndex(account_id, 0, 0).index(ofKind("idea")),
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
