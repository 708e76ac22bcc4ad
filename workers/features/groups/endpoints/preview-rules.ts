/** Who would meet rules that nobody has saved: how many, and the first by name. */
import { z } from "zod";
import {
	checkRules,
	countMeeting,
	listMeeting,
	matchingInput,
	personOutput,
	presentPerson,
	rulesInput,
} from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";

/** So many of them are shown. */
const shown = 5;

const takesGroups = z.union([z.literal(0), z.literal(1)]).default(0);

export const previewRules = defineEndpoint({
	name: "groups/preview-rules",
	path: "/api/groups/api_preview_rules",
	summary: "How many people meet rules, and the first of them, before the rules are saved.",
	access: ["account_owner"],
	/** `takes_groups` 1: the rules may build on groups, as those of global filters do. */
	input: z.object({ matching: matchingInput, rules: rulesInput, takes_groups: takesGroups }),
	output: z.object({
		count: z.int(),
		all_count: z.int(),
		people: z.array(personOutput.pick({ id: true, name: true, title: true, image_url: true })),
	}),
	repetition: { kind: "read" },
	limits: [{ name: "search", by: "person" }],
	handler: async (scope, { matching, rules: said, takes_groups }) => {
		const { account, read } = scope;
		const { rules, problems } = await checkRules(scope, said, { takesGroups: takes_groups === 1 });
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const [[found], people] = await Promise.all([
			read(countMeeting(account.id, rules, matching)),
			read(listMeeting(account.id, rules, matching, shown)),
		]);
		return {
			count: found?.count ?? 0,
			all_count: found?.all_count ?? 0,
			people: people.map((person) => {
				const { id, name, title, image_url } = presentPerson(person);
				return { id, name, title, image_url };
			}),
		};
	},
});
