/** What people earned by their sales, by what it was for; sales reps and their managers see customers first. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { salesRoleOf } from "#workers/features/members/rules/sales-role";
import { pointsEarningsFace } from "#workers/features/sales-reports/lists/get-user-sales-points-earnings-report";
import { CustomersTabs } from "~/features/sales-customers";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import { backOf } from "./back.server";

export const meta = titleMeta;

/** Those to whom customers are shown unless they choose others. */
const beginWithCustomers: readonly (string | null)[] = ["widia_sales_rep", "widia_sales_rep_manager"];

/** A page of the list. Throws the way to customers, where nothing was chosen. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	const url = new URL(request.url);
	if (url.searchParams.size === 0 && beginWithCustomers.includes(salesRoleOf(context.user)))
		throw redirect("/sales/points_earnings?role=customer");
	return {
		title: context.translate(pointsEarningsFace.title),
		list: await loadList(args, pointsEarningsFace),
		back: backOf(context),
	};
}

export const action = reportAction(pointsEarningsFace);

/** The screen. */
export default function PointsEarnings() {
	const { title, list, back } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-reports");
	return (
		<div className="stack">
			<CustomersTabs current="/sales/points_earnings" />
			<ListScreen list={list} title={title} subtitle={t("earnings.subtitle")} back={back} drawing="box" />
		</div>
	);
}
