/** Items of the store, found by their words. */
import { sql } from "drizzle-orm";
import type { items } from "#drizzle/catalog";
import { findDocuments } from "#workers/features/search";
import { defineSearchSection, maxCounted } from "#workers/kernel/define-search-section";
import type { RowOf } from "#workers/kernel/sql";

type FoundItem = RowOf<typeof items, "id" | "name" | "brand_name" | "points" | "image_url"> & { total: number };

export const itemsSection = defineSearchSection({
	key: "store",
	title: "catalog:menu.store",
	icon: "bag",
	place: 40,
	component: "item",
	to: (text) => `/store?${new URLSearchParams({ search: text })}`,
	flags: ["redemptions_enabled", "!user.disable_shop"],
	find: async ({ account, read }, { text, max }) => {
		const documents = findDocuments(account.id, text, "item");
		if (!documents) return { hits: [], total: 0 };
		const found =
			await read(sql<FoundItem>`select i.id, i.name, i.brand_name, i.points, i.image_url, count(*) over () as total
			from ${documents} cross join items i on i.account_id = ${account.id} and i.id = f.id
			where i.is_listed = 1 order by f.place, i.popularity desc, i.id desc limit ${max}`);
		const hits = found.map(({ id, name, brand_name, points, image_url }) => ({
			link: `/store/item/${id}`,
			fields: { name, detail: brand_name, points },
			image: image_url,
		}));
		return { hits, total: Math.min(found[0]?.total ?? 0, maxCounted) };
	},
});
