/** Applies one chunk of a catalogue file: reads its items, finds what each changes, and composes the statements. */
import { parseRichText } from "#workers/features/rich-text";
import { hashOf } from "#workers/kernel/idempotency";
import type { Scope } from "#workers/kernel/scope";
import { type FileItem, readItem, refuseExcess } from "../rules/catalogue-rows";
import { cellOf } from "../rules/columns";
import type { CsvRecord } from "../rules/csv-records";
import { contentOf, type KnownItem, type KnownVariant } from "../rules/item-plan";
import type { Reason, RefusedRow } from "../rules/refused-row";
import { findItems, findVariants } from "../store/catalogue";
import { insertWantedPictures } from "../store/pictures";
import { type Checkpoint, findTakenKeys, type ImportRequest, insertKeys } from "../store/requests";
import type { Applied } from "./applied";
import { retryPictures } from "./resolve-pictures";
import { type Candidate, writeItems, writeSupplements } from "./write-items";

/** What groups the rows of a file into items; rows without a handle stand alone. */
export function handleOf(places: Record<string, number>) {
	return (record: CsvRecord) => cellOf(record.cells, places, "Handle") || `line ${record.line}`;
}

/** What a chunk meets in the database: items and variants as they are, and handles that earlier rows took. */
type Facts = { items: Map<string, KnownItem>; variants: KnownVariant[]; taken: Map<string, number> };

type Sorted = { whole: Candidate[]; supplements: Candidate[]; refused: RefusedRow[] };

/** Reads, checks and plans the items of a chunk, and gives the statements that apply them at once. */
export async function applyCatalogue(
	scope: Scope<null>,
	request: ImportRequest,
	{ places, prices, is_supplement, cut_group }: Checkpoint,
	records: readonly CsvRecord[],
): Promise<Applied> {
	if (!prices) throw new Error("the prices of a catalogue are read before its items");
	const groups = groupsOf(records, places);
	const excess = cut_group && groups[0] && handleOf(places)(groups[0][0]!) === cut_group ? (groups.shift() ?? []) : [];
	const read = groups.map((group) => readItem(group, { places, prices, isSupplement: is_supplement ?? false }));
	const handles = read.flatMap(({ item }) => (item ? [item.handle] : []));
	const facts = await readFacts(scope, request, handles);
	const { whole, supplements, refused } = sortItems(scope, read, facts, is_supplement ?? false);
	const isSame = ({ file, content_hash }: Candidate) => facts.items.get(file.handle)?.content_hash === content_hash;
	const unchanged = whole.filter(isSame);
	const changed = whole.filter((candidate) => !isSame(candidate));
	const [written, supplemented, retried] = await Promise.all([
		writeItems(scope, request, changed, facts),
		writeSupplements(scope, request, supplements, facts),
		retryPictures(
			scope,
			unchanged.flatMap(({ file }) => file.pictures),
			unchanged.flatMap(({ file }) => facts.items.get(file.handle)?.id ?? []),
		),
	]);
	const wanted = [...written.wanted, ...supplemented.wanted, ...retried.wanted];
	return {
		statements: [
			...written.statements,
			...supplemented.statements,
			...retried.statements,
			...insertWantedPictures(scope.account.id, request.id, wanted),
			...insertKeys(scope.account.id, request.id, [...whole, ...supplements].map(keyOf)),
		],
		refused: [
			...refuseExcess(excess, cut_group ?? ""),
			...read.flatMap((item) => item.refused),
			...refused,
			...written.refused,
			...supplemented.refused,
		],
		success_count: rowsOf(changed) + rowsOf(supplements),
		unchanged_count: rowsOf(unchanged),
		picture_count: wanted.length,
	};
}

function rowsOf(candidates: readonly Candidate[]): number {
	return candidates.reduce((sum, { rows }) => sum + rows, 0);
}

function keyOf({ file }: Candidate) {
	return { key: `handle:${file.handle}`, line: file.line, subject_id: 0 };
}

function groupsOf(records: readonly CsvRecord[], places: Record<string, number>): CsvRecord[][] {
	const groups: CsvRecord[][] = [];
	const handle = handleOf(places);
	for (const record of records) {
		const last = groups.at(-1);
		if (last && handle(last[0]!) === handle(record)) last.push(record);
		else groups.push([record]);
	}
	return groups;
}

async function readFacts(scope: Scope<null>, request: ImportRequest, handles: readonly string[]): Promise<Facts> {
	const account_id = scope.account.id;
	const keys = handles.map((handle) => `handle:${handle}`);
	const [items, variants, taken] = await Promise.all([
		scope.read(findItems(account_id, handles)),
		scope.read(findVariants(account_id, handles)),
		scope.read(findTakenKeys(account_id, request.id, keys)),
	]);
	return {
		items: new Map(items.map((item) => [item.handle, item])),
		variants,
		taken: new Map(taken.map(({ key, line }) => [key.slice("handle:".length), line])),
	};
}

/** Items to be written whole, those that complete an item that is there, and those that stand wrong in the file. */
function sortItems(
	scope: Scope<null>,
	read: readonly ReturnType<typeof readItem>[],
	facts: Facts,
	isSupplement: boolean,
): Sorted {
	const sorted: Sorted = { whole: [], supplements: [], refused: [] };
	const taken = new Map(facts.taken);
	for (const { item, right } of read) {
		if (!item) continue;
		const isKnown = facts.items.has(item.handle);
		const reason = faultOf(item, taken.get(item.handle), isKnown);
		if (reason) {
			sorted.refused.push(...right.map(({ line, cells }) => ({ line, cells, reasons: [reason] })));
			continue;
		}
		taken.set(item.handle, item.line);
		const candidate = candidateOf(scope, item, right.length);
		if (isSupplement && isKnown) sorted.supplements.push(candidate);
		else sorted.whole.push(candidate);
	}
	return sorted;
}

function faultOf(item: FileItem, twin: number | undefined, isKnown: boolean): Reason | undefined {
	if (twin !== undefined) return { code: "repeated_item", values: { value: item.handle, line: twin } };
	return item.name === "" && !isKnown ? { code: "missing_value", values: { column: "Title" } } : undefined;
}

function candidateOf(scope: Scope<null>, file: FileItem, rows: number): Candidate {
	const description = parseRichText(file.body);
	const content_hash = hashOf(contentOf(file, description, scope.account.point_price));
	return { file, rows, description, content_hash };
}
