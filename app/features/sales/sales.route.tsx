/** Sales: everybody's for account owners and sales moderators, who open and approve them; one's own for others. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { salesReportFace } from "#workers/features/sales/lists/get-sales-report";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { selectionForm } from "~/list/list-selection.server";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";

export const meta = titleMeta;

/** A page of the list, and who opens rows. */
export async function loader(args: LoaderFunctionArgs) {
	const { translate, user } = args.context;
	return {
		title: translate(salesReportFace.title),
		list: await loadList(args, salesReportFace),
		isOwner: user.role === "account_owner",
		isModerator: user.switches.can_moderate_sales === 1,
	};
}

export const action = reportAction(salesReportFace, selectionForm(salesReportFace));

/** The screen. */
export default function Sales() {
	const { title, list, isOwner, isModerator } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const logging = (
		<ButtonLink kind="main" icon="plus" href="/sales/log">
			{t("log")}
		</ButtonLink>
	);
	return (
		<>
			{isOwner && <CatalogueTabs current="/sales" />}
			<ListScreen
				list={list}
				title={title}
				subtitle={t(isModerator ? "subtitleModerator" : "subtitle")}
				actions={logging}
				drawing="box"
				emptyAction={logging}
				cells={{
					company_name: ({ id, company_name }) =>
						isModerator ? (
							<Anchor href={`/sales/${id}`} opens="dialog">
								{company_name}
							</Anchor>
						) : (
							company_name
						),
				}}
			/>
		</>
	);
}
