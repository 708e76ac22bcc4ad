/** The wrong rows of one upload: line, reason, and the row as it stands in the file. */
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { ListTable } from "~/list/list-table";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { ProgressBar } from "~/ui/progress-bar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { usePolling } from "~/ui/use-polling";
import { isOver, isRunning, isUnderWay } from "./past-upload";
import { UploadState } from "./past-uploads";
import type { loader } from "./refused.server";
import { isUndoing, UndoState } from "./undo-state";
import { UploadInvitations } from "./upload-invitations";
import { UploadSteps } from "./upload-steps";
import "./imports.css";

export { loader } from "./refused.server";

export const meta = titleMeta;

/** Counts and state on top, then the rows. */
export default function RefusedScreen() {
	const { t } = useTranslation("imports");
	const { title, upload, list, undo, has_open_rows } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	usePolling(isUnderWay(upload) || isUndoing(undo), revalidate, upload.id);
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
			{(isRunning(upload) || isOver(upload)) && <UploadSteps open="apply" />}
			<UploadState upload={upload} />
			{upload.status === "processing" && upload.total_count !== null && (
				<ProgressBar
					percent={(upload.done_count / Math.max(1, upload.total_count)) * 100}
					label={t("past.progress", { done: upload.done_count, total: upload.total_count })}
					isNeverLow
				/>
			)}
			{upload.question?.code === "columns" && (
				<div>
					<ButtonLink kind="main" href={`/uploads/${upload.id}/columns`}>
						{t("past.goOn")}
					</ButtonLink>
				</div>
			)}
			<UploadInvitations upload={upload} />
			<UndoState undo={undo} upload_id={upload.id} />
			{upload.corrects !== null && (
				<p>
					<Anchor className="link hit" href={`/uploads/${upload.corrects}`}>
						{t("correct.original")}
					</Anchor>
				</p>
			)}
			{has_open_rows && (
				<div>
					<ButtonLink kind="main" href={`/uploads/${upload.id}/correct`}>
						{t("correct.link")}
					</ButtonLink>
				</div>
			)}
			{upload.failed_count > 0 && <p className="soft">{t("refused.again")}</p>}
			{isOver(upload) && (
				<ListTable
					list={list}
					caption={title}
					rowKey={({ line, is_warning }) => `${line}-${is_warning}`}
					cells={{
						line: ({ line }) => t("refused.atLine", { line }),
						is_warning: ({ is_warning, corrected_by }) =>
							corrected_by === null ? (
								<Tag tone={is_warning ? "warn" : "bad"}>{is_warning ? t("refused.warning") : t("refused.refused")}</Tag>
							) : (
								<Anchor className="link hit" href={`/uploads/${corrected_by}`}>
									{t("correct.sentAgain")}
								</Anchor>
							),
						cells: ({ cells }) => (
							<span className="refused-cells">{cells.filter((cell) => cell !== "").join(" · ")}</span>
						),
					}}
					drawing="feed"
				/>
			)}
		</div>
	);
}
