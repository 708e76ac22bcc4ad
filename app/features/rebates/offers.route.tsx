/** The offers of rebates, for account owners. */
import { useLoaderData } from "@remix-run/react";
import { rebateOffersFace } from "#workers/features/rebates/lists/get-offers";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { RebateTabs } from "./rebate-tabs";

export const meta = titleMeta;

export const loader = listLoader(rebateOffersFace);

export const action = reportAction(rebateOffersFace);

/** The screen. */
export default function RebateOffers() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/rebates/offers/new">
			{t("offers.new")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={<RebateTabs current="/rebates/offers" />}
				list={list}
				title={title}
				subtitle={t("offers.subtitle")}
				actions={making}
				drawing="box"
				emptyAction={making}
			/>
		</div>
	);
}
