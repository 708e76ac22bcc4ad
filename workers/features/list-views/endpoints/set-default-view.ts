/** Has a view open by itself for the signed-in person, or none (0); invariant: it is theirs or shared when it is written. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { readList, readView } from "../steps/read-list";
import { isStillTheirs, setDefaultView } from "../store/views";

export const setDefaultViewOf = defineEndpoint({
	name: "list-views/set-default-view",
	path: "/api/list_views/api_set_default_view",
	summary: "Has a view of a list open by itself for the caller; 0 has the list open as it is.",
	access: "signed_in",
	input: z.object({ list: z.string().max(100), view_id: z.int().min(0) }),
	output: z.object({ default_view_id: z.int().nullable() }),
	errors: { list_view_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { list: name, view_id }) => {
		const list = readList(scope, name);
		const { account, user } = scope;
		const found = view_id === 0 ? null : (await readView(scope, view_id)).view;
		if (found && found.list !== list.name) throw notFound("list_view");
		return scope.commit({
			statements: [
				...(found ? [assertAll({ list_view_changed: isStillTheirs(account.id, user.id, found) })] : []),
				setDefaultView(account.id, user.id, list.name, found?.id ?? null),
			],
			answer: { default_view_id: found?.id ?? null },
		});
	},
});
