/** Commitments made to me and by me, each with its day and whether it was kept; account owners see everybody's. */
import { useLoaderData } from "@remix-run/react";
import { commitmentsFace } from "#workers/features/recognition/lists/get-commitments";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(commitmentsFace);

export const action = reportAction(commitmentsFace);

/** The page. */
export default function Commitments() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("recognition");
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	const back = { href: "/recognitions", label: t("list.title") };
	const subtitle = t("commitments.subtitle");
	return <ListScreen {...{ list, title, subtitle, back }} caption={tab?.label} drawing="heart" />;
}
