/** The groups of the account by name, with a report. */
import { useLoaderData } from "@remix-run/react";
import { groupsFace } from "#workers/features/groups/lists/get-groups";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(groupsFace);

export const action = reportAction(groupsFace);

/** The screen. */
export default function Groups() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("groups");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/groups/new">
			{t("list.new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("list.subtitle")}
			actions={making}
			drawing="people"
			emptyAction={making}
		/>
	);
}
