/**
 * Asks for a place; invariant: the answer, by words and time, is the same for every address at an allowed domain, and nobody
 * becomes a member before the link that goes there was followed. Whose address it is, the message that follows finds out.
 */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isEmail } from "#workers/kernel/email";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import { linkToken } from "#workers/kernel/link-token";
import type { Scope } from "#workers/kernel/scope";
import { hashToken } from "#workers/kernel/tokens";
import { sendSignUpLink } from "../jobs/send-sign-up-link";
import { isAtOneOf, signUpDomains } from "../rules/domains";
import { signUpLastsMs } from "../rules/sign-up-link";
import { insertSignUp } from "../store";

/** A name: strangers write it into an email to somebody else, so it holds no address that a mail program would open. */
const nameOfPerson = text(100)
	.min(1)
	.refine((name) => !/[/@<>:]|www\./i.test(name), { message: "answers:validation.invalid" });

const input = z.object({
	first_name: nameOfPerson,
	last_name: nameOfPerson,
	email: z.string().trim().toLowerCase().min(1).max(254).refine(isEmail, { message: "answers:validation.email" }),
	/** What whoever lets people in should know. */
	message: text(500).default(""),
	accepts_terms: z.literal([0, 1]).default(0),
	/** The version that was shown, `number` of terms/get-terms. */
	terms_version: z.int().min(0),
});

export const signUp = defineEndpoint({
	name: "sign-up/sign-up",
	path: "/api/users/api_sign_up",
	summary: "Mails a link by which whoever has the address gets a place, if the address is at an allowed domain.",
	access: "anyone",
	flags: ["custom_user_sign_up_enabled"],
	input,
	output: z.object({ resultMsg: z.string() }),
	repetition: { kind: "none" },
	limits: [
		{ name: "sign_up", by: "person", of: ({ email }) => email },
		{ name: "sign_up_network", by: "network" },
	],
	handler: async (scope, { accepts_terms, ...given }) => {
		const { account, clock, env, request } = scope;
		const errors = problemsOf(scope, { ...given, accepts_terms });
		if (errors) throw invalid(errors);
		const id = scope.newId();
		const now = clock.now();
		const signUp = {
			...given,
			...{ id, language_code: request.language_code, created_at: now, expires_at: now + signUpLastsMs },
			token_hash: await hashToken(linkToken(env.SESSION_SECRET, account.id, id)),
		};
		return scope.commit({
			statements: [insertSignUp(account.id, signUp)],
			answer: { resultMsg: scope.translate("sign-up:asked", { email: given.email }) },
			follow: [{ job: sendSignUpLink.name, payload: { sign_up_id: id } }],
		});
	},
});

/** What is wrong with what was filled in, all at once. */
function problemsOf({ account, translate }: Scope, { email, accepts_terms }: z.output<typeof input>) {
	const domains = signUpDomains(account);
	const errors: FieldErrors = {};
	if (domains.length === 0) errors.email = [translate("sign-up:validation.closed")];
	else if (!isAtOneOf(domains, email))
		errors.email = [translate("sign-up:validation.domain", { domains: domains.join(", ") })];
	if (accepts_terms === 0) errors.accepts_terms = [translate("sign-up:validation.terms")];
	return Object.keys(errors).length > 0 ? errors : undefined;
}
