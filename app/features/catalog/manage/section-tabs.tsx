/** The ways between the parts of store management. */
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";

/** The tabs; one is open. */
export function SectionTabs({ current }: { current: "items" | "categories" | "sales" }) {
	const { t } = useTranslation("catalog");
	const tabs = [
		{ href: "/store/manage", label: t("manage.sections.items"), isCurrent: current === "items" },
		{ href: "/store/manage/categories", label: t("manage.sections.categories"), isCurrent: current === "categories" },
		{ href: "/store/manage/sales", label: t("manage.sections.sales"), isCurrent: current === "sales" },
	];
	return <Tabs label={t("manage.sections.label")} tabs={tabs} />;
}
