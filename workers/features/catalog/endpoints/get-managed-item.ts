/** One item as its editor sees it: hidden or not, with all variants, pictures and categories to choose from. */
import { z } from "zod";
import type { RichText } from "#workers/features/rich-text";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { type Bucket, bucketNames, bucketsOf } from "../rules/buckets";
import { textOfTree } from "../rules/description-text";
import type { QuantityMultiples } from "../rules/quantity";
import { type Options, typedOptions } from "../rules/typed-options";
import { findManagedItem, listManagedPictures, listManagedVariants, type ManagedItemRow } from "../store/manage-items";

const flag = z.literal([0, 1]);

const managedVariant = z.object({
	id: z.int(),
	options: z.string(),
	sku: z.string(),
	points: z.int(),
	points_was: z.int(),
	stock: z.int().nullable(),
	is_free: flag,
	is_active: flag,
	delivery: z.enum(["courier", "email", "donation"]),
});

export const getManagedItem = defineEndpoint({
	name: "catalog/get-managed-item",
	path: "/api/catalog/api_get_managed_item",
	summary: "One item of the store with everything that its editor changes.",
	access: ["account_owner"],
	input: z.object({ item_id: z.int() }),
	output: z.object({
		item: z.object({
			id: z.int(),
			name: z.string(),
			brand_name: z.string(),
			description: z.string(),
			tags: z.string(),
			category_id: z.int().nullable(),
			is_hidden: flag,
			is_listed: flag,
			/** Of its cheapest variant. */
			points: z.int(),
			fixed_quantities: z.string(),
			base_multiplier: z.int().nullable(),
			buckets: z.array(z.enum(bucketNames as [Bucket, ...Bucket[]])),
			/** The sum of their numbers: featured 1, trending 2, homepage 4. */
			bucket: z.int(),
			/** Sent again with a change: what was changed in between is not overwritten. */
			version: z.int(),
			image_url: z.string().nullable(),
		}),
		variants: z.array(managedVariant),
		pictures: z.array(z.object({ position: z.int(), url: z.string().nullable(), alt: z.string(), state: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { item_id }) => {
		const [[item], variants, pictures] = await Promise.all([
			read(findManagedItem(account.id, item_id)),
			read(listManagedVariants(account.id, item_id)),
			read(listManagedPictures(account.id, item_id)),
		]);
		if (!item) throw notFound("item");
		return {
			item: presentManaged(item),
			variants: variants.map(({ item_id: _item, options_key: _key, price_cents: _cents, ...variant }) => ({
				...variant,
				options: typedOptions(JSON.parse(variant.options) as Options),
			})),
			pictures,
		};
	},
});

function presentManaged({ status, description, quantity_multiples, buckets, is_listed, ...item }: ManagedItemRow) {
	const multiples = quantity_multiples ? (JSON.parse(quantity_multiples) as QuantityMultiples) : null;
	return {
		...item,
		is_listed: is_listed as 0 | 1,
		is_hidden: status === "active" ? (0 as const) : (1 as const),
		description: textOfTree(JSON.parse(description) as RichText),
		fixed_quantities: (multiples?.static_multiples ?? []).join(", "),
		base_multiplier: multiples?.base_multiplier ?? null,
		buckets: bucketsOf(buckets),
		bucket: buckets,
	};
}
