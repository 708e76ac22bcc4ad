/**
 * Asks for another address to sign in with; invariant: the answer, by words and time, is the same for every address, and
 * nothing changes until the link that goes there is confirmed. Whether the address is free, the message that follows finds out.
 */
import { z } from "zod";
import { toAddressee } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isEmail } from "#workers/kernel/email";
import { invalid, refuse } from "#workers/kernel/errors";
import { linkToken, tokenMark } from "#workers/kernel/link-token";
import { hashToken } from "#workers/kernel/tokens";
import { sendEmailConfirmation } from "../jobs/send-email-confirmation";
import { emailChangeLastsMs, emailScreens } from "../rules/email-links";
import { verifyPassword } from "../rules/passwords";
import { endEmailChanges, insertEmailChange } from "../store/email-changes";
import { findCredentials, maySignIn } from "../store/sessions";

/** An address as people type it. */
const emailAddress = z
	.string()
	.trim()
	.toLowerCase()
	.min(1)
	.max(254)
	.refine(isEmail, { message: "answers:validation.email" });

export const changeEmail = defineEndpoint({
	name: "session/change-email",
	path: "/api/users/api_change_email",
	summary: "Mails a link to another address, which takes the place of the present one once it is confirmed.",
	access: "signed_in",
	input: z.object({ email: emailAddress, current_password: z.string().min(1).max(200) }),
	output: z.object({ email: z.string(), expires_at: z.int() }),
	errors: { password_not_current: {} },
	repetition: { kind: "key" },
	limits: [
		{ name: "sign_in", by: "person" },
		{ name: "email_change", by: "person" },
	],
	hashesPassword: true,
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { email, current_password }) => {
		const { account, user } = scope;
		const [found] = await scope.read(findCredentials(account.id, user.email));
		const isRight = await scope.inTurn(() => verifyPassword(current_password, found?.password_hash ?? null));
		if (!found || !isRight)
			throw refuse("password_not_current", undefined, {
				current_password: [scope.translate("session:errors.password_not_current")],
			});
		if (email === user.email) throw invalid({ email: [scope.translate("session:errors.email_is_same")] });
		const now = scope.clock.now();
		const expires_at = now + emailChangeLastsMs;
		const [id, stop_id] = [scope.newId(), scope.newId()];
		const [token_hash, stop_token_hash] = await Promise.all(
			[id, stop_id].map((link) => hashToken(linkToken(scope.env.SESSION_SECRET, account.id, link))),
		);
		const link = { id: stop_id, expires_at, path: `/${emailScreens.stop}/${tokenMark}` };
		const notice = notify(scope, "session/email-change-requested", [{ ...toAddressee(user), link }], { email });
		return scope.commit({
			statements: [
				assertThat("password_not_current", maySignIn(account.id, user.id, found.password_hash!)),
				endEmailChanges(account.id, user.id, now),
				insertEmailChange(
					account.id,
					{
						...{ id, stop_id, email, expires_at },
						user_id: user.id,
						old_email: user.email,
						token_hash: token_hash!,
						stop_token_hash: stop_token_hash!,
					},
					now,
				),
				...notice.statements,
			],
			answer: { email, expires_at },
			audit: { subject_kind: "user", subject_id: user.id, details: { asked_for: email } },
			follow: [...notice.follow, { job: sendEmailConfirmation.name, payload: { change_id: id } }],
		});
	},
});
