/** Sets in which order the menu's entries stand, and which of them members see; entries that are not named keep whether they do. */
import { z } from "zod";
import { isUnchanged, updateSettings } from "#workers/features/account";
import { assertThat } from "#workers/kernel/assertions";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { entriesOfMembers } from "#workers/kernel/menu";
import { accountMenuOf } from "#workers/kernel/menu-item";
import { linksOf } from "../rules/links";
import { displayOrders, keysInOrder } from "../rules/menu-order";

const entry = z.object({
	key: z.string().max(60),
	display_order: z.literal(displayOrders),
	is_shown: z.literal([0, 1]),
});

export const saveMenu = defineEndpoint({
	name: "settings/save-menu",
	path: "/api/accounts/api_save_menu",
	summary:
		"Sets the order of the members' menu by a number for each entry, 1 to 10 or 100, and which entries members see. Of two with one number the one that usually comes first does; those with 100 stay as they are sent.",
	access: ["account_owner"],
	input: z.object({ entries: z.array(entry).max(100) }),
	output: z.object({ top_nav_items_order: z.array(z.string()) }),
	errors: { settings_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { entries }) => {
		const { account } = scope;
		const { top_nav_items_order, menu_hidden } = accountMenuOf(account);
		const usual = [...entriesOfMembers(account), ...linksOf(account, "menu")].map(({ key }) => key);
		const known = entries.filter(
			({ key }, at) => usual.includes(key) && entries.findIndex((one) => one.key === key) === at,
		);
		const isNamed = (key: string) => known.some((one) => one.key === key);
		const after = {
			top_nav_items_order: keysInOrder(known, usual),
			menu_hidden: [
				...menu_hidden.filter((key) => !isNamed(key)),
				...known.flatMap(({ key, is_shown }) => (is_shown ? [] : [key])),
			],
		};
		return scope.commit({
			statements: [assertThat("settings_changed", isUnchanged(account)), updateSettings(account.id, after)],
			answer: { top_nav_items_order: after.top_nav_items_order },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: changesOf({ top_nav_items_order, menu_hidden }, after),
			},
		});
	},
});
