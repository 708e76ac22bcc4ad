/** The events whose winners were published. */
import { useLoaderData } from "@remix-run/react";
import { publicationsFace } from "#workers/features/nominations/lists/get-publications";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";

export const loader = listLoader(publicationsFace);

export const action = reportAction(publicationsFace);

export const meta = titleMeta;

/** The screen. */
export default function Publications() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("nominations");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("publications.subtitle")}
			cells={{
				name: ({ id, name }) => (
					<Anchor className="link hit strong" href={`/employee_nominations/publications/${id}`}>
						{name}
					</Anchor>
				),
			}}
			drawing="heart"
		/>
	);
}
