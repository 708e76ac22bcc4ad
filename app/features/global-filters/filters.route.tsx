/** Manage Filters: the filters that a person may use, with the state of each. */
import { useLoaderData } from "@remix-run/react";
import { globalFiltersFace } from "#workers/features/global-filters/lists/get-global-filters";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(globalFiltersFace);

export const action = reportAction(globalFiltersFace);

/** The screen. */
export default function GlobalFilters() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("global-filters");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/global_filters/new">
			{t("new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			actions={
				<>
					<ButtonLink href="/global_filters/choose" opens="dialog">
						{t("choose.title")}
					</ButtonLink>
					{making}
				</>
			}
			drawing="people"
			emptyAction={making}
		/>
	);
}
