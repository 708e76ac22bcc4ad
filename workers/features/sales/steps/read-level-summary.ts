/** Reads where the signed-in person stands among the levels of sales: the card of their level, and what they are told at the start. */
import { z } from "zod";
import { createFormat } from "#workers/kernel/format";
import type { MemberScope } from "#workers/kernel/scope";
import { levelSummary } from "../rules/levels";
import { dollars } from "../rules/money";
import { yearOf } from "../rules/year";
import { findLevelSettings, listSaleLevels, listSoldByMonth } from "../store/levels";

const segment = z.object({ percentage: z.int(), label: z.string() });
const label = z.object({ label: z.string(), value: z.string(), layout: z.enum(["row", "total"]) });

/** The summary (specification §3); null where the account has no levels. */
export const levelSummaryOutput = z
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
	.nullable();

/** Reads it. */
export async function readLevelSummary(scope: MemberScope): Promise<z.input<typeof levelSummaryOutput>> {
	const { account, user, clock, read, request, translate } = scope;
	const { year, months } = yearOf(clock.now(), account.time_zone);
	const [levels, [details], sums] = await Promise.all([
		read(listSaleLevels(account.id)),
		read(findLevelSettings(account.id)),
		read(listSoldByMonth(account.id, user.id, year)),
	]);
	if (levels.length === 0) return null;
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
	return levelSummary(levels, sold, facts);
}
