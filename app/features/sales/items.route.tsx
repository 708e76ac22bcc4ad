/** The items that are sold, for account owners. */
import { useLoaderData } from "@remix-run/react";
import { saleItemsFace } from "#workers/features/sales/lists/get-product-items";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";

export const meta = titleMeta;

export const loader = listLoader(saleItemsFace);

export const action = reportAction(saleItemsFace);

/** The screen. */
export default function SaleItems() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/sales/products/new">
			{t("items.new")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={<CatalogueTabs current="/sales/products" />}
				list={list}
				title={title}
				subtitle={t("items.subtitle")}
				actions={making}
				drawing="box"
				emptyAction={making}
			/>
		</div>
	);
}
