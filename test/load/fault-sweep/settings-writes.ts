/** The calls that the sweep breaks around what account owners set and write: look, words, switches, questions. */
import { createTenant } from "#test/kit/tenant";
import { call, type MainWrite } from "./swept-call";

const look = {
	company_name: "Initech",
	platform_name: "Praise",
	navbar_color: "#123456",
	primary_color: "#7a1fa2",
	secondary_color: "#00695c",
	accent_color: "#ffd600",
	main_active_color: "#7a1fa2",
};
const words = { language_code: "en", points_label: "stars", recognition_alias_label: "", behavior_label: "" };

const question = {
	...{ language_code: "en", topic: "orders" as const, position: 1, is_published: 1 as const },
	...{ question: "When?", answer: "Soon." },
};

const entry = { key: "orders", display_order: 1 as const, is_shown: 1 as const };
const link = { list: "menu" as const, label: { en: "Handbook" }, to: "/faqs", opens_new_tab: 0 as const };
const correction = { key: "faqs:find", language_code: "en", text: "Look it up" };

/** Saved again, the row says the same and counts one more change. */
const options = { repeatLeaves: ["accounts", "audit_lines"] };

/** The calls of account owners. */
export const settingsWrites: readonly MainWrite[] = [
	call("settings/save-look", async () => withOwner(look), options),
	call("settings/save-labels", async () => withOwner(words), options),
	call("settings/save-switches", async () => withOwner({ redemptions_enabled: 0 as const }), options),
	call("settings/save-frame", async () => withOwner({ access_ends_on: "2027-08-01" }), options),
	call("settings/remove-logo", async () => withOwner({}), options),
	call("settings/save-limits", async () => withOwner({ recognitions_a_day: 5 }), options),
	call("settings/save-menu", async () => withOwner({ entries: [entry] }), options),
	call("settings/save-link", async () => withOwner(link)),
	call("settings/remove-link", async () => withOwner({ list: "menu" as const, key: "none" }), options),
	call(
		"terms/save-opt-in-location",
		async () => withOwner({ standard_tnc_opt_in_location: "login" as const }),
		options,
	),
	call("terms/save-terms", async () => withOwner({ texts: { en: "Be fair." }, asks_anew: 0 as const, based_on: 0 })),
	call("faqs/save-faq", async () => withOwner(question)),
	call("faqs/delete-faq", async (quiet) => {
		const { client, ...world } = await withOwner(question);
		client.environment = quiet as never;
		const { faq_id } = await client.call("faqs/save-faq", question);
		return { ...world, client, input: { faq_id } };
	}),
	call("translations/update-translation", async () => withOwner(correction), options),
	call(
		"translations/restore-translation",
		async (quiet) => {
			const { client, ...world } = await withOwner(correction);
			client.environment = quiet as never;
			await client.call("translations/update-translation", correction);
			return { ...world, client, input: { key: correction.key, language_code: "en" } };
		},
		options,
	),
	call(
		"translations/save-text-for-translation",
		async () => withOwner({ text: "Break room", account_specific: 1 as const }),
		{
			repeatLeaves: ["audit_lines"],
		},
	),
];

async function withOwner<Input>(input: Input) {
	const tenant = await createTenant({ flags: { new_translations_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	return { tenant, members: [olga], client: olga.client, input };
}
