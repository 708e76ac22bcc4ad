/** Composes the statements of a chunk's items: categories, items, variants, stock, pictures, figures and search. */
import type { parseRichText } from "#workers/features/rich-text";
import { indexDocuments } from "#workers/features/search";
import type { Upload } from "#workers/kernel/define-import";
import type { RefusedRow } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { refreshItemFigures } from "../store/figures";
import { documentOfItem } from "../store/search-documents";
import {
	forgetContent,
	insertCategories,
	insertPictures,
	type NewCategory,
	replacePictures,
	showFirstPictures,
	upsertItems,
	upsertVariants,
	withdrawVariants,
} from "../store/write-items";
import { resolvePictures } from "./resolve-pictures";
import type { FileItem } from "./rules/catalogue-rows";
import { stepsOf } from "./rules/categories";
import { type ItemPlan, type KnownItem, type KnownVariant, planItem, planSupplement } from "./rules/item-plan";
import { findCategories } from "./store/items";
import type { WantedPicture } from "./store/pictures";

/** An item of the file that may be written. */
export type Candidate = {
	file: FileItem;
	description: ReturnType<typeof parseRichText>;
	content_hash: string;
};

type Known = { items: Map<string, KnownItem>; variants: readonly KnownVariant[] };

/** Statements, warnings about pictures, and pictures that are to be fetched. */
export type Written = { statements: Statement[]; refused: RefusedRow[]; wanted: WantedPicture[] };

/** Writes items as the file has them: new and changed ones. */
export async function writeItems(
	scope: Scope<null>,
	upload: Upload,
	changed: readonly Candidate[],
	known: Known,
): Promise<Written> {
	if (changed.length === 0) return { statements: [], refused: [], wanted: [] };
	const account_id = scope.account.id;
	const now = upload.as_of ?? scope.clock.now();
	const { point_price } = scope.account;
	const variantsOf = variantsByItem(known.variants);
	const plans = changed.map(({ file, description, content_hash }) => {
		const item = known.items.get(file.handle);
		const variants = variantsOf.get(item?.id ?? 0) ?? [];
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
			changed.flatMap(({ file }) => file.pictures),
			plans.flatMap((plan) => plan.pictures),
		),
	]);
	const items = plans.map(({ item: { category, ...item } }) => ({
		...item,
		category_id: categories.ids.get(category) ?? null,
	}));
	const documents = plans.map((plan, at) => documentOf(plan, changed[at]!));
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
			...indexDocuments(account_id, "item", documents),
		],
		refused: pictures.refused,
		wanted: pictures.wanted,
	};
}

/** Adds what a file of wrong rows brings to items that are there: variants and pictures; nothing is taken away. */
export async function writeSupplements(
	scope: Scope<null>,
	upload: Upload,
	supplements: readonly Candidate[],
	known: Known,
): Promise<Written> {
	if (supplements.length === 0) return { statements: [], refused: [], wanted: [] };
	const account_id = scope.account.id;
	const now = upload.as_of ?? scope.clock.now();
	const facts = { point_price: scope.account.point_price, newId: scope.newId };
	const variantsOf = variantsByItem(known.variants);
	const plans = supplements.map(({ file }) => {
		const item = known.items.get(file.handle)!;
		return planSupplement(file, facts, { item, variants: variantsOf.get(item.id) ?? [] });
	});
	const ids = supplements.map(({ file }) => known.items.get(file.handle)!.id);
	const pictures = await resolvePictures(
		scope,
		supplements.flatMap(({ file }) => file.pictures),
		plans.flatMap((plan) => plan.pictures),
	);
	return {
		statements: [
			...upsertVariants(
				account_id,
				plans.flatMap((plan) => plan.variants),
				now,
			),
			...forgetContent(account_id, ids),
			...pictures.statements,
			...insertPictures(account_id, pictures.rows),
			...showFirstPictures(account_id, ids),
			...refreshItemFigures(account_id, ids),
		],
		refused: pictures.refused,
		wanted: pictures.wanted,
	};
}

function variantsByItem(variants: readonly KnownVariant[]): Map<number, KnownVariant[]> {
	const byItem = new Map<number, KnownVariant[]>();
	for (const variant of variants) {
		const own = byItem.get(variant.item_id);
		if (own) own.push(variant);
		else byItem.set(variant.item_id, [variant]);
	}
	return byItem;
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
	return documentOfItem({ ...item, description, skus: variants.map((variant) => variant.sku).join(" ") });
}
