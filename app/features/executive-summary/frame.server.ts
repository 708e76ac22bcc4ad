/** What stands around each tab of the executive summary: head, tabs, unit. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { leastPeopleOfUnit } from "#workers/features/executive-summary/rules/figures";

/** A tab of the summary. */
export type SummaryTab = "summary" | "spotlight" | "gratitude_tree";

const addresses: Record<SummaryTab, string> = {
	summary: "/executive_summary",
	spotlight: "/executive_summary/spotlight",
	gratitude_tree: "/executive_summary/gratitude_tree",
};

/** The head's words and the tabs with the open one, and the figures that the first tab shows. */
export async function readSummary(context: AppLoadContext, open: SummaryTab) {
	const { summary_data } = await context.call("executive-summary/get-executive-summary", {});
	const { account, user, translate, format } = context;
	const { unit, is_company, programs } = summary_data;
	const isTabHidden = account.flags.hide_executive_summary_tab === 1;
	const shown = (Object.keys(addresses) as SummaryTab[]).filter((tab) => tab !== "summary" || !isTabHidden);
	const name = summary_data.unit_name || translate("executive-summary:unit.ofManager", { name: user.name });
	const isOwner = user.role === "account_owner";
	return {
		title: translate("executive-summary:title"),
		frame: {
			subtitle: translate("executive-summary:subtitle", { day: format.time(Date.now(), "long") }),
			tabs: shown.map((tab) => ({
				href: addresses[tab],
				label: translate(`executive-summary:tabs.${tab}`),
				isCurrent: tab === open,
			})),
			unit: unit
				? translate("executive-summary:unit.people", { name, count: unit.people_count })
				: translate("executive-summary:unit.hidden", { name }),
			left: unit?.left_count ? translate("executive-summary:unit.left", { count: unit.left_count }) : null,
			isOwner,
			isMissing: isOwner && programs.length < 2,
		},
		figures: {
			person: user.name,
			isCompany: is_company === 1,
			individual: summary_data.individual,
			unit,
			least: leastPeopleOfUnit,
		},
		isTabHidden,
	};
}
