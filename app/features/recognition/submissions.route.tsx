/** What was sent for an approval: one's own, and for account owners everybody's, each with its state, date and reason. */
import { useLoaderData } from "@remix-run/react";
import { submissionsFace } from "#workers/features/recognition/lists/get-submissions";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(submissionsFace);

export const action = reportAction(submissionsFace);

/** The page. */
export default function Submissions() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	const back = { href: "/recognitions", label: t("list.title") };
	return <ListScreen list={list} title={title} back={back} caption={tab?.label} drawing="heart" />;
}
