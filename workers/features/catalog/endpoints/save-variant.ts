/**
 * Adds a variant, or changes its price, stock and how it is delivered; invariant: what was sold or changed since it was read
 * is not undone. Price and stock that were read are asserted in the batch.
 */
import { z } from "zod";
import type { RichText } from "#workers/features/rich-text";
import { indexDocuments } from "#workers/features/search";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxUnitPoints } from "../rules/amounts";
import { itemBounds } from "../rules/item-bounds";
import { areTypedSo, maxTypedOptions, type Options, readOptions } from "../rules/typed-options";
import { centsOfPoints } from "../rules/variant-price";
import { findCategory } from "../store/categories";
import {
	findManagedItem,
	hasRoomForVariant,
	insertManagedVariant,
	isPricedAs,
	listManagedVariants,
	type ManagedItemRow,
	type ManagedVariantRow,
	refreshManaged,
	updateManagedVariant,
} from "../store/manage-items";
import { documentOfItem } from "../store/search-documents";

const maxVariants = 200;

const flag = z.literal([0, 1]);
const stock = z.int().min(0).max(1_000_000_000);
const points = z.int().min(0).max(maxUnitPoints);

const input = z.object({
	item_id: z.int(),
	/** Left out for a new one. */
	variant_id: z.int().optional(),
	/** Price and stock as they were read; a stock that nobody counts is left out. */
	known_points: points.optional(),
	known_stock: stock.optional(),
	/** 'Size: L, Color: Blue'; nothing where an item has one variant alone. */
	options: text(maxTypedOptions).default(""),
	sku: text(itemBounds.sku).default(""),
	points,
	/** What it cost before, where it became cheaper. */
	points_was: points.default(0),
	/** Left out where nobody counts it. */
	stock: stock.optional(),
	delivery: z.enum(["courier", "email", "donation"]).default("courier"),
	/** Nothing is sold for 0 points unless its owner says so. */
	is_free: flag.default(0),
	is_active: flag.default(1),
});

type Asked = z.output<typeof input>;

export const saveVariant = defineEndpoint({
	name: "catalog/save-variant",
	path: "/api/catalog/api_save_variant",
	summary: "Adds a variant of an item, or changes its price, stock and delivery.",
	access: ["account_owner"],
	input,
	output: z.object({ variant_id: z.int() }),
	errors: {
		variant_changed: {},
		too_many_variants: {},
		variant_exists: { constraints: ["variants.account_id, variants.item_id, variants.options_key"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, asked) => {
		const { account, clock, read } = scope;
		const { item_id } = asked;
		const [[item], variants] = await Promise.all([
			read(findManagedItem(account.id, item_id)),
			read(listManagedVariants(account.id, item_id)),
		]);
		const known = variants.find(({ id }) => id === asked.variant_id);
		if (!item) throw notFound("item");
		if (asked.variant_id !== undefined && !known) throw notFound("variant");
		const variant = { id: known?.id ?? scope.newId(), item_id, ...fieldsOf(scope, asked, known) };
		const asRead = { points: asked.known_points ?? known?.points ?? 0, stock: knownStock(asked, known) };
		return scope.commit({
			statements: [
				known
					? assertAll({ variant_changed: isPricedAs(account.id, variant.id, asRead.points, asRead.stock) })
					: assertAll({ too_many_variants: hasRoomForVariant(account.id, item_id, maxVariants) }),
				known ? updateManagedVariant(account.id, variant) : insertManagedVariant(account.id, variant, clock.now()),
				...refreshManaged(account.id, item_id),
				...(await indexWith(scope, item, [...variants.filter((one) => one !== known), variant])),
			],
			answer: { variant_id: variant.id },
			audit: {
				subject_kind: "item",
				subject_id: item_id,
				details: { variant: asked.options, before: known ? pricesOf(known) : null, after: pricesOf(variant) },
			},
		});
	},
});

/** A stock that was read; with neither of the known figures it is the one that stands. */
function knownStock(asked: Asked, known: ManagedVariantRow | undefined): number | null {
	return asked.known_points === undefined ? (known?.stock ?? null) : (asked.known_stock ?? null);
}

/**
 * The columns; refuses what is no option, what is too dear, and a price of 0 that nobody said. Options and price that
 * are not touched stay as they were, with what a file said of them: what the supplier is paid, too.
 */
function fieldsOf({ account, translate }: MemberScope, asked: Asked, known: ManagedVariantRow | undefined) {
	const options = optionsOf(asked, known);
	const price_cents =
		known?.points === asked.points ? known.price_cents : centsOfPoints(asked.points, account.point_price);
	const problems: FieldErrors = {
		...(options ? {} : { options: [translate("catalog:manage.validation.options")] }),
		...(price_cents === null ? { points: [translate("catalog:manage.validation.tooDear")] } : {}),
		...(asked.points === 0 && asked.is_free === 0 && asked.is_active === 1
			? { points: [translate("catalog:manage.validation.free")] }
			: {}),
		...(asked.points_was > 0 && asked.points_was <= asked.points
			? { points_was: [translate("catalog:manage.validation.dearerBefore")] }
			: {}),
	};
	if (!options || price_cents === null || Object.keys(problems).length > 0) throw invalid(problems);
	const { sku, points, points_was, delivery, is_free, is_active } = asked;
	return {
		...{ sku, points, points_was, price_cents, delivery, is_free, is_active },
		stock: asked.stock ?? null,
		...options,
	};
}

/** The options with their key; null for what is none. */
function optionsOf(asked: Asked, known: ManagedVariantRow | undefined) {
	if (known && areTypedSo(JSON.parse(known.options) as Options, asked.options))
		return { options: known.options, options_key: known.options_key };
	const options = readOptions(asked.options);
	return options && { options: JSON.stringify(options), options_key: keyOf(options) };
}

/** As imports have it, so that a file finds what was made here. */
function keyOf(options: Options): string {
	return options.map(([, value]) => value).join(" / ");
}

async function indexWith(scope: MemberScope, item: ManagedItemRow, variants: readonly { sku: string }[]) {
	const { account, read } = scope;
	const [category] = item.category_id === null ? [] : await read(findCategory(account.id, item.category_id));
	const described = { ...item, description: JSON.parse(item.description) as RichText };
	const skus = variants.map(({ sku }) => sku).join(" ");
	return indexDocuments(account.id, "item", [documentOfItem({ ...described, category: category?.path ?? "", skus })]);
}

type Prices = { points: number; stock: number | null; is_active: 0 | 1 };

function pricesOf({ points, stock: left, is_active }: Prices) {
	return { points, stock: left, is_active };
}
