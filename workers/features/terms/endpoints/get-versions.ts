/** The terms as their owner edits them: where they are accepted, the newest text, and every version with its author. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { optInLocationOf, optInLocations } from "../rules/terms";
import { presentVersion, version } from "../rules/version";
import { listVersions } from "../store";

export const getVersions = defineEndpoint({
	name: "terms/get-versions",
	path: "/api/accounts/api_get_terms_versions",
	summary: "Where the terms are accepted, their newest text by language, and up to 50 versions, the newest first.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		standard_tnc_opt_in_location: z.enum(optInLocations),
		/** By language, of the newest version; empty without one. */
		texts: version.shape.texts,
		versions: z.array(version.omit({ texts: true })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const versions = (await read(listVersions(account.id))).map(presentVersion);
		return {
			standard_tnc_opt_in_location: optInLocationOf(account),
			texts: versions[0]?.texts ?? {},
			versions: versions.map(({ texts: _texts, ...rest }) => rest),
		};
	},
});
