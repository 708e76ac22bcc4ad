/**
 * Changes a password that its person knows; invariant: the known one still held when the new one was written, and every
 * other session ended with it. They are told by email and behind the bell.
 */
import { z } from "zod";
import { toAddressee, updatePassword } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import { hashPassword, verifyPassword } from "../rules/passwords";
import { newPassword } from "../steps/spend-link";
import { endLinks } from "../store/links";
import { deleteOtherSessions, findCredentials, maySignIn } from "../store/sessions";

export const changePassword = defineEndpoint({
	name: "session/change-password",
	path: "/api/users/api_change_password",
	summary: "Sets another password for whoever knows the present one, and ends all other sessions.",
	access: "signed_in",
	input: z.object({ current_password: z.string().min(1).max(200), new_password: newPassword }),
	output: z.object({}),
	errors: { password_not_current: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "sign_in", by: "person" }],
	hashesPassword: true,
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { current_password, new_password }) => {
		const { account, user } = scope;
		const now = scope.clock.now();
		const [found] = await scope.read(findCredentials(account.id, user.email));
		const isRight = await scope.inTurn(() => verifyPassword(current_password, found?.password_hash ?? null));
		if (!found || !isRight)
			throw refuse("password_not_current", undefined, {
				current_password: [scope.translate("session:errors.password_not_current")],
			});
		if (current_password === new_password)
			throw invalid({ new_password: [scope.translate("session:errors.password_is_same")] });
		const hashed = await scope.inTurn(() => hashPassword(new_password));
		const notice = notify(scope, "session/password-changed", [toAddressee(user)], {});
		return scope.commit({
			statements: [
				assertThat("password_not_current", maySignIn(account.id, user.id, found.password_hash!)),
				updatePassword(account.id, user.id, hashed, now),
				deleteOtherSessions(account.id, user.id, scope.request.session_hash ?? ""),
				endLinks(account.id, user.id, now),
				...scope.takeBackUses(),
				...notice.statements,
			],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id },
			follow: notice.follow,
		});
	},
});
