/** The list of past uploads: what became of each, with its wrong rows to download. */

import { Anchor } from "~/ui/anchor";
import type { TableColumn } from "~/ui/data-table/columns";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { LoadingIndicator } from "~/ui/loading";
import { useTranslation } from "~/ui/texts";
import { isRunning, type PastUpload, stateWords } from "./past-upload";

/** Five a page, newest first. */
export function PastUploads(props: { uploads: PastUpload[]; page: number; total_pages: number; total_rows: number }) {
	const { uploads, page, total_pages, total_rows } = props;
	const { t } = useTranslation("imports");
	return (
		<section className="stack-small" aria-labelledby="past-uploads">
			<div className="between">
				<h2 id="past-uploads">{t("past.title")}</h2>
				{uploads.some(isRunning) && (
					<span className="row">
						<span className="meta">{t("past.mayTake")}</span>
						<Anchor className="link hit" href={page > 1 ? `/uploads?page=${page}` : "/uploads"}>
							{t("past.reload")}
						</Anchor>
					</span>
				)}
			</div>
			<DataTable
				caption={t("past.title")}
				columns={useColumns()}
				rows={uploads}
				rowKey={(upload) => upload.id}
				empty={
					<EmptyState isBare drawing="feed" title={t("past.empty")}>
						{t("past.emptyWhy")}
					</EmptyState>
				}
				pager={{
					page,
					pageCount: total_pages,
					hrefFor: (target) => `/uploads?page=${target}`,
					action: "/uploads",
					recordCount: total_rows,
				}}
			/>
		</section>
	);
}

function useColumns(): TableColumn<PastUpload>[] {
	const { t } = useTranslation("imports");
	return [
		{
			key: "file",
			heading: t("past.file"),
			role: "lead",
			cell: (upload) => (
				<span>
					<span className="strong">{upload.file_name}</span>
					<br />
					<span className="meta">{t(`kinds.${upload.report_type}.name`)}</span>
				</span>
			),
		},
		{
			key: "state",
			heading: t("past.state"),
			role: "line",
			cell: (upload) => (
				<div>
					<UploadState upload={upload} />
					<UploadActs upload={upload} />
				</div>
			),
		},
		{
			key: "when",
			heading: t("past.when"),
			role: "end",
			cell: (upload) => <time dateTime={upload.at}>{upload.when}</time>,
		},
	];
}

/** How far an upload is, and its counts; an upload that failed says why. */
export function UploadState({ upload }: { upload: PastUpload }) {
	const { t } = useTranslation("imports");
	const words = stateWords(upload);
	const { success_count, unchanged_count, failed_count, warning_count, ignored_columns } = upload;
	return (
		<div>
			<p className={words ? "strong" : "bad-words"}>
				{upload.status === "processing" ? (
					<LoadingIndicator label={words ? t(words.key, words.values) : ""} />
				) : words ? (
					t(words.key, words.values)
				) : (
					upload.error_msg
				)}
			</p>
			{!isRunning(upload) && words && (
				<p className="meta">
					{t("past.notes", { success: success_count, unchanged: unchanged_count, failed: failed_count })}
					{warning_count > 0 && ` · ${t("past.warnings", { count: warning_count })}`}
				</p>
			)}
			{ignored_columns.length > 0 && (
				<p className="meta">{t("past.ignored", { columns: ignored_columns.join(", ") })}</p>
			)}
		</div>
	);
}

function UploadActs({ upload }: { upload: PastUpload }) {
	const { t } = useTranslation("imports");
	if (upload.failed_count + upload.warning_count === 0) return null;
	return (
		<span className="row row-wrap">
			<Anchor className="link hit" href={`/uploads/${upload.id}`}>
				{t("past.seeRows")}
			</Anchor>
			{upload.download_link && (
				<Anchor className="link hit" href={upload.download_link} isDocument>
					{t("past.download")}
				</Anchor>
			)}
		</span>
	);
}
