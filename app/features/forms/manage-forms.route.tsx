/** All forms as account owners look after them. */
import { useLoaderData } from "@remix-run/react";
import { managedFormsFace } from "#workers/features/forms/lists/get-managed-forms";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { StatusDot } from "~/ui/status-dot";
import { useTranslation } from "~/ui/texts";

export const loader = listLoader(managedFormsFace);

export const action = reportAction(managedFormsFace);

export const meta = titleMeta;

/** The screen. */
export default function ManageForms() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("manage.subtitle")}
			back={{ href: "/forms", label: t("title") }}
			actions={
				<ButtonLink kind="main" icon="plus" href="/forms/manage/new">
					{t("manage.new")}
				</ButtonLink>
			}
			cells={{ status: ({ status }) => <StatusDot status={status} label={t(`status.${status}`)} /> }}
			drawing="feed"
		/>
	);
}
