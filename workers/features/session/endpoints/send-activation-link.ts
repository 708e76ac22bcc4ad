/** Sends a person the link that sets their first password; invariant: nobody is written to more than once an hour. */
import { z } from "zod";
import { invitedBefore, mayBeInvitedAgain, toAddressee } from "#workers/features/members";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { composeLink } from "../store/compose-link";
import { mayBeSent } from "../store/links";
import { findUserById, toUser } from "../store/sessions";

export const sendActivationLink = defineEndpoint({
	name: "session/send-activation-link",
	path: "/api/users/send_activation_link",
	summary: "Mails an activation link to a member who has not signed in yet.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int() }),
	errors: {
		already_active: {},
		waits_for_approval: {},
		member_has_left: {},
		invited_recently: {},
		no_address: {},
		activation_failed: {},
	},
	failsAs: "activation_failed",
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	handler: async (scope, { user_id }) => {
		const { id: account_id } = scope.account;
		const [person] = await scope.read(findUserById(account_id, user_id));
		if (!person) throw notFound("user");
		if (person.status === "active") throw refuse("already_active");
		if (person.status === "pending") throw refuse("waits_for_approval");
		if (person.email === "") throw refuse("no_address");
		const link = await composeLink(scope, toAddressee(toUser(person)), "activation");
		return scope.commit({
			statements: [
				assertAll({
					member_has_left: mayBeSent(account_id, user_id, "activation"),
					invited_recently: mayBeInvitedAgain(account_id, user_id, invitedBefore(scope)),
				}),
				...link.statements,
			],
			answer: { user_id },
			audit: { subject_kind: "user", subject_id: user_id },
			follow: link.follow,
		});
	},
});
