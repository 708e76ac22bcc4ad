/** The ways between customers, their tree and the reports of sales. */
import { SectionTabs } from "~/list/section-tabs";
import { useTranslation } from "~/ui/texts";

/** The tabs, with the one that is open; without customers for who sees sums alone. */
export function CustomersTabs({ current, areSumsAlone = false }: { current: string; areSumsAlone?: boolean }) {
	const { t } = useTranslation("sales-customers");
	const tabs = [
		{ value: "/customers", label: t("title") },
		{ value: "/customers/tree", label: t("tree.title") },
		{ value: "/sales/monthly_spend", label: t("person.spend") },
		{ value: "/sales/points_earnings", label: t("person.earnings") },
	]
		.filter(({ value }) => !areSumsAlone || !value.startsWith("/customers"))
		.map(({ value, label }) => ({ value, label, href: value, isCurrent: value === current }));
	return <SectionTabs label={t("title")} tabs={tabs} />;
}
