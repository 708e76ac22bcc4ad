/** The global filters that a person may choose from, the one used last first, found by name or description. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listFilters, maxFilters } from "../store";

/** So many are shown unless all are asked for (specification §9). */
const shownFirst = 7;

export const getFilterChoices = defineEndpoint({
	name: "global-filters/get-filter-choices",
	path: "/api/global_filters/api_get_filter_choices",
	summary: "The filters to choose from, used last first: seven, or with `show_all` every one.",
	access: ["account_owner"],
	flags: ["global_filter_enabled"],
	input: z.object({ search_text: text(100).default(""), show_all: z.literal([0, 1]).default(0) }),
	output: z.object({
		global_filters: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				description: z.string(),
				last_used: z.int().nullable(),
				is_active: z.literal([0, 1]),
				off_reason: z.enum(["field_gone", "group_gone"]).nullable(),
			}),
		),
		/** 1: there are more than are shown. */
		has_more: z.literal([0, 1]),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { search_text, show_all }) => {
		const max = show_all === 1 ? maxFilters : shownFirst;
		const found = await read(listFilters(account.id, user.id, search_text, max + 1));
		return { global_filters: found.slice(0, max), has_more: found.length > max ? (1 as const) : (0 as const) };
	},
});
