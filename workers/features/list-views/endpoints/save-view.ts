/** Keeps a state of a list under a name, or changes such a view; invariant: nobody has two of one name for a list (`list_views_by_name`). */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { smallTexts, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, Refusal } from "#workers/kernel/errors";
import type { List } from "#workers/kernel/list-declaration";
import { stateFields } from "#workers/kernel/personal-lists";
import type { MemberScope } from "#workers/kernel/scope";
import { readList, readView } from "../steps/read-list";
import { findNamesake, hasRoom, insertView, isStillTheirs, updateView, type ViewRow } from "../store/views";

export const saveView = defineEndpoint({
	name: "list-views/save-view",
	path: "/api/list_views/api_save_view",
	summary: "Keeps a state of a list under a name, or renames, replaces or shares a view of one's own.",
	access: "signed_in",
	input: z.object({
		list: z.string().max(100),
		/** Left out for a new view. */
		view_id: z.int().optional(),
		name: text(60).meta({ minLength: 1 }),
		/** 1: everybody who arranges the list may open it; for account owners alone. */
		is_shared: z.literal([0, 1]).default(0),
		/** Fields of the list's address; left out, a view keeps those that it has. */
		fields: smallTexts({ maxEntries: 40, maxLength: 4_000 }).optional(),
	}),
	output: z.object({ view_id: z.int() }),
	errors: {
		list_view_name_taken: {
			constraints: ["list_views.account_id, list_views.owner_id, list_views.list, list_views.name"],
		},
		too_many_list_views: {},
		list_view_changed: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { list: name, view_id, ...said }) => {
		const list = readList(scope, name);
		const before = view_id === undefined ? null : await readOwnView(scope, list, view_id);
		const { account, user, clock } = scope;
		if (said.is_shared === 1 && user.role !== "account_owner") throw new Refusal("forbidden", 403);
		const id = before?.id ?? scope.newId();
		const [namesake] = await scope.read(findNamesake(account.id, user.id, list.name, said.name, id));
		refuseWrong(scope, list, { ...said, isTaken: namesake !== undefined });
		const fields = said.fields ? JSON.stringify(said.fields) : (before?.fields ?? "{}");
		const view = { id, list: list.name, owner_id: user.id, name: said.name, fields, is_shared: said.is_shared };
		return scope.commit({
			statements: [
				...(before
					? [
							assertAll({ list_view_changed: isStillTheirs(account.id, user.id, before) }),
							...updateView(account.id, view),
						]
					: [insertView(account.id, view, clock.now())]),
				assertAll({ too_many_list_views: hasRoom(account.id, user.id, list.name) }),
			],
			answer: { view_id: id },
			audit: { subject_kind: "list_view", subject_id: id, details: { name: said.name, is_shared: said.is_shared } },
		});
	},
});

/** A view of the list that the person made. */
async function readOwnView(scope: MemberScope, list: List, id: number): Promise<ViewRow> {
	const { view } = await readView(scope, id);
	if (view.owner_id !== scope.user.id || view.list !== list.name) throw new Refusal("forbidden", 403);
	return view;
}

type Said = { name: string; fields?: Record<string, string>; isTaken: boolean };

function refuseWrong({ translate }: MemberScope, { face }: List, { name, fields = {}, isTaken }: Said): void {
	const known = stateFields(face);
	const strange = Object.keys(fields).filter((field) => !known.includes(field));
	const wrong = {
		...(name === "" ? { name: [translate("answers:validation.required")] } : {}),
		...(isTaken ? { name: [translate("list-views:validation.nameTaken")] } : {}),
		...(strange.length > 0 ? { fields: [strange.join(", ")] } : {}),
	};
	if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
