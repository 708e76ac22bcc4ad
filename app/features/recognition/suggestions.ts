/** Suggestions of people and groups who can receive a recognition: what is asked for, and what is shown of the answer. */
import type { EndpointOutput } from "#workers/registry";
import { type Chosen, membersOf } from "./draft";

/** The question for names that begin as typed. */
export function suggestionsFor(text: string) {
	return { type: "users_and_groups", search_text: text, filters: { may_receive_points: 1 } } as const;
}

/** The people, and the groups in which somebody receives. */
export function suggestedIn({ searchResults: found }: EndpointOutput<"autosuggest/autosuggest">): Chosen {
	return {
		people: found
			.filter(({ type }) => type === "user")
			.map(({ id, name, title, image_url, activation_pending }) => ({
				id,
				name,
				title: title ?? "",
				image_url,
				activation_pending,
			})),
		groups: found
			.filter(({ type }) => type === "group")
			.map(({ id, name, active_members_count, pending_members_count }) => ({
				id,
				name,
				active_members_count: active_members_count ?? 0,
				pending_members_count: pending_members_count ?? 0,
			}))
			.filter((group) => membersOf(group) > 0),
	};
}
