/** How an account's emails look: its colors, name and logo, computed once for the account as it is cached. */
import { computePalette } from "#workers/features/account";
import type { Account } from "#workers/kernel/identity";
import { perObject } from "#workers/runtime/memo";
import type { EmailTheme } from "../rules/draw-email";

const colorsOf = perObject((account: Account) => computePalette(account));

/** The look of an account's emails; a drawing that mail programs do not show (SVG) is left out. */
export function themeOf(account: Account): EmailTheme {
	const { logo, platform_name, company_name } = account;
	const site = String(account.settings.site_url ?? "");
	return {
		name: platform_name || company_name,
		company_name,
		logo: logo && site && !logo.endsWith(".svg") ? new URL(logo, site).href : null,
		colors: colorsOf(account),
	};
}
