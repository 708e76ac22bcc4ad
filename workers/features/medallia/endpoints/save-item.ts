/** Changes the words of a Medallia item, such as a guest's name in them; invariant: only while it waits, and as it was read. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { maxCommentLength } from "../rules/item";
import { openItem } from "../steps/open-item";
import { updateComment, waitsAsRead } from "../store/items";

export const saveItem = defineEndpoint({
	name: "medallia/save-item",
	path: "/api/medallia/api_save_item",
	summary: "Changes the words of an item that waits.",
	access: ["account_owner", "moderator"],
	flags: ["medallia_enabled"],
	input: z.object({ item_id: z.int(), version: z.int(), comment: text(maxCommentLength) }),
	output: z.object({}),
	errors: { medallia_decided: {}, medallia_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, version, comment }) => {
		const account_id = scope.account.id;
		await openItem(scope, item_id, version);
		return scope.commit({
			statements: [
				assertThat("medallia_changed", waitsAsRead(account_id, item_id, version)),
				updateComment(account_id, item_id, comment),
			],
			answer: {},
			audit: {
				subject_kind: "medallia_item",
				subject_id: item_id,
				details: { comment },
			},
		});
	},
});
