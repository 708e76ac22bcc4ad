/** Recognition by hierarchy: the people who report to somebody, and from each who leads others one step down. */
import { useLoaderData } from "@remix-run/react";
import { tcplFace } from "#workers/features/tcpl/lists/get-report";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** After a report was asked for, the list is read again where the reply asks for it. */
export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";

export const loader = listLoader(tcplFace);

export const action = reportAction(tcplFace);

/** The page. */
export default function TcplReport() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("tcpl");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			cells={{
				team: ({ id, name, leads }) =>
					leads === 1 ? (
						<Anchor className="link hit" href={`/tcpl?under_id=${id}`} aria-label={t("team.label", { name })}>
							{t("team.text")}
						</Anchor>
					) : null,
			}}
			drawing="people"
		/>
	);
}
