/** The events that take nominations, for those who nominate. */
import { useLoaderData } from "@remix-run/react";
import { eventsFace } from "#workers/features/nominations/lists/get-events";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export const loader = listLoader(eventsFace);

export const action = reportAction(eventsFace);

export const meta = titleMeta;

/** The screen. */
export default function Events() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("events.subtitle")}
			actions={<ButtonLink href="/employee_nominations/publications">{t("publications.go")}</ButtonLink>}
			cells={{
				name: ({ id, name }) => (
					<Anchor className="link hit strong" href={`/employee_nominations/events/${id}`}>
						{name}
					</Anchor>
				),
			}}
			drawing="heart"
		/>
	);
}
