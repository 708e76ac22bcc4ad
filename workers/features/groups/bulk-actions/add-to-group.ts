/**
 * Puts the selected members into a group that is a list; invariant: who is in it, and the place where the run goes on, are one
 * batch, which fails unless the group is still a list. Who is in it already is passed over.
 */
import { z } from "zod";
import { findGroup, insertGroupMembers, isListGroup, listGroups, listInGroup } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { invalid } from "#workers/kernel/errors";

/** So many groups are offered. */
const maxChoices = 500;

export const addToGroup = defineBulkAction({
	name: "groups/add-to-group",
	list: "members/get-members-under-account",
	key: "add-to-group",
	place: 15,
	path: "/api/groups/api_bulk_add_to_group",
	summary: "Puts the selected members into a group that is a list of people.",
	access: ["account_owner"],
	input: z.object({ group_id: z.int() }),
	fields: { group_id: "groups:bulk.group" },
	choices: async ({ account, read }) => ({
		group_id: (await read(listGroups(account.id, maxChoices, "list"))).map(({ id, name }) => ({
			value: String(id),
			label: name,
		})),
	}),
	words: "groups:bulk",
	begin: async ({ account, read, translate }, { input: { group_id } }) => {
		const [group] = await read(findGroup(account.id, group_id));
		if (group?.kind !== "list") throw invalid({ group_id: [translate("groups:bulk.noList")] });
		return [];
	},
	apply: async ({ account, read }, { input: { group_id } }, ids) => {
		const inIt = new Set((await read(listInGroup(account.id, group_id, ids))).map(({ user_id }) => user_id));
		const added = ids.filter((id) => !inIt.has(id));
		return {
			statements: [
				assertThat("internal_rows_changed", isListGroup(account.id, group_id)),
				...insertGroupMembers(
					account.id,
					added.map((user_id) => ({ group_id, user_id })),
				),
			],
			skipped: ids.filter((id) => inIt.has(id)).map((id) => ({ id, reason: "in_it" })),
		};
	},
});
