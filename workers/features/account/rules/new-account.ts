/** What a new account starts with until its owner chooses otherwise: the one place of all such defaults. @pure */
import { type Localized, platformLanguages, type Switch } from "#workers/kernel/identity";
import type { AccountFlag } from "#workers/kernel/names";
import type { AccountRow } from "../store";
import { computePalette, defaultColours, paletteStyle } from "./palette";

/** What whoever creates an account says of it. */
export type NewAccount = {
	account_id: number;
	subdomain: string;
	company_name: string;
	country: string;
	time_zone: string;
	/** The first one is the account's own. */
	languages: readonly string[];
	/** What is switched on beside the usual. */
	features: readonly AccountFlag[];
	site_url: string;
};

/** What every client has from the first day. */
const usualFeatures = ["redemptions_enabled", "give_recognition_enabled"] as const satisfies readonly AccountFlag[];

/** A cent of the account's currency for each point, in millionths. */
const usualPointPrice = 10_000;

/** The platform's own pages, in the foot. */
const usualLinks: readonly { label: Localized; url: string }[] = [
	{ label: { en: "Terms", es: "Términos", fr: "Conditions" }, url: "/webapp/terms" },
	{
		label: { en: "Cookies and privacy", es: "Cookies y privacidad", fr: "Cookies et confidentialité" },
		url: "/webapp/privacy",
	},
];

/** The whole row of a new account. Labels and limits that are not set are the platform's usual ones. */
export function newAccountRow(wish: NewAccount): AccountRow {
	const { account_id, subdomain, company_name, country, time_zone, languages, features, site_url } = wish;
	const colours = { ...defaultColours, main_active_color: defaultColours.primary_color };
	const choosesLanguage = languages.length > 1 ? (["language_selection_enabled"] as const) : [];
	const flags = [...usualFeatures, ...choosesLanguage, ...features].map((name): [AccountFlag, Switch] => [name, 1]);
	return {
		...{ account_id, str_id: subdomain, company_name, subdomain, country, time_zone },
		platform_name: company_name,
		platform_version: "saas",
		point_price: usualPointPrice,
		logo: null,
		account_logo_url: null,
		...colours,
		palette_style: paletteStyle(computePalette(colours)),
		default_language_code: languages[0] ?? platformLanguages[0],
		languages: JSON.stringify(languages),
		flags: JSON.stringify(Object.fromEntries(flags)),
		labels: "{}",
		footer_links: JSON.stringify(usualLinks),
		settings: JSON.stringify({ site_url, standard_tnc_opt_in_location: "login" }),
		status: "active",
		version: 1,
		own_texts: "{}",
	};
}
