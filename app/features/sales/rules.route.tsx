/** The rules by which sales earn points, for account owners. */
import { useLoaderData } from "@remix-run/react";
import { saleRulesFace } from "#workers/features/sales/lists/get-rules";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";

export const meta = titleMeta;

export const loader = listLoader(saleRulesFace);

export const action = reportAction(saleRulesFace);

/** The screen. */
export default function SaleRules() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/sales/rules/new">
			{t("rules.new")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={<CatalogueTabs current="/sales/rules" />}
				list={list}
				title={title}
				subtitle={t("rules.subtitle")}
				actions={making}
				drawing="box"
				emptyAction={making}
			/>
		</div>
	);
}
