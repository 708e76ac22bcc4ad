/** Says who moderates ideas beside the account owners; what waits becomes theirs, and leaves those who are named no more, by triggers. */
import { z } from "zod";
import { setSwitchHolders } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { areHere, listModerators, listPeopleHere } from "../store/team";

const maxModerators = 50;

export const updateIdeaModerators = defineEndpoint({
	name: "ideas/update-idea-moderators",
	path: "/api/ideas/api_update_idea_moderators",
	summary: "Says who moderates ideas beside the account owners.",
	access: ["account_owner"],
	flags: ["ideas_enabled"],
	input: z.object({ moderator_ids: z.array(z.int()).max(maxModerators) }),
	output: z.object({ moderator_count: z.int() }),
	errors: { team_member_gone: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { moderator_ids }) => {
		const { account, read } = scope;
		const after = [...new Set(moderator_ids)];
		const [known, people] = await Promise.all([
			read(listModerators(account.id, 2 * maxModerators)),
			read(listPeopleHere(account.id, after)),
		]);
		if (people.length !== after.length) throw refuse("team_member_gone");
		const before = known.map(({ id }) => id);
		return scope.commit({
			statements: [
				assertThat("team_member_gone", areHere(account.id, after)),
				...setSwitchHolders(account.id, "can_moderate_ideas", { before, after }),
			],
			answer: { moderator_count: after.length },
			audit: { subject_kind: "account", subject_id: account.id, details: { moderator_ids: after } },
		});
	},
});
