/** What people earned by their sales, by what it was for; sales reps and their managers see customers first. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { salesRoleOf, seesSumsAlone } from "#workers/features/members/rules/sales-role";
import { pointsEarningsFace } from "#workers/features/sales-reports/lists/get-user-sales-points-earnings-report";
import { CustomersTabs } from "~/features/sales-customers";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import { backOf, filtersOfSums, readsBrands } from "./back.server";

export const meta = titleMeta;

/** Those to whom customers are shown unless they choose others. */
const beginWithCustomers: readonly (string | null)[] = ["widia_sales_rep", "widia_sales_rep_manager"];

/** A page of the list. Throws the way to customers, where nothing was chosen. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	const url = new URL(request.url);
	const areSumsAlone = seesSumsAlone(context.user);
	if (!areSumsAlone && url.searchParams.size === 0 && beginWithCustomers.includes(salesRoleOf(context.user)))
		throw redirect("/sales/points_earnings?role=customer");
	const isOfBrands = readsBrands(args, pointsEarningsFace.address);
	const list = await loadList(args, pointsEarningsFace);
	const other = url.searchParams.get("sum_by") === "quantity" ? "sold_amount" : "sold_quantity";
	return {
		title: context.translate(pointsEarningsFace.title),
		list: {
			...list,
			columns: list.columns.filter(({ id }) => id !== other),
			filters: filtersOfSums(list.filters, { isOfBrands, areSumsAlone }),
		},
		areSumsAlone,
		back: backOf(context),
	};
}

export const action = reportAction(pointsEarningsFace);

/** The screen. */
export default function PointsEarnings() {
	const { title, list, back, areSumsAlone } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-reports");
	return (
		<div className="stack">
			<ListScreen
				sections={<CustomersTabs current="/sales/points_earnings" areSumsAlone={areSumsAlone} />}
				list={list}
				title={title}
				subtitle={t("earnings.subtitle")}
				back={back}
				drawing="box"
				cells={{
					name: ({ id, name, may_be_opened }) =>
						may_be_opened === 1 ? (
							<Anchor className="link hit" href={`/customers/${id}`}>
								{String(name)}
							</Anchor>
						) : (
							String(name)
						),
				}}
			/>
		</div>
	);
}
