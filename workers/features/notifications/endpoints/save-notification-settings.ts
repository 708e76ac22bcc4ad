/** Switches what a person is told; invariant: what their company has fixed, and what cannot be switched off, stays as it is. */
import { z } from "zod";
import { updateNotificationChoices } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notificationPlaces } from "#workers/kernel/define-notification";
import { placeName, readChoices, readRules, switchOf } from "../rules/places";
import { listKindsOfSettings } from "../store/known-notifications";

export const saveNotificationSettings = defineEndpoint({
	name: "notifications/save-notification-settings",
	path: "/api/users/api_save_notification_settings",
	summary: "Switches the signed-in user's notifications: on where `switched_on` names kind and place, else off.",
	access: "signed_in",
	input: z.object({ switched_on: z.array(z.string().max(80)).max(200).default([]) }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, user, commit }, { switched_on }) => {
		const wishes = { choices: readChoices(user.settings.notifications), rules: readRules(account.settings) };
		const chosen = listKindsOfSettings(user.role).flatMap((declared) =>
			notificationPlaces
				.filter((place) => switchOf(declared, place, wishes)?.is_locked === 0)
				.map((place) => ({ kind: declared.kind, place, is_on: switched_on.includes(placeName(declared.kind, place)) })),
		);
		const choices = structuredClone(wishes.choices);
		for (const { kind, place, is_on } of chosen) choices[kind] = { ...choices[kind], [place]: is_on ? 1 : 0 };
		return commit({
			statements: [updateNotificationChoices(account.id, user.id, choices)],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id, details: { notifications: choices } },
		});
	},
});
