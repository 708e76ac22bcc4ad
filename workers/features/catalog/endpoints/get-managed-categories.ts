/** The categories of the store as account owners manage them, hidden and empty ones too. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listManagedCategories } from "../store/categories";

export const getManagedCategories = defineEndpoint({
	name: "catalog/get-managed-categories",
	path: "/api/catalog/api_get_managed_categories",
	summary: "All categories of the store, hidden and empty ones too, by their names from the root.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		categories: z.array(
			z.object({
				id: z.int(),
				parent_id: z.int().nullable(),
				name: z.string(),
				/** The names from the root, joined by ' > '. */
				path: z.string(),
				depth: z.int(),
				item_count: z.int(),
				position: z.int(),
				is_hidden: z.literal([0, 1]),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => ({ categories: await read(listManagedCategories(account.id)) }),
});
