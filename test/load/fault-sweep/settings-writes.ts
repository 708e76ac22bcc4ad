/** The calls that the sweep breaks around what account owners set and write: look, words, switches, questions. */
import { createTenant } from "#test/kit/tenant";
import { type EndpointInput, endpoints } from "#workers/registry";
import { call, type MainWrite, repeatKey } from "./swept-call";

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

const contact = { name: "Peter", email: "help@initech.example", phone: "+44 20 7946 0117" };
const analytics = { measurement_id: "G-AB12CD34EF", api_secret: "secret", usd_rate: "" };
const clientSystem = { url: "https://points.client-system.com/", token: "secret" };
const video = { language_code: "en", title: "Giving" };

/** Saved again, the row says the same and counts one more change. */
const options = { repeatLeaves: ["accounts", "audit_lines"] };

/** The calls of account owners. */
export const settingsWrites: readonly MainWrite[] = [
	call("settings/save-look", async () => withOwner(look), options),
	call("settings/save-labels", async () => withOwner(words), options),
	call("settings/save-switches", async () => withOwner({ redemptions_enabled: 0 as const }), options),
	call("settings/save-frame", async () => withOwner({ access_ends_on: "2027-08-01" }), options),
	call("settings/save-navbar", async () => withOwner({ bo_dashboard_version: 2 as const }), options),
	call("contact/save-contact", async () => withOwner(contact), options),
	call("contact/save-contact-hours", async () => withOwner({ language_code: "en", hours: "Nine to five" }), options),
	call("contact/write-to-contact", async () => withOwner({ subject: "Points", message: "Where are they?" }), {
		follows: ["outbox", "emails"],
	}),
	call("client-sync/save-client-system", async () => withOwner(clientSystem), options),
	call("analytics/save-analytics-settings", async () => withOwner(analytics), options),
	call("how-to-videos/save-video", async () => withOwner(video)),
	ofVideo("how-to-videos/save-video-source", (video_id) => ({
		...{ video_id, link: "https://initech.example/film", length: "1:04", is_published: 1 as const },
	})),
	ofVideo("how-to-videos/move-video", (video_id) => ({ video_id, place: 1 })),
	ofVideo("how-to-videos/remove-captions", (video_id) => ({ video_id, language_code: "en" })),
	ofVideo("how-to-videos/delete-video", (video_id) => ({ video_id })),
	uploadingCaptions(),
	call("settings/remove-logo", async () => withOwner({}), options),
	call("settings/save-limits", async () => withOwner({ recognitions_a_day: 5 }), options),
	call("settings/save-menu", async () => withOwner({ entries: [entry] }), options),
	call("settings/save-link", async () => withOwner(link)),
	call("settings/remove-link", async () => withOwner({ list: "menu" as const, key: "none" }), options),
	call("account/save-problem-state", async (quiet) => {
		const { client, ...world } = await withOwner({});
		client.environment = quiet as never;
		await client.call("account/report-problem", { message: "It broke." });
		const [problem] = (await client.call("account/get-problem-reports", {})).table_rows;
		return { ...world, client, input: { problem_id: problem!.id, state: "done" as const } };
	}),
	call("settings/save-common-switches", async () => withOwner({ can_see_user_level: 1 as const }), options),
	call("members/save-person-switches", async () => {
		const { input: _none, ...world } = await withOwner({});
		const mara = await world.tenant.addMember({ first_name: "Mara" });
		return { ...world, input: { user_id: mara.id, can_see_user_level: 1 as const } };
	}),
	call("members/save-role", async () => {
		const { input: _none, ...world } = await withOwner({});
		const mara = await world.tenant.addMember({ first_name: "Mara" });
		return { ...world, input: { user_id: mara.id, role: "moderator" as const } };
	}),
	call(
		"terms/save-opt-in-location",
		async () => withOwner({ standard_tnc_opt_in_location: "login" as const }),
		options,
	),
	call("terms/save-terms", async () => withOwner({ texts: { en: "Be fair." }, asks_anew: 0 as const, based_on: 0 })),
	call("badges/save-badge", async () => withOwner({ language_code: "en", name: "Lifesaver" })),
	call("programs/update-custom-behavior", async () => withOwner({ language_code: "en", name: "Helps others" })),
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
	const tenant = await createTenant({ flags: { new_translations_enabled: 1, how_to_videos_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	return { tenant, members: [olga], client: olga.client, input };
}

type OfVideo =
	| "how-to-videos/save-video-source"
	| "how-to-videos/move-video"
	| "how-to-videos/remove-captions"
	| "how-to-videos/delete-video";

/** A call about a video that is there. */
function ofVideo<Name extends OfVideo>(covers: Name, input: (video_id: number) => EndpointInput<Name>): MainWrite {
	return call(covers, async (quiet) => {
		const { client, ...world } = await withOwner({});
		client.environment = quiet as never;
		const { video_id } = await client.call("how-to-videos/save-video", video);
		return { ...world, client, input: input(video_id) };
	});
}

/** The captions of a video that is there. */
function uploadingCaptions(): MainWrite {
	const covers = "how-to-videos/upload-video-file";
	const file = new File(["WEBVTT\n\n00:01.000 --> 00:02.000\nHello."], "film.vtt");
	return {
		covers,
		prepare: async (quiet) => {
			const { client, ...world } = await withOwner({});
			client.environment = quiet as never;
			const { video_id } = await client.call("how-to-videos/save-video", video);
			const payload = { video_id, part: "captions", language_code: "en" };
			return {
				...world,
				action: (environment) => {
					client.environment = environment as never;
					return client.upload(endpoints[covers].path, payload, file, { "idempotency-key": repeatKey });
				},
			};
		},
	};
}
