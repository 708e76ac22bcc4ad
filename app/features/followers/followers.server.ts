/** Whom the reader follows, who follows them, their groups and blocks; and people found by name, to follow. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { followersFace } from "#workers/features/followers/lists/get-followers";
import { findTyped } from "~/features/people/index.server";
import type { FormArgs } from "~/form/form-actions.server";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The list, and who was found. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const [list, { typed, people }] = await Promise.all([
		loadList(args, followersFace, { keep: ["search"] }),
		findTyped(args),
	]);
	const others = people?.filter(({ id }) => id !== context.user.id) ?? null;
	const found = others && (await context.call("followers/get-relations", { person_ids: others.map(({ id }) => id) }));
	const relations = new Map(found?.people.map((person) => [person.id, person]));
	return {
		title: context.translate("followers:title"),
		list,
		typed,
		found:
			others?.flatMap((person) => {
				const relation = relations.get(person.id);
				return relation ? [{ ...person, is_followed: relation.is_followed, is_blocked: relation.is_blocked }] : [];
			}) ?? null,
	};
}

const back = ({ request }: FormArgs) => `/followers${new URL(request.url).search}` as const;

/** Follows or blocks, or no longer; or asks for the list as a file. */
export const action = reportAction(followersFace, {
	"followers/follow-unfollow": {
		input: ({ form, context }) => ({ target_id: context.id(form.text("target_id")) }),
		done: ({ is_followed }, args) =>
			redirectWithNotice(back(args), is_followed === 1 ? "followers:notices.followed" : "followers:notices.unfollowed"),
	},
	"followers/block-unblock": {
		input: ({ form, context }) => ({ person_id: context.id(form.text("person_id")) }),
		asks: ({ change }) => change === "block",
		done: ({ is_blocked }, args) =>
			redirectWithNotice(back(args), is_blocked === 1 ? "followers:notices.blocked" : "followers:notices.unblocked"),
	},
});
