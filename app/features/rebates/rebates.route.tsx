/** Rebates: all that were sent for account owners and moderators, one's own for others. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { rebatesFace } from "#workers/features/rebates/lists/get-rebates";
import { moderatesRebates } from "#workers/features/rebates/rules/who-moderates";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { RebateTabs } from "./rebate-tabs";

export const meta = titleMeta;

/** A page of the list, for who asks or who decides. */
export async function loader(args: LoaderFunctionArgs) {
	const { translate, user, mayCall } = args.context;
	return {
		title: translate(rebatesFace.title),
		list: await loadList(args, rebatesFace),
		mayReadOffers: await mayCall("rebates/get-offers"),
		isModerator: moderatesRebates(user),
	};
}

export const action = reportAction(rebatesFace);

/** The screen. */
export default function Rebates() {
	const { title, list, mayReadOffers, isModerator } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const asking = (
		<ButtonLink kind="main" icon="plus" href="/rebates/new">
			{t("new")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<ListScreen
				sections={mayReadOffers && <RebateTabs current="/rebates" />}
				list={list}
				title={title}
				subtitle={t(isModerator ? "subtitleModerator" : "subtitle")}
				actions={asking}
				drawing="box"
				emptyAction={isModerator ? undefined : asking}
			/>
		</div>
	);
}
