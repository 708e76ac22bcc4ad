/** What an account owner can set, as it stands. */
import { z } from "zod";
import { accessEndsOn } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";
import { labelsInUse } from "../rules/labels";
import { look, lookWithLink } from "../rules/look";
import { type OwnSwitch, ownSwitches } from "../rules/switches";

const flag = z.literal([0, 1]);

export const getSettings = defineEndpoint({
	name: "settings/get-settings",
	path: "/api/accounts/api_get_settings",
	summary: "The account's names, colors, labels and switches that its owner can set.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		look: lookWithLink,
		/** The picture's address; null where a drawn sign stands in. */
		logo: z.string().nullable(),
		/** By language; "" where the usual word stands. */
		labels: z.record(z.string(), z.record(z.string(), z.string())),
		languages: z.array(z.string()),
		flags: z.record(z.string(), flag),
		/** A day as YYYY-MM-DD; "" where access does not end. */
		frame: z.object({ access_ends_on: z.string() }),
	}),
	repetition: { kind: "read" },
	handler: async ({ account }) => ({
		look: { ...look.parse(account), account_logo_url: account.account_logo_url ?? "" },
		logo: account.logo,
		labels: Object.fromEntries(
			account.languages.map((language) => [
				language,
				Object.fromEntries(labelsInUse(account).map((name) => [name, account.labels[name]?.[language] ?? ""])),
			]),
		),
		languages: account.languages,
		frame: { access_ends_on: accessEndsOn(account) ?? "" },
		flags: Object.fromEntries(ownSwitches.map((name: OwnSwitch) => [name, isOn(account, name) ? 1 : 0] as const)),
	}),
});
