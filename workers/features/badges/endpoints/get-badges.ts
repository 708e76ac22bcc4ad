/** Reads the badges that a giver can choose from, in the reader's language. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { badgeOutput, toBadge } from "../rules/badge";
import { listOfferedBadges } from "../store";

export const getBadges = defineEndpoint({
	name: "badges/get-badges",
	path: "/api/programs/api_get_badges",
	summary: "The badges that are in use, in their order.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ badges: z.array(badgeOutput.unwrap()) }),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const rows = await scope.read(listOfferedBadges(scope.account.id));
		return { badges: rows.map((row) => toBadge(row, scope)) };
	},
});
