/** Recognitions that I received, gave, and my team's: tables with filters, pages, certificates and a report. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { ReportButton } from "~/shell/report-button";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Select } from "~/ui/select";
import { Tabs } from "~/ui/tabs";
import { TextInput } from "~/ui/text-input";
import { type Lookup, useTranslation } from "~/ui/texts";
import { filterFields, listAddress, shownLists } from "./list-query";
import { type RecognitionRow, recognitionColumns } from "./recognition-columns";
import type { action, loader } from "./recognitions.server";
import "./recognition.css";

export { action, loader } from "./recognitions.server";
export { titleMeta as meta } from "./title-meta";

const CertificateDialog = lazy(() => import("./certificate-dialog"));

type Data = Awaited<ReturnType<typeof loader>>;

/** The page. */
export default function Recognitions() {
	const data = useLoaderData<typeof loader>();
	const refusal = useActionData<typeof action>()?.refusal;
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const [viewedId, setViewedId] = useState<number | null>(null);
	const { query } = data;
	const lists = shownLists.filter((name) => name !== "all" || data.isOwner);
	return (
		<div className="stack">
			<PageHead title={t("list.title")} />
			<Tabs
				label={t("list.title")}
				tabs={lists.map((show) => ({
					href: listAddress(query, { show }),
					label: t(`list.tabs.${show}`),
					isCurrent: show === query.show,
				}))}
			/>
			{refusal && (
				<Notice tone="warn" isLive>
					{refusal.resultMsg}
				</Notice>
			)}
			<DataTable<RecognitionRow>
				caption={t(`list.tabs.${query.show}`)}
				columns={recognitionColumns({ ...data, show: query.show, t, words, onView: setViewedId })}
				rows={data.rows}
				rowKey={(row) => row.id}
				filters={filtersOf(data, t)}
				endTools={data.isOwner && <ReportButton repeatKey={data.repeatKey} />}
				empty={<Empty query={query} />}
				pager={{
					page: query.page,
					pageCount: data.total_pages,
					hrefFor: (page) => listAddress(query, { page }),
					action: "/recognitions",
					hiddenFields: filterFields(query),
					recordCount: data.total_rows,
				}}
			/>
			{viewedId !== null && (
				<Suspense fallback={null}>
					<CertificateDialog id={viewedId} onClose={() => setViewedId(null)} />
				</Suspense>
			)}
		</div>
	);
}

function filtersOf({ query, programs }: Data, t: Lookup<"recognition">) {
	const { startDate, endDate, program } = query;
	const programName = programs.find(({ value }) => value === program)?.label;
	return {
		action: "/recognitions",
		hiddenFields: filterFields({ ...query, startDate: "", endDate: "", program: "" }),
		isOpen: false,
		chosen: [
			...(startDate
				? [{ label: t("list.from", { date: startDate }), removeHref: listAddress(query, { startDate: "" }) }]
				: []),
			...(endDate ? [{ label: t("list.to", { date: endDate }), removeHref: listAddress(query, { endDate: "" }) }] : []),
			...(programName ? [{ label: programName, removeHref: listAddress(query, { program: "" }) }] : []),
		],
		clearHref:
			startDate || endDate || program ? listAddress(query, { startDate: "", endDate: "", program: "" }) : undefined,
		fields: (
			<>
				<Field label={t("list.startDate")}>
					<TextInput type="date" name="startDate" defaultValue={startDate} />
				</Field>
				<Field label={t("list.endDate")}>
					<TextInput type="date" name="endDate" defaultValue={endDate} />
				</Field>
				<Field label={t("columns.program")}>
					<Select name="program" defaultValue={program} placeholder={t("list.anyProgram")} options={programs} />
				</Field>
			</>
		),
	};
}

function Empty({ query }: Pick<Data, "query">) {
	const { t } = useTranslation("recognition");
	const isFiltered = Boolean(query.startDate || query.endDate || query.program);
	if (isFiltered)
		return (
			<EmptyState drawing="search" title={t("list.empty.filteredTitle")}>
				{t("list.empty.filteredText")}
			</EmptyState>
		);
	return (
		<EmptyState
			drawing="heart"
			title={t(`list.empty.${query.show}Title`)}
			action={
				query.show === "team" ? undefined : (
					<ButtonLink kind="main" icon="award" href="/recognitions/give">
						{t("give.title")}
					</ButtonLink>
				)
			}
		>
			{t(`list.empty.${query.show}Text`)}
		</EmptyState>
	);
}
