/** The brands of what is sold, for account owners. */
import { useLoaderData } from "@remix-run/react";
import { saleBrandsFace } from "#workers/features/sales/lists/get-brands";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";

export const meta = titleMeta;

export const loader = listLoader(saleBrandsFace);

export const action = reportAction(saleBrandsFace);

/** The screen. */
export default function SaleBrands() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/sales/brands/new">
			{t("brands.new")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={<CatalogueTabs current="/sales/brands" />}
				list={list}
				title={title}
				subtitle={t("brands.subtitle")}
				actions={making}
				drawing="box"
				emptyAction={making}
			/>
		</div>
	);
}
