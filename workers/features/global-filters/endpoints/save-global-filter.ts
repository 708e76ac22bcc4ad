/** Makes a global filter, or changes one's own; invariants: nobody has two of one name (`global_filters_by_name`), and whom its rules take it holds. */
import { z } from "zod";
import { checkRules, findPieceEnd, matchingInput, rulesInput } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { readOwnFilter } from "../steps/read-filter";
import { type FilterFields, fillFilter, findFilterNamesake, hasRoom, insertFilter, updateFilter } from "../store";

export const saveGlobalFilter = defineEndpoint({
	name: "global-filters/save-global-filter",
	path: "/api/global_filters/api_save_global_filter",
	summary: "Makes a global filter, or changes one of one's own; one that was off because of a rule may be used again.",
	access: ["account_owner"],
	flags: ["global_filter_enabled"],
	input: z.object({
		/** Left out for a new filter. */
		filter_id: z.int().optional(),
		/** Required; the handler asks for it with all else that is wrong, so that it is said at once. */
		name: text(100).meta({ minLength: 1 }),
		description: text(500).default(""),
		/** 1: all account owners may use it. */
		is_shared: z.literal([0, 1]).default(0),
		matching: matchingInput,
		rules: rulesInput,
	}),
	output: z.object({ filter_id: z.int() }),
	errors: {
		global_filter_name_taken: {
			constraints: ["global_filters.account_id, global_filters.owner_id, global_filters.name"],
		},
		too_many_global_filters: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock, read, translate } = scope;
		const before = said.filter_id === undefined ? null : await readOwnFilter(scope, said.filter_id);
		const id = before?.id ?? scope.newId();
		const [{ rules, problems }, [namesake], [end]] = await Promise.all([
			checkRules(scope, said.rules, { takesGroups: true }),
			read(findFilterNamesake(account.id, user.id, said.name, id)),
			read(findPieceEnd(account.id, 0)),
		]);
		const wrong = {
			...(said.name === "" ? { name: [translate("answers:validation.required")] } : {}),
			...(namesake ? { name: [translate("global-filters:validation.nameTaken")] } : {}),
			...(said.rules.length === 0 ? { rules: [translate("groups:validation.noRules")] } : {}),
			...problems,
		};
		if (Object.keys(wrong).length > 0) throw invalid(wrong);
		const { name, description, is_shared, matching } = said;
		const fields: FilterFields = { name, description, is_shared, matching, rules };
		const to = end?.id ?? null;
		return scope.commit({
			statements: [
				...(before ? [] : [assertThat("too_many_global_filters", hasRoom(account.id))]),
				...(before
					? updateFilter(account.id, id, user.id, fields)
					: [insertFilter(account.id, { id, owner_id: user.id }, fields, clock.now())]),
				...fillFilter(account.id, id, 0, to),
			],
			answer: { filter_id: id },
			audit: { subject_kind: "global_filter", subject_id: id, details: { name, is_shared, matching, rules } },
			follow: to === null ? [] : [{ job: "global-filters/fill-filter", payload: { filter_id: id } }],
		});
	},
});
