/** What an account's owner decided of its notifications: by kind and place, only of those that may be switched off. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { choiceOf, companyChoices } from "../rules/company-choices";
import { readRules } from "../rules/places";
import { listKindsOfSettings } from "../store/known-notifications";

const choice = z.enum(companyChoices).nullable();

export const getNotificationRules = defineEndpoint({
	name: "notifications/get-notification-rules",
	path: "/api/accounts/api_get_notification_rules",
	summary: "The account's defaults and locks of notifications; null is a place that a kind does not use.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({ kinds: z.array(z.object({ kind: z.string(), label: z.string(), mail: choice, bell: choice })) }),
	repetition: { kind: "read" },
	handler: async ({ account, translate }) => {
		const rules = readRules(account.settings);
		return {
			kinds: listKindsOfSettings()
				.filter(({ mayBeSwitchedOff }) => mayBeSwitchedOff)
				.map(({ kind, label, mail, bell }) => ({
					kind,
					label: translate(label),
					mail: mail ? choiceOf(rules[kind]?.mail) : null,
					bell: bell ? choiceOf(rules[kind]?.bell) : null,
				})),
		};
	},
});
