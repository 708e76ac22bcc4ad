/** The ways between rebates and what is offered, for account owners. */
import { SectionTabs } from "~/list/section-tabs";
import { useTranslation } from "~/ui/texts";

/** The tabs, with the one that is open. */
export function RebateTabs({ current }: { current: string }) {
	const { t } = useTranslation("rebates");
	const tabs = [
		{ value: "/rebates", label: t("title") },
		{ value: "/rebates/offers", label: t("offers.title") },
	].map(({ value, label }) => ({ value, label, href: value, isCurrent: value === current }));
	return <SectionTabs label={t("title")} tabs={tabs} />;
}
