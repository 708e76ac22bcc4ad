/** Ideas that wait, in the inbox: how whoever decides sees them, and what approving and rejecting do; the idea's own page can do more. */
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { figuresFor } from "#workers/kernel/translate";
import { decideIdea } from "../steps/decide-idea";
import { findIdea, listIdeas } from "../store/ideas";

export const ideaToModerate = defineModerationSource({
	kind: "idea",
	moderator_role: "account_owner",
	needsReason: true,
	present: async ({ account, read, translate, request }, requests) => {
		const ids = requests.map(({ subject_id }) => subject_id);
		const rows = await read(listIdeas(account.id, ids));
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		const figure = figuresFor(account, request.language_code);
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				if (!row) return [];
				const { author: name, author_image: image_url, problem: message } = row;
				const facts = [
					{ label: translate("ideas:facts.idea"), value: row.title },
					{ label: translate("ideas:columns.category"), value: row.category },
					{ label: translate("ideas:columns.vote_count"), value: figure(row.vote_count) },
					...(isOn(account, "hide_points_for_account")
						? []
						: [{ label: translate("ideas:facts.points"), value: figure(row.points_on_approval) }]),
				];
				return [[id, { name, image_url, to: `/ideas/${row.id}`, facts, message }] as const];
			}),
		);
	},
	decide: async (scope, { subject_id }, { action, notes }) => {
		const [idea] = await scope.read(findIdea(scope.account.id, subject_id, scope.user.id));
		if (!idea) throw notFound("moderation_request");
		return decideIdea(scope, idea, { decision: action, notes });
	},
});
