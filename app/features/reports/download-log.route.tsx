/** The log of what was asked for of one report, which the button above its list opens: five a page, kept fresh while one is made. */
import { useLoaderData } from "@remix-run/react";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./download-log.server";
import { PastDownloadsPanel } from "./past-downloads-panel";
import "./reports.css";

export { loader } from "./download-log.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function DownloadLog() {
	const { t } = useTranslation("reports");
	const { title, report, past } = useLoaderData<typeof loader>();
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={report} back={{ href: "/reports", label: t("title") }} />
			<PastDownloadsPanel loaded={past} isLog />
		</div>
	);
}
