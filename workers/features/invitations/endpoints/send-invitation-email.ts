/** Sends the invitation again to one person who has joined, where people sign up by themselves; invariant: once an hour at most. */
import { z } from "zod";
import { invitedBefore, mayBeInvitedAgain, toAddressee, updateInvitedAt } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { findUserById, toUser } from "#workers/features/session";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { reminder } from "../notifications/reminder";

export const sendInvitationEmail = defineEndpoint({
	name: "invitations/send-invitation-email",
	path: "/api/users/send_invitation_email",
	summary: "Mails the invitation again to a member who has joined, where people are added and sign up by themselves.",
	access: ["account_owner"],
	flags: ["create_new_employee_enabled", "custom_user_sign_up_enabled", "invites_enabled"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int() }),
	errors: { not_active: {}, without_address: {}, sent_recently: {}, invitation_failed: {} },
	failsAs: "invitation_failed",
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	handler: async (scope, { user_id }) => {
		const { account, clock } = scope;
		const [person] = await scope.read(findUserById(account.id, user_id));
		if (!person || person.status === "erased") throw notFound("user");
		if (person.status !== "active") throw refuse("not_active");
		if (person.email === "") throw refuse("without_address");
		const notice = notify(scope, reminder.kind, [toAddressee(toUser(person))], {});
		return scope.commit({
			statements: [
				assertThat("sent_recently", mayBeInvitedAgain(account.id, user_id, invitedBefore(scope))),
				...updateInvitedAt(account.id, [user_id], clock.now()),
				...notice.statements,
			],
			answer: { user_id },
			audit: { subject_kind: "user", subject_id: user_id },
			follow: notice.follow,
		});
	},
});
