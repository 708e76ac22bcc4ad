/** The wrong rows of one upload: line, reason, and the row as it stands in the file. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import type { TableColumn } from "~/ui/data-table/columns";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { rowsOnPage } from "~/ui/rules/paging";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import { isUnderWay } from "./past-upload";
import { UploadState } from "./past-uploads";
import type { loader } from "./refused.server";
import { UploadInvitations } from "./upload-invitations";
import "./imports.css";

export { loader } from "./refused.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type Row = { line: number; reason: string; is_warning: 0 | 1; cells: string[] };

/** Counts and state on top, then the rows. */
export default function RefusedScreen() {
	const { t } = useTranslation("imports");
	const { title, upload, rows, page, page_size, total_rows, total_pages } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	usePolling(isUnderWay(upload), revalidate, upload.id);
	return (
		<div className="stack page-middle">
			<PageHead
				title={title}
				back={{ href: "/uploads", label: t("refused.back") }}
				actions={
					upload.download_link && (
						<ButtonLink href={upload.download_link} icon="download" isDocument>
							{t("past.download")}
						</ButtonLink>
					)
				}
			/>
			<UploadState upload={upload} />
			<UploadInvitations upload={upload} />
			{upload.failed_count > 0 && <p className="soft">{t("refused.again")}</p>}
			<DataTable
				caption={title}
				columns={useColumns()}
				rows={rows}
				rowKey={(row) => `${row.line}-${row.is_warning}`}
				empty={
					<EmptyState isBare drawing="feed" title={t("refused.empty")}>
						{t("refused.emptyWhy")}
					</EmptyState>
				}
				pager={{
					page,
					pageCount: total_pages,
					hrefFor: (target) => `/uploads/${upload.id}?page=${target}`,
					action: `/uploads/${upload.id}`,
					rows: { ...rowsOnPage(page, page_size, total_rows), total: total_rows },
				}}
			/>
		</div>
	);
}

function useColumns(): TableColumn<Row>[] {
	const { t } = useTranslation("imports");
	return [
		{ key: "line", heading: t("refused.line"), role: "quiet", cell: ({ line }) => t("refused.atLine", { line }) },
		{ key: "reason", heading: t("refused.reason"), role: "lead", cell: ({ reason }) => reason },
		{
			key: "kind",
			heading: t("refused.kind"),
			role: "end",
			cell: ({ is_warning }) => (
				<Tag tone={is_warning ? "warn" : "bad"}>{is_warning ? t("refused.warning") : t("refused.refused")}</Tag>
			),
		},
		{
			key: "row",
			heading: t("refused.row"),
			role: "line",
			cell: ({ cells }) => <span className="refused-cells">{cells.filter((cell) => cell !== "").join(" · ")}</span>,
		},
	];
}
