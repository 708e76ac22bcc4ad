/** All items of the store, hidden ones too, with price, stock and what was ordered; a report as well. */
import { ListScreen } from "~/list/list-screen";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { SectionTabs } from "./section-tabs";
import { useSection } from "./use-section";

/** The section. */
export function ItemsPart() {
	const { title, list } = useSection("items");
	const { t } = useTranslation("catalog");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/store/manage/item/new">
			{t("manage.items.new")}
		</ButtonLink>
	);
	return (
		<ListScreen list={list} title={title} actions={making} drawing="box" emptyAction={making}>
			<SectionTabs current="items" />
		</ListScreen>
	);
}
