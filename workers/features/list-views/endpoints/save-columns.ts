/** Keeps which columns of a list somebody sees, and in which order; names that the list does not have say nothing later. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readList } from "../steps/read-list";
import { setColumns } from "../store/views";

const names = z.array(z.string().max(200)).max(120).default([]);

export const saveColumns = defineEndpoint({
	name: "list-views/save-columns",
	path: "/api/list_views/api_save_columns",
	summary:
		"Keeps the caller's columns of a list: their order and those that are not shown; without any, the usual ones.",
	access: "signed_in",
	input: z.object({ list: z.string().max(100), order: names, hidden: names }),
	output: z.object({ list: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { list: name, order, hidden }) => {
		const list = readList(scope, name);
		const known = [...new Set([...order, ...hidden])];
		return scope.commit({
			statements: [setColumns(scope.account.id, scope.user.id, list.name, { order: known, hidden })],
			answer: { list: list.name },
		});
	},
});
