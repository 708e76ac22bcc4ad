/** Sets an account's default or lock of a kind of notification; what people chose themselves stays kept under a lock. */
import { z } from "zod";
import { updateNotificationRules } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { companyChoices, ruleOf } from "../rules/company-choices";
import { readRules } from "../rules/places";
import { listKindsOfSettings } from "../store/known-notifications";

const choice = z.enum(companyChoices).optional();

export const saveNotificationRules = defineEndpoint({
	name: "notifications/save-notification-rules",
	path: "/api/accounts/api_save_notification_rules",
	summary: "Decides for everybody of the account whether a kind is on or off, and whether they may choose.",
	access: ["account_owner"],
	input: z.object({ kind: z.string().max(80), mail: choice, bell: choice }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, { kind, mail, bell }) => {
		const declared = listKindsOfSettings().find((one) => one.kind === kind && one.mayBeSwitchedOff);
		if (!declared) throw notFound("notification");
		const before = readRules(account.settings)[kind];
		const rule = {
			...before,
			...(mail && declared.mail ? { mail: ruleOf(mail) } : {}),
			...(bell && declared.bell ? { bell: ruleOf(bell) } : {}),
		};
		return commit({
			statements: [updateNotificationRules(account.id, kind, rule)],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { notification: { before: before ?? null, after: rule }, kind },
			},
		});
	},
});
