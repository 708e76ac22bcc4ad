/** The last reports that were asked for, and which of them wait to be downloaded. */

import { textKey } from "#workers/kernel/names";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

/** A download on the overview. */
export type WaitingDownload = {
	id: number;
	report_type: string;
	status: string;
	download_link: string | null;
	error_msg: string;
	done_count: number;
	total_count: number | null;
	when: string;
};

/** The card. */
export function OverviewDownloads({ downloads }: { downloads: WaitingDownload[] }) {
	const { t } = useTranslation("home");
	return (
		<Card title={t("overview.downloads")} end={<Anchor href="/reports">{t("overview.downloadsAll")}</Anchor>}>
			{downloads.length === 0 ? (
				<p className="soft">{t("overview.downloadsNone")}</p>
			) : (
				<ul className="stack-small">
					{downloads.map((download) => (
						<li key={download.id} className="between">
							<div className="grow">
								<p className="strong cut">
									{t(textKey(`reports:kinds.${download.report_type}.title`), download.report_type)}
								</p>
								<p className="meta">{download.when}</p>
							</div>
							<DownloadState download={download} />
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function DownloadState({ download }: { download: WaitingDownload }) {
	const { t } = useTranslation("home");
	if (download.download_link) {
		return (
			<Anchor className="link hit" href={download.download_link} isDocument>
				{t("overview.ready")}
			</Anchor>
		);
	}
	if (download.status === "pending") return <span className="meta">{t("overview.queued")}</span>;
	if (download.status === "processing") {
		return (
			<span className="meta figure">
				{download.done_count} / {download.total_count ?? "…"}
			</span>
		);
	}
	return <span className="meta">{download.error_msg}</span>;
}
