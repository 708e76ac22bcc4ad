/** Where the signed-in person stands among the levels of sales, from what they sold in the year that runs. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { createFormat } from "#workers/kernel/format";
import { levelSummary } from "../rules/levels";
import { dollars } from "../rules/money";
import { yearOf } from "../rules/year";
import { findLevelSettings, listSaleLevels, listSoldByMonth } from "../store/levels";

const segment = z.object({ percentage: z.int(), label: z.string() });
const label = z.object({ label: z.string(), value: z.string(), layout: z.enum(["row", "total"]) });

export const getSaleLevelSummary = defineEndpoint({
	name: "sales/get-sale-level-summary",
	path: "/api/sales/api_get_sale_level_summary",
	summary: "The signed-in person's level of sales: how far the year's sales fill each level, and its bonus.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: z.object({}),
	output: z.object({
		/** Null where the account has no levels. */
		sales_level_summary: z
			.object({
				...{ section_title: z.string(), level_title: z.string(), current_level: z.string().nullable() },
				...{ current_level_alias: z.string(), program_details_link: z.string(), program_details_text: z.string() },
				percentages: z.array(segment),
				bonus_data: z.object({
					main_label: z.string(),
					percentage_data: z.array(segment),
					extra_labels: z.array(label),
				}),
				extra_labels: z.array(label),
				legend_info: z.array(z.object({ key: z.enum(["counted", "open"]), label: z.string() })),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, user, clock, read, request, translate } = scope;
		const { year, months } = yearOf(clock.now(), account.time_zone);
		const [levels, [details], sums] = await Promise.all([
			read(listSaleLevels(account.id)),
			read(findLevelSettings(account.id)),
			read(listSoldByMonth(account.id, user.id, year)),
		]);
		if (levels.length === 0) return { sales_level_summary: null };
		const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
		const sold = {
			approved: sums.reduce((sum, { approved }) => sum + approved, 0),
			pending: sums.reduce((sum, { pending }) => sum + pending, 0),
			months: sums.filter(({ approved }) => approved > 0).map(({ month }) => Number(month.slice(5))),
		};
		const facts = {
			...{ year, money: dollars, translate },
			months: months.map(({ starts }) => format.shortMonth(starts)),
			details: details ?? { program_details_text: "", program_details_link: "" },
		};
		return { sales_level_summary: levelSummary(levels, sold, facts) };
	},
});
