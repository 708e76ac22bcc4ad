/** What the demo's owner is shown to have done, and said in their own words: a few lines of the audit, corrections, and texts of a client app. @pure */
import { dayMs } from "#workers/kernel/clock";

/** Who the lines are about. */
type People = { owner_id: number; member_id: number; account_id: number };

/** A line of the audit before it has an id. */
export type PastAct = {
	action: string;
	user_id: number;
	actor_id: number;
	subject_kind: string;
	subject_id: number;
	details: object;
	created_at: number;
};

/** Corrections by language and `namespace:key`. */
export const ownTexts = [
	{ language_code: "en", key: "faqs:search", text: "Search the help desk" },
	{ language_code: "es", key: "faqs:search", text: "Busca en la mesa de ayuda" },
] as const;

/** What a client app handed in. */
export const textsOfClients = ["Loading bay roster", "Break room", "Shift swap requested"] as const;

/** Some weeks of the owner's acts, the oldest first. */
export function pastActs({ owner_id, member_id, account_id }: People, accent_color: string, now: number): PastAct[] {
	const own = { user_id: owner_id, actor_id: owner_id };
	const asMember = { user_id: member_id, actor_id: owner_id };
	const ofAccount = { subject_kind: "account", subject_id: account_id };
	const at = (daysAgo: number) => ({ created_at: Math.round(now - daysAgo * dayMs) });
	return [
		{
			...own,
			...ofAccount,
			...at(24),
			action: "settings/save-look",
			details: { accent_color: { before: "#ffa500", after: accent_color } },
		},
		{
			...own,
			...ofAccount,
			...at(23.6),
			action: "settings/save-labels",
			details: { language_code: "en", recognition_alias_label: { before: "", after: "Recognition" } },
		},
		{
			...own,
			...ofAccount,
			...at(15),
			action: "settings/save-switches",
			details: { hide_faqs: { before: 1, after: 0 } },
		},
		{
			...own,
			...at(9),
			action: "session/sign-in-as",
			subject_kind: "sign_in_as",
			subject_id: member_id,
			details: { reason: "Cannot find the certificate of last week." },
		},
		{
			...asMember,
			...at(8.998),
			action: "addresses/update-shipping-address",
			subject_kind: "address",
			subject_id: 0,
			details: { operationType: "edit" },
		},
		{
			...own,
			...at(2),
			action: "translations/update-translation",
			subject_kind: "text",
			subject_id: account_id,
			details: {
				key: "faqs:search",
				language_code: "en",
				text: { before: "Search questions and answers", after: "Search the help desk" },
			},
		},
	];
}
