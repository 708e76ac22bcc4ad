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
import { LevelCard } from "./level-card";
import { OpeningRows } from "./opening-rows";

export const meta = titleMeta;

/** A page of the list, who opens rows, and the level of whoever sells. */
export async function loader(args: LoaderFunctionArgs) {
	const { translate, user, account, call } = args.context;
	const isOwner = user.role === "account_owner";
	const [list, level] = await Promise.all([
		loadList(args, salesReportFace),
		isOwner ? null : call("sales/get-sale-level-summary", {}),
	]);
	const isSuperUser = account.flags.is_su_account === 1;
	const label = translate(
		account.settings.sales_account_picker === "hotel" ? "sales:accountPicker.hotel" : "sales:accountPicker.account",
	);
	const filters = list.filters.flatMap((field) => {
		if (field.name !== "account_id") return [field];
		return isSuperUser ? [{ ...field, label }] : [];
	});
	return {
		title: translate(salesReportFace.title),
		list: { ...list, filters },
		back: isOwner ? { href: "/reports", label: translate("sales:backToReports") } : undefined,
		level: level?.sales_level_summary ?? null,
		isOwner,
		isModerator: user.switches.can_moderate_sales === 1,
	};
}

export const action = reportAction(salesReportFace, selectionForm(salesReportFace));

/** The screen. */
export default function Sales() {
	const { title, list, back, level, isOwner, isModerator } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const logging = (
		<ButtonLink kind="main" icon="plus" href="/sales/log">
			{t("log")}
		</ButtonLink>
	);
	return (
		<div className="stack">
			<OpeningRows isOn={isModerator}>
				<ListScreen
					list={list}
					title={title}
					sections={isOwner && <CatalogueTabs current="/sales" />}
					back={back}
					subtitle={t(isModerator ? "subtitleModerator" : "subtitle")}
					actions={
						isOwner ? (
							<>
								<ButtonLink icon="upload" href="/uploads?kind=sales">
									{t("upload")}
								</ButtonLink>
								{logging}
							</>
						) : (
							<>
								{isModerator && <ButtonLink href="/sales/invoices">{t("invoices.title")}</ButtonLink>}
								{logging}
							</>
						)
					}
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
			</OpeningRows>
			{level && (
				<div className="page-narrow">
					<LevelCard summary={level} />
				</div>
			)}
		</div>
	);
}
