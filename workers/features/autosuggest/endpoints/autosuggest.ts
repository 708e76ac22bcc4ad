/** Suggests people, groups, programs, what is sold and more of this account by how its words begin; each kind from the feature that owns it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { input, suggestion } from "../rules/suggestion";
import { sources } from "../steps/sources";

export const autosuggest = defineEndpoint({
	name: "autosuggest/autosuggest",
	path: "/api/search/api_autosuggest",
	summary: "Suggestions of one type for what was typed.",
	access: "signed_in",
	input,
	output: z.object({ searchResults: z.array(suggestion) }),
	repetition: { kind: "read" },
	limits: [{ name: "search", by: "person" }],
	handler: async (scope, asked) => {
		const search_text = asked.search_text || asked.filters.search_text || "";
		if (search_text === "") throw invalid({ search_text: [scope.translate("answers:validation.required")] });
		return { searchResults: (await Promise.all(sources(scope, { ...asked, search_text }))).flat() };
	},
});
