/** Applies one chunk of a catalogue file: categories, items, variants, stock and pictures. */
import { refreshItemFigures } from "#workers/features/catalog";
import { parseRichText, plainTextOf } from "#workers/features/rich-text";
import { indexDocuments } from "#workers/features/search";
import { hashOf } from "#workers/kernel/idempotency";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type FileItem, readItem } from "../rules/catalogue-rows";
import { stepsOf } from "../rules/categories";
import { cellOf } from "../rules/columns";
import type { CsvRecord } from "../rules/csv-records";
import { contentOf, type ItemPlan, type KnownItem, type KnownVariant, planItem } from "../rules/item-plan";
import type { RefusedRow } from "../rules/refused-row";
import {
	findCategories,
	findItems,
	findVariants,
	insertCategories,
	type NewCategory,
	replacePictures,
	upsertItems,
	upsertVariants,
	withdrawVariants,
} from "../store/catalogue";
import { findTakenKeys, type ImportRequest, insertKeys } from "../store/requests";
import type { Applied } from "./applied";
import { resolvePictures } from "./resolve-pictures";

/** What groups the rows of a file into items; rows without a handle stand alone. */
export function handleOf(places: Record<string, number>) {
	return (record: CsvRecord) => cellOf(record.cells, places, "Handle") || `line ${record.line}`;
}

type Candidate = { file: FileItem; rows: number; description: ReturnType<typeof parseRichText>; content_hash: string };

/** Reads, checks and plans the items of a chunk, and gives the statements that apply them at once. */
export async function applyCatalogue(
	scope: Scope<null>,
	request: ImportRequest,
	places: Record<string, number>,
	records: readonly CsvRecord[],
): Promise<Applied> {
	const read = groupsOf(records, places).map((group) => readItem(group, places));
	const refused = read.flatMap((item) => item.refused);
	const handles = read.flatMap(({ item }) => (item ? [item.handle] : []));
	const facts = await readFacts(scope, request, handles);
	const candidates: Candidate[] = [];
	const taken = new Map(facts.taken);
	for (const { item, right } of read) {
		if (!item) continue;
		const twin = taken.get(item.handle);
		if (twin === undefined) {
			taken.set(item.handle, item.line);
			candidates.push(await readCandidate(scope, item, right.length));
			continue;
		}
		const reason = { code: "repeated_item", values: { value: item.handle, line: twin } };
		refused.push(...right.map((record) => ({ line: record.line, cells: record.cells, reason })));
	}
	const changed = candidates.filter(
		({ file, content_hash }) => facts.items.get(file.handle)?.content_hash !== content_hash,
	);
	const rowsOf = (list: readonly Candidate[]) => list.reduce((sum, { rows }) => sum + rows, 0);
	const written = await writeItems(scope, request, changed, facts);
	const keys = candidates.map(({ file }) => ({
		key: `handle:${file.handle}`,
		line: file.line,
		subject_id: facts.items.get(file.handle)?.id ?? 0,
	}));
	return {
		statements: [...written.statements, ...insertKeys(scope.account.id, request.id, keys)],
		refused: [...refused, ...written.refused],
		success_count: rowsOf(changed),
		unchanged_count: rowsOf(candidates) - rowsOf(changed),
		follow: written.follow,
	};
}

function groupsOf(records: readonly CsvRecord[], places: Record<string, number>): CsvRecord[][] {
	const groups: CsvRecord[][] = [];
	const keyOf = handleOf(places);
	for (const record of records) {
		const last = groups.at(-1);
		if (last && keyOf(last[0]!) === keyOf(record)) last.push(record);
		else groups.push([record]);
	}
	return groups;
}

type Facts = { items: Map<string, KnownItem>; variants: KnownVariant[]; taken: Map<string, number> };

