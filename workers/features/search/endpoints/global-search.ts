/** Everything that fits what was typed, by section; under two characters nothing does. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxCounted } from "#workers/kernel/define-search-section";
import { isSearchable, maxCharacters } from "../rules/search-text";
import { resultsShape, searchSections } from "../steps/search-sections";
import { sectionsOf } from "../store/known-sections";

const hitsOfEach = 4;
const hitsOfOne = 50;

export const globalSearch = defineEndpoint({
	name: "search/global-search",
	path: "/api/search/api_global_search",
	summary: "What fits a text, by section; `section` keeps to one of them, with more hits.",
	access: "signed_in",
	input: z.object({ search: z.string().trim().max(maxCharacters).default(""), section: z.string().max(40).optional() }),
	output: resultsShape,
	repetition: { kind: "read" },
	limits: [{ name: "search", by: "person" }],
	handler: async (scope, { search, section }) => {
		if (!isSearchable(search)) return { results: [], max_counted: maxCounted };
		const sections = sectionsOf(scope);
		const chosen = sections.find(({ key }) => key === section);
		const results = await searchSections(scope, chosen ? [chosen] : sections, {
			text: search,
			max: chosen ? hitsOfOne : hitsOfEach,
		});
		return { results, max_counted: maxCounted };
	},
});
