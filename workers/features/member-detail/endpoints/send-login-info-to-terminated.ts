/**
 * Mails who has left a link by which they read what is still theirs; invariants: it only reads, it ends with their days of
 * reading, and they are written to once an hour at most.
 */
import { z } from "zod";
import { invitedBefore } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isEmail } from "#workers/kernel/email";
import { refuse } from "#workers/kernel/errors";
import { linkToken, tokenMark } from "#workers/kernel/link-token";
import { hashToken } from "#workers/kernel/tokens";
import { endOfReading } from "../rules/readonly-days";
import { readMember, todayOf } from "../steps/read-member";
import { insertLeaverLink, isGone, mayBeSentAgain } from "../store/leaver-links";

export const sendLoginInfoToTerminated = defineEndpoint({
	name: "member-detail/send-login-info-to-terminated",
	path: "/api/members/api_send_login_info_to_terminated",
	summary: "Mails who has left a link by which they read what is still theirs, as long as their days of reading last.",
	access: ["account_owner"],
	flags: ["email_login_info_for_terminated"],
	input: z.object({
		user_id: z.int(),
		user_email: z
			.string()
			.trim()
			.toLowerCase()
			.min(1)
			.max(254)
			.refine(isEmail, { message: "answers:validation.email" }),
	}),
	output: z.object({ user_id: z.int(), expires_at: z.int() }),
	errors: { still_here: {}, reading_is_over: {}, written_recently: {}, login_info_failed: {} },
	failsAs: "login_info_failed",
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { user_id, user_email }) => {
		const { account, clock, env } = scope;
		const member = await readMember(scope, user_id);
		if (member.status !== "terminated") throw refuse("still_here");
		if (!member.readonly_days_left) throw refuse("reading_is_over");
		const now = clock.now();
		const id = scope.newId();
		const count = member.readonly_days_left;
		const expires_at = endOfReading(todayOf(scope), count, account.time_zone);
		const link = { id, expires_at, path: `/leaver/${tokenMark}` };
		const notice = notify(
			scope,
			"member-detail/leaver-link",
			[{ ...member, notification_choices: null, email: user_email, link }],
			{ count },
		);
		const token_hash = await hashToken(linkToken(env.SESSION_SECRET, account.id, id));
		return scope.commit({
			statements: [
				assertAll({
					still_here: isGone(account.id, user_id),
					written_recently: mayBeSentAgain(account.id, user_id, invitedBefore(scope)),
				}),
				insertLeaverLink(account.id, { id, user_id, email: user_email, token_hash, created_at: now, expires_at }),
				...notice.statements,
			],
			answer: { user_id, expires_at },
			audit: { subject_kind: "user", subject_id: user_id },
			follow: notice.follow,
		});
	},
});
