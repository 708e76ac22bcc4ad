/** The tree of categories of what is sold, for account owners. */
import { useLoaderData } from "@remix-run/react";
import { saleCategoriesFace } from "#workers/features/sales/lists/get-sale-categories-under-account";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";

export const meta = titleMeta;

export const loader = listLoader(saleCategoriesFace);

export const action = reportAction(saleCategoriesFace);

/** The screen. */
export default function SaleCategories() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/sales/categories/new">
			{t("categories.new")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={<CatalogueTabs current="/sales/categories" />}
				list={list}
				title={title}
				subtitle={t("categories.subtitle")}
				actions={making}
				drawing="box"
				emptyAction={making}
			/>
		</div>
	);
}
