/**
 * Invites those of the selected members who have not joined; invariant: links, emails and the place where the run goes on are
 * one batch, which fails unless each of them is still invited and was not written to within the hour.
 */
import { z } from "zod";
import { invitedBefore, mayAllBeInvited } from "#workers/features/members";
import { composeActivationLinks } from "#workers/features/session";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction, type Skipped } from "#workers/kernel/define-bulk-action";
import { isOn } from "#workers/kernel/identity";
import { listNotJoined } from "../store/not-joined";

export const inviteMembers = defineBulkAction({
	name: "invitations/invite-members",
	list: "members/get-members-under-account",
	key: "invite",
	place: 10,
	path: "/api/members/api_bulk_invite_members",
	summary: "Sends activation links to those of the selected members who have not joined yet.",
	access: ["account_owner"],
	input: z.object({}),
	fields: {},
	words: "invitations:bulk",
	limits: [{ name: "mail", by: "person" }],
	apply: async (scope, _run, ids) => {
		const account_id = scope.account.id;
		const latest = invitedBefore(scope);
		const rows = await scope.read(listNotJoined(account_id, { kind: "people", user_ids: ids }, null, ids.length));
		const waiting = new Map(rows.map((row) => [row.id, row]));
		const skipped = ids.flatMap<Skipped>((id) => {
			const row = waiting.get(id);
			if (!row) return [{ id, reason: "joined" }];
			if (row.email === "") return [{ id, reason: "without_email" }];
			return (row.invited_at ?? 0) > latest ? [{ id, reason: "too_soon" }] : [];
		});
		const passed = new Set(skipped.map(({ id }) => id));
		const reached = rows.filter(({ id }) => !passed.has(id));
		const links = await composeActivationLinks(
			scope,
			"invitations/invitation",
			reached.map((row) => ({ ...row, status: "invited" })),
			({ points }) => ({ points: isOn(scope.account, "hide_points_for_account") ? 0 : points }),
		);
		const reachedIds = reached.map(({ id }) => id);
		return {
			statements: [
				assertThat("internal_rows_changed", mayAllBeInvited(account_id, reachedIds, latest)),
				...links.statements,
			],
			skipped,
			follow: links.follow,
		};
	},
});
