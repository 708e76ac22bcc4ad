/** Lets a Medallia item into the feed and tells whom it is about; invariant: one post each, since it is decided once, as it was read. */
import { z } from "zod";
import { insertActivities } from "#workers/features/activity";
import { areAllHere } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { openItem } from "../steps/open-item";
import { findAddressee, updateDecided, waitsAsRead } from "../store/items";

export const approveItem = defineEndpoint({
	name: "medallia/approve-item",
	path: "/api/medallia/api_approve_item",
	summary: "Approves an item that waits: everybody reads it in the feed, and the person is told.",
	access: ["account_owner", "moderator"],
	flags: ["medallia_enabled"],
	input: z.object({ item_id: z.int(), version: z.int() }),
	output: z.object({ activity_id: z.int() }),
	errors: { medallia_decided: {}, medallia_changed: {}, medallia_person_left: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, version }) => {
		const { account, user, clock, read } = scope;
		const item = await openItem(scope, item_id, version);
		if (item.user_status === "terminated" || item.user_status === "erased") throw refuse("medallia_person_left");
		const people = await read(findAddressee(account.id, item.user_id));
		const activity_id = scope.newId();
		const now = clock.now();
		const told = notify(scope, "medallia/approved", people, { activity_id, score: item.score, comment: item.comment });
		return scope.commit({
			statements: [
				assertAll({
					medallia_changed: waitsAsRead(account.id, item_id, version),
					medallia_person_left: areAllHere(account.id, [item.user_id]),
				}),
				...insertActivities(account.id, "medallia", [
					{
						...{
							id: activity_id,
							actor_id: item.user_id,
							visibility: "public",
							team_manager_id: null,
							created_at: now,
						},
						...{ people: [item.user_id], teams: [item.manager_id], details: { item_id } },
					},
				]),
				updateDecided(account.id, item_id, { status: "approved", decided_by: user.id, activity_id }, now),
				...told.statements,
			],
			answer: { activity_id },
			audit: { subject_kind: "medallia_item", subject_id: item_id, details: {} },
			follow: told.follow,
		});
	},
});
