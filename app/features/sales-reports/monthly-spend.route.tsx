/** Monthly spend: six months of a year beside the whole, by person or brand, in dollars or pieces. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { seesSumsAlone } from "#workers/features/members/rules/sales-role";
import { monthlySpendFace } from "#workers/features/sales-reports/lists/get-sales-monthly-spend-report";
import { spendPage } from "#workers/features/sales-reports/rules/filters";
import { CustomersTabs } from "~/features/sales-customers";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { backOf, filtersOfSums, readsBrands } from "./back.server";

export const meta = titleMeta;

/** A page of the list with one half of the year; a buying group's is longer. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	const search = new URL(request.url).searchParams;
	const isOfBrands = readsBrands(args, monthlySpendFace.address);
	const isBuyingGroup =
		search.get("account_type") === "buying_group" || context.account.settings.sale_account_type === "buying_group";
	const list = await loadList(args, monthlySpendFace, {
		keep: ["half"],
		page_size: isBuyingGroup ? spendPage.buying_group : spendPage.usual,
	});
	const today = context.format.time(Date.now(), "filter");
	const [soldInYear = "", soldInMonth] = search.get("sold_in")?.split("-") ?? [];
	const [year = "", month] = soldInMonth ? [soldInYear, soldInMonth] : today.split("-");
	const usual = Number(month) > 6 ? "2" : "1";
	const half = ["1", "2"].find((one) => one === search.get("half")) ?? usual;
	const isShown = (id: string) => {
		const of = /_(\d\d)$/.exec(id)?.[1];
		return of === undefined || (Number(of) > 6 ? "2" : "1") === half;
	};
	const areSumsAlone = seesSumsAlone(context.user);
	const hrefOf = (value: string) => `${list.address}?${new URLSearchParams({ ...list.fields, half: value })}`;
	return {
		title: context.translate(monthlySpendFace.title),
		list: {
			...list,
			columns: list.columns.filter(({ id }) => isShown(id)),
			filters: filtersOfSums(list.filters, { isOfBrands, areSumsAlone }),
		},
		areSumsAlone,
		year: soldInYear || search.get("year") || year,
		halves: (["1", "2"] as const).map((value) => ({ value, href: hrefOf(value), isCurrent: value === half })),
		back: backOf(context),
	};
}

export const action = reportAction(monthlySpendFace);

/** The screen. */
export default function MonthlySpend() {
	const { title, list, year, halves, back, areSumsAlone } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-reports");
	const labels = { "1": t("spend.firstHalf"), "2": t("spend.secondHalf") };
	return (
		<div className="stack">
			<ListScreen
				sections={<CustomersTabs current="/sales/monthly_spend" areSumsAlone={areSumsAlone} />}
				list={list}
				title={title}
				subtitle={t("spend.subtitle", { year })}
				back={back}
				drawing="box"
			>
				<Tabs label={t("spend.months")} tabs={halves.map((half) => ({ ...half, label: labels[half.value] }))} />
			</ListScreen>
		</div>
	);
}
