/** The past downloads panel: reports, uploads and requests, each with its state, five a page. */

import { textKey } from "#workers/kernel/names";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { DownloadRow } from "./download-row";
import { isUnderWay, type PastDownloads } from "./past-download";
import { type DownloadKind, downloadKinds, queryFields, type ReportQuery, reportAddress } from "./report-address";
import { usePastDownloads } from "./use-past-downloads";

const emptyTexts: Record<DownloadKind, string> = {
	report: "empty",
	uploaded_files: "emptyUploads",
	async_process_request: "emptyRequests",
};

/** The panel. */
export function PastDownloadsPanel({ loaded, query }: { loaded: PastDownloads; query: ReportQuery }) {
	const { t } = useTranslation("reports");
	const { rows, page, pageCount, recordCount } = usePastDownloads(loaded, query);
	return (
		<Card isFlush className="past" title={t("past.title")} end={rows.some(isUnderWay) && <Refresh query={query} />}>
			<p className="meta past-note">{t("past.note")}</p>
			<Tabs
				label={t("past.kind")}
				tabs={downloadKinds.map((kind) => ({
					href: reportAddress(query, { kind }),
					label: t(textKey(`reports:past.tabs.${kind}`)),
					isCurrent: kind === query.kind,
				}))}
			/>
			{rows.length === 0 ? (
				<EmptyState isBare drawing="box" title={t(textKey(`reports:past.${emptyTexts[query.kind]}`))}>
					{t(textKey(`reports:past.${emptyTexts[query.kind]}Text`))}
				</EmptyState>
			) : (
				<ul aria-live="polite">
					{rows.map((row) => (
						<DownloadRow key={row.id} row={row} isUpload={query.kind === "uploaded_files"} />
					))}
				</ul>
			)}
			<Pager
				label={t("past.title")}
				page={page}
				pageCount={pageCount}
				hrefFor={(next) => reportAddress(query, { page: next })}
				action="/reports"
				hiddenFields={queryFields(query)}
				recordCount={recordCount}
			/>
		</Card>
	);
}

/** Where no script looks again, a link does. */
function Refresh({ query }: { query: ReportQuery }) {
	const { t } = useTranslation("reports");
	return (
		<span className="without-scripts">
			<ButtonLink size="small" href={reportAddress(query, { page: query.page })}>
				{t("past.refresh")}
			</ButtonLink>
		</span>
	);
}
