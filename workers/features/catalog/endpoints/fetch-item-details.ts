/** One item with its variants, pictures, description and place in the category tree; items that are not listed are not found. */
import { z } from "zod";
import { type RichText, richText } from "#workers/features/rich-text";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { offerOf } from "../rules/flash-offer";
import { presentItem, type StoreItemRow, storeItem } from "../rules/store-item";
import { findDetails, listCategoriesOf, listPictures, listVariants, type VariantRow } from "../store/details";
import { withLiveFigure } from "../store/live-figure";
import { untilStoreChanges } from "../store/store-cache";

const variant = z.object({
	id: z.int(),
	options: z.array(z.tuple([z.string(), z.string()])),
	sku: z.string(),
	points: z.int(),
	points_was: z.int().optional(),
	price_cents: z.int(),
	stock: z.int().nullable(),
	image_url: z.string().nullable(),
	is_gift_card: z.union([z.literal(0), z.literal(1)]),
	/** How it reaches its recipient. */
	delivery: z.enum(["courier", "email", "donation"]),
});

const picture = z.object({ url: z.string(), alt: z.string(), width: z.int().nullable(), height: z.int().nullable() });

export const fetchItemDetails = defineEndpoint({
	name: "catalog/fetch-item-details",
	path: "/api/catalog/api_fetch_item_details",
	summary: "One item of the store with everything that its page shows.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ item_id: z.int() }),
	output: z.object({
		item: storeItem.extend({
			description: richText,
			/** In a flash sale: the most units for one person. */
			limit_per_member: z.int().optional(),
			variants: z.array(variant),
			pictures: z.array(picture),
			category_path: z.array(z.object({ id: z.int(), name: z.string() })),
		}),
	}),
	repetition: { kind: "read" },
	cache: untilStoreChanges,
	handler: async (scope, { item_id }) => ({ item: await readItem(scope, item_id) }),
	finish: async (scope, details) => {
		const item = await withLiveFigure(scope, details.item);
		return item === details.item ? details : { item };
	},
});

/** The item as the database has it. */
async function readItem(scope: MemberScope, item_id: number) {
	const account_id = scope.account.id;
	const [[row], variants, pictures, category_path] = await Promise.all([
		scope.read(findDetails(account_id, item_id, scope.clock.now())),
		scope.read(listVariants(account_id, item_id)),
		scope.read(listPictures(account_id, item_id)),
		scope.read(listCategoriesOf(account_id, item_id)),
	]);
	if (!row) throw notFound("item");
	const { description: tree, ...tile } = row;
	return {
		...presentItem(tile, scope.account, scope.clock.now()),
		...(row.sale_limit === null ? {} : { limit_per_member: row.sale_limit }),
		description: JSON.parse(tree) as RichText,
		variants: variants.map((variant) => presentVariant(variant, row)),
		pictures,
		category_path,
	};
}

/** A flash sale makes one price for all variants. */
function presentVariant({ points_was, ...row }: VariantRow, item: StoreItemRow) {
	const offer = offerOf(item);
	return {
		...row,
		options: JSON.parse(row.options) as [string, string][],
		...(points_was > row.points ? { points_was } : {}),
		...(offer ? { points: offer.points, points_was: offer.points_was } : {}),
	};
}
