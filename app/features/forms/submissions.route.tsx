/** What was sent by forms: one's own, and that of forms which one looks after. */
import { useLoaderData } from "@remix-run/react";
import { submissionsFace } from "#workers/features/forms/lists/get-submissions";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { toneOf } from "./tone-of";

export const loader = listLoader(submissionsFace);

export const action = reportAction(submissionsFace);

export const meta = titleMeta;

/** The screen. */
export default function Submissions() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("submissions.subtitle")}
			back={{ href: "/forms", label: t("title") }}
			cells={{ status: ({ status }) => <Tag tone={toneOf[status]}>{t(`submissionStatus.${status}`)}</Tag> }}
			drawing="feed"
		/>
	);
}
