/** What waits for its day: one's own, and for account owners everybody's, each with its day and what became of it. */
import { useLoaderData } from "@remix-run/react";
import { scheduledRecognitionsFace } from "#workers/features/recognition/lists/get-scheduled-recognitions";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(scheduledRecognitionsFace);

export const action = reportAction(scheduledRecognitionsFace);

/** The page. */
export default function ScheduledRecognitions() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	const back = { href: "/recognitions", label: t("list.title") };
	return <ListScreen list={list} title={title} back={back} caption={tab?.label} drawing="heart" />;
}
