/** Cards of anniversaries: those to sign, one's own, and for owners those whose points wait. */
import { useLoaderData } from "@remix-run/react";
import { anniversariesFace } from "#workers/features/anniversaries/lists/get-anniversaries";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(anniversariesFace);

export const action = reportAction(anniversariesFace);

/** The page. */
export default function Anniversaries() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("anniversaries");
	const tab = list.tabs.find(({ isCurrent }) => isCurrent);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			caption={tab?.label}
			drawing="heart"
			actions={
				<ButtonLink icon="print" href="/anniversaries/book">
					{t("toBook")}
				</ButtonLink>
			}
		>
			{list.fields.tab === "waiting" && list.total_rows > 0 && <p className="soft">{t("waitingNote")}</p>}
		</ListScreen>
	);
}
