/** The account for its screens; without a session only what the sign-in page shows. */
import { z } from "zod";
import { app_version } from "#workers/kernel/app-version";
import type { Clock } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Account } from "#workers/kernel/identity";
import { labelValues } from "#workers/kernel/translate";
import { accessEndsAt } from "../rules/access-ends";
import { presentFlags } from "../rules/account-flags";
import { accountSettings, presentSettings } from "../rules/account-settings";
import { dateOption, dateOptions } from "../rules/date-options";
import { currencyOf, figureFormat, signAmongOthers } from "../rules/money";

const publicAccount = z.object({
	company_name: z.string(),
	subdomain: z.string(),
	platform_name: z.string(),
	logo: z.string().nullable(),
	main_active_color: z.string(),
	navbar_color: z.string(),
	primary_color: z.string(),
	secondary_color: z.string(),
	accent_color: z.string(),
	languages: z.array(z.string()),
	default_language_code: z.string(),
	labels: z.record(z.string(), z.string()),
});

const figureFormatShape = z.object({
	thousands: z.string(),
	group_digits: z.union([z.literal(2), z.literal(3)]),
	decimal: z.string(),
	money_digits: z.union([z.literal(0), z.literal(2)]),
	symbol: z.string(),
	is_symbol_last: z.boolean(),
	gap: z.string(),
});

const memberAccount = z.object({
	id: z.int(),
	str_id: z.string(),
	account_logo_url: z.string().nullable(),
	platform_version: z.string(),
	country: z.string(),
	time_zone: z.string(),
	point_price: z.int(),
	/** The currency in which prices are uploaded and shown, and its sign where currencies mix (specification §9). */
	currency: z.string(),
	currency_sign: z.string(),
	/** How figures and the own money are written. */
	figure_format: figureFormatShape,
	app_version: z.string(),
	footer_links: z.array(z.object({ label: z.string(), url: z.string(), opens_new_tab: z.literal([0, 1]) })),
	/** When access to the platform ends, ms UTC. */
	access_ends_at: z.int().nullable(),
	flags: z.record(z.string(), z.literal([0, 1])),
	select_days_options: z.array(dateOption),
	select_months_options: z.array(dateOption),
	select_years_options: z.array(dateOption),
	...accountSettings.shape,
});

export const initAccount = defineEndpoint({
	name: "account/init-account",
	path: "/api/accounts/api_init_account",
	summary: "The account of this host.",
	access: "anyone",
	input: z.object({}),
	output: z.object({ account: publicAccount.extend(memberAccount.partial().shape) }),
	repetition: { kind: "read" },
	cache: ({ user, request, clock }) => ({ key: [request.language_code, user !== null, yearOf(clock)] }),
	handler: async ({ account, user, request, clock }) =>
		presentAccount(account, { language: request.language_code, isSignedIn: user !== null, year: yearOf(clock) }),
});

type Reader = { language: string; isSignedIn: boolean; year: number };

function yearOf(clock: Clock): number {
	return new Date(clock.now()).getUTCFullYear();
}

function presentAccount(account: Account, { language, isSignedIn, year }: Reader) {
	const shown = {
		...account,
		...presentSettings(account),
		...dateOptions(language, year),
		flags: presentFlags(account),
		access_ends_at: accessEndsAt(account),
		labels: labelValues(account, language),
		currency: currencyOf(account.country),
		currency_sign: signAmongOthers(account.country),
		figure_format: figureFormat(account.country, language),
		app_version,
	};
	const footer_links = account.footer_links.map(({ label, url, opens_new_tab = 0 }) => ({
		label: label[language] ?? label[account.default_language_code] ?? label.en ?? url,
		url,
		opens_new_tab,
	}));
	const schema = isSignedIn ? publicAccount.extend(memberAccount.shape) : publicAccount;
	return { account: schema.parse({ ...shown, footer_links }) };
}
