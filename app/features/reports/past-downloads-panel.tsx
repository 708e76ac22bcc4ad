/** The past downloads panel: reports, uploads and requests, each with its state, five a page. */

import { textKey } from "#workers/kernel/names";
import { ListPager } from "~/list/list-pager";
import { listAddress } from "~/list/list-query";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { DownloadRow } from "./download-row";
import { isUnderWay, type PastDownloads } from "./past-download";
import { usePastDownloads } from "./use-past-downloads";

const emptyTexts: Record<string, string> = {
	report: "empty",
	uploaded_files: "emptyUploads",
	async_process_request: "emptyRequests",
};

/** The panel; the log of one report has no other kinds beside it. */
export function PastDownloadsPanel({ loaded, isLog }: { loaded: PastDownloads; isLog?: boolean }) {
	const { t } = useTranslation("reports");
	const list = usePastDownloads(loaded);
	const kind = list.tabs.find(({ isCurrent }) => isCurrent)?.value ?? "report";
	return (
		<Card isFlush className="past" title={t("past.title")} end={list.rows.some(isUnderWay) && <Refresh list={list} />}>
			<p className="meta past-note">{t("past.note")}</p>
			{!isLog && <Tabs label={t("past.kind")} tabs={list.tabs} />}
			{list.rows.length === 0 ? (
				<EmptyState isBare drawing="box" title={t(textKey(`reports:past.${emptyTexts[kind]}`))}>
					{t(textKey(`reports:past.${emptyTexts[kind]}Text`))}
				</EmptyState>
			) : (
				<ul aria-live="polite">
					{list.rows.map((row) => (
						<DownloadRow key={row.id} row={row} isUpload={kind === "uploaded_files"} />
					))}
				</ul>
			)}
			<ListPager list={list} label={t("past.title")} countsRecords />
		</Card>
	);
}

/** Where no script looks again, a link does. */
function Refresh({ list }: { list: PastDownloads }) {
	const { t } = useTranslation("reports");
	return (
		<span className="without-scripts">
			<ButtonLink size="small" href={listAddress(list.address, list.fields, list.page)}>
				{t("past.refresh")}
			</ButtonLink>
		</span>
	);
}
