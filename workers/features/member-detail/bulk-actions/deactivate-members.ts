/**
 * Deactivates the selected members, as one is deactivated by themselves; invariant: status, budgets and audit lines of some
 * hundred people are one batch, which fails unless each of them is still here and owns the budgets that were read.
 */
import { z } from "zod";
import { listOwnersAmong, ownAsMany, takeOverBudgets } from "#workers/features/budgets";
import { areAllHere, listStatuses, updateLeft } from "#workers/features/members";
import { endRequestsAbout } from "#workers/features/moderation";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { todayOf } from "../steps/read-member";

export const deactivateMembers = defineBulkAction({
	name: "member-detail/deactivate-members",
	list: "members/get-members-under-account",
	key: "deactivate",
	place: 30,
	path: "/api/members/api_bulk_deactivate_members",
	summary:
		"Deactivates the selected members: ends their sessions, returns their budgets, leaves them their days of reading.",
	access: ["account_owner"],
	input: z.object({}),
	fields: {},
	words: "member-detail:bulk.deactivate",
	isDestructive: true,
	apply: async (scope, _run, ids) => {
		const account_id = scope.account.id;
		const [people, owners] = await Promise.all([
			scope.read(listStatuses(account_id, ids)),
			scope.read(listOwnersAmong(account_id, ids)),
		]);
		const reason = scope.translate("member-detail:deactivation.reason");
		const taken = await Promise.all(owners.map(({ owner_id }) => takeOverBudgets(scope, owner_id, reason, ids)));
		const budgets = taken.reduce((sum, one) => sum + one.budgets, 0);
		return {
			statements: [
				assertThat("internal_rows_changed", areAllHere(account_id, ids)),
				assertThat("internal_rows_changed", ownAsMany(account_id, ids, budgets)),
				...taken.flatMap(({ statements }) => statements),
				...updateLeft(account_id, ids, todayOf(scope)),
				endRequestsAbout(account_id, { kind: "sign_up", subject_ids: ids }, scope.user.id, scope.clock.now()),
			],
			skipped: [],
			audit: people.map(({ id, status }) => ({
				subject_kind: "user",
				subject_id: id,
				details: { status: { before: status, after: "terminated" } },
			})),
		};
	},
});
