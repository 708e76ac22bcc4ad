/** The forms that a person can send, with the ways to what was sent and, for account owners, to all forms. */
import { useLoaderData } from "@remix-run/react";
import { myFormsFace } from "#workers/features/forms/lists/get-my-forms";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

export const loader = listLoader(myFormsFace, { manage: "forms/get-managed-forms" });

export const action = reportAction(myFormsFace);

export const meta = titleMeta;

const tones = { to_fill: "main", started: "warn", sent: "good" } as const;

/** The screen. */
export default function Forms() {
	const { title, list, may } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("subtitle")}
			actions={
				<>
					<ButtonLink href="/forms/submissions">{t("submissions.title")}</ButtonLink>
					{may.manage && <ButtonLink href="/forms/manage">{t("manage.link")}</ButtonLink>}
				</>
			}
			cells={{ state: ({ state }) => <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag> }}
			drawing="feed"
		/>
	);
}
