/** Decides what an item of a file changes in the catalogue: nothing, the item, its variants, their stock, its pictures. */
import type { ItemFields, VariantFields } from "../../store/write-items";
import type { FileItem, FileVariant } from "./catalogue-rows";
import { pointsOfCents } from "./price";

/** An item as it is before the import. */
export type KnownItem = { id: number; handle: string; content_hash: string };

/** A variant as it is before the import, with what its last file said. */
export type KnownVariant = {
	id: number;
	item_id: number;
	/** Option names and values as JSON. */
	options: string;
	options_key: string;
	position: number;
	stock: number | null;
	is_active: number;
	/** 1 when a file described it before. */
	was_imported: number;
	imported_quantity: number | null;
};

/** What an item of the file changes. */
export type ItemPlan = {
	item: ItemFields;
	variants: VariantFields[];
	/** Variants that the file no longer has: they leave the store, their orders stay. */
	withdrawn: number[];
	pictures: { item_id: number; position: number; source: string; alt: string }[];
};

/** Everything of a file's item that decides whether it changed, as one text to be hashed. */
export function contentOf(item: FileItem, description: readonly unknown[], point_price: number): string {
	const { line: _line, body: _body, variants, pictures, ...rest } = item;
	const variantFields = variants.map(({ line: _at, is_free, ...variant }) => ({
		...variant,
		...pointsOf(variant, point_price),
		...(variant.price_cents === 0 ? { is_free } : {}),
	}));
	const pictureFields = pictures.map(({ source, alt }) => [source, alt]);
	return JSON.stringify([rest, description, variantFields, pictureFields]);
}

/**
 * Plans a new or changed item. Stock is set for new variants and where the file's own quantity differs from that of
 * the last file; otherwise what was sold since stays sold.
 */
export function planItem(
	file: FileItem,
	facts: { description: readonly unknown[]; content_hash: string; point_price: number; newId: () => number },
	known: { item: KnownItem | undefined; variants: readonly KnownVariant[] },
): ItemPlan {
	const id = known.item?.id ?? facts.newId();
	const byKey = new Map(known.variants.map((variant) => [variant.options_key, variant]));
	const variants = file.variants.map((variant, at) =>
		planVariant(variant, at, id, byKey.get(variant.options_key), facts),
	);
	const named = new Set([...file.variants.map((variant) => variant.options_key), ...file.kept_options]);
	const sold = variants.filter(({ is_active }) => is_active);
	const cheapest = (sold.length > 0 ? sold : variants).reduce((one, other) =>
		other.points < one.points ? other : one,
	);
	return {
		item: {
			id,
			handle: file.handle,
			name: file.name,
			brand_name: file.brand_name,
			description: JSON.stringify(facts.description),
			tags: file.tags,
			category: file.category.join(" > "),
			status: file.status,
			product_type: file.product_type ?? null,
			points: cheapest.points,
			points_was: cheapest.points_was,
			content_hash: facts.content_hash,
		},
		variants,
		withdrawn: known.variants
			.filter((variant) => variant.is_active && !named.has(variant.options_key))
			.map((variant) => variant.id),
		pictures: file.pictures.map(({ source, alt }, at) => ({
			item_id: id,
			position: at + 1,
			source,
			alt: alt || file.name,
		})),
	};
}

/** Variants that a file of wrong rows brings to an item that is there: nothing else of the item changes. */
export function planSupplement(
	file: FileItem,
	facts: { point_price: number; newId: () => number },
	known: { item: KnownItem; variants: readonly KnownVariant[] },
): Pick<ItemPlan, "variants"> & { pictures: ItemPlan["pictures"] } {
	const byKey = new Map(known.variants.map((variant) => [variant.options_key, variant]));
	const names = (JSON.parse(known.variants[0]?.options ?? "[]") as [string, string][]).map(([name]) => name);
	const last = Math.max(0, ...known.variants.map(({ position }) => position));
	const variants = file.variants.map((variant, at) => {
		const options = variant.options.map(([name, value], place): [string, string] => [
			name || (names[place] ?? ""),
			value,
		]);
		const twin = byKey.get(variant.options_key);
		const planned = planVariant({ ...variant, options }, last + at, known.item.id, twin, facts);
		return twin ? { ...planned, position: twin.position } : planned;
	});
	const pictures = file.pictures.map(({ source, alt, line }) => ({
		item_id: known.item.id,
		position: placeOfSupplement + line,
		source,
		alt: alt || file.name,
	}));
	return { variants, pictures };
}

/** Behind every picture that an item's own file gives it. */
const placeOfSupplement = 1_000;

function planVariant(
	file: FileVariant,
	at: number,
	item_id: number,
	known: KnownVariant | undefined,
	facts: { point_price: number; newId: () => number },
): VariantFields {
	return {
		id: known?.id ?? facts.newId(),
		item_id,
		position: at + 1,
		options: JSON.stringify(file.options),
		options_key: file.options_key,
		sku: file.sku,
		shelf: file.shelf,
		...pointsOf(file, facts.point_price),
		price_cents: file.price_cents,
		stock: file.quantity,
		sets_stock: isStockToSet(file.quantity, known) ? 1 : 0,
		image_source: file.image_source,
		is_gift_card: file.is_gift_card,
		delivery: file.delivery,
		is_free: file.is_free,
		is_active: file.price_cents > 0 || file.is_free ? 1 : 0,
	};
}

function isStockToSet(quantity: number | null, known: KnownVariant | undefined): boolean {
	return !known?.was_imported || known.imported_quantity !== quantity;
}

/** The points to pay, and those of the compare-at price where that is higher. */
function pointsOf(variant: Pick<FileVariant, "price_cents" | "compare_at_cents">, point_price: number) {
	const points = pointsOfCents(variant.price_cents, point_price);
	const was = variant.compare_at_cents === null ? 0 : pointsOfCents(variant.compare_at_cents, point_price);
	return { points, points_was: was > points ? was : 0 };
}
