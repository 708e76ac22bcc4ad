/** Allows a person something beside their role, or takes it away; invariant: only what differs from everybody's is kept, in one statement. */
import { z } from "zod";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { ownSwitches, personSwitchNames, switchesOf, switchShape } from "../rules/person-switches";
import { findPersonWithRole, updateOwnSwitches } from "../store/roles";

export const savePersonSwitches = defineEndpoint({
	name: "members/save-person-switches",
	path: "/api/members/api_save_person_switches",
	summary:
		"Allows a person something beside their role, or takes it away: nominating, seeing their level, commitments, buying points, certificates, sales, giving, ideas, store. Those left out stay. Holds on their next request.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }).extend(switchShape(personSwitchNames)),
	output: z.object({ changed_count: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id, ...chosen }) => {
		const { account } = scope;
		const [person] = await scope.read(findPersonWithRole(account.id, user_id));
		if (!person) throw notFound("user");
		const details = changesOf(switchesOf(account, JSON.parse(person.switches), personSwitchNames), chosen);
		return scope.commit({
			statements: [updateOwnSwitches(account.id, [user_id], ownSwitches(account, chosen))],
			answer: { changed_count: Object.keys(details).length },
			audit: { subject_kind: "user", subject_id: user_id, details },
		});
	},
});
