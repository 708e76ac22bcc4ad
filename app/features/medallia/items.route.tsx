/** What customers said, by state, ten a page. */
import { useLoaderData } from "@remix-run/react";
import { medalliaFace } from "#workers/features/medallia/lists/get-items";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(medalliaFace);

export const action = reportAction(medalliaFace);

/** The page. */
export default function MedalliaItems() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("medallia");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			cells={{ comment: ({ comment }) => <span className="two-lines">{comment || t("noComment")}</span> }}
			drawing="feed"
		/>
	);
}
