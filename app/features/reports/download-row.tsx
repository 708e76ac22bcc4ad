/** One past download: what it is, how far it is, and its file or why there is none. */

import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ProgressBar } from "~/ui/progress-bar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { downloadState, type PastDownload } from "./past-download";

/** A row of the panel. */
export function DownloadRow({ row, isUpload }: { row: PastDownload; isUpload: boolean }) {
	const state = downloadState(row);
	return (
		<li className="past-row">
			{row.href ? (
				<Anchor className="plain strong" href={row.href}>
					{row.title}
				</Anchor>
			) : (
				<span className="strong">{row.title}</span>
			)}
			<span className="meta">
				{row.range && <span className="past-range">{row.range}</span>}
				{state === "processing" ? <Progress row={row} isUpload={isUpload} /> : summaryOf(row)}
			</span>
			<span className="past-state">
				<State row={row} />
			</span>
			{state === "processing" && <ProgressBar percent={row.percent} label={row.title} heightPx={6} isNeverLow />}
			{state === "failed" && <p className="past-reason">{row.error_msg}</p>}
			{state === "expired" && <p className="meta past-reason-plain">{row.error_msg}</p>}
			<Facts row={row} />
		</li>
	);
}

function summaryOf({ when, format, rows, size, refused }: PastDownload): string {
	return [when, format, rows, size, refused].filter(Boolean).join(", ");
}

function Progress({ row, isUpload }: { row: PastDownload; isUpload: boolean }) {
	const { t } = useTranslation("reports");
	if (row.total === null) return <>{isUpload ? t("past.readingFile") : row.when}</>;
	return <span className="figure">{t("past.progress", { done: row.done, total: row.total })}</span>;
}

function State({ row }: { row: PastDownload }) {
	const { t } = useTranslation("reports");
	switch (downloadState(row)) {
		case "queued":
			return <Tag icon="clock">{t("past.queued")}</Tag>;
		case "processing":
			return (
				<span className="row">
					<span className="spinner" />
					{t("past.processing")}
				</span>
			);
		case "ready": {
			const get = t(row.isPrinted ? "past.print" : "past.download");
			return (
				<ButtonLink
					icon={row.isPrinted ? "print" : "download"}
					href={row.download_link ?? ""}
					isDocument
					aria-label={`${get}: ${row.title}`}
				>
					{get}
				</ButtonLink>
			);
		}
		case "done":
			return (
				<Tag tone="good" icon="check">
					{t("past.done")}
				</Tag>
			);
		case "expired":
			return <Tag>{t("past.expired")}</Tag>;
		case "failed":
			return (
				<Tag tone="bad" icon="warning">
					{t("past.failed")}
				</Tag>
			);
	}
}

/** Filters, time zone and checksum, for those who must account for a file. */
function Facts({ row }: { row: PastDownload }) {
	const { t } = useTranslation("reports");
	return (
		<details className="past-facts">
			<summary className="meta">
				{t("past.details")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<dl>
				{row.facts.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
