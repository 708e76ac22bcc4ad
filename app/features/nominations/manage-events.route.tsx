/** All events, for those who look after them; account owners begin one here. */
import { useLoaderData } from "@remix-run/react";
import { managedEventsFace } from "#workers/features/nominations/lists/get-managed-events";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { toneOf } from "./tone-of";

export const loader = listLoader(managedEventsFace, {
	make: "nominations/save-event",
	sayWhoMay: "settings/save-common-switches",
});

export const action = reportAction(managedEventsFace);

export const meta = titleMeta;

/** The screen. */
export default function ManageEvents() {
	const { title, list, may } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("moderation.subtitle")}
			actions={
				<>
					<ButtonLink href="/employee_nominations/events">{t("events.go")}</ButtonLink>
					<ButtonLink href="/employee_nominations/publications">{t("publications.go")}</ButtonLink>
					{may.sayWhoMay && <ButtonLink href="/settings/roles/everybody">{t("moderation.whoMay")}</ButtonLink>}
					{may.make && (
						<ButtonLink kind="main" icon="plus" href="/employee_nominations/manage">
							{t("moderation.new")}
						</ButtonLink>
					)}
				</>
			}
			cells={{
				name: ({ id, name }) => (
					<Anchor className="link hit strong" href={`/employee_nominations/moderation/${id}`}>
						{name}
					</Anchor>
				),
				status: ({ status }) => <Tag tone={toneOf(status)}>{t(`statuses.${status}`)}</Tag>,
			}}
			drawing="heart"
		/>
	);
}
