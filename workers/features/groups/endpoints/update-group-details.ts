/** Makes a group, or changes one; invariants: two groups of an account never share a name (`groups_by_name`), and who meets its rules is in it. */
import { z } from "zod";
import {
	checkRules,
	fillGroup,
	findGroupNamesake,
	findPeopleSaid,
	findPieceEnd,
	type GroupFields,
	type GroupRow,
	insertGroup,
	insertGroupMembers,
	matchingInput,
	rulesInput,
	updateGroup,
} from "#workers/features/members";
import { text } from "#workers/kernel/bounds";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { readGroup } from "../steps/read-group";

/** As many people as one recognition can reach. */
const maxPeople = 2_000;

const input = z.object({
	/** Left out for a new group. */
	group_id: z.int().optional(),
	/** Required; the handler asks for it with all else that is wrong, so that it is said at once. */
	name: text(100).meta({ minLength: 1 }),
	description: text(500).default(""),
	/** A list of people, or whoever meets rules; a group keeps its kind. */
	kind: z.enum(["list", "rules"]).default("list"),
	matching: matchingInput,
	rules: rulesInput,
	/** Who comes into a list, by email addresses or participant numbers; who is in stays in. */
	people: z.array(z.string().trim().max(254)).max(maxPeople).default([]),
});

type Said = z.output<typeof input>;

export const updateGroupDetails = defineEndpoint({
	name: "groups/update-group-details",
	path: "/api/groups/api_update_group_details",
	summary: "Makes a group, or changes its name, description, rules, or who else is in its list.",
	access: ["account_owner"],
	input,
	output: z.object({ group_id: z.int() }),
	errors: { group_name_taken: { constraints: ["groups.account_id, groups.name"] } },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, clock, newId, read } = scope;
		const before = said.group_id === undefined ? null : await readGroup(scope, said.group_id);
		const id = before?.id ?? newId();
		const kind = before?.kind ?? said.kind;
		const asked = kind === "rules" ? { rules: said.rules, people: [] } : { rules: [], people: namesOf(said) };
		const [{ rules, problems }, people, [namesake], [end]] = await Promise.all([
			checkRules(scope, asked.rules, { takesGroups: false }),
			asked.people.length > 0 ? read(findPeopleSaid(account.id, asked.people)) : [],
			read(findGroupNamesake(account.id, said.name, id)),
			read(findPieceEnd(account.id, 0)),
		]);
		const unknown = asked.people.filter((name) => !people.some((person) => person.said === name));
		const wrong = problemsOf(scope, { ...said, kind }, { isNameTaken: namesake !== undefined, unknown, problems });
		if (Object.keys(wrong).length > 0) throw invalid(wrong);
		const fields: GroupFields = {
			name: said.name,
			description: said.description,
			kind,
			matching: said.matching,
			rules,
		};
		const to = end?.id ?? null;
		const members = people.map((person) => ({ group_id: id, user_id: person.id }));
		const areRulesNew = kind === "rules" && isRuledOtherwise(before, fields);
		return scope.commit({
			statements: [
				...(before ? updateGroup(account.id, id, fields) : insertGroup(account.id, id, fields, clock.now())),
				...(areRulesNew ? fillGroup(account.id, id, 0, to) : []),
				...insertGroupMembers(account.id, members),
			],
			answer: { group_id: id },
			audit: { subject_kind: "group", subject_id: id, details: told(before, fields, members.length) },
			follow: areRulesNew && to !== null ? [{ job: "groups/fill-group", payload: { group_id: id } }] : [],
		});
	},
});

const namesOf = ({ people }: Said) => [...new Set(people.filter(Boolean))];

function problemsOf(
	{ translate }: MemberScope,
	{ name, kind, rules }: Said,
	{ isNameTaken, unknown, problems }: { isNameTaken: boolean; unknown: readonly string[]; problems: FieldErrors },
): FieldErrors {
	return {
		...(name === "" ? { name: [translate("answers:validation.required")] } : {}),
		...(isNameTaken ? { name: [translate("groups:validation.nameTaken")] } : {}),
		...(kind === "rules" && rules.length === 0 ? { rules: [translate("groups:validation.noRules")] } : {}),
		...(unknown.length > 0
			? { people: [translate("groups:validation.people", { count: unknown.length, said: firstOf(unknown) })] }
			: {}),
		...problems,
	};
}

/** Enough to know which were meant. */
const firstOf = (unknown: readonly string[]) => unknown.slice(0, 10).join(", ");

function isRuledOtherwise(before: GroupRow | null, { matching, rules }: GroupFields): boolean {
	return before === null || before.matching !== matching || before.rules !== JSON.stringify(rules);
}

/** What of the group is another than before, and how many people were named. */
function told(before: GroupRow | null, { name, description, matching, rules }: GroupFields, people_named: number) {
	return {
		...changesOf({ ...before }, { name, description, matching, rules: JSON.stringify(rules) }),
		...(people_named > 0 ? { people_named } : {}),
	};
}
