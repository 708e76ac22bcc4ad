/** Sets the link to the program's details that the card of sale levels has; a link leads to a screen of the platform or to https. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { saveLevelSettings } from "../store/levels";

export const saveLevelDetails = defineEndpoint({
	name: "sales/save-level-details",
	path: "/api/sales/api_save_level_details",
	summary: "Sets the text and the address of the link on the card of sale levels; both empty for none.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({ program_details_text: text(60).default(""), program_details_link: text(500).default("") }),
	output: z.object({}),
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, translate } = scope;
		const { program_details_text, program_details_link: link } = said;
		const isFit = link === "" || /^\/[^/\\\s]/.test(link) || /^https:\/\/[^\s]+$/.test(link);
		if (!isFit) throw invalid({ program_details_link: [translate("sales:validation.link")] });
		if ((link === "") !== (program_details_text === ""))
			throw invalid({ program_details_text: [translate("sales:validation.bothOrNone")] });
		return scope.commit({
			statements: [saveLevelSettings(account.id, program_details_text, link)],
			answer: {},
			audit: { subject_kind: "sale_level_settings", subject_id: account.id, details: said },
		});
	},
});
