/** Sends the owner an email, so that they see from whom emails come. */
import { z } from "zod";
import { toAddressee } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const sendTestEmail = defineEndpoint({
	name: "sender-domains/send-test-email",
	path: "/api/accounts/api_send_test_email",
	summary: "Sends whoever asks an email from the account's sender.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({ recipient: z.string() }),
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope) => {
		const { account, user } = scope;
		const told = notify(scope, "sender-domains/test", [toAddressee(user)], {});
		return scope.commit({
			statements: told.statements,
			answer: { recipient: user.email },
			audit: { subject_kind: "account", subject_id: account.id, details: {} },
			follow: told.follow,
		});
	},
});
