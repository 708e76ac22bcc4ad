/** What a person is told, and where: how each place of each kind stands, and which of them their company has fixed. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readChoices, readRules, switchOf } from "../rules/places";
import { listKindsOfSettings } from "../store/known-notifications";

const place = z.object({ is_on: z.literal([0, 1]), is_locked: z.literal([0, 1]) }).nullable();

export const getNotificationSettings = defineEndpoint({
	name: "notifications/get-notification-settings",
	path: "/api/users/api_get_notification_settings",
	summary: "How the signed-in user's notifications are switched; null is a place that a kind does not use.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ kinds: z.array(z.object({ kind: z.string(), label: z.string(), mail: place, bell: place })) }),
	repetition: { kind: "read" },
	handler: async ({ account, user, translate }) => {
		const wishes = { choices: readChoices(user.settings.notifications), rules: readRules(account.settings) };
		return {
			kinds: listKindsOfSettings(user.role).map(({ label, ...declared }) => ({
				kind: declared.kind,
				label: translate(label),
				mail: switchOf(declared, "mail", wishes),
				bell: switchOf(declared, "bell", wishes),
			})),
		};
	},
});
