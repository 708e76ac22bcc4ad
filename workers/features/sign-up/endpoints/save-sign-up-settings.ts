/** Sets whether people may sign up by themselves; invariant: nobody is asked to who has no domain to be at. */
import { z } from "zod";
import { updateFlags, updateSettings } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { changesOf } from "#workers/kernel/changes";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { type Account, isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { maxDomains, readDomains, signUpDomains } from "../rules/domains";

const flag = z.literal([0, 1]);

export const saveSignUpSettings = defineEndpoint({
	name: "sign-up/save-sign-up-settings",
	path: "/api/accounts/api_save_sign_up_settings",
	summary: "Sets whether people may sign up, at which mail domains, and whether somebody has to approve.",
	access: ["account_owner"],
	input: z.object({
		custom_user_sign_up_enabled: flag.default(0),
		signup_moderation: flag.default(0),
		/** One domain a line, or several with commas. */
		sign_up_domains: text(4_000).default(""),
	}),
	output: z.object({ sign_up_domains: z.array(z.string()) }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { sign_up_domains: typed, ...flags }) => {
		const { account } = scope;
		const sign_up_domains = domainsIn(scope, typed, flags.custom_user_sign_up_enabled === 1);
		return scope.commit({
			statements: [updateFlags(account.id, flags), updateSettings(account.id, { sign_up_domains })],
			answer: { sign_up_domains },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: changesOf(settingsOf(account), { ...flags, sign_up_domains: sign_up_domains.join(", ") }),
			},
		});
	},
});

/** The domains that were typed. Throws a refusal that names what is none. */
function domainsIn({ translate }: MemberScope, typed: string, isNeeded: boolean): string[] {
	const { domains, wrong } = readDomains(typed);
	const say = (words: string) => invalid({ sign_up_domains: [words] });
	if (wrong.length > 0) throw say(translate("sign-up:validation.noDomain", { words: wrong.slice(0, 3).join(", ") }));
	if (domains.length > maxDomains) throw say(translate("sign-up:validation.tooMany", { count: maxDomains }));
	if (isNeeded && domains.length === 0) throw say(translate("sign-up:validation.domainNeeded"));
	return domains;
}

/** How the account has it, as the audit says it. */
function settingsOf(account: Account) {
	return {
		custom_user_sign_up_enabled: isOn(account, "custom_user_sign_up_enabled") ? 1 : 0,
		signup_moderation: isOn(account, "signup_moderation") ? 1 : 0,
		sign_up_domains: signUpDomains(account).join(", "),
	};
}
