/** Keeps a Medallia item out of the feed for good; invariant: it is decided once, as it was read. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openItem } from "../steps/open-item";
import { updateDecided, waitsAsRead } from "../store/items";

export const rejectItem = defineEndpoint({
	name: "medallia/reject-item",
	path: "/api/medallia/api_reject_item",
	summary: "Rejects an item that waits; nobody is told.",
	access: ["account_owner", "moderator"],
	flags: ["medallia_enabled"],
	input: z.object({ item_id: z.int(), version: z.int() }),
	output: z.object({}),
	errors: { medallia_decided: {}, medallia_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, version }) => {
		const { account, user, clock } = scope;
		await openItem(scope, item_id, version);
		const decided = { status: "rejected" as const, decided_by: user.id, activity_id: null };
		return scope.commit({
			statements: [
				assertThat("medallia_changed", waitsAsRead(account.id, item_id, version)),
				updateDecided(account.id, item_id, decided, clock.now()),
			],
			answer: {},
			audit: { subject_kind: "medallia_item", subject_id: item_id, details: {} },
		});
	},
});
