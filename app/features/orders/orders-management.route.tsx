/** Orders management: every order of the account, found by number or person, state and days, with a report. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ReportButton } from "~/shell/report-button";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { rowsOnPage } from "~/ui/rules/paging";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { useManagementColumns } from "./management-columns";
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
				endTools={data.mayReport && <ReportButton repeatKey={data.repeatKey} />}
				empty={<Empty isFiltered={isFiltered(query)} />}
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

function Empty({ isFiltered }: { isFiltered: boolean }) {
	const { t } = useTranslation("orders");
	if (isFiltered)
		return (
			<EmptyState isBare drawing="search" title={t("management.empty.filteredTitle")}>
				{t("management.empty.filteredText")}
			</EmptyState>
		);
	return (
		<EmptyState isBare drawing="box" title={t("management.empty.title")}>
			{t("management.empty.text")}
		</EmptyState>
	);
}
