/**
 * Makes somebody a member by the link that was mailed to them, with the password that they choose; invariants: once, at an
 * address that nobody has, and where sign-ups are moderated they wait, without a session, until somebody lets them in.
 */
import { z } from "zod";
import {
	hashPassword,
	linkLimits,
	newPassword,
	newSession,
	tokenOfLink,
	verifyPassword,
} from "#workers/features/session";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { hashToken } from "#workers/kernel/tokens";
import { mayAskAgain } from "../rules/asking-again";
import { isAtOneOf, signUpDomains } from "../rules/domains";
import { becomeMember } from "../steps/become-member";
import { findSignUp } from "../store";

export const confirmSignUp = defineEndpoint({
	name: "sign-up/confirm-sign-up",
	path: "/api/users/api_confirm_sign_up",
	summary: "Makes whoever signed up a member, who signs in or waits to be let in.",
	access: "anyone",
	flags: ["custom_user_sign_up_enabled"],
	input: z.object({ token: tokenOfLink, password: newPassword }),
	output: z.object({ email: z.string(), status: z.enum(["active", "pending"]) }),
	errors: {
		link_not_valid: { told_by: "session" },
		address_taken: { constraints: ["users.account_id, users.email"] },
	},
	repetition: { kind: "natural" },
	limits: linkLimits,
	hashesPassword: true,
	handler: async (scope, { token, password }) => {
		const { account, clock } = scope;
		const [asked] = await scope.read(findSignUp(account.id, await hashToken(token), clock.now()));
		if (!asked || !isAtOneOf(signUpDomains(account), asked.email)) throw refuse("link_not_valid");
		// Sent again, as after a reply that was lost, it needs the password that it set.
		const isRepeat = asked.confirmed_at !== null;
		const hashed = await scope.inTurn(async () =>
			isRepeat ? verifyPassword(password, asked.password_hash) : hashPassword(password),
		);
		if (hashed === false) throw refuse("link_not_valid");
		if (isRepeat) return answerAgain(asked);
		const isAgain = mayAskAgain({ ...asked, status: asked.known_status }, clock.now());
		// Whoever was rejected is let in by somebody, whatever holds by now for others.
		const waits = isAgain || isOn(account, "signup_moderation");
		const status = waits ? ("pending" as const) : ("active" as const);
		const id = isAgain && asked.known_id !== null ? asked.known_id : scope.newId();
		const member = { id, status, password_hash: String(hashed), isAgain };
		const session = status === "active" ? await newSession(scope, { id: member.id, email: asked.email }) : undefined;
		const made = await becomeMember(scope, asked, member);
		const answer = await scope.commit({
			statements: [...made.statements, ...(session?.statements ?? []), ...scope.takeBackUses()],
			answer: { email: asked.email, status },
			audit: { subject_kind: "user", subject_id: member.id, by: member.id },
			follow: made.follow,
		});
		session?.setCookies();
		return answer;
	},
});

/** Whoever is a member by now signs in as members do; whoever still waits is told so. */
function answerAgain({ email, status }: { email: string; status: string | null }) {
	if (status !== "active" && status !== "pending") throw refuse("link_not_valid");
	return { email, status } as const;
}
