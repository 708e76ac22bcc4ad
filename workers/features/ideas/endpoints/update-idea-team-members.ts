/** Sets who an idea belongs to and with which shares; invariant: its author is one of them, and the shares come to 100. */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, Refusal, refuse } from "#workers/kernel/errors";
import { maxTeam } from "../rules/idea";
import { readIdea } from "../steps/read-idea";
import { isAsRead, touchIdea } from "../store/ideas";
import { areHere, listPeopleHere, listTeam, replaceTeam } from "../store/team";

export const updateIdeaTeamMembers = defineEndpoint({
	name: "ideas/update-idea-team-members",
	path: "/api/ideas/api_update_idea_team_members",
	summary: "Sets the team of one's idea with its shares, until it is decided.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({
		idea_id: z.int(),
		/** The author among them; shares are percent. */
		team_members: z
			.array(z.object({ user_id: z.int(), share: z.int().min(0).max(100) }))
			.min(1)
			.max(maxTeam),
	}),
	output: z.object({ idea_id: z.int() }),
	errors: { idea_not_changeable: {}, team_member_gone: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, team_members }) => {
		const { account, user, clock, read, translate } = scope;
		const idea = await readIdea(scope, idea_id);
		if (idea.author_id !== user.id) throw new Refusal("forbidden", 403);
		if (idea.status === "approved" || idea.status === "rejected") throw refuse("idea_not_changeable");
		const ids = [...new Set(team_members.map(({ user_id }) => user_id))];
		const sum = team_members.reduce((total, { share }) => total + share, 0);
		if (sum !== 100 || ids.length !== team_members.length)
			throw invalid({ team_members: [translate("ideas:validation.shares", { sum })] });
		if (!ids.includes(user.id)) throw invalid({ team_members: [translate("ideas:validation.author")] });
		const [people, team] = await Promise.all([
			read(listPeopleHere(account.id, ids)),
			read(listTeam(account.id, idea_id)),
		]);
		if (people.length !== ids.length) throw refuse("team_member_gone");
		const stays = team_members.every(({ user_id, share }) =>
			team.some((one) => one.id === user_id && one.share === share),
		);
		if (stays && team.length === ids.length) return { idea_id };
		const ordered = [...team_members].sort(
			(one, other) => Number(other.user_id === user.id) - Number(one.user_id === user.id),
		);
		const added = people.filter(({ id }) => !team.some((one) => one.id === id));
		const notice = notify(scope, "ideas/team", added, { idea_id, title: idea.title, name: user.name });
		const now = clock.now();
		return scope.commit({
			statements: [
				assertAll({ idea_not_changeable: isAsRead(account.id, idea), team_member_gone: areHere(account.id, ids) }),
				...replaceTeam(account.id, idea_id, ordered, now),
				touchIdea(account.id, idea_id, now),
				...notice.statements,
			],
			answer: { idea_id },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { team_members } },
			follow: notice.follow,
		});
	},
});
