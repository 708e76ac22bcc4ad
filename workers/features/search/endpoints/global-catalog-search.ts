/** What of the store fits what was typed, in the shape of the global search. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxCounted } from "#workers/kernel/define-search-section";
import { refuse } from "#workers/kernel/errors";
import { resultsShape, searchSections } from "../steps/search-sections";
import { sectionsOf } from "../store/known-sections";

const maxHits = 20;

export const globalCatalogSearch = defineEndpoint({
	name: "search/global-catalog-search",
	path: "/api/search/api_global_catalog_search",
	summary: "Items of the store that fit a text, in the shape of the global search.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ search: z.string().trim().max(100).default("") }),
	output: resultsShape,
	repetition: { kind: "read" },
	limits: [{ name: "search", by: "person" }],
	errors: { search_text_not_provided: {} },
	handler: async (scope, { search }) => {
		if (search === "") throw refuse("search_text_not_provided");
		const items = sectionsOf(scope).filter(({ component }) => component === "item");
		return { results: await searchSections(scope, items, { text: search, max: maxHits }), max_counted: maxCounted };
	},
});
