/** One idea with its team, its pictures, and for its team and the moderators its thread. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { maySeeThread } from "../rules/rights";
import { eventOutput, ideaOutput, presentEvent, presentIdea, rightsOutput, rightsTo } from "../steps/present-idea";
import { readIdea } from "../steps/read-idea";
import { findCategory } from "../store/categories";
import { listEvents } from "../store/events";
import { listPictures } from "../store/pictures";
import { listTeam } from "../store/team";

export const fetchIdeaDetails = defineEndpoint({
	name: "ideas/fetch-idea-details",
	path: "/api/ideas/api_fetch_idea_details",
	summary: "One idea with its team and shares, its pictures, and its thread for whom that is.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ id: z.int() }),
	output: z.object({ idea: ideaOutput, events: z.array(eventOutput).nullable(), rights: rightsOutput }),
	repetition: { kind: "read" },
	handler: async (scope, { id }) => {
		const { account, user, read } = scope;
		const idea = await readIdea(scope, id);
		const [[category], team, pictures, events] = await Promise.all([
			read(findCategory(account.id, idea.category_id)),
			read(listTeam(account.id, id)),
			read(listPictures(account.id, id)),
			maySeeThread(user, idea) ? read(listEvents(account.id, id)) : null,
		]);
		if (!category) throw notFound("idea");
		return {
			idea: presentIdea(scope, idea, { team, category, pictures }),
			events: events?.map(presentEvent) ?? null,
			rights: rightsTo(scope, idea),
		};
	},
});
