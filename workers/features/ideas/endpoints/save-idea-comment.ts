/** Writes into an idea's thread, between its team and the moderators; invariant: a thread has an end, asserted as it is written. */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { maySeeThread } from "../rules/rights";
import { readIdea } from "../steps/read-idea";
import { hasRoomForWords, insertEvent } from "../store/events";
import { listTeam } from "../store/team";

export const saveIdeaComment = defineEndpoint({
	name: "ideas/save-idea-comment",
	path: "/api/ideas/api_save_idea_comment",
	summary: "Writes into the thread of an idea, for its team and the moderators.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int(), text: text(1_000).min(1) }),
	output: z.object({ idea_id: z.int(), event_id: z.int() }),
	errors: { idea_not_sent: {}, thread_full: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, text: words }) => {
		const { account, user, clock, read, newId } = scope;
		const idea = await readIdea(scope, idea_id);
		if (!maySeeThread(user, idea)) throw new Refusal("forbidden", 403);
		if (idea.version === 0) throw refuse("idea_not_sent");
		const team = await read(listTeam(account.id, idea_id));
		const id = newId();
		const told = team.filter((person) => person.id !== user.id);
		const notice = notify(scope, "ideas/news", told, {
			...{ idea_id, title: idea.title, what: "comment" as const, notes: words, points: 0, by: user.name },
		});
		const event = { id, idea_id, user_id: user.id, kind: "comment" as const, version: idea.version, text: words };
		return scope.commit({
			statements: [
				assertThat("thread_full", hasRoomForWords(account.id, idea_id)),
				insertEvent(account.id, event, clock.now()),
				...notice.statements,
			],
			answer: { idea_id, event_id: id },
			audit: { subject_kind: "idea", subject_id: idea_id, details: {} },
			follow: notice.follow,
		});
	},
});