async function readFacts(scope: Scope<null>, request: ImportRequest, handles: readonly string[]): Promise<Facts> {
	const account_id = scope.account.id;
	const [items, variants, taken] = await Promise.all([
		scope.read(findItems(account_id, handles)),
		scope.read(findVariants(account_id, handles)),
		scope.read(
			findTakenKeys(
				account_id,
				request.id,
				handles.map((handle) => `handle:${handle}`),
			),
		),
	]);
	return {
		items: new Map(items.map((item) => [item.handle, item])),
		variants,
		taken: new Map(taken.map(({ key, line }) => [key.slice("handle:".length), line])),
	};
}

async function readCandidate(scope: Scope<null>, file: FileItem, rows: number): Promise<Candidate> {
	const description = parseRichText(file.body);
	const content_hash = hashOf(contentOf(file, description, scope.account.point_price));
	return { file, rows, description, content_hash };
}

type Written = { statements: Statement[]; refused: RefusedRow[]; follow: Applied["follow"] };

async function writeItems(
	scope: Scope<null>,
	request: ImportRequest,
	changed: readonly Candidate[],
	facts: Facts,
): Promise<Written> {
	if (changed.length === 0) return { statements: [], refused: [], follow: [] };
	const account_id = scope.account.id;
	const now = request.as_of ?? scope.clock.now();
	const { point_price } = scope.account;
	const plans = changed.map(({ file, description, content_hash }) => {
		const item = facts.items.get(file.handle);
		const variants = item ? facts.variants.filter((variant) => variant.item_id === item.id) : [];
		return planItem(file, { description, content_hash, point_price, newId: scope.newId }, { item, variants });
	});
	const ids = plans.map(({ item }) => item.id);
	const [categories, pictures] = await Promise.all([
		ensureCategories(
			scope,
			plans.map(({ item }) => item.category),
		),
		resolvePictures(
			scope,
			request,
			changed.flatMap(({ file }) => file.pictures),
			plans.flatMap((plan) => plan.pictures),
		),
	]);
	const items = plans.map(({ item: { category, ...item } }) => ({
		...item,
		category_id: categories.ids.get(category) ?? null,
	}));
	return {
		statements: [
			...insertCategories(account_id, categories.added, now),
			...upsertItems(account_id, items, now),
			...upsertVariants(
				account_id,
				plans.flatMap((plan) => plan.variants),
				now,
			),
			...withdrawVariants(
				account_id,
				plans.flatMap((plan) => plan.withdrawn),
			),
			...pictures.statements,
			...replacePictures(account_id, ids, pictures.rows),
			...refreshItemFigures(account_id, ids),
			...indexDocuments(
				account_id,
				"item",
				plans.map((plan, at) => documentOf(plan, changed[at]!)),
			),
		],
		refused: pictures.refused,
		follow: pictures.follow,
	};
}

/** The ids of all categories of these paths, and those that are new. */
async function ensureCategories(
	scope: Scope<null>,
	paths: readonly string[],
): Promise<{ ids: Map<string, number>; added: NewCategory[] }> {
	const steps = stepsOf(paths.filter((path) => path !== ""));
	const known = await scope.read(
		findCategories(
			scope.account.id,
			steps.map(({ path }) => path),
		),
	);
	const ids = new Map(known.map(({ path, id }) => [path, id]));
	const added: NewCategory[] = [];
	for (const { path, parent_path, name, depth } of steps) {
		if (ids.has(path)) continue;
		const id = scope.newId();
		ids.set(path, id);
		added.push({ id, parent_id: parent_path === null ? null : ids.get(parent_path)!, name, path, depth });
	}
	return { ids, added };
}

/** What search knows of an item. */
function documentOf({ item, variants }: ItemPlan, { description }: Candidate) {
	const skus = variants.map((variant) => variant.sku).join(" ");
	return {
		id: item.id,
		title: item.name,
		body: `${item.brand_name} ${item.tags} ${item.category} ${skus} ${plainTextOf(description)}`,
	};
}
