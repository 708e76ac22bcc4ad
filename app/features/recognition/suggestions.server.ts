/** Asks for people and groups who can receive a recognition. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Chosen, membersOf } from "./draft";

/** What was found for a text, or why nothing was. */
export type Suggestions = Chosen & { problem?: string };

/** People and groups whose names begin as typed; nothing for an empty text. */
export async function suggestRecipients(context: AppLoadContext, typed: string): Promise<Suggestions> {
	const search_text = typed.trim().slice(0, 100);
	if (!search_text) return { people: [], groups: [] };
	const outcome = await context.attempt("autosuggest/autosuggest", {
		type: "users_and_groups",
		search_text,
		filters: { may_receive_points: 1 },
	});
	if (!outcome.ok) return { people: [], groups: [], problem: outcome.refusal.resultMsg };
	const found = outcome.answer.searchResults;
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
