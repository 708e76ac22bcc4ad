/** What somebody has chosen of a list, and the views that they may open. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readList } from "../steps/read-list";
import { findSettings, listViewsOf } from "../store/views";

const names = z.array(z.string());

export const getListSettings = defineEndpoint({
	name: "list-views/get-list-settings",
	path: "/api/list_views/api_get_list_settings",
	summary: "The caller's columns of a list, the view that opens by itself, and the views that they may open.",
	access: "signed_in",
	input: z.object({ list: z.string().max(100) }),
	output: z.object({
		/** Null: the usual ones. */
		columns: z.object({ order: names, hidden: names }).nullable(),
		default_view_id: z.int().nullable(),
		views: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				/** Fields of the list's address. */
				fields: z.record(z.string(), z.string()),
				is_shared: z.literal([0, 1]),
				is_own: z.literal([0, 1]),
				owner_name: z.string(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { list: name }) => {
		const list = readList(scope, name);
		const { account, user, read } = scope;
		const [[settings], views] = await Promise.all([
			read(findSettings(account.id, user.id, list.name)),
			read(listViewsOf(account.id, user.id, list.name)),
		]);
		const order = JSON.parse(settings?.column_order ?? "[]") as string[];
		const hidden = JSON.parse(settings?.hidden_columns ?? "[]") as string[];
		return {
			columns: order.length > 0 ? { order, hidden } : null,
			default_view_id: settings?.default_view_id ?? null,
			views: views.map(({ id, name, fields, is_shared, owner_id, owner_name }) => ({
				...{ id, name, is_shared, owner_name },
				fields: JSON.parse(fields) as Record<string, string>,
				is_own: owner_id === user.id ? (1 as const) : (0 as const),
			})),
		};
	},
});
