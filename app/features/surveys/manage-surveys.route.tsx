/** All surveys as account owners look after them. */
import { useLoaderData } from "@remix-run/react";
import { managedSurveysFace } from "#workers/features/surveys/lists/get-managed-surveys";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";

export const loader = listLoader(managedSurveysFace);

export const action = reportAction(managedSurveysFace);

export const meta = titleMeta;

/** The screen. */
export default function ManageSurveys() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("surveys");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("manage.subtitle")}
			back={{ href: "/surveys", label: t("title") }}
			actions={
				<ButtonLink kind="main" icon="plus" href="/surveys/manage/new">
					{t("manage.new")}
				</ButtonLink>
			}
			cells={{
				status: ({ status }) => <StatusDot status={status} label={t(`status.${status}`)} />,
			}}
			drawing="feed"
		/>
	);
}
