/** The standings of a competition for account owners, with their report. */
import { useLoaderData } from "@remix-run/react";
import { standingsFace } from "#workers/features/scoreboards/lists/get-standings";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { manageAddress } from "./addresses";

export const loader = listLoader(standingsFace);

export const action = reportAction(standingsFace);

export const meta = titleMeta;

/** The screen. */
export default function Standings() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("standings.subtitle")}
			actions={<ButtonLink href={manageAddress}>{t("manage.title")}</ButtonLink>}
			drawing="program"
		/>
	);
}
