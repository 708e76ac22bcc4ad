/** The ways between sales and what is sold, for account owners. */
import { SectionTabs } from "~/list/section-tabs";
import { useTranslation } from "~/ui/texts";

/** The tabs, with the one that is open. */
export function CatalogueTabs({ current }: { current: string }) {
	const { t } = useTranslation("sales");
	const tabs = [
		{ value: "/sales", label: t("title") },
		{ value: "/sales/products", label: t("items.title") },
		{ value: "/sales/brands", label: t("brands.title") },
		{ value: "/sales/categories", label: t("categories.title") },
		{ value: "/sales/rules", label: t("rules.title") },
		{ value: "/sales/levels", label: t("levels.title") },
		{ value: "/sales/invoices", label: t("invoices.title") },
	].map(({ value, label }) => ({ value, label, href: value, isCurrent: value === current }));
	return <SectionTabs label={t("title")} tabs={tabs} />;
}
