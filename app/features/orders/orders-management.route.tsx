/** Orders management: every order of the account, found by number or person, state and days, with a report. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { ReportButton } from "~/shell/report-button";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { rowsOnPage } from "~/ui/rules/paging";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { type ManagedOrder, useManagementColumns } from "./management-columns";
import {
	type ManagementQuery,
	managementAddress,
	managementFields,
	shownStatuses,
	unfiltered,
} from "./management-query";
import type { action, loader } from "./orders-management.server";

export { action, loader } from "./orders-management.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const here = "/recognitions/orders_management";
const changeFormId = "change-orders";

/** The screen. */
export default function OrdersManagement() {
	const data = useLoaderData<typeof loader>();
	const refusal = useActionData<typeof action>()?.refusal;
	const { t } = useTranslation("orders");
	const { query, total_rows, page_size } = data;
	const columns = useManagementColumns(data);
	return (
		<div className="stack">
			<PageHead title={t("management.title")} subtitle={t("management.subtitle")} />
			{refusal && (
				<Notice tone="warn" isLive>
					{refusal.resultMsg}
				</Notice>
			)}
			<DataTable
				caption={t("management.caption")}
				columns={columns}
				rows={data.orders}
				rowKey={(order) => order.id}
				filters={useFilters(query)}
				selection={useSelection(data.orders)}
				endTools={data.mayReport && <ReportButton repeatKey={data.repeatKey} />}
				empty={<Empty query={query} />}
				pager={{
					page: query.page,
					pageCount: data.total_pages,
					hrefFor: (page) =>
						managementAddress(query, { page, anchor: page === query.page + 1 ? (data.anchor ?? "") : "" }),
					action: here,
					hiddenFields: managementFields(query),
					rows: { ...rowsOnPage(query.page, page_size, total_rows), total: total_rows },
				}}
			/>
		</div>
	);
}

/** The boxes of a page's orders; without scripts they are plain boxes of the form that leads to the change. */
function useSelection(orders: ManagedOrder[]) {
	const { t } = useTranslation("orders");
	const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
	return {
		formId: changeFormId,
		name: "order",
		valueFor: ({ id }: ManagedOrder) => String(id),
		labelFor: ({ order_number, member_name: name }: ManagedOrder) => t("management.select", { order_number, name }),
		isSelected: ({ id }: ManagedOrder) => chosen.has(id),
		onChange: ({ id }: ManagedOrder, isSelected: boolean) =>
			setChosen(new Set(isSelected ? [...chosen, id] : [...chosen].filter((other) => other !== id))),
		onChangeAll: (isSelected: boolean) => setChosen(new Set(isSelected ? orders.map(({ id }) => id) : [])),
		bar: orders.length > 0 && (
			<Form id={changeFormId} method="get" action={`${here}/change`}>
				<Button size="small">{t("management.changeSelected")}</Button>
			</Form>
		),
	};
}

function isFiltered({ search, status, startDate, endDate }: ManagementQuery): boolean {
	return Boolean(search || status || startDate || endDate);
}

function useFilters(query: ManagementQuery) {
	const { t } = useTranslation("orders");
	const { search, status, startDate, endDate } = query;
	const without = (change: Partial<ManagementQuery>) => managementAddress(query, change);
	const chosen = [
		search && { label: t("management.searched", { search }), removeHref: without({ search: "" }) },
		status && { label: t(`status.${status}`), removeHref: without({ status: "" }) },
		startDate && { label: t("management.from", { date: startDate }), removeHref: without({ startDate: "" }) },
		endDate && { label: t("management.until", { date: endDate }), removeHref: without({ endDate: "" }) },
	];
	return {
		action: here,
		hiddenFields: managementFields({ ...query, ...unfiltered }),
		chosen: chosen.filter((one) => one !== ""),
		clearHref: isFiltered(query) ? without(unfiltered) : undefined,
		fields: <FilterFields query={query} />,
	};
}

function FilterFields({ query }: { query: ManagementQuery }) {
	const { t } = useTranslation("orders");
	return (
		<>
			<Field label={t("management.searchLabel")} hint={t("management.searchHint")}>
				<TextInput
					key={query.search}
					type="search"
					name="search"
					icon="search"
					defaultValue={query.search}
					maxLength={200}
				/>
			</Field>
			<Field label={t("management.status")}>
				<Select
					key={query.status}
					name="status"
					defaultValue={query.status}
					placeholder={t("management.anyStatus")}
					options={shownStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
				/>
			</Field>
			<Field label={t("management.startDate")}>
				<TextInput type="date" name="startDate" defaultValue={query.startDate} />
			</Field>
			<Field label={t("management.endDate")}>
				<TextInput type="date" name="endDate" defaultValue={query.endDate} />
			</Field>
		</>
	);
}

function Empty({ query }: { query: ManagementQuery }) {
	const { t } = useTranslation("orders");
	const { startDate, endDate } = query;
	if (isFiltered(query))
		return (
			<EmptyState isBare drawing="search" title={t("management.empty.filteredTitle")}>
				{startDate && endDate && startDate > endDate
					? t("management.reversedDays", { startDate, endDate })
					: t("management.empty.filteredText")}
			</EmptyState>
		);
	return (
		<EmptyState isBare drawing="box" title={t("management.empty.title")}>
			{t("management.empty.text")}
		</EmptyState>
	);
}
