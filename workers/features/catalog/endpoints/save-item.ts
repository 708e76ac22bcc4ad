/**
 * Makes an item with its first variant, or changes an item's words; invariant: nothing is written onto what somebody else
 * changed meanwhile. The version that was read is asserted in the batch.
 */
import { z } from "zod";
import type { RichText } from "#workers/features/rich-text";
import { indexDocuments } from "#workers/features/search";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { maxUnitPoints } from "../rules/amounts";
import { type Bucket, bucketNames, sumOfBuckets } from "../rules/buckets";
import { maxDescription, textOfTree, treeOfText } from "../rules/description-text";
import { itemBounds } from "../rules/item-bounds";
import { maxUnits } from "../rules/quantity";
import { quantityMultiplesOf, readFixedQuantities } from "../rules/typed-quantities";
import { centsOfPoints } from "../rules/variant-price";
import { findCategory } from "../store/categories";
import {
	findManagedItem,
	hasVersion,
	type ItemWords,
	insertManagedItem,
	insertManagedVariant,
	listManagedVariants,
	type ManagedItemRow,
	refreshManaged,
	updateManagedItem,
} from "../store/manage-items";
import { documentOfItem } from "../store/search-documents";

const flag = z.literal([0, 1]);

const input = z.object({
	/** Left out for a new item, which takes price, stock and delivery of its first variant. */
	item_id: z.int().optional(),
	/** Of the item as it was read. */
	version: z.int().optional(),
	name: text(itemBounds.name).min(1),
	brand_name: text(itemBounds.brand_name).default(""),
	category_id: z.int().optional(),
	description: text(maxDescription).default(""),
	tags: text(itemBounds.tags).default(""),
	/** '6, 12, 24': only these are sold, beside multiples of the base. */
	fixed_quantities: text(200).default(""),
	base_multiplier: z.int().min(2).max(maxUnits).optional(),
	buckets: z
		.array(z.enum(bucketNames as [Bucket, ...Bucket[]]))
		.max(bucketNames.length)
		.default([]),
	is_hidden: flag.default(0),
	points: z.int().min(1).max(maxUnitPoints).optional(),
	/** Left out where nobody counts it. */
	stock: z.int().min(0).max(1_000_000_000).optional(),
	delivery: z.enum(["courier", "email", "donation"]).default("courier"),
});

type Asked = z.output<typeof input>;

export const saveItem = defineEndpoint({
	name: "catalog/save-item",
	path: "/api/catalog/api_save_item",
	summary: "Adds an item to the store, or changes one; its variants have their own call.",
	access: ["account_owner"],
	input,
	output: z.object({ item_id: z.int() }),
	errors: { item_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, asked) => {
		const { account, read } = scope;
		const [[known], [category], variants] = await Promise.all([
			asked.item_id === undefined ? [] : read(findManagedItem(account.id, asked.item_id)),
			asked.category_id === undefined ? [] : read(findCategory(account.id, asked.category_id)),
			asked.item_id === undefined ? [] : read(listManagedVariants(account.id, asked.item_id)),
		]);
		if (asked.item_id !== undefined && !known) throw notFound("item");
		if (asked.category_id !== undefined && !category) throw notFound("category");
		const words = wordsOf(scope, asked, known);
		const id = known?.id ?? scope.newId();
		const skus = variants.map(({ sku }) => sku).join(" ");
		const described = { ...words, description: JSON.parse(words.description) as RichText };
		const document = documentOfItem({ ...described, id, category: category?.path ?? "", skus });
		return scope.commit({
			statements: [
				...(known ? [assertThat("item_changed", hasVersion(account.id, id, asked.version ?? known.version))] : []),
				...(known ? [updateManagedItem(account.id, id, words)] : makeItem(scope, id, words, asked)),
				...refreshManaged(account.id, id),
				...indexDocuments(account.id, "item", [document]),
			],
			answer: { item_id: id },
			audit: { subject_kind: "item", subject_id: id, details: changesOf(known, words, asked) },
		});
	},
});

/** The item's words as they are kept; refuses quantities that are none, and a new item without a price. */
function wordsOf(scope: MemberScope, asked: Asked, known: ManagedItemRow | undefined): ItemWords {
	const fixed = readFixedQuantities(asked.fixed_quantities);
	const problems: FieldErrors = {
		...(fixed ? {} : { fixed_quantities: [scope.translate("catalog:manage.validation.fixedQuantities")] }),
		...(known || asked.points !== undefined ? {} : { points: [scope.translate("answers:validation.required")] }),
	};
	if (!fixed || Object.keys(problems).length > 0) throw invalid(problems);
	const multiples = quantityMultiplesOf(fixed, asked.base_multiplier);
	const { name, brand_name, tags } = asked;
	return {
		...{ name, brand_name, tags },
		category_id: asked.category_id ?? null,
		description: descriptionOf(asked.description, known),
		quantity_multiples: multiples && JSON.stringify(multiples),
		buckets: sumOfBuckets(asked.buckets),
		status: statusOf(asked.is_hidden, known),
	};
}

/** What was not changed stays as it was, with whatever typing cannot say. */
function descriptionOf(typed: string, known: ManagedItemRow | undefined): string {
	const before = known && textOfTree(JSON.parse(known.description) as RichText);
	const lines = (words: string) => words.replaceAll("\r\n", "\n").trim();
	return before !== undefined && lines(before) === lines(typed)
		? known!.description
		: JSON.stringify(treeOfText(typed));
}

function statusOf(is_hidden: 0 | 1, known: ManagedItemRow | undefined): ItemWords["status"] {
	if (is_hidden === 0) return "active";
	return known?.status === "archived" ? "archived" : "draft";
}

function makeItem(
	scope: MemberScope,
	id: number,
	words: ItemWords,
	{ points = 0, stock, delivery }: Asked,
): Statement[] {
	const { account, clock, newId, translate } = scope;
	const price_cents = centsOfPoints(points, account.point_price);
	if (price_cents === null) throw invalid({ points: [translate("catalog:manage.validation.tooDear")] });
	const variant = {
		...{
			id: newId(),
			item_id: id,
			options: "[]",
			options_key: "",
			sku: "",
			points,
			points_was: 0,
			price_cents,
			delivery,
		},
		...{ stock: stock ?? null, is_free: 0 as const, is_active: 1 as const },
	};
	return [
		insertManagedItem(account.id, id, words, points, clock.now()),
		insertManagedVariant(account.id, variant, clock.now()),
	];
}

/** What the audit's line names: all of a new item, and of one that is there what is different. */
function changesOf(known: ManagedItemRow | undefined, words: ItemWords, { points, stock, delivery }: Asked) {
	const { description, ...told } = words;
	if (!known) return { ...told, points, stock, delivery };
	const different = Object.entries(told).filter(([name, value]) => known[name as keyof typeof told] !== value);
	return {
		name: words.name,
		...Object.fromEntries(different),
		...(description === known.description ? {} : { changed: ["description"] }),
	};
}
